"""What a page says of Femkort as it is mostly played comes with the page: nothing is fetched for it."""

import re

import pytest

from tests.site.pages import LANGUAGES, ROOT
from tests.site.sentences import games

BUNDLE = (ROOT / "widgets/build/bundle.mjs").read_text(encoding="utf-8")
#: The files of sentences that come only with another game, or other rules.
OTHER_GAMES = re.findall(r'"(\w+)"', re.search(r"^  games: \[(.*?)\]", BUNDLE, re.MULTILINE | re.DOTALL)[1])  # type: ignore[index]
#: Nobody is offered a request for better cards where the rules know none.
NEVER_OFFERED = {"redeal-not-allowed"}
WORDS = ("misdeal",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_femkort_page_may_say_comes_with_it(lang: str) -> None:
    profiles = games()["femkort"]["profiles"]
    reasons = {reason for name in ("modern", "older") for reason in profiles[name]["reasons"]} - NEVER_OFFERED
    assert OTHER_GAMES
    said = "".join(
        (ROOT / f"translations/{lang}/{name}.ftl").read_text(encoding="utf-8") for name in OTHER_GAMES
    )
    ids = set(re.findall(r"^([\w-]+) =", said, re.MULTILINE))
    wanted = {f"reason-{reason}-{side}" for reason in reasons for side in ("legal", "refused")}
    wanted |= {f"{what}-{word}" for what in ("action", "said") for word in WORDS}
    assert not ids & wanted
