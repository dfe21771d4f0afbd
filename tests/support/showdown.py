"""Showdown, a small game with secrets: two dice and a card each, shown one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypedDict, cast

from mypy_extensions import i64

from tavolino.games.descriptor import Descriptor
from tavolino.rules.bits import BIT, members_of
from tavolino.rules.chance import Rng, mix
from tavolino.rules.errors import BadSetup, NotAnAction
from tavolino.rules.game import Game, decision_limit, start_seat
from tavolino.rules.looks import looks
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position
from tavolino.rules.reasons import Reason
from tavolino.rules.types import (
    Effect,
    Options,
    Piece,
    PlainGeometry,
    PlainView,
    Setup,
    Types,
    View,
    effect,
)

PLACES: Final = ("a1", "a2", "a3", "b1", "b2", "b3")
"""The places of both seats; a card lies on the last of each."""
CARDS: Final = ("card-7h", "card-9c", "card-10s", "card-Jd", "card-Qs", "card-Ah")
DICE: Final = tuple(f"die-{number}" for number in range(1, 7))
ALL_SHOWN: Final = 1


def kinds_of(place: int) -> tuple[str, ...]:
    """What can lie on a place; each is worth more than the one before."""
    return CARDS if place % 3 == 2 else DICE


class Showdown(Position):
    """What lies on each place, and the set of the places that everyone has seen."""

    def __init__(self, start: int, limit: int, things: list[int]) -> None:
        super().__init__(2, start, limit)
        self.things = things
        self.shown: i64 = 0

    def fresh(self) -> Position:
        return Showdown(0, 1, [])

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Showdown)
        self.copy_common(other)
        self.things = other.things
        self.shown = other.shown

    def key(self) -> i64:
        key = mix(self.common_key(), self.shown)
        for thing in self.things:
            key = mix(key, thing)
        return key

    def hidden(self) -> list[int]:
        """The places of the seat to move that it has not shown yet."""
        if self.to_move == OVER:
            return []
        own = range(3 * int(self.to_move), 3 * int(self.to_move) + 3)
        return [place for place in own if not self.shown & BIT[place]]

    def legal_into(self, actions: vec[i64]) -> i64:
        hidden = self.hidden()
        for k, place in enumerate(hidden):
            actions[k] = place
        return len(hidden)

    def sample(self, rng: Rng) -> i64:
        hidden = self.hidden()
        return hidden[rng.below(len(hidden))]

    def apply(self, code: i64) -> None:
        self.decisions += 1
        self.shown |= BIT[code]
        if self.shown == BIT[6] - 1:
            one, other = sum(self.things[:3]), sum(self.things[3:])
            self.finish(3 if one == other else 1 if one > other else 2, ALL_SHOWN)
            return
        self.pass_on()
        self.finish_at_limit()


class ShowdownOptions(TypedDict):
    """What may be chosen before the game."""

    limit: int
    """the decisions after which the win is shared"""


class ShowdownView(PlainView):
    """What a seat sees: its own things, and what was shown."""

    options: ShowdownOptions
    """all options with their values"""
    shown: list[str]
    """the places whose things everyone has seen"""


class ShowdownSetup(Setup):
    """The things that were dealt."""

    things: list[str]
    """what lies on each place"""


class ShowdownGame(Game):
    """The rules of Showdown, in texts and plain JSON values."""

    def __init__(self, name: str = "showdown") -> None:
        super().__init__(
            name,
            name.title(),
            (decision_limit(60),),
            ("limit", "all-shown"),
            {
                "over": Reason("the game is over"),
                "not-yours": Reason("show a thing of yours that is hidden"),
            },
            players=(2,),
            hides=True,
            types=Types(ShowdownView, PlainGeometry, ShowdownOptions, setup=ShowdownSetup),
        )

    def deal(self, players: int, options: Mapping[str, object], rng: Rng) -> Setup:
        setup: ShowdownSetup = {
            "start": int(rng.below(players)),
            "things": filled([None] * len(PLACES), rng),
        }
        return setup

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        start = start_seat(setup, players, "things")
        things = setup["things"]
        if not isinstance(things, list) or len(things) != len(PLACES):
            raise BadSetup("there is a thing for each place")
        for place, kind in enumerate(things):
            if kind not in kinds_of(place):
                raise BadSetup(f"{kind!r} cannot lie on {PLACES[place]}")
        codes = [kinds_of(place).index(kind) for place, kind in enumerate(things)]
        return Showdown(start, cast("ShowdownOptions", options)["limit"], codes)

    def setup(self, position: Position) -> Setup:
        assert isinstance(position, Showdown)
        setup: ShowdownSetup = {"start": int(position.start), "things": things_of(position)}
        return setup

    def text(self, code: int) -> str:
        return f"show {PLACES[code]}"

    def code(self, text: str) -> int:
        for code in range(len(PLACES)):
            if text == self.text(code):
                return code
        raise NotAnAction(f"{text!r} is no action of Showdown")

    def refusal(self, position: Position, code: int) -> str:
        return "not-yours"

    def has_secrets(self, options: Options) -> bool:
        return True

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        return [effect("shown", int(before.to_move), [PLACES[code]])]

    def view(self, position: Position, seat: int | None) -> ShowdownView:
        assert isinstance(position, Showdown)
        pieces: dict[str, Piece] = {}
        for place, kind in enumerate(things_of(position)):
            seen = place // 3 == seat or position.shown & BIT[place] or position.winners
            pieces[PLACES[place]] = {
                "seat": place // 3,
                "kind": kind if seen else kind.partition("-")[0],
            }
        shown = [PLACES[place] for place in members_of(position.shown)]
        hidden = [3 - sum(name[0] == row for name in shown) for row in "ab"]
        return {
            **self.common_view(position, seat),
            "options": {"limit": int(position.limit)},
            "pieces": pieces,
            "counts": {"hidden": hidden},
            "shown": shown,
        }

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("ShowdownView", view)
        kinds = [view["pieces"][place]["kind"] for place in PLACES]
        known = [kind if "-" in kind else None for kind in kinds]
        setup = {"start": view["start"], "things": filled(known, rng)}
        position = self.start(2, view["options"], setup)
        assert isinstance(position, Showdown)
        self.restore_common(position, view)
        position.shown = sum(BIT[PLACES.index(name)] for name in view["shown"])
        return position

    def geometry(self, players: int) -> PlainGeometry:
        rows = {"a": 1, "b": -1}
        return {
            "box": {"x": -2, "y": -2, "width": 4, "height": 4},
            "places": {name: {"x": int(name[1]) - 2, "y": rows[name[0]]} for name in PLACES},
            "lines": [],
            "looks": looks(["die", "card", *DICE, *CARDS]),
        }


def things_of(position: Showdown) -> list[str]:
    """What lies on each place."""
    return [kinds_of(place)[thing] for place, thing in enumerate(position.things)]


def filled(known: list[str | None], rng: Rng) -> list[str]:
    """A thing for each place: the known ones, and others at random, but no card twice."""
    cards = [code for code, kind in enumerate(CARDS) if kind not in known]
    cards = rng.shuffled(cards)
    return [
        kind or (CARDS[cards.pop()] if place % 3 == 2 else DICE[rng.below(len(DICE))])
        for place, kind in enumerate(known)
    ]


class Plain(Descriptor):
    """Showdown on the plain board."""

    rules = ShowdownGame()


class Drawn(Descriptor):
    """Showdown on a board of its own."""

    rules = ShowdownGame("showdown_drawn")

    @property
    def module(self) -> Path:
        return Path(__file__).with_suffix(".js")


PLAIN = Plain()
DRAWN = Drawn()
