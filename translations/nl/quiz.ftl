# The quiz. $seat: a letter, A for the first seat.

quiz = Quiz
question-of = Vraag { $number } van { $total }
round-over = Ronde afgelopen
streak = { $count } goed op rij · record { $best }
table-empty = De tafel is leeg.

concept-lead = uitkomen en voorspelen
concept-follow = kleur bekennen
concept-overtake = overnemen als het kan
concept-free-choice = kiezen waarmee je overneemt
concept-cannot-overtake = niet kunnen overnemen
concept-may-overtake = wel of niet overnemen
concept-void = renonce zijn en afgooien
concept-off-suit-ace = de aas van een andere kleur
concept-who-wins = wie de slag wint
concept-who-leads = wie in de volgende slag voorspeelt
concept-what-counts = wat aan het eind telt

ask-lead = Jij bent { $seat } en begint de slag. Wijs alle kaarten aan die je mag spelen.
ask-legal-cards = Jij bent { $seat }. { $leader } begon met { the-card }. Wijs alle kaarten aan die je mag spelen.
ask-trick-winner = Wie wint deze slag?
ask-next-leader = De slag is gespeeld. Wie speelt in de volgende slag voor?
ask-deal-winner = Alle vijf de slagen zijn gespeeld; ★ geeft aan wie welke slag won. Wie wint de gift?

check = Nakijken
hint-1 = Hint
hint-2 = Welke regel?
hint-3 = Antwoord tonen
look-lead = Er is nog niets gespeeld.
look-legal-cards = Kijk naar de kaarten die oplichten: de kaart die nu wint, en wat jij in de gevraagde kleur hebt.
look-trick-winner = Kijk naar de kleur van de eerste kaart.
look-next-leader = Kijk wie deze slag heeft gewonnen.
look-deal-winner = Kijk naar de laatste slag.

right = Goed.
wrong = Niet helemaal.
answer-shown = Zo zit het.
answer-seat = Het antwoord is { $seat }.
is-legal = mag
is-illegal = mag niet
why-trick-winner = { The-card } is de hoogste kaart van de gevraagde kleur. Kaarten van een andere kleur kunnen niet winnen.
why-next-leader = { The-card } won de slag, en wie een slag wint, speelt in de volgende voor.
why-deal-winner = { The-card } won de vijfde slag. De eerste vier bepalen alleen wie voorspeelt.

next-question = Volgende vraag
see-result = Uitslag bekijken
score = { $right } van de { $total } goed
concept = Onderwerp
right-of = Goed
step-perfect = Geen enkele fout. De volgende ronde is moeilijker.
step-weakest = Kijk hier nog eens naar: { $concept }.
read-again = Lees dat stuk van de regels nog eens
another-round = Nog een ronde van { $total }
review = { $count ->
    [one] Eén foute vraag overdoen
   *[other] { $count } foute vragen overdoen
  }

your-progress = Je voortgang
progress-kept = { $seen ->
    [0] Nog geen vraag beantwoord. Wat je hier doet, wordt alleen in deze browser bewaard.
    [one] Eén vraag beantwoord, record { $best } goed op rij. Alleen in deze browser bewaard.
   *[other] { $seen } vragen beantwoord, record { $best } goed op rij. Alleen in deze browser bewaard.
  }
export = Opslaan als bestand
erase = Voortgang wissen
erase-sure = Alle antwoorden, fouten en je record wissen?
erase-yes = Ja, wissen
erase-no = Nee, bewaren
