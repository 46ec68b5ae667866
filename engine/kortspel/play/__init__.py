"""Players that are no persons, and what they know: this room plays every game and knows none by name."""
