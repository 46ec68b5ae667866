# The quiz. $seat: a letter, A for the first seat.

quiz = Quiz
question-of = Question { $number } of { $total }
round-over = Round finished
streak = Streak { $count } · best { $best }
table-empty = The table is empty.

concept-lead = leading
concept-follow = following suit
concept-overtake = beating the trick
concept-free-choice = choosing how to beat
concept-cannot-overtake = can’t beat it
concept-may-overtake = free to beat or not
concept-void = out of the suit
concept-off-suit-ace = the off-suit ace
concept-who-wins = who wins
concept-who-leads = who leads
concept-what-counts = what counts

ask-lead = You are { $seat } and lead. Mark every card you may play.
ask-legal-cards = You are { $seat }. { $leader } led { the-card }. Mark every card you may play.
ask-trick-winner = Who wins this trick?
ask-next-leader = The trick is over. Who leads the next one?
ask-deal-winner = All five tricks are played; ★ marks who won each. Who wins the deal?

check = Check
hint-1 = Hint
hint-2 = Which rule?
hint-3 = Show the answer
look-lead = Nothing has been played yet.
look-legal-cards = Look at the lit cards: the one winning now, and yours of the suit led.
look-trick-winner = Look at the suit of the first card.
look-next-leader = Look at who won this trick.
look-deal-winner = Look at the last trick.

right = Right.
wrong = Not quite.
answer-shown = Here is the answer.
answer-seat = The answer is { $seat }.
is-legal = legal
is-illegal = not legal
why-trick-winner = { The-card } is the highest card of the suit led. Cards of other suits can’t win.
why-next-leader = { The-card } won the trick, and whoever wins a trick leads the next.
why-deal-winner = { The-card } won the fifth trick. The first four only decide who leads.

next-question = Next question
see-result = See the result
score = { $right } of { $total } right
concept = Concept
right-of = Right
step-perfect = Nothing missed. The next round is harder.
step-weakest = Worth another look: { $concept }.
read-again = Read that part of the rules
another-round = Another round of { $total }
review = { $count ->
    [one] Review one mistake
   *[other] Review { $count } mistakes
  }

your-progress = Your progress
progress-kept = { $seen ->
    [0] No question answered yet. What you do here is kept in this browser only.
    [one] One question answered, best streak { $best }. Kept in this browser only.
   *[other] { $seen } questions answered, best streak { $best }. Kept in this browser only.
  }
export = Save to a file
erase = Erase my progress
erase-sure = Erase all answers, streaks and mistakes?
erase-yes = Erase them
erase-no = Keep them
