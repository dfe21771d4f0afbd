"""Kinds of action: the rule that a decision used, for reports."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from tavolino.rules.types import Effect

EffectsByType: TypeAlias = dict[str, list[Effect]]
"""What an action did: its effects, grouped by what happened."""

PREFIX: Final = re.compile(r"[a-z]+(?= |$)|[^A-Za-z0-9]")


def prefix_kind(text: str) -> str:
    """The word or the sign that an action's text begins with; `move` if there is none."""
    found = PREFIX.match(text)
    return found[0] if found else "move"


def effects_by_type(effects: list[Effect]) -> EffectsByType:
    """Groups effects by what happened."""
    by_type: EffectsByType = {}
    for effect in effects:
        by_type.setdefault(effect["type"], []).append(effect)
    return by_type
