# What can be wrong with a position that a reader types or a link carries. $word: the word it is about.

error-unknown-card = ‘{ $word }’ is geen kaart van dit spel.
error-duplicate-card = Dat is één { $word } te veel.
error-wrong-number-of-players = Met dat aantal spelers kun je dit profiel niet spelen.
error-trick-complete = In deze slag heeft iedereen al gespeeld.
error-out-of-range = Iemand die in deze slag nog moet spelen, heeft geen kaart.
error-unreadable-line = De tekst van de stand is onvolledig of verhaspeld.
error-unreadable-action = ‘{ $word }’ is geen zet die een speler kan doen.
error-illegal-action = Volgens de regels mag dit op dat moment niet: { $word }.
error-illegal-word = Wat daar gezegd wordt, mag volgens de regels niet.
error-deal-over = Er is doorgespeeld na de laatste slag.
error-unknown-game = Deze site kent dat spel niet.
error-unknown-profile = Dit spel heeft zo’n profiel niet.
error-other-game = Dat is een ander spel dan op deze pagina, of een andere vorm ervan.
error-contract-needs-suit = Valfri heeft een kleur als troef nodig.
error-contract-takes-no-suit = Bij dat contract kies je geen kleur.
error-too-long = Dat is te lang.
error-unknown-switch = Zo’n regel bestaat in dit spel niet.
error-switch-not-in-profile = Die regel hoort niet bij dit profiel.
error-missing-field = Er ontbreekt iets aan de stand.
error-unknown-field = Iets in de stand hoort niet bij dit profiel.
error-wrong-type = Iets in de stand heeft een waarde die niet kan.
error-other = Deze stand klopt niet.
