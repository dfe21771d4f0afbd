"""The types that calls take and return, besides commands and messages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tavolino.hosting.calls.phrases import Phrase
from tavolino.hosting.match.hosted import Chair
from tavolino.hosting.match.ids import RequestId, Seat
from tavolino.hosting.match.stored import Clock, Phase
from tavolino.hosting.match.why import Why
from tavolino.rules.types import Value

MAX_LEVEL = 8
"""The most levels of bots that a game may have."""

GameName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$", description="a game's name")]
Level = Annotated[int, Meta(ge=1, le=MAX_LEVEL, description="how strong a bot is")]
Name = Annotated[str, Meta(max_length=100, description="empty if clients are to name the seat")]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Players = Annotated[int, Meta(ge=2, le=4)]
AnyObject = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
Chosen = Annotated[dict[str, Value], Meta(max_length=20)]
"""Options that someone chose."""
Pointed = Annotated[
    list[Annotated[str, Meta(max_length=100)]],
    Meta(max_length=10, description="what someone pointed at, in order, by name"),
]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all requests. Unknown fields are refused."""


class Response(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all responses. All fields are always present."""


# -- matches ---------------------------------------------------------------------------------


class NewMatch(Request, frozen=True, kw_only=True):
    """A request for a new match."""

    id: RequestId
    game: GameName
    players: Players = 2
    options: Chosen = {}
    clock: Clock | None = None
    names: Annotated[
        list[Name], Meta(max_length=4, description="the people at the sender's device")
    ]
    bots: Annotated[
        list[Level], Meta(max_length=4, description="levels of bots, but not for all seats")
    ] = []
    seats: Annotated[
        list[Seat],
        Meta(
            max_length=4,
            description="the seats of these people, then those of these bots; without one, "
            "people get the first free seats and bots the last",
        ),
    ] = []
    start: Annotated[
        Seat | None, Meta(description="the seat that begins; null for one by lot")
    ] = None


class OwnSeat(Response, frozen=True, kw_only=True):
    """A seat of yours. Programs open it with the token; browsers use their cookie."""

    seat: int
    token: str


class Made(Response, frozen=True, kw_only=True):
    """A new match and the links to it."""

    match: str
    seats: list[OwnSeat]
    join: Annotated[str, Meta(description="a link for people who play, valid for 30 days")]
    watch: Annotated[str, Meta(description="a link for people who watch, valid as long")]


class Invited(Response, frozen=True, kw_only=True):
    """Links for others."""

    join: str
    join_qr: Annotated[str, Meta(description="the same as a QR code, an SVG picture")]
    watch: str


class JoinMatch(Request, frozen=True, kw_only=True):
    """A request to take a seat. The invitation is the part of the link after its dot."""

    id: RequestId
    invitation: Token
    name: Name
    seat: Annotated[
        Seat | None, Meta(description="a free seat; null for the first of them")
    ] = None


class Seated(Response, frozen=True, kw_only=True):
    """The seat that you got."""

    match: str
    seat: int
    token: str


class Look(Request, frozen=True, kw_only=True):
    """A request to see what an invitation leads to."""

    invitation: Token


class Invitation(Response, frozen=True, kw_only=True):
    """What an invitation leads to: a game and who sits where."""

    game: str
    phase: Phase
    seats: list[Chair | None]
    host: Annotated[
        int | None, Meta(description="the first seat of the match's maker, if they play")
    ]


class WatchMatch(Request, frozen=True, kw_only=True):
    """A request to watch with an invitation."""

    invitation: Token


class Watching(Response, frozen=True, kw_only=True):
    """The match that you may now watch."""

    match: str


class AddBot(Request, frozen=True, kw_only=True):
    """A request to give a free seat to a bot."""

    id: RequestId
    level: Level
    seat: Seat | None = None


class BotSeated(Response, frozen=True, kw_only=True):
    """The seat that the bot got."""

    seat: int


class OwnSeats(Response, frozen=True, kw_only=True):
    """Your seats in a match, and whether it has secrets or forgets."""

    seats: list[int]
    watching: Annotated[bool, Meta(description="whether you may watch it, too")]
    made: Annotated[
        bool,
        Meta(description="whether you made it, and may free a seat or give it to a bot"),
    ]
    may_point: Annotated[
        bool, Meta(description="whether you may point at the board for those who play")
    ]
    moved: Annotated[list[int], Meta(description="seats that you play on another device now")]
    removed: Annotated[
        list[int], Meta(description="seats from which the match's maker has removed you")
    ]
    has_secrets: Annotated[
        bool,
        Meta(description="whether one seat's view must be hidden before the next seat looks"),
    ]
    forgets: Annotated[
        bool,
        Meta(
            description="whether what may be shown of past decisions changes with each decision"
        ),
    ]


class FreeSeat(Request, frozen=True, kw_only=True):
    """A request to free someone's seat before the game begins."""

    id: RequestId


class HandOverSeat(Request, frozen=True, kw_only=True):
    """A request to let a bot play on for someone."""

    id: RequestId
    level: Level


class TransferSeat(Request, frozen=True, kw_only=True):
    """A request to move a seat to another device."""

    seat: Seat


class TransferLink(Response, frozen=True, kw_only=True):
    """A single-use link that moves a seat to another device."""

    link: str
    qr: Annotated[str, Meta(description="the same as a QR code, an SVG picture")]
    until: int


class UseTransfer(Request, frozen=True, kw_only=True):
    """A request to use such a link. The token is the part of the link after its dot."""

    token: Token


class AskCode(Request, frozen=True, kw_only=True):
    """A request for the code of a match."""

    new: Annotated[bool, Meta(description="whether an earlier code becomes invalid")] = False


class Code(Response, frozen=True, kw_only=True):
    """Three syllables to say aloud, such as `LUMOKE`, which lead to a match."""

    code: str
    until: int
    now: Annotated[int, Meta(description="when this was sent, by the same clock as `until`")]


class UseCode(Request, frozen=True, kw_only=True):
    """A request to find the match of a code, in any case and with spaces or hyphens."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class CodeMatch(Response, frozen=True, kw_only=True):
    """The match to which a code leads, and an invitation as in a link to join it."""

    match: str
    invitation: str


class AskWhy(Request, frozen=True, kw_only=True):
    """A request to know why a seat cannot choose what it pointed at."""

    seat: Seat
    pointed: Pointed


class WhyNot(Response, frozen=True, kw_only=True):
    """The answer; null if the seat can choose it, or has nothing to choose."""

    why: Why | None


class AskHint(Request, frozen=True, kw_only=True):
    """A request for a hint for a seat."""

    seat: Seat


class Say(Request, frozen=True, kw_only=True, tag="say"):
    """Say one of the phrases to everyone at the table."""

    seat: Seat
    phrase: Phrase


class PointAt(Request, frozen=True, kw_only=True):
    """Point at something on the board for those who play. A pick is a kind and a name."""

    pick: Annotated[str, Meta(min_length=1, max_length=60)]


class MyMatch(Response, frozen=True, kw_only=True):
    """A match in the list of yours. The seat is -1 if you only watch."""

    match: str
    seat: int
    game: str
    phase: Phase
    number: int
    changed_at: int
    now: Annotated[
        int, Meta(description="when this was sent, by the same clock as `changed_at`")
    ]


# -- games -----------------------------------------------------------------------------------


class TryGame(Request, frozen=True, kw_only=True):
    """A request to try out a game from a setup. Nothing is stored."""

    players: Players = 2
    options: Chosen = {}
    setup: Annotated[
        AnyObject | None, Meta(description="if null, it is dealt, always the same")
    ] = None
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=300)] = []
    seat: Annotated[Seat | None, Meta(description="as this seat; null to watch")] = None
    pointed: Pointed = []


class OptionInfo(Response, frozen=True, kw_only=True):
    """An option of a game: one of `values`, or else a number within the bounds."""

    name: str
    default: Value
    values: list[Value]
    minimum: int
    maximum: int


class FirstGameInfo(Response, frozen=True, kw_only=True):
    """The easiest way to play a game, for people who start with it."""

    players: int
    options: dict[str, Value]


class GameInfo(Response, frozen=True, kw_only=True):
    """A game, its options and what a client must know about it."""

    name: str
    title: str
    rules_version: int
    players: Annotated[list[int], Meta(description="how many can play")]
    levels: Annotated[int, Meta(description="the number of levels of bots")]
    has_secrets: Annotated[
        bool, Meta(description="whether seats have secrets with the default options")
    ]
    options: list[OptionInfo]
    endings: list[str]
    reasons: dict[str, str]
    minutes: Annotated[
        tuple[int, int] | None, Meta(description="how long a game takes, at least and at most")
    ]
    age: Annotated[int | None, Meta(description="the age from which it is fun")]
    first_game: Annotated[
        FirstGameInfo | None, Meta(description="how newcomers and small children begin")
    ]
    has_rules: Annotated[bool, Meta(description="whether it brings rules to read")]
    has_lesson: Annotated[bool, Meta(description="whether it brings a lesson")]
    module: Annotated[
        str | None,
        Meta(description="an ES module with a board, for games the client has no board for"),
    ]
