# Terms that are explained in place, and the mark of a choice.

term-more = Voir le glossaire
choice-mark = Choix de ce site
