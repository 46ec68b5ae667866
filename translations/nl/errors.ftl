# What can be wrong with a position that a reader types or a link carries. $word: the word it is about.

error-unknown-card = “{ $word }” is not a card.
error-duplicate-card = The { $word } is there twice.
error-wrong-number-of-players = This form of the game isn’t for that many players.
error-trick-complete = Everyone has played to this trick already.
error-out-of-range = Someone who still has to play to this trick has no card.
error-unreadable-line = The text of the position is cut short or jumbled.
error-unreadable-action = “{ $word }” is not something a player can do.
error-illegal-action = The { $word } would break the rules at that point.
error-deal-over = More was played than there are tricks.
error-unknown-game = This site doesn’t know that game.
error-unknown-profile = The game has no such form.
error-too-long = That is too long.
error-other = The position makes no sense.
