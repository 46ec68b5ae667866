# Les termes expliqués sur place, et la marque d’un choix.

term-more = Voir le glossaire
choice-mark = Choix de ce site
