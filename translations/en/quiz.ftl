# The quiz. $seat: a letter, A for the first seat.

quiz = Quiz
question-of = Question { $number } of { $total }
round-over = Round finished
streak = Streak { $count } · best { $best }
table-empty = The table is empty.

# The concepts of Femkort, in the words of the list on the quiz page.
concept-lead = leading
concept-follow = following suit
concept-overtake = overtaking
concept-free-choice = free choice among overtakers
concept-cannot-overtake = when you can’t overtake
concept-may-overtake = free to overtake or not
concept-void = void
concept-off-suit-ace = the off-suit ace
concept-who-wins = who wins the trick
concept-who-leads = who leads next
concept-what-counts = what counts in the end

# $leader: who led $card.
ask-lead = You are { $seat }, and you lead. Mark every card you may play.
ask-legal-cards = You are { $seat }. { $leader } led { $card }. Mark every card you may play.
ask-trick-winner = Who wins this trick?
ask-next-leader = The trick is over. Who leads the next one?
ask-deal-winner = All five tricks are played; ★ marks who won each. Who wins the deal?

check = Check
hint-1 = Hint
hint-2 = Which rule?
hint-3 = Show the answer
look-lead = Nothing has been played yet.
look-legal-cards = Look at the highlighted card that is winning the trick, and at what you hold of the led suit.
look-trick-winner = Look at the suit of the first card.
look-next-leader = Look at who won this trick.
look-deal-winner = Look at the last trick.

# What an answer is called: all of it right, some of it, none of it, or shown because the reader asked.
right = Right.
partly = Not quite.
wrong = No.
answer-shown = Here is the answer.

# Why a seat is the answer. $card: the card that won. Each names the answer.
why-trick-winner = { $seat } wins the trick with { $card }, the highest card of the led suit. Cards of other suits can’t win.
why-next-leader = { $seat } leads next: { $seat } won the trick with { $card }, and whoever wins a trick leads the next one.
why-deal-winner = { $seat } wins the deal, having won the fifth trick with { $card }. The first four only decide who leads.

next-question = Next question
see-result = See the result
score = { $total ->
    [one] { $right ->
        [0] Not right this time
       *[other] Right
      }
   *[other] { $right ->
        [0] None of { $total } right
       *[other] { $right } of { $total } right
      }
  }
concept = Part of the rules
right-of = Right
step-perfect = Nothing missed.
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
erase-yes = Erase everything
erase-no = Keep everything
