# A course: positions with a goal, one after the other. $number: the step, $total: how many there are.

task-step = Step { $number } of { $total }
task-done = done
task-missed = Not this time.
task-again = Try again
task-not-allowed = { $Card } isn’t allowed.
task-missing = { $count ->
    [one] One more card is allowed.
   *[other] { $count } more cards are allowed.
  }
task-not-seat = No, not { $seat }.
task-next = On to step { $number }
task-quiz = Now the quiz
task-erase = Take the course again
task-answer = Show the answer
# $cards: what is to be played, in this order; $count: how many.
task-answer-cards = { $count ->
    [one] Play { $cards }.
   *[other] Play, in this order, { $cards }.
  }
task-answer-words = { $words }.
task-answer-seat = It is { $seat }.
