"""Kinds of action in Memento, in the words of the rulebook."""

from __future__ import annotations

from tavolino.games.kinds import Deeds
from tavolino.rules.position import Position


def kind(text: str, did: Deeds, before: Position) -> str:
    """Whether stones come in, move or split, or a triangle turns."""
    if "placed" in did:
        return "bring in two" if len(did["placed"]) == 2 else "open"
    if "turned" in did:
        return "turn a triangle"
    if "split" in did:
        return "split in three" if len(did["moved"]) == 3 else "split in two"
    if "joined" in did:
        return "stack on an own figure"
    if "taken" in did:
        return "take a figure"
    [moved] = did["moved"]
    if moved["why"] == "leap":
        return "leap"
    return "step" if len(moved["at"]) == 2 else "run along a line"
