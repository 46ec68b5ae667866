"""Takes the links to the pages before and after out of the head: Firefox would load the next page unasked."""

import re

NEIGHBOUR = re.compile(r'\s*<link rel="(?:prev|next)" href="[^"]*">')


def on_post_page(output: str, **_: object) -> str:
    """The page without them; its footer has them for readers."""
    head, end, body = output.partition("</head>")
    return NEIGHBOUR.sub("", head) + end + body
