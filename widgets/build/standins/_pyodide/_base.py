"""Running code from JavaScript: a program, and the value of its last line if that is an expression."""

from importlib import import_module


def eval_code(source, globals=None, locals=None, **_):  # noqa: A002
    """Runs ``source``."""
    from _ast import Expr, Expression, PyCF_ONLY_AST

    tree = compile(source, "<exec>", "exec", PyCF_ONLY_AST)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], Expr) else None
    scope = {} if globals is None else globals
    exec(compile(tree, "<exec>", "exec"), scope, locals)
    if last is not None:
        return eval(compile(Expression(last.value), "<exec>", "eval"), scope, locals)
    return None


def pyimport_impl(path):
    """The module ``path``."""
    return import_module(path)
