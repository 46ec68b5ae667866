# What can be wrong with a position that a reader types or a link carries. $word: the word it is about.

error-unknown-card = “{ $word }” is not a card of this game.
error-duplicate-card = That is one { $word } too many.
error-wrong-number-of-players = This form of the game isn’t for that many players.
error-trick-complete = Everyone has played to this trick already.
error-out-of-range = Someone who still has to play to this trick has no card.
error-unreadable-line = The text of the position is cut short or jumbled.
error-unreadable-action = “{ $word }” is not something a player can do.
error-illegal-action = The { $word } would break the rules at that point.
error-illegal-word = Something said at that point breaks the rules.
error-deal-over = More was played than there are tricks.
error-unknown-game = This site doesn’t know that game.
error-unknown-profile = The game has no such form.
error-other-game = That is another game, or another form of it, than this page is for.
error-contract-needs-suit = Valfri needs a suit as trumps.
error-contract-takes-no-suit = That contract doesn’t let you name a suit.
error-too-long = That is too long.
error-unknown-switch = There is no such switch in this game.
error-switch-not-in-profile = This form of the game doesn’t have that switch.
error-missing-field = Something is missing from the position.
error-unknown-field = Something in the position doesn’t belong to this form of the game.
error-wrong-type = Something in the position has a value that it can’t have.
error-other = The position makes no sense.
