"""Swedish card games as a rules engine: who may play what, and why.

Everything outside talks to :func:`kortspel.api.answer`, one JSON text in and one JSON text out.
"""
