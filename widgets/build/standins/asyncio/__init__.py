"""Nothing waits in the engine."""
