# Les termes expliqués sur place, et la marque d’un choix.

term-more = Vers le lexique
choice-mark = Choix de ce site
