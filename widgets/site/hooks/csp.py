"""A content security policy in every page: nothing is loaded from elsewhere, and only our own scripts run."""

import hashlib
import re
from base64 import b64encode
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

INLINE = re.compile(r"<script(?P<attributes>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' {hashes}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; "
    "base-uri 'self'; form-action 'self'"
)


@event_priority(-500)
def on_post_page(output: str, config: MkDocsConfig, **_: Any) -> str:
    """Adds the policy, with the hashes of the page's own inline scripts."""
    return protected(output, config)


def protected(output: str, config: MkDocsConfig) -> str:
    """The page ``output`` with its policy."""
    if not config.extra["offline"]:  # A served site gets a script for reloading, which nobody can foresee.
        return output
    codes = [found["code"] for found in INLINE.finditer(output) if _runs(found["attributes"])]
    hashes = " ".join(sorted({_hash(code) for code in codes}))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(hashes=hashes)}">'
    return output.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{meta}', 1)


def _runs(attributes: str) -> bool:
    return "src=" not in attributes and "application/json" not in attributes


def _hash(code: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"
