"""Memento for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, cast

from tavolino.games.memento.rules.board import INDEX, NAMES, TRIANGLES, geometry
from tavolino.games.memento.rules.effects import effects, winning_places
from tavolino.games.memento.rules.pointing import meant, pack, ways
from tavolino.games.memento.rules.position import (
    BRING,
    MOVE,
    OPEN,
    SPLIT,
    SPLIT_OFF,
    SPLIT_UP,
    TURN,
    MementoPosition,
)
from tavolino.games.memento.rules.reasons import REASONS, refusal
from tavolino.games.memento.rules.types import (
    MementoEntry,
    MementoGeometry,
    MementoOptions,
    MementoSetup,
    MementoView,
)
from tavolino.games.memento.rules.variant import VERSIONS, variant_of
from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Game, Option, decision_limit, start_seat
from tavolino.rules.position import Position
from tavolino.rules.types import Effect, Options, Types, View

POINT_TEXT: Final = "([NEWM][axbyczo])"

# The kinds of action that name points, and the index from which points are interchangeable.
FORMS: Final = (
    (OPEN, "@P", 0),
    (BRING, "@P[+]P", 0),
    (MOVE, "P-P", 2),
    (SPLIT, "P/P[+]P", 1),
    (SPLIT_OFF, "P/2P[+]P", 3),
    (SPLIT_UP, "P/P[+]P[+]P", 1),
)
PATTERNS: Final = [
    (kind, re.compile(form.replace("P", POINT_TEXT)), alike) for kind, form, alike in FORMS
]
EXCHANGED: Final = {"simple": "complex", "complex": "simple"}
"""What two versions were called in rules version 1."""

TURN_PATTERN: Final = re.compile("([NEWM])([<>])")


class MementoGame(Game):
    """The rules of Memento, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "memento",
            "Memento",
            (Option("version", "original", tuple(VERSIONS)), decision_limit(500)),
            ("limit", "four-centres", "whole-triangle", "last-seat"),
            REASONS,
            rules_version=2,
            oldest_version=1,
            types=Types(
                MementoView, MementoGeometry, MementoOptions, MementoSetup, MementoEntry
            ),
        )

    def upgraded(self, options: Mapping[str, object], rules_version: int) -> dict[str, object]:
        today = super().upgraded(options, rules_version)
        version = today.get("version")
        if rules_version == 1 and isinstance(version, str):
            today["version"] = EXCHANGED.get(version, version)
        return today

    def deal(self, players: int, options: Options, rng: Rng) -> MementoSetup:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        variant = variant_of(cast("MementoOptions", options))
        return MementoPosition(players, start_seat(setup, players), variant)

    def setup(self, position: Position) -> MementoSetup:
        return {"start": int(position.start)}

    # -- texts ----------------------------------------------------------------------------

    def text(self, code: int) -> str:
        first, second, third, last = (NAMES[code >> shift & 31] for shift in (15, 10, 5, 0))
        if code < BRING:
            return f"@{last}"
        if code < TURN:
            return f"@{third}+{last}"
        if code < MOVE:
            return TRIANGLES[code >> 1 & 3] + "><"[code & 1]
        if code < SPLIT:
            return f"{third}-{last}"
        if code < SPLIT_OFF:
            return f"{second}/{third}+{last}"
        if code < SPLIT_UP:
            return f"{second}/2{third}+{last}"
        return f"{first}/{second}+{third}+{last}"

    def code(self, text: str) -> int:
        if turn := TURN_PATTERN.fullmatch(text):
            return TURN + TRIANGLES.index(turn[1]) * 2 + "><".index(turn[2])
        for kind, pattern, alike in PATTERNS:
            if found := pattern.fullmatch(text):
                points = [INDEX[name] for name in found.groups()]
                same_part = points[alike:]
                if len(set(points)) == len(points) and same_part == sorted(same_part):
                    return kind + pack(points)
        raise NotAnAction(f"{text!r} is no action of Memento")

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, MementoPosition)
        return refusal(position, code)

    def ways(self, code: int) -> list[list[str]]:
        return ways(code)

    def meant(self, position: Position, pointed: Sequence[str]) -> int | None:
        assert isinstance(position, MementoPosition)
        return meant(position, pointed)

    # -- views ----------------------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> MementoView:
        assert isinstance(position, MementoPosition)
        seats = range(int(position.players))
        return {
            **self.common_view(position, seat),
            "options": position.variant.options.copy(),
            "figures": {
                NAMES[point]: {"seat": owner, "height": int(position.height(point))}
                for owner in seats
                for point in members_of(position.figures[owner])
            },
            "supply": int(position.supply),
            "markers": [int(position.markers[k]) for k in seats],
            "in_play": members_of(position.in_play),
            "turners": members_of(position.turners),
            "just_turned": bool(position.just_turned),
        }

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("MementoView", view)
        position = self.start(view["players"], view["options"], {"start": view["start"]})
        assert isinstance(position, MementoPosition)
        self.restore_common(position, view)
        for name, figure in view["figures"].items():
            bit = 2 ** INDEX[name]
            position.figures[figure["seat"]] |= bit
            position.doubles |= bit if figure["height"] == 2 else 0
            position.tripples |= bit if figure["height"] == 3 else 0
        position.supply = view["supply"]
        for seat, markers in enumerate(view["markers"]):
            position.markers[seat] = markers
        position.in_play = sum(2**seat for seat in view["in_play"])
        position.turners = sum(2**seat for seat in view["turners"])
        position.just_turned = view["just_turned"]
        return position

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        assert isinstance(before, MementoPosition)
        assert isinstance(after, MementoPosition)
        return effects(before, code, after)

    def winning_places(self, position: Position, seat: int) -> list[str]:
        assert isinstance(position, MementoPosition)
        return winning_places(position, seat)

    def geometry(self, players: int) -> MementoGeometry:
        return geometry()
