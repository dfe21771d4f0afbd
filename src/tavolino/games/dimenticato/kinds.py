"""Kinds of action in Dimenticato, in the words of the rulebook."""

from __future__ import annotations

from tavolino.games.kinds import Deeds
from tavolino.rules.position import Position


def kind(text: str, did: Deeds, before: Position) -> str:
    """What a figure does, or what is announced for it."""
    if "passed" in did:
        return "pass"
    if "announced" in did:
        return "announce"
    if "back" in did:
        return "set a figure back"
    how = did["moved"][0]["why"]
    if how == "leave":
        return "leave"
    return "come home" if how == "shift" or "home" in did else "go"
