"""Swedish card games as a rules engine: who may play what, and why.

Everything outside talks to ``kortspel.api.answer``, one JSON text in and one JSON text out. Rules are named
by their ids on the rules pages, such as F7; ids that begin with A- are readings of texts that leave a choice.
"""
