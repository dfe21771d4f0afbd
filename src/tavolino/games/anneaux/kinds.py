"""Kinds of action in Anneaux, in the words of the rulebook."""

from __future__ import annotations

from tavolino.games.kinds import EffectsByType
from tavolino.rules.position import Position


def kind(text: str, effects: EffectsByType, before: Position) -> str:
    """What is done with a pawn or a ring, and whether it makes a line."""
    if "passed" in effects:
        return "pass"
    if "taken" in effects:
        return "take a pawn"
    if "placed" in effects:
        kind = "place"
    elif "turned" in effects:
        kind = "turn a ring"
    else:
        kind = effects["moved"][0]["why"]
    return f"{kind} into a line" if "line" in effects else kind
