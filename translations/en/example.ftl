# Stepping through a worked example.

example = Worked example
step-of = Step { $step } of { $steps }
played-card = played
example-end = That is the end of the example.
guess-now = Your guess: which card would you play for { $seat }?
guess-same = Yes, { the-card }.
guess-legal = { The-card } is legal too.
first = To the start
back = Back
next = Next
last = To the end
play = Play by itself
pause = Pause
guess-first = Guess first
