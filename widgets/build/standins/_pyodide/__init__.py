"""Pyodide's own start, without the printing of tracebacks."""

from . import _base, _importhook  # noqa: F401


def set_excepthook():
    """Does nothing."""
