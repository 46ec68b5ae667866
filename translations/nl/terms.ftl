# Woorden die ter plekke worden uitgelegd, en het teken van een keuze.

term-more = Naar de woordenlijst
choice-mark = Keuze van deze site
