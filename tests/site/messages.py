"""The translations, as texts to compare and as sentences to format."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.site.pages import TRANSLATIONS


@cache
def bundle(lang: str) -> FluentBundle:
    """All sentences of a language."""
    whole = FluentBundle([lang], use_isolating=False)
    for text in texts(lang).values():
        whole.add_resource(FluentResource(text))
    return whole


def texts(lang: str) -> dict[str, str]:
    """The files of a language."""
    files = sorted((TRANSLATIONS / lang).glob("*.ftl"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


class Message(Visitor):
    """A message as the others must have it too: its attributes and variables, and what it refers to."""

    def __init__(self, entry: ast.Message | ast.Term, file: str) -> None:
        self.file = file
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


@cache
def source(lang: str) -> dict[str, Message]:
    """The messages of a language by their names. A name that comes twice is refused."""
    found: dict[str, Message] = {}
    for file, text in texts(lang).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                assert name not in found, f"{name} comes twice in {lang}"
                found[name] = Message(entry, file)
    return found


def junk(lang: str) -> list[str]:
    """What the parser can make nothing of."""
    return [
        f"{file}: {entry.annotations[0].message}: {entry.content.splitlines()[0]}"
        for file, text in texts(lang).items()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Junk)
    ]
