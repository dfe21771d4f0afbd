"""Kinds of action in My First Triominos, in the words of the rulebook."""

from __future__ import annotations

from typing import Final

from tavolino.games.kinds import EffectsByType
from tavolino.games.triominos.rules.game import TriominosGame
from tavolino.rules.position import Position

GAME: Final = TriominosGame()


def kind(text: str, effects: EffectsByType, before: Position) -> str:
    """How a card is laid, or how the seat gets another one."""
    if "passed" in effects:
        return "pass"
    if "bought" in effects:
        # The first legal action lays a card if any action does.
        lays = GAME.text(before.legal()[0]).startswith(("^", "v"))
        return "buy although a card fits" if lays else "buy"
    if "swapped" in effects:
        return "swap for the joker"
    if text.endswith("***"):
        return "lay the joker"
    return "lay for more" if len(effects["chips"]) > 1 else "lay"
