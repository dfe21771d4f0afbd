"""Why an action of Memento is not allowed."""

from __future__ import annotations

from typing import Final

from tavolino.games.memento.rules.position import (
    BRING,
    ENTRANCE,
    MOVE,
    SPLIT,
    SPLIT_OFF,
    SPLIT_UP,
    TURN,
    MementoPosition,
)
from tavolino.rules.reasons import Reason

REASONS: Final = {
    "over": Reason("the game is over"),
    "open-first": Reason("the game opens with one Single on any point", "memento.22"),
    "opened": Reason(
        "the game is open; now two Singles come in together", "memento.25", "memento.22"
    ),
    "no-stones": Reason(
        "there are fewer than two stones in the supply", "memento.26", "memento.25"
    ),
    "no-markers": Reason(
        "you have too few markers left in your hand", "memento.26", "memento.25", "memento.48"
    ),
    "no-entrance": Reason(
        "Singles come in on the three outer triangles, not on a centre", "memento.27"
    ),
    "point-taken": Reason("that point is taken", "memento.28", "memento.48"),
    "just-turned": Reason("the turn before was a turn of a triangle", "memento.31"),
    "turned-yourself": Reason("your own last turn was a turn of a triangle", "memento.32"),
    "turn-changes-nothing": Reason("turning this triangle would change nothing", "memento.24"),
    "not-your-figure": Reason("there is no figure of yours on that point", "memento.33"),
    "out-of-reach": Reason(
        "this figure cannot go that far",
        "memento.38",
        "memento.39",
        "memento.40",
        "memento.46",
        "memento.47",
        "memento.49",
    ),
    "cannot-split": Reason("this figure has not the right height for that split", "memento.50"),
}


def refusal(position: MementoPosition, code: int) -> str:
    """The reason why an action is not legal here."""
    if position.decisions == 0:
        return "open-first"
    if code < BRING:
        return "opened"
    if code < TURN:
        return why_not_bring_in(position, code)
    if code < MOVE:
        if position.just_turned:
            return "just-turned"
        turned_last = position.turners >> int(position.to_move) & 1
        return "turned-yourself" if turned_last else "turn-changes-nothing"
    if code < SPLIT:
        mine = position.figures[int(position.to_move)] >> (code >> 5 & 31) & 1
        return "out-of-reach" if mine else "not-your-figure"
    return why_not_split(position, code)


def why_not_bring_in(position: MementoPosition, code: int) -> str:
    """Why two Singles may not come in there."""
    if position.supply < 2:
        return "no-stones"
    if position.markers[int(position.to_move)] < 2:
        return "no-markers"
    wanted = (2 ** (code >> 5 & 31)) | 2 ** (code & 31)
    return "point-taken" if wanted & ~ENTRANCE == 0 else "no-entrance"


def why_not_split(position: MementoPosition, code: int) -> str:
    """Why a figure may not be split in this way."""
    pieces = 2 if code < SPLIT_UP else 3
    stones = 2 if code < SPLIT_OFF else 3
    goals = [code >> 5 * k & 31 for k in range(pieces)]
    start = code >> 5 * pieces & 31
    if not position.figures[int(position.to_move)] >> start & 1:
        return "not-your-figure"
    if position.height(start) != stones:
        return "cannot-split"
    if position.markers[int(position.to_move)] < pieces - 1:
        return "no-markers"
    taken = any(position.occupied_points() >> goal & 1 for goal in goals)
    return "point-taken" if taken else "out-of-reach"
