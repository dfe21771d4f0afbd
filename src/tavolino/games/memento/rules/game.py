"""Memento for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, cast

from tavolino.games.memento.rules.board import INDEX, NAMES, TRIANGLES, geometry
from tavolino.games.memento.rules.effects import effects, winning_places
from tavolino.games.memento.rules.position import (
    BRING,
    ENTRANCE,
    MOVE,
    OPEN,
    SPLIT,
    SPLIT_OFF,
    SPLIT_UP,
    TURN,
    MementoPosition,
)
from tavolino.games.memento.rules.types import (
    MementoEntry,
    MementoGeometry,
    MementoOptions,
    MementoSetup,
    MementoView,
)
from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Game, Option, decision_limit, start_seat
from tavolino.rules.position import Position
from tavolino.rules.types import Effect, Options, Types, View

VERSIONS: Final[tuple[Literal["simple"], Literal["original"], Literal["complex"]]] = (
    "simple",
    "original",
    "complex",
)

REASONS: Final = {
    "over": "the game is over",
    "open-first": "the game opens with one Single on any point",
    "opened": "the game is open; now two Singles come in together",
    "no-stones": "there are fewer than two stones in the supply",
    "no-markers": "you have too few markers left in your hand",
    "no-entrance": "Singles come in on the three outer triangles, not on a centre",
    "point-taken": "that point is taken",
    "just-turned": "the turn before was a turn of a triangle",
    "turned-yourself": "your own last turn was a turn of a triangle",
    "turn-changes-nothing": "turning this triangle would change nothing",
    "not-your-figure": "there is no figure of yours on that point",
    "out-of-reach": "this figure cannot go that far",
    "cannot-split": "this figure has not the right height for that split",
}

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
TURN_PATTERN: Final = re.compile("([NEWM])([<>])")


class MementoGame(Game):
    """The rules of Memento, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "memento",
            "Memento",
            (Option("version", "original", VERSIONS), decision_limit(500)),
            ("limit", "four-centres", "whole-triangle", "last-seat"),
            REASONS,
            types=Types(
                MementoView, MementoGeometry, MementoOptions, MementoSetup, MementoEntry
            ),
        )

    def deal(self, players: int, options: Options, rng: Rng) -> MementoSetup:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        chosen = cast("MementoOptions", options)
        version = VERSIONS.index(chosen["version"])
        return MementoPosition(players, start_seat(setup, players), chosen["limit"], version)

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
                    return kind + pack_points(points)
        raise NotAnAction(f"{text!r} is no action of Memento")

    # -- reasons --------------------------------------------------------------------------

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, MementoPosition)
        if position.decisions == 0:
            return "open-first"
        if code < BRING:
            return "opened"
        if code < TURN:
            return self.why_not_bring_in(position, code)
        if code < MOVE:
            if position.just_turned:
                return "just-turned"
            turned_last = position.turners >> int(position.to_move) & 1
            return "turned-yourself" if turned_last else "turn-changes-nothing"
        if code < SPLIT:
            mine = position.figures[int(position.to_move)] >> (code >> 5 & 31) & 1
            return "out-of-reach" if mine else "not-your-figure"
        return self.why_not_split(position, code)

    def why_not_bring_in(self, position: MementoPosition, code: int) -> str:
        """Why two Singles may not come in there."""
        if position.supply < 2:
            return "no-stones"
        if position.markers[int(position.to_move)] < 2:
            return "no-markers"
        wanted = (2 ** (code >> 5 & 31)) | 2 ** (code & 31)
        return "point-taken" if wanted & ~ENTRANCE == 0 else "no-entrance"

    def why_not_split(self, position: MementoPosition, code: int) -> str:
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

    # -- views ----------------------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> MementoView:
        assert isinstance(position, MementoPosition)
        seats = range(int(position.players))
        return {
            **self.common_view(position, seat),
            "options": {
                "version": VERSIONS[int(position.version)],
                "limit": int(position.limit),
            },
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


def pack_points(points: list[int]) -> int:
    """Packs points into one integer, five bits each."""
    code = 0
    for point in points:
        code = code * 32 + point
    return code
