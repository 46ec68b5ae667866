# Een cursus: situaties met een doel, de ene na de andere. $number: de stap, $total: hoeveel er zijn.

task-step = Stap { $number } van { $total }
task-done = gelukt
task-missed = Nog niet.
task-again = Probeer het nog eens
task-not-allowed = { $Card } mag niet.
task-missing = { $count ->
    [one] Er mag nog één kaart.
   *[other] Er mogen nog { $count } kaarten.
  }
task-not-seat = Nee, { $seat } niet.
task-next = Door naar stap { $number }
task-quiz = En nu de quiz
task-erase = Begin de cursus opnieuw
task-answer = Bekijk het antwoord
# $cards: wat je speelt, in deze volgorde; $count: hoeveel kaarten.
task-answer-cards = { $count ->
    [one] Speel { $cards }.
   *[other] Speel achtereenvolgens { $cards }.
  }
task-answer-words = { $words }.
task-answer-seat = Het is { $seat }.
