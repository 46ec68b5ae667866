# What can be wrong with a position that a reader types or a link carries. $word: the word or the card it is about.

error-unknown-card = ‘{ $word }’ is geen kaart van dit spel.
error-duplicate-card = Deze kaart komt te vaak voor: { $word }.
error-wrong-number-of-players = Voor zoveel spelers zijn deze regels niet bedoeld.
error-trick-complete = In deze slag heeft iedereen al gespeeld.
error-out-of-range = Een speler die in deze slag nog aan de beurt komt, heeft geen kaart.
error-unreadable-line = De tekst van de situatie is onvolledig of verhaspeld.
error-unreadable-action = ‘{ $word }’ is niet iets wat een speler kan doen.
error-illegal-action = { $Word } mag niet gespeeld worden op het moment dat de situatie aangeeft.
error-illegal-word = Iemand zegt of doet in deze situatie iets wat op dat moment niet mag.
error-deal-over = Er is doorgespeeld na de laatste slag.
error-unknown-game = Deze site kent dat spel niet.
error-unknown-profile = Zulke regels heeft dit spel niet.
error-other-game = De situatie hoort bij een ander spel dan deze pagina.
error-contract-needs-suit = Bij Valfri hoort een kleur die troef is.
error-contract-takes-no-suit = Alleen bij Valfri kiest de voorhand een kleur.
error-too-long = De tekst van de situatie is te lang.
error-unknown-switch = Zo’n regel bestaat in dit spel niet.
error-switch-not-in-profile = Bij deze regels valt dat niet te kiezen.
error-missing-field = Er ontbreekt iets aan de situatie.
error-unknown-field = Iets in de situatie hoort niet bij deze regels.
error-wrong-type = Iets in de situatie heeft een waarde die niet kan.
error-other = Deze situatie kan niet.
