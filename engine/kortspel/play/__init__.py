"""Playing against the machine: what a seat can't see, advice, and puzzles, and players of three strengths."""
