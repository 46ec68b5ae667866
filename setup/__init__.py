"""Setting the project up on a machine."""
