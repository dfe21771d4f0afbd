"""Pointing: people choose an action by pointing at things, one after the other.

A *way* to an action is the list of the things to point at, by the names that the rules use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def leads_to(ways: list[list[str]], pointed: Sequence[str]) -> bool:
    """Whether one of these ways begins with what was pointed at."""
    begun = list(pointed)
    return any(way[: len(begun)] == begun for way in ways)


def name_pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Finds these names in a text as whole words. `web/src/plain/paths.ts` finds the same."""
    longest_first = sorted(names, key=len, reverse=True)
    any_name = "|".join([re.escape(name) for name in longest_first]) or "(?!)"
    return re.compile(rf"(?<![^\W_])(?:{any_name})(?![^\W_])")
