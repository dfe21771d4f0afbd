"""What calls take and return, besides commands and messages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tavolino.rules.types import Value
from tavolino.server.match.hosted import Chair
from tavolino.server.match.ids import RequestId, Seat
from tavolino.server.match.stored import Clock, Phase

MOST_LEVEL = 8
"""No game has more levels of bots."""

GameName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$", description="a game's name")]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVEL, description="how strong a bot is")]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Players = Annotated[int, Meta(ge=2, le=4)]
AnyObject = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
Chosen = Annotated[dict[str, Value], Meta(max_length=20)]
"""Options that someone chose."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every request has in common: no surprises."""


class Response(msgspec.Struct, frozen=True, kw_only=True):
    """What every response has in common: all of its fields are always there."""


# -- matches ---------------------------------------------------------------------------------


class NewMatch(Request, frozen=True, kw_only=True):
    """A match that someone would like to play."""

    id: RequestId
    game: GameName
    players: Players = 2
    options: Chosen = {}
    clock: Clock | None = None
    names: Annotated[
        list[Name],
        Meta(
            max_length=4,
            description="who plays at the sender's device, from the first seat on",
        ),
    ]
    bots: Annotated[
        list[Level], Meta(max_length=4, description="bots, on the last seats, but not on all")
    ] = []


class OwnSeat(Response, frozen=True, kw_only=True):
    """A seat of one's own. The token opens it to programs; browsers have their cookie."""

    seat: int
    token: str


class Made(Response, frozen=True, kw_only=True):
    """A match that was made, and the links to it."""

    match: str
    seats: list[OwnSeat]
    join: Annotated[str, Meta(description="a link for whoever is to play, good for 30 days")]
    watch: Annotated[str, Meta(description="a link for whoever is to watch, as long")]


class Invited(Response, frozen=True, kw_only=True):
    """Links for others."""

    join: str
    join_qr: Annotated[str, Meta(description="the same as a QR code, an SVG picture")]
    watch: str


class JoinMatch(Request, frozen=True, kw_only=True):
    """Taking a seat by an invitation: the part of the link after its dot."""

    id: RequestId
    invitation: Token
    name: Name
    seat: Seat | None = None


class Seated(Response, frozen=True, kw_only=True):
    """The seat someone got."""

    match: str
    seat: int
    token: str


class Look(Request, frozen=True, kw_only=True):
    """Looking at what an invitation leads to."""

    invitation: Token


class Invitation(Response, frozen=True, kw_only=True):
    """What an invitation leads to: a game, and who sits at it."""

    game: str
    phase: Phase
    seats: list[Chair | None]
    host: Annotated[
        int | None, Meta(description="the first seat of whoever made the match, if they play")
    ]


class WatchMatch(Request, frozen=True, kw_only=True):
    """Watching by an invitation."""

    invitation: Token


class Watching(Response, frozen=True, kw_only=True):
    """A match that may be watched."""

    match: str


class AddBot(Request, frozen=True, kw_only=True):
    """A bot for a free seat."""

    id: RequestId
    level: Level
    seat: Seat | None = None


class BotSeated(Response, frozen=True, kw_only=True):
    """The seat a bot got."""

    seat: int


class OwnSeats(Response, frozen=True, kw_only=True):
    """The seats of a match that someone holds, and whether it has secrets or forgets."""

    seats: list[int]
    watching: Annotated[bool, Meta(description="whether it may be watched, too")]
    made: Annotated[
        bool,
        Meta(description="whether they made it, and may free a seat or hand it to a bot"),
    ]
    has_secrets: Annotated[
        bool,
        Meta(description="whether what one seat sees may not stay on the screen for the next"),
    ]
    forgets: Annotated[
        bool,
        Meta(
            description="whether what may be told of past decisions changes with every decision"
        ),
    ]


class FreeSeat(Request, frozen=True, kw_only=True):
    """Freeing someone's seat before the game begins."""

    id: RequestId


class HandOverSeat(Request, frozen=True, kw_only=True):
    """Letting a bot play on for someone."""

    id: RequestId
    level: Level


class CarrySeat(Request, frozen=True, kw_only=True):
    """The seat to be carried to another device."""

    seat: Seat


class CarryLink(Response, frozen=True, kw_only=True):
    """A link that carries a seat to another device, once."""

    link: str
    qr: Annotated[str, Meta(description="the same as a QR code, an SVG picture")]
    until: int


class UseCarry(Request, frozen=True, kw_only=True):
    """The part of such a link after its dot."""

    token: Token


class AskHint(Request, frozen=True, kw_only=True):
    """The seat that would like a hint."""

    seat: Seat


class Say(Request, frozen=True, kw_only=True, tag_field="do", tag="say"):
    """Say one of the phrases to everyone who is there."""

    seat: Seat
    phrase: Annotated[str, Meta(max_length=30)]


class MyMatch(Response, frozen=True, kw_only=True):
    """A match in the list of one's own; seat -1 for those only watched."""

    match: str
    seat: int
    game: str
    phase: Phase
    number: int
    changed_at: int
    now: Annotated[
        int, Meta(description="when this was told, by the clock that `changed_at` goes by")
    ]


# -- games -----------------------------------------------------------------------------------


class TryGame(Request, frozen=True, kw_only=True):
    """A game from its setup on, to be tried out: nothing of it is kept."""

    players: Players = 2
    options: Chosen = {}
    setup: Annotated[
        AnyObject | None, Meta(description="if null, it is dealt, always alike")
    ] = None
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=300)] = []
    seat: Annotated[Seat | None, Meta(description="as this seat; null to watch")] = None


class OptionInfo(Response, frozen=True, kw_only=True):
    """What may be chosen before a game: one of `values`, else a number in bounds."""

    name: str
    default: Value
    values: list[Value]
    minimum: int
    maximum: int


class GameInfo(Response, frozen=True, kw_only=True):
    """A game, its options and their values."""

    name: str
    title: str
    rules_version: int
    players: Annotated[list[int], Meta(description="how many can play")]
    levels: Annotated[int, Meta(description="how many levels of bots there are")]
    has_secrets: Annotated[
        bool, Meta(description="whether a seat, unless chosen otherwise, has secrets")
    ]
    options: list[OptionInfo]
    endings: list[str]
    reasons: dict[str, str]
    minutes: Annotated[
        tuple[int, int] | None, Meta(description="how long it takes, from and to")
    ]
    age: Annotated[int | None, Meta(description="from which age it is fun")]
    module: Annotated[
        str | None,
        Meta(description="an ES module with a board, for games that the client has none for"),
    ]
