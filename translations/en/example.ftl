# Stepping through a worked example.

example = Worked example
step-of = Step { $step } of { $steps }
played-card = played
example-end = This is the end of the example.
guess-now = Which card would you play as { $seat }?
guess-same = Yes, { $card }.
guess-legal = { $Card } is allowed too.
first = Start
back = Back
next = Next
last = End
play = Play on
pause = Pause
guess-first = Guess first
