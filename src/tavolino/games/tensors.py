"""What a seat sees as numbers: views written into arrays with named parts.

Everything is written from a view, so an array never contains what the seat may not know. Seats
are counted from the observing seat, which is 0, then clockwise. All numbers are from 0 to 1.
docs/learn.md explains every part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import View

Array: TypeAlias = NDArray[np.float32]
Parts: TypeAlias = dict[str, Array]
Shapes: TypeAlias = dict[str, tuple[int, ...]]


class TensorWriter(NamedTuple):
    """How one game's views become numbers."""

    shapes: Callable[[int], Shapes]
    # The type of a view is known only when it is written: hence Any.
    write: Callable[[Parts, Any], None]


def near(view: View, seat: int) -> int:
    """A seat's number, counted from the observing seat."""
    assert view["seat"] is not None, "a spectator has no seat to count from"
    return (seat - view["seat"]) % view["players"]


def mark(part: Array, view: View, seats: Iterable[int]) -> None:
    """Writes a one for each of the seats."""
    for seat in seats:
        part[near(view, seat)] = 1


def measure(part: Array, view: View, amounts: list[int], most: int) -> None:
    """Writes an amount for each seat, as a share of the maximum."""
    for seat, amount in enumerate(amounts):
        part[near(view, seat)] = min(amount / most, 1)


def write_decisions(parts: Parts, view: View, limit: int) -> None:
    """Writes how much of the limit is used up; a game without a limit leaves it at 0."""
    parts["decisions"][0] = min(view["decisions"] / limit, 1)


# -- any game with a plain view -------------------------------------------------------------


def plain_writer(game: Game) -> TensorWriter:
    """Writes the pieces by seat and place, nobody's last, then stacks and counts.

    Kinds of pieces are not told apart, and a game without pieces shows only its counts. A game
    that needs more writes its own.
    """

    def shapes(players: int) -> Shapes:
        view = game.view(game.start(players, {}, game.new_setup(players, {}, Rng(0))), 0)
        places = game.geometry(players).get("places", {})
        assert isinstance(places, dict)
        counts = dict.fromkeys(counts_of(view), (players,))
        return {"pieces": (players + 1, len(places)), "stacks": (len(places),), **counts}

    def write(parts: Parts, view: Any) -> None:
        if "limit" in view["options"]:
            write_decisions(parts, view, view["options"]["limit"])
        places = game.geometry(view["players"]).get("places", {})
        assert isinstance(places, dict)
        numbers = {place: number for number, place in enumerate(places)}
        for place, piece in view.get("pieces", {}).items():
            whose = view["players"] if piece["seat"] is None else near(view, piece["seat"])
            parts["pieces"][whose, numbers[place]] = 1
            parts["stacks"][numbers[place]] = 1 - 1 / piece.get("count", 1)
        for name, amounts in counts_of(view).items():
            for seat, amount in enumerate(amounts):
                parts[name][near(view, seat)] = amount / (1 + amount)

    return TensorWriter(shapes, write)


def counts_of(view: Any) -> dict[str, list[int]]:
    """What is counted beside the board, by names that no other part has."""
    return {f"count_{name}": amounts for name, amounts in view.get("counts", {}).items()}
