"""Bismarck: what the positions beside its rules show."""

from tests.site.proofs import Claim

PROOFS: dict[str, tuple[Claim, ...]] = {}

NOT_SHOWN: dict[str, str] = {}
