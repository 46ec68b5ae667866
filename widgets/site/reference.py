"""What the engine's reference shows of named tuples and enumerations: their fields, and their members."""

from typing import Any

import griffe


class Fields(griffe.Extension):
    """Gives a named tuple the signature that its fields make, and an enumeration the list of its members."""

    def on_class_members(self, *, cls: griffe.Class, **_: Any) -> None:
        """Called for each class that has been read."""
        bases = {str(base) for base in cls.bases}
        attributes = [member for member in cls.members.values() if isinstance(member, griffe.Attribute)]
        if "NamedTuple" in bases:
            fields = [griffe.Parameter("self", kind=griffe.ParameterKind.positional_or_keyword)]
            fields += [
                griffe.Parameter(
                    field.name,
                    annotation=field.annotation,
                    kind=griffe.ParameterKind.positional_or_keyword,
                    default=field.value,
                )
                for field in attributes
                if field.annotation is not None and "property" not in field.labels
            ]
            cls.set_member("__init__", griffe.Function("__init__", parameters=griffe.Parameters(*fields)))
        elif bases & {"Enum", "StrEnum"} and cls.docstring:
            cls.docstring.value += "\n\n" + ", ".join(f"`{member.name}`" for member in attributes) + "."
