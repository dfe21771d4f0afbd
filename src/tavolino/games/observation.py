"""A seat's observation as one flat array with named parts."""

from __future__ import annotations

from math import prod

import numpy as np

from tavolino.games import descriptor_of
from tavolino.games.tensors import Array, Parts, Shapes, mark
from tavolino.rules.types import View


class TensorObservation:
    """One seat's view of one game: `tensor` is flat, `dict` shares its memory by parts.

    OpenSpiel requires these two names.
    """

    def __init__(self, game: str, players: int) -> None:
        self.writer = descriptor_of(game).writer()
        shapes = common_shapes(players) | self.writer.shapes(players)
        self.tensor: Array = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: Parts = {}
        first = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[first : first + prod(shape)].reshape(shape)
            first += prod(shape)

    def write(self, view: View) -> None:
        """Writes what a view shows. It has to be a seat's view, not a spectator's."""
        self.tensor.fill(0)
        write_common(self.dict, view)
        self.writer.write(self.dict, view)


def common_shapes(players: int) -> Shapes:
    """The parts that every game has."""
    seats = (players,)
    return {
        "seat": seats,
        "to_move": seats,
        "start": seats,
        "winners": seats,
        "decisions": (1,),
    }


def write_common(parts: Parts, view: View) -> None:
    """Writes whose view it is, who is to move, who began and who has won."""
    parts["seat"][view["seat"]] = 1
    mark(parts["to_move"], view, [view["to_move"]] if view["to_move"] >= 0 else [])
    mark(parts["start"], view, [view["start"]])
    mark(parts["winners"], view, view["winners"])
