# What a player that is no person says of what it did: the answer to “Why did you play that?”.

# Whatever the game.
bot-reason-by-chance = J’ai tiré au sort parmi ce qui est permis.
bot-reason-only-one = Je n’avais pas le choix.
bot-reason-throws-the-weakest = C’était la carte dont j’ai le moins besoin. Je garde les meilleures.
bot-reason-weakest-legal = De toutes les cartes que j’avais le droit de jouer, c’est la plus faible.
bot-reason-wins-cheaply = La plus basse de mes cartes qui suffise pour l’instant. Je garde les plus hautes.

# Femkort and Femkortskille: the last trick is all that counts.
bot-reason-wins-to-lead-last = J’essaie ainsi de gagner le quatrième pli, pour attaquer au dernier.
bot-reason-keeps-the-best = Pour le dernier pli, je garde la carte la plus difficile à battre.
bot-reason-leads-low = J’attaque bas et je garde mes meilleures cartes pour le dernier pli.
bot-reason-poor-hand = Mon jeu n’a presque rien pour gagner le dernier pli.
bot-reason-good-hand = Avec ce jeu, j’ai de bonnes chances de gagner le dernier pli.

# Femkortskille before the play: knocking, betting, exchanging.
bot-reason-strong-hand = Avec un jeu pareil, en moyenne, je gagne plus que je ne perds.
bot-reason-weak-hand = Avec un jeu pareil, en moyenne, je perds plus que je ne gagne.
bot-reason-waits = J’attends ce que diront les autres : c’est ce qui décide si ce jeu vaut la peine de cogner.
bot-reason-worth-the-price = Ce que je peux gagner vaut plus que cette mise.
bot-reason-costs-nothing = Avec ce jeu, miser n’en vaut pas la peine, et dire « parole » ne coûte rien.
bot-reason-alone = Tous les autres ont passé : le pot est à moi.
bot-reason-keeps-all = Une carte du talon ne vaudrait sans doute pas mieux qu’une des miennes.
bot-reason-exchanges-the-weakest = J’échange ce qui vaut sans doute moins qu’une carte du talon.

# Bismarck: the contract and the burial.
bot-reason-best-for-the-cards = De tous les contrats qui me restent, c’est celui que les cartes découvertes favorisent le plus.
bot-reason-last-contract = C’est le seul contrat qui me reste.
bot-reason-buries-a-suit = Ce sont les cartes dont j’ai le moins besoin, et je me défais ainsi de toute une couleur.
bot-reason-buries-the-weakest = Ces quatre cartes ont le moins de chances de faire des plis.
bot-reason-buries-the-highest = Ces quatre cartes feraient sans doute des plis dont je ne veux pas.

# Bismarck: to take tricks.
bot-reason-leads-a-winner = Cette carte gagnera sans doute le pli.
bot-reason-draws-trumps = J’attaque atout, pour qu’il en reste moins contre mes autres cartes.
bot-reason-leads-a-spare = J’attaque ce qui me coûte le moins, et je garde les cartes qui peuvent gagner.
bot-reason-wins-safely = C’est assez haut : qui joue après moi ne le battra guère.
bot-reason-trumps = Je n’ai pas de la couleur demandée : je gagne avec un atout.
bot-reason-holds-back = Qui joue après moi battrait sans doute une carte plus haute, alors je la garde.

# Bismarck: to avoid tricks, in Pass.
bot-reason-leads-to-lose = J’attaque une carte que quelqu’un devra sans doute battre.
bot-reason-stays-below = Avec cette carte, je reste en dessous. Mes plus basses me serviront plus tard.
bot-reason-hopes-to-lose = J’espère que qui joue après moi devra jouer plus haut.
bot-reason-wins-with-the-highest = Je gagnerai sans doute ce pli de toute façon : j’en profite pour me défaire d’une carte haute.
bot-reason-throws-the-highest = Je n’ai pas de la couleur demandée : c’est le moment de me défaire d’une carte dangereuse.
