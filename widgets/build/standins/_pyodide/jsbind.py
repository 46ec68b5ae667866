"""Typed bindings to JavaScript, which nobody here uses: only the names."""


class Default: ...


class Deep: ...


class Json: ...


class BindClass: ...


default_signature = type_converter = no_default = None


def func_to_sig(_function):
    """Refuses."""
    raise TypeError


def js2py_bind(value):
    """The same."""
    return value


def get_attr_sig(*_):
    """Refuses."""
    raise AttributeError


def bind_class_sig(*_):
    """Refuses."""
    raise AttributeError
