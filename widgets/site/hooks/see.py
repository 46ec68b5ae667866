"""A rule at work, beside the rule: a widget in a ``<details>`` that a reader opens.

    ```kortspel
    see: F7
    say: You are B. Try the <kort-card>3H</kort-card>.
    widget: try
    line: femkort.modern.play.A.8H.x_QH-3H-KC-2D-5S_x.
    ```

``see`` is the id of the rule, or of the heading that it stands under; ``say`` a line above the widget,
which may be left out.
"""

import re

from drawing import drawing

RULE = re.compile(r"[A-Z]+\d+")


def see(what: str, say: str | None, widget: str, lang: str) -> str:
    """The widget behind "See it". Those who only hear the page are told which rule it is about."""
    name = drawing().words(lang, "see-it")
    if RULE.fullmatch(what):
        name += f'<span class="k-hidden"> ({drawing().words(lang, "rule", rule=what)})</span>'
    words = f"<p>{say}</p>" if say else ""
    return (
        f'<details class="k-see" data-see="{what}" data-search-exclude><summary>{name}</summary>'
        f"{words}{widget}</details>"
    )
