# What can be wrong with a position that a reader types or a link carries. $word: the word or the card it is about.

error-unknown-card = “{ $word }” is not a card of this game.
error-duplicate-card = There is one card too many of its kind: { $word }.
error-wrong-number-of-players = These rules aren’t for that many players.
error-trick-complete = Everyone has played to this trick already.
error-out-of-range = Someone who still has to play to this trick has no card.
error-unreadable-line = The text of the position is cut short or jumbled.
error-unreadable-action = “{ $word }” is not something a player can do.
error-illegal-action = { $Word } isn’t allowed where the position has it played.
error-illegal-word = Something said in the course of the position isn’t allowed there.
error-deal-over = More was played than there are tricks.
error-unknown-game = This site doesn’t know that game.
error-unknown-profile = The game has no such rules.
error-other-game = The position belongs to another game than this page.
error-contract-needs-suit = Valfri needs a suit as trumps.
error-contract-takes-no-suit = Only Valfri lets forehand name a suit.
error-too-long = The text of the position is too long.
error-unknown-switch = There is no such choice of rules in this game.
error-switch-not-in-profile = These rules leave no such choice.
error-missing-field = Something is missing from the position.
error-unknown-field = Something in the position doesn’t belong to these rules.
error-wrong-type = Something in the position has a value that can’t be right.
error-other = The position makes no sense.
