"""No packages are ever installed. The import keeps the place that snapshots expect for it."""

from pyodide_js import loadedPackages  # noqa: F401


class _Place:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = _Place("/lib/python3.13/site-packages")
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages():
    """Does nothing."""
