"""Why an action of My First Triominos is not allowed."""

from __future__ import annotations

from typing import Final

from tavolino.games.triominos.rules.board import is_taken
from tavolino.games.triominos.rules.cards import CARD_OF
from tavolino.games.triominos.rules.position import (
    BUY,
    CORNER_BITS,
    NO_CELL,
    PASS,
    SWAP,
    TriominosPosition,
)
from tavolino.rules.bits import BIT
from tavolino.rules.reasons import Reason

REASONS: Final = {
    "over": Reason("the game is over"),
    "not-your-card": Reason("that card is not on your rack", "triominos.1", "triominos.7"),
    "cell-taken": Reason("a card lies there already", "triominos.10"),
    "no-side": Reason(
        "a card has to share a whole side with a card on the table",
        "triominos.10",
        "triominos.7",
    ),
    "corners-disagree": Reason(
        "the numbers at the corners have to agree with the cards they touch",
        "triominos.7",
        "triominos.25",
    ),
    "no-joker": Reason("the joker does not lie on the table", "triominos.27"),
    "joker-place": Reason("that card does not fit the joker's place", "triominos.28"),
    "pot-empty": Reason("the pot is empty", "triominos.35"),
    "no-chip": Reason("you have no chip to buy a card with", "triominos.9", "triominos.36"),
    "must-act": Reason(
        "you may only pass when you can neither lay nor buy a card",
        "triominos.36",
        "triominos.35",
        "triominos.37",
        "triominos.39",
    ),
}


def refusal(position: TriominosPosition, code: int) -> str:
    """The reason why an action is not legal here."""
    if code == PASS:
        return "must-act"
    if code == BUY:
        return "no-chip" if position.pot() else "pot-empty"
    mine = position.racks[position.to_move] & BIT[CARD_OF[code & CORNER_BITS]] != 0
    if code >= SWAP and position.joker_cell == NO_CELL:
        return "no-joker"
    if not mine:
        return "not-your-card"
    return "joker-place" if code >= SWAP else place_refusal(position, code >> 9)


def place_refusal(position: TriominosPosition, cell: int) -> str:
    """Why the mover may not lay a card on this cell, turned this way."""
    if is_taken(position.table, cell):
        return "cell-taken"
    rim = [position.rim[k] for k in range(int(position.rim_size))]
    return "corners-disagree" if cell in rim else "no-side"
