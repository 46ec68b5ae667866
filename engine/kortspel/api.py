"""The public entry: ``answer`` takes one JSON text and gives one back (``kortspel.door``)."""

from kortspel.door.api import REQUESTS, answer

__all__ = ["REQUESTS", "answer"]
