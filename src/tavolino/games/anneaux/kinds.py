"""Kinds of action in Anneaux, in the words of the rulebook."""

from __future__ import annotations

from tavolino.games.kinds import Deeds
from tavolino.rules.position import Position


def kind(text: str, did: Deeds, before: Position) -> str:
    """What is done with a pawn or a ring, and whether it makes a line."""
    if "passed" in did:
        return "pass"
    if "taken" in did:
        return "take a pawn"
    if "placed" in did:
        kind = "place"
    elif "turned" in did:
        kind = "turn a ring"
    else:
        kind = did["moved"][0]["why"]
    return f"{kind} into a line" if "line" in did else kind
