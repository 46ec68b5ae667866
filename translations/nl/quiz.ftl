# The quiz. $seat: a letter, A for the first seat.

quiz = Quiz
question-of = Vraag { $number } van { $total }
round-over = Alle vragen gehad
streak = { $count } goed op rij · langste reeks { $best }
table-empty = De tafel is leeg.

# The concepts of Femkort, in the words of the list on the quiz page.
concept-lead = uitkomen
concept-follow = kleur bekennen
concept-overtake = overnemen
concept-free-choice = kiezen waarmee je overneemt
concept-cannot-overtake = niet kunnen overnemen
concept-may-overtake = wel of niet overnemen
concept-void = renonce
concept-off-suit-ace = de aas van een andere kleur
concept-who-wins = wie de slag wint
concept-who-leads = wie daarna uitkomt
concept-what-counts = wat aan het eind telt

# $leader: who led $card.
ask-lead = Jij bent { $seat } en je komt uit. Wijs alle kaarten aan die je mag spelen.
ask-legal-cards = Jij bent { $seat }. { $leader } is uitgekomen met { $card }. Wijs alle kaarten aan die je mag spelen.
ask-trick-winner = Wie wint deze slag?
ask-next-leader = De slag is gespeeld. Wie komt in de volgende slag uit?
ask-deal-winner = Alle vijf de slagen zijn gespeeld; ★ staat bij de kaart die de slag won. Wie wint de ronde?

check = Nakijken
hint-1 = Hint
hint-2 = Welke regel?
hint-3 = Antwoord tonen
look-lead = Er is nog niets gespeeld.
look-legal-cards = Kijk naar de kaart die oplicht: daarmee wint iemand nu de slag. Kijk dan wat jij van de gevraagde kleur hebt.
look-trick-winner = Kijk naar de kleur van de eerste kaart.
look-next-leader = Kijk wie deze slag heeft gewonnen.
look-deal-winner = Kijk naar de laatste slag.

# What an answer is called: all of it right, some of it, none of it, or shown because the reader asked.
right = Goed.
partly = Niet helemaal.
wrong = Fout.
answer-shown = Zo zit het.

# Why a seat is the answer. $card: the card that won. Each names the answer.
why-trick-winner = { $seat } wint de slag met { $card }, de hoogste kaart van de gevraagde kleur. Kaarten van een andere kleur kunnen niet winnen.
why-next-leader = { $seat } komt in de volgende slag uit: { $seat } won deze slag met { $card }, en de winnaar komt altijd uit.
why-deal-winner = { $seat } wint de ronde, want { $seat } won de vijfde slag met { $card }. De eerste vier slagen bepalen alleen wie er uitkomt.

next-question = Volgende vraag
see-result = Uitslag bekijken
score = { $total ->
    [one] { $right ->
        [0] Deze keer niet goed
       *[other] Goed
      }
   *[other] { $right ->
        [0] Geen van de { $total } goed
       *[other] { $right } van de { $total } goed
      }
  }
concept = Onderwerp
right-of = Goed
step-perfect = Geen enkele fout.
step-weakest = Kijk hier nog eens naar: { $concept }.
read-again = Lees dat stuk van de regels nog eens
another-round = Nog { $total } vragen
review = { $count ->
    [one] De vraag die fout ging nog eens
   *[other] De { $count } vragen die fout gingen nog eens
  }

your-progress = Je voortgang
progress-kept = { $seen ->
    [0] Je hebt nog geen vraag beantwoord. Wat je hier doet, blijft in deze browser.
    [one] Eén vraag beantwoord. Langste reeks goede antwoorden: { $best }. Dit blijft in deze browser.
   *[other] { $seen } vragen beantwoord. Langste reeks goede antwoorden: { $best }. Dit blijft in deze browser.
  }
export = Opslaan als bestand
erase = Voortgang wissen
erase-sure = Alle antwoorden, reeksen en fouten wissen?
erase-yes = Alles wissen
erase-no = Alles bewaren
