"""Kinds of action in Dimenticato, in the words of the rulebook."""

from __future__ import annotations

from tavolino.games.kinds import EffectsByType
from tavolino.rules.position import Position


def kind(text: str, effects: EffectsByType, before: Position) -> str:
    """What a figure does, or what is announced for it."""
    if "passed" in effects:
        return "pass"
    if "stayed" in effects:
        return "stay"
    if "announced" in effects:
        return "announce"
    if "back" in effects:
        return "set a figure back"
    how = effects["moved"][0]["why"]
    if how == "leave":
        return "leave"
    return "come home" if how == "shift" or "home" in effects else "go"
