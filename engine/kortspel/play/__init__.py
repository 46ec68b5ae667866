"""Playing against the machine: players of two strengths, and puzzles."""
