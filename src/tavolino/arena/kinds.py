"""Kinds of action: which rule a decision made use of, in the words of the rulebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavolino.rules import GAMES
from tavolino.rules.anneaux.position import Anneaux
from tavolino.rules.dimenticato.position import Dimenticato
from tavolino.rules.memento.board import INDEX, NEIGHBOURS
from tavolino.rules.memento.position import Memento
from tavolino.rules.position import Position
from tavolino.rules.triominos.position import Triominos


def kind_of(game: str, before: Position, code: int) -> str:
    """The kind of a legal action."""
    after = before.copy()
    after.apply(code)
    return KINDS[game](GAMES[game].text(code), before, after)


def memento_kind(text: str, before: Position, after: Position) -> str:
    """Whether stones come in, go somewhere, part, or the ground moves."""
    assert isinstance(before, Memento)
    if text.startswith("@"):
        return "bring in two" if "+" in text else "open"
    if text.endswith((">", "<")):
        return "turn a triangle"
    if "/" in text:
        return "split in three" if text.count("+") == 2 else "split in two"
    origin, goal = (INDEX[name] for name in text.split("-"))
    mover = int(before.to_move)
    for seat in range(int(before.players)):
        if before.figures[seat] >> goal & 1:
            return "stack on an own figure" if seat == mover else "take a figure"
    if NEIGHBOURS[origin] >> goal & 1:
        return "step"
    # Only Doubles run along lines, and only Tripples leap.
    return "leap" if before.height(origin) == 3 else "run along a line"


def anneaux_kind(text: str, before: Position, after: Position) -> str:
    """What is done with a pawn or a ring, and whether it makes a line."""
    assert isinstance(before, Anneaux)
    assert isinstance(after, Anneaux)
    if text == "pass":
        return "pass"
    if text.startswith("x"):
        return "take a pawn"
    if text.startswith("@"):
        kind = "place"
    elif text.endswith((">", "<")):
        kind = "turn a ring"
    else:
        kind = "fly" if before.flies(before.to_move) else "step"
    return f"{kind} into a line" if after.lines > 0 else kind


def triominos_kind(text: str, before: Position, after: Position) -> str:
    """Which card is laid for how much, or how another one is come by."""
    assert isinstance(before, Triominos)
    assert isinstance(after, Triominos)
    if text == "pass":
        return "pass"
    if text == "buy":
        # The first legal action lays a card if any does.
        lays = GAMES["triominos"].text(before.legal()[0]).startswith(("^", "v"))
        return "buy although a card fits" if lays else "buy"
    if text.startswith("swap"):
        return "swap for the joker"
    if text.endswith("***"):
        return "lay the joker"
    mover = int(before.to_move)
    return "lay for more" if after.chips[mover] - before.chips[mover] > 1 else "lay"


def dimenticato_kind(text: str, before: Position, after: Position) -> str:
    """What a figure does, or what is said of it."""
    assert isinstance(before, Dimenticato)
    assert isinstance(after, Dimenticato)
    if text == "pass":
        return "pass"
    if "=" in text:
        return "announce"
    if "!" in text:
        return "set a figure back"
    figure = int(text[0]) - 1
    if before.waiting() >> figure & 1:
        return "leave"
    home = at_home(after, int(before.to_move)) >> figure & 1
    return "come home" if home else "go"


def at_home(position: Dimenticato, seat: int) -> int:
    """The figures of a seat that are home; a position knows only its mover's."""
    theirs = position.copy()
    assert isinstance(theirs, Dimenticato)
    theirs.to_move = seat
    return int(theirs.home())


KINDS: Final[dict[str, Callable[[str, Position, Position], str]]] = {
    "memento": memento_kind,
    "anneaux": anneaux_kind,
    "triominos": triominos_kind,
    "dimenticato": dimenticato_kind,
}
