"""Kinds of action: the rule that a decision used, for reports."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from tavolino.rules.types import Effect

Deeds: TypeAlias = dict[str, list[Effect]]
"""What an action did: its effects, grouped by what happened."""

PREFIX: Final = re.compile(r"[a-z]+(?= |$)|[^A-Za-z0-9]")


def prefix_kind(text: str) -> str:
    """The word or the sign that an action's text begins with; `move` if there is none."""
    found = PREFIX.match(text)
    return found[0] if found else "move"


def by_word(effects: list[Effect]) -> Deeds:
    """Groups effects by what happened."""
    did: Deeds = {}
    for effect in effects:
        did.setdefault(effect["type"], []).append(effect)
    return did
