# What a player that is no person says of what it did: the answer to “Why did you play that?”.

# Whatever the game.
bot-reason-by-chance = I chose by chance among what is allowed.
bot-reason-only-one = I had no choice.
bot-reason-throws-the-weakest = This was the card I need least. I keep the better ones.
bot-reason-weakest-legal = Of the cards that I was allowed to play this is the weakest.
bot-reason-wins-cheaply = My lowest card that is enough for now. I keep the higher ones.

# Femkort and Femkortskille: the last trick is all that counts.
bot-reason-wins-to-lead-last = I try to win the fourth trick with it, so that I lead to the last one.
bot-reason-keeps-the-best = For the last trick I keep the card that is hardest to beat.
bot-reason-leads-low = I lead low and keep my better cards for the last trick.
bot-reason-poor-hand = My hand has hardly anything to win the last trick with.
bot-reason-good-hand = With this hand I may well win the last trick.

# Femkortskille before the play: knocking, betting, exchanging.
bot-reason-strong-hand = With a hand like this I win more than I lose, on average.
bot-reason-weak-hand = With a hand like this I lose more than I win, on average.
bot-reason-waits = I wait for what the others say. It decides whether a knock is worth it with this hand.
bot-reason-worth-the-price = What I may win is worth more than this bet.
bot-reason-costs-nothing = With this hand a bet isn’t worth it, and checking costs nothing.
bot-reason-alone = All the others have passed, so the pot is mine.
bot-reason-keeps-all = A card from the stock would hardly be better than any of mine.
bot-reason-exchanges-the-weakest = I exchange what is probably lower than a card from the stock.

# Bismarck: the contract and the burial.
bot-reason-best-for-the-cards = Of the contracts that I have left, this one gains most by the open cards.
bot-reason-last-contract = It is the only contract that I have left.
bot-reason-buries-a-suit = I need these cards least, and one suit is gone with them.
bot-reason-buries-the-weakest = These four are the least likely to win tricks.
bot-reason-buries-the-highest = These four would probably win tricks that I don’t want.

# Bismarck: to take tricks.
bot-reason-leads-a-winner = This card will probably win the trick.
bot-reason-draws-trumps = I lead trumps, so that fewer are left to beat my other cards with.
bot-reason-leads-a-spare = I lead what costs me least, and keep the cards that may win.
bot-reason-wins-safely = This is high enough: whoever plays after me will hardly beat it.
bot-reason-trumps = I have nothing of the suit led, and win with a trump.
bot-reason-holds-back = Whoever plays after me would probably beat a higher card, so I keep it.

# Bismarck: to avoid tricks, in Pass.
bot-reason-leads-to-lose = I lead a card that somebody will probably have to beat.
bot-reason-stays-below = With this card I stay below. My lower ones I need later.
bot-reason-hopes-to-lose = I hope that whoever plays after me must play higher.
bot-reason-wins-with-the-highest = I will probably win this trick anyway, so I get rid of a high card.
bot-reason-throws-the-highest = I have nothing of the suit led: time to get rid of a dangerous card.
