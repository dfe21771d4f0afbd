"""Pebbles, the smallest game there is: take one to three; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from mypy_extensions import i64

from tavolino.rules.bits import BIT
from tavolino.rules.chance import Rng, mix
from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Game, Option, decision_limit, start_seat
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position
from tavolino.rules.reasons import Reason
from tavolino.rules.types import Effect, Options, Point, Setup, Types, View, effect

LAST_PEBBLE = 1  # endings are numbered; 0 is the decision limit in every game


class Pebbles(Position):
    """A heap, and whose turn it is."""

    def __init__(self, players: int, start: int, limit: int, heap: int) -> None:
        super().__init__(players, start, limit)
        self.size: i64 = heap  # at the start: an option, and options belong into the view
        self.heap: i64 = heap

    def fresh(self) -> Position:
        return Pebbles(int(self.players), 0, 1, 0)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Pebbles)
        self.copy_common(other)
        self.size = other.size
        self.heap = other.heap

    def key(self) -> i64:
        return mix(self.common_key(), self.heap)

    def legal_into(self, actions: vec[i64]) -> i64:
        most: i64 = 3
        most = min(most, self.heap)
        if self.to_move == OVER:
            most = 0
        taken: i64 = 0
        while taken < most:
            actions[taken] = taken + 1
            taken += 1
        return most

    def sample(self, rng: Rng) -> i64:
        most: i64 = 3
        most = min(most, self.heap)
        return 1 + rng.below(most)

    def apply(self, code: i64) -> None:
        self.decisions += 1
        self.heap -= code
        if self.heap == 0:
            self.finish(BIT[self.to_move], LAST_PEBBLE)
            return
        self.pass_on()
        self.finish_at_limit()


class PebblesOptions(TypedDict):
    """What may be chosen before the game."""

    heap: int
    """the pebbles at the start"""
    limit: int
    """the decisions after which the win is shared"""


class PebblesView(View):
    """What a seat sees."""

    options: PebblesOptions
    """all options with their values"""
    left: int
    """the pebbles that are left"""


class PebblesGeometry(TypedDict):
    """Where everything lies."""

    heap: Point
    """the middle of the heap"""


class PebblesGame(Game):
    """The rules of Pebbles, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            name="pebbles",
            title="Pebbles",
            options=(Option("heap", 12, (12, 21)), decision_limit(100)),
            endings=("limit", "last-pebble"),
            reasons={
                "over": Reason("the game is over"),
                "too-many": Reason("there are not so many left"),
            },
            types=Types(PebblesView, PebblesGeometry, PebblesOptions),
        )

    def deal(self, players: int, options: Options, rng: Rng) -> Setup:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        chosen = cast("PebblesOptions", options)
        start = start_seat(setup, players)
        return Pebbles(players, start, chosen["limit"], chosen["heap"])

    def setup(self, position: Position) -> Setup:
        return {"start": int(position.start)}

    def text(self, code: int) -> str:
        return f"take {code}"

    def code(self, text: str) -> int:
        for code in (1, 2, 3):
            if text == self.text(code):
                return code
        raise NotAnAction(f"{text!r} is no action of Pebbles")

    def refusal(self, position: Position, code: int) -> str:
        return "too-many"

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        return [effect("taken", int(before.to_move), ["heap"], code)]

    def view(self, position: Position, seat: int | None) -> PebblesView:
        assert isinstance(position, Pebbles)
        return {
            **self.common_view(position, seat),
            "options": {"heap": int(position.size), "limit": int(position.limit)},
            "left": int(position.heap),
        }

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("PebblesView", view)
        position = self.start(view["players"], view["options"], {"start": view["start"]})
        assert isinstance(position, Pebbles)
        self.restore_common(position, view)
        position.heap = view["left"]
        return position

    def geometry(self, players: int) -> PebblesGeometry:
        return {"heap": {"x": 0, "y": 0}}
