"""No event loop: the worker's own is enough. The import keeps the place that snapshots expect for it."""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop():
    """Does nothing."""
