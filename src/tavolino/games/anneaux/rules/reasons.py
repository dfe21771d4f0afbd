"""Why an action of Anneaux is not allowed."""

from __future__ import annotations

from typing import Final

from tavolino.games.anneaux.rules.position import MOVE, PASS, TAKE, TURN, AnneauxPosition
from tavolino.rules.reasons import Reason

REASONS: Final = {
    "over": Reason("the game is over"),
    "take-first": Reason("first take the pawns your lines have earned", "anneaux.24"),
    "nothing-to-take": Reason("there is no pawn to take now", "anneaux.24"),
    "not-theirs": Reason(
        "there is no pawn of the seat that has to give one now", "anneaux.24", "anneaux.25"
    ),
    "hand-empty": Reason("you have no pawn left in your hand", "anneaux.11", "anneaux.9"),
    "cell-taken": Reason("that cell is taken", "anneaux.11", "anneaux.14"),
    "not-your-pawn": Reason("there is no pawn of yours on that cell", "anneaux.14"),
    "too-far": Reason(
        "a pawn moves to the next cell on its ring, or to the next ring in or out",
        "anneaux.14",
        "anneaux.15",
    ),
    "ring-turned-last": Reason(
        "this ring was the last to be turned; another must be turned first", "anneaux.13"
    ),
    "flying": Reason(
        "with four pawns or fewer and an empty hand you fly and may not turn a ring",
        "anneaux.29",
        "anneaux.31",
    ),
    "must-act": Reason(
        "you may only pass when nothing else is possible", "anneaux.10", "anneaux.35"
    ),
}


def refusal(position: AnneauxPosition, code: int) -> str:
    """The reason why an action is not legal here."""
    if TAKE <= code < PASS:
        return "not-theirs" if position.owed else "nothing-to-take"
    if position.owed:
        return "take-first"
    if code == PASS:
        return "must-act"
    me = position.to_move
    if TURN <= code < MOVE:
        grounded = position.flies(me) and not position.variant.flyers_turn
        return "flying" if grounded else "ring-turned-last"
    taken = not position.free() >> (code & 31) & 1
    if code < TURN:
        return "cell-taken" if position.hand[me] else "hand-empty"
    if not position.pawns[me] >> (code >> 5 & 31) & 1:
        return "not-your-pawn"
    return "cell-taken" if taken else "too-far"
