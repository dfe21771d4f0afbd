"""Leaves out files that run only with compiled rules, only without, or on their own."""

from __future__ import annotations

from compiled import COMPILED, COMPILED_ONLY, INTERPRETED_ONLY, ON_THEIR_OWN
from portable import PORTABLE, unportable

collect_ignore = [*ON_THEIR_OWN, *(INTERPRETED_ONLY if COMPILED else COMPILED_ONLY)]
if PORTABLE:
    collect_ignore += unportable()
