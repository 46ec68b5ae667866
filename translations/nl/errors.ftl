# What can be wrong with a position that a reader types or a link carries. $word: the word it is about.

error-unknown-card = ‘{ $word }’ is geen kaart.
error-duplicate-card = De { $word } staat er twee keer.
error-wrong-number-of-players = Met dat aantal spelers kun je dit profiel niet spelen.
error-trick-complete = In deze slag heeft iedereen al gespeeld.
error-out-of-range = Iemand die in deze slag nog moet spelen, heeft geen kaart.
error-unreadable-line = De tekst van de stand is onvolledig of verhaspeld.
error-unreadable-action = ‘{ $word }’ is niet iets wat een speler kan doen.
error-illegal-action = Volgens de regels mag de { $word } op dat moment niet.
error-deal-over = Er is doorgespeeld na de laatste slag.
error-unknown-game = Deze site kent dat spel niet.
error-unknown-profile = Dit spel heeft zo’n profiel niet.
error-too-long = Dat is te lang.
error-other = Deze stand klopt niet.
