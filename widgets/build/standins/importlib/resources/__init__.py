"""Nothing is read from packages."""
