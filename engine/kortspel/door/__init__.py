"""The door: one JSON text in, one JSON text out. Everything outside the engine comes through here."""
