# The editor of a position. It comes when it is opened.

edit-profile = Regels
edit-players = Spelers
edit-leader = Wie komt uit
edit-trick = Kaarten op tafel
edit-help = Eerst de waarde, dan de letter van de kleur, S H R K: VH 10S 3K. Laat een hand leeg als niemand die kent; een streepje is een hand zonder kaarten.
edit-pick = Kies voor: { $field }
edit-apply = Deze situatie gebruiken
edit-empty = Alles leegmaken
edit-cancel = Annuleren
edit-contract = Contract
edit-trump = Troef
edit-prompt = Wijzig wat je wilt en gebruik dan deze situatie.
edit-help-kille = Kaarten zoals in hun hoek: Ko 12 3 Ma. Laat een hand leeg als niemand die kent; een streepje is een hand zonder kaarten.
