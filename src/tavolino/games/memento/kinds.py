"""Kinds of action in Memento, in the words of the rulebook."""

from __future__ import annotations

from tavolino.games.kinds import EffectsByType
from tavolino.rules.position import Position


def kind(text: str, effects: EffectsByType, before: Position) -> str:
    """Whether stones come in, move or split, or a triangle turns."""
    if "placed" in effects:
        return "bring in two" if len(effects["placed"]) == 2 else "open"
    if "turned" in effects:
        return "turn a triangle"
    if "split" in effects:
        return "split in three" if len(effects["moved"]) == 3 else "split in two"
    if "joined" in effects:
        return "stack on an own figure"
    if "taken" in effects:
        return "take a figure"
    [moved] = effects["moved"]
    if moved["why"] == "leap":
        return "leap"
    return "step" if len(moved["at"]) == 2 else "run along a line"
