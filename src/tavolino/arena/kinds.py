"""Kinds of action: which rule a decision made use of, in the words of the rulebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavolino.rules import GAMES
from tavolino.rules.position import Position
from tavolino.rules.types import Effect


def kind_of(game: str, before: Position, code: int) -> str:
    """The kind of a legal action, by what it did."""
    rules = GAMES[game]
    after = before.copy()
    after.apply(code)
    did: dict[str, list[Effect]] = {}
    for effect in rules.effects(before, code, after):
        did.setdefault(effect["did"], []).append(effect)
    return KINDS[game](rules.text(code), did, before)


def memento_kind(text: str, did: dict[str, list[Effect]], before: Position) -> str:
    """Whether stones come in, go somewhere, part, or the ground moves."""
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
    how = {"step": "step", "line": "run along a line", "leap": "leap"}
    return how[did["moved"][0]["why"]]


def anneaux_kind(text: str, did: dict[str, list[Effect]], before: Position) -> str:
    """What is done with a pawn or a ring, and whether it makes a line."""
    if not did:
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


def triominos_kind(text: str, did: dict[str, list[Effect]], before: Position) -> str:
    """Which card is laid for how much, or how another one is come by."""
    if not did:
        return "pass"
    if "bought" in did:
        # The first legal action lays a card if any does.
        lays = GAMES["triominos"].text(before.legal()[0]).startswith(("^", "v"))
        return "buy although a card fits" if lays else "buy"
    if "swapped" in did:
        return "swap for the joker"
    if text.endswith("***"):
        return "lay the joker"
    return "lay for more" if len(did["chips"]) > 1 else "lay"


def dimenticato_kind(text: str, did: dict[str, list[Effect]], before: Position) -> str:
    """What a figure does, or what is said of it."""
    if not did:
        return "pass" if text == "pass" else "announce"
    if "back" in did:
        return "set a figure back"
    how = did["moved"][0]["why"]
    if how == "leave":
        return "leave"
    return "come home" if how == "shift" or "home" in did else "go"


KINDS: Final[dict[str, Callable[[str, dict[str, list[Effect]], Position], str]]] = {
    "memento": memento_kind,
    "anneaux": anneaux_kind,
    "triominos": triominos_kind,
    "dimenticato": dimenticato_kind,
}
