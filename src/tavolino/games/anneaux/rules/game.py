"""Anneaux for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from tavolino.games.anneaux.rules.board import RINGS, cell_at, cell_name, geometry
from tavolino.games.anneaux.rules.effects import effects
from tavolino.games.anneaux.rules.pointing import meant, ways
from tavolino.games.anneaux.rules.position import (
    MOVE,
    NO_RING,
    PASS,
    PLACE,
    TAKE,
    TURN,
    AnneauxPosition,
)
from tavolino.games.anneaux.rules.reasons import REASONS, refusal
from tavolino.games.anneaux.rules.types import (
    AnneauxEntry,
    AnneauxGeometry,
    AnneauxOptions,
    AnneauxSetup,
    AnneauxView,
)
from tavolino.games.anneaux.rules.variant import variant_of
from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Game, Option, decision_limit, start_seat
from tavolino.rules.position import Position
from tavolino.rules.types import Effect, Options, Types, View


class AnneauxGame(Game):
    """The rules of Anneaux, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "anneaux",
            "Anneaux",
            (
                Option("spent", "rows", ("rows", "lines")),
                Option("flying", "must", ("must", "may")),
                Option("truce", 0, (0, 3)),
                decision_limit(1000),
            ),
            ("limit", "last-seat"),
            REASONS,
            rules_version=2,
            oldest_version=1,
            types=Types(
                AnneauxView, AnneauxGeometry, AnneauxOptions, AnneauxSetup, AnneauxEntry
            ),
        )

    def deal(self, players: int, options: Options, rng: Rng) -> AnneauxSetup:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        variant = variant_of(cast("AnneauxOptions", options))
        return AnneauxPosition(players, start_seat(setup, players), variant)

    def setup(self, position: Position) -> AnneauxSetup:
        return {"start": int(position.start)}

    def text(self, code: int) -> str:
        if code < TURN:
            return "@" + cell_name(code)
        if code < MOVE:
            return RINGS[(code - TURN) >> 1] + "><"[code & 1]
        if code < TAKE:
            return f"{cell_name(code >> 5 & 31)}-{cell_name(code & 31)}"
        if code < PASS:
            return "x" + cell_name(code & 31)
        return "pass"

    def code(self, text: str) -> int:
        try:
            if text == "pass":
                return PASS
            if text[:1] == "@":
                return PLACE + cell_at(text[1:])
            if text[:1] == "x":
                return TAKE + cell_at(text[1:])
            if len(text) == 2 and text[0] in RINGS and text[1] in "><":
                return TURN + RINGS.index(text[0]) * 2 + "><".index(text[1])
            start, dash, goal = text.partition("-")
            if dash and start != goal:
                return MOVE + (cell_at(start) << 5) + cell_at(goal)
        except ValueError:
            pass
        raise NotAnAction(f"{text!r} is no action of Anneaux")

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, AnneauxPosition)
        return refusal(position, code)

    def ways(self, code: int) -> list[list[str]]:
        return ways(code)

    def meant(self, position: Position, pointed: Sequence[str]) -> int | None:
        assert isinstance(position, AnneauxPosition)
        return meant(position, pointed)

    def view(self, position: Position, seat: int | None) -> AnneauxView:
        assert isinstance(position, AnneauxPosition)
        seats = range(int(position.players))
        ring = int(position.last_ring)
        return {
            **self.common_view(position, seat),
            "options": position.variant.options.copy(),
            "pawns": [cell_names(position.pawns[k]) for k in seats],
            "hand": [int(position.hand[k]) for k in seats],
            "spent": cell_names(position.spent),
            "in_play": members_of(position.in_play),
            "flying": [k for k in members_of(position.in_play) if position.flies(k)],
            "last_ring": None if ring == NO_RING else RINGS[ring],
            "truce": int(position.truce_left()),
            "lines": int(position.lines),
            "victim": int(position.victim) if position.owed else None,
            "owed": int(position.owed),
        }

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("AnneauxView", view)
        position = self.start(view["players"], view["options"], {"start": view["start"]})
        assert isinstance(position, AnneauxPosition)
        self.restore_common(position, view)
        for seat in range(view["players"]):
            position.pawns[seat] = cell_set(view["pawns"][seat])
            position.hand[seat] = view["hand"][seat]
        position.spent = cell_set(view["spent"])
        position.in_play = sum(2**seat for seat in view["in_play"])
        ring = view["last_ring"]
        position.last_ring = NO_RING if ring is None else RINGS.index(ring)
        position.lines = view["lines"]
        position.victim = view["victim"] or 0
        position.owed = view["owed"]
        return position

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        assert isinstance(before, AnneauxPosition)
        assert isinstance(after, AnneauxPosition)
        return effects(before, code, after)

    def winning_places(self, position: Position, seat: int) -> list[str]:
        assert isinstance(position, AnneauxPosition)
        return cell_names(position.pawns[seat])

    def geometry(self, players: int) -> AnneauxGeometry:
        return geometry()


def cell_names(cells: int) -> list[str]:
    """The names of the cells of a set."""
    return [cell_name(cell) for cell in members_of(cells)]


def cell_set(names: list[str]) -> int:
    """The set of the cells with these names."""
    return sum(2 ** cell_at(name) for name in names)
