# La commande qui ouvre, à côté d’une règle, une position qui la montre.

see-it = Voir sur la table
