"""Functions made in C go without a docstring."""


def get_cmeth_docstring(_function):
    """Nothing."""
    return ""


def dedent_docstring(docstring):
    """The same."""
    return docstring
