"""As much of inspect as dataclasses need while classes are made."""


class Parameter:
    """A parameter's kinds."""

    empty = type("_empty", (), {})


def signature(*_):
    """Refuses; dataclasses then do without a generated docstring."""
    raise ValueError


def get_annotations(thing, **_):
    """The annotations written in ``thing``."""
    return dict(thing.__dict__.get("__annotations__") or {})  # noqa: RUF063  is the function itself


def unwrap(function, **_):
    """The same."""
    return function


def iscoroutinefunction(_function):
    """Never."""
    return False
