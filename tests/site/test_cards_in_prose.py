"""A card among words and the sign after it: the sign never begins a line of its own."""

import re

import pytest

from tests.site.pages import FOLDER, LANGUAGES, SITE

APART = re.compile(r"</kort-card>[\u202f\u00a0]?[.,;:!?)»”]")
TOGETHER = re.compile(r'<span class="k-together"><kort-card.*?</kort-card>[\u202f\u00a0]?[.,;:!?)»”]+</span>')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sign_stays_with_its_card(lang: str) -> None:
    pages = [page.read_text(encoding="utf-8") for page in (SITE / FOLDER[lang]).glob("femkort/**/index.html")]
    assert sum(len(TOGETHER.findall(page)) for page in pages) > 10
    assert not [found for page in pages for found in APART.findall(TOGETHER.sub("", page))]
