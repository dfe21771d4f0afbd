"""What requests and responses hold, for FastAPI and its document."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_LEVEL = 8
"""No game has more levels of bots."""

Id = Annotated[
    str,
    Field(
        pattern="^[A-Za-z0-9_-]{16,64}$",
        description="Made up by the sender, at random, new for every wish. Sent again, nothing "
        "new happens and the answer is the same. Keep it to yourself, also later: to whoever "
        "sends it without a cookie it gives the same seats.",
    ),
]
GameName = Annotated[
    str, Field(pattern="^[a-z][a-z0-9_]{0,39}$", description="the name of a game")
]
Level = Annotated[int, Field(ge=1, le=MOST_LEVEL, description="how strong a bot is")]
Seat = Annotated[int, Field(ge=0, le=3)]
Name = Annotated[str, Field(min_length=1, max_length=100)]
Token = Annotated[str, Field(min_length=1, max_length=200)]


class Body(BaseModel):
    """What every body has in common: no surprises."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClockBody(Body):
    """How long people may think: for each decision, or for the whole match."""

    per: Literal["move", "game"]
    seconds: int = Field(ge=10, le=30 * 24 * 3600)
    increment: int = Field(0, ge=0, le=3600, description="seconds gained with each decision")


class NewMatch(Body):
    """A match that someone would like to play."""

    id: Id
    game: GameName
    players: int = Field(2, ge=2, le=4)
    options: dict[str, bool | int | str] = Field({}, max_length=20)
    clock: ClockBody | None = None
    names: list[Name] = Field(
        min_length=0,
        max_length=4,
        description="who plays at the sender's device, from the first seat on",
    )
    bots: list[Level] = Field(
        [], max_length=4, description="bots, on the last seats, but not on all"
    )


class OwnSeat(BaseModel):
    """A seat of one's own. The token opens it to programs; browsers have their cookie."""

    seat: int
    token: str


class Made(BaseModel):
    """A match that was made, and the links to it."""

    match: str
    seats: list[OwnSeat]
    join: str = Field(description="a link for whoever is to play, good for 30 days")
    watch: str = Field(description="a link for whoever is to watch")


class Invited(BaseModel):
    """Links for others."""

    join: str
    join_qr: str = Field(description="the same as a QR code, an SVG picture")
    watch: str


class JoinMatch(Body):
    """Taking a seat by an invitation: the part of the link after its dot."""

    id: Id
    invitation: Token
    name: Name
    seat: Seat | None = None


class Seated(BaseModel):
    """The seat someone got."""

    match: str
    seat: int
    token: str


class WatchMatch(Body):
    """Watching by an invitation."""

    invitation: Token


class Watching(BaseModel):
    """A match that may be watched."""

    match: str


class AddBot(Body):
    """A bot for a free seat."""

    id: Id
    level: Level
    seat: Seat | None = None


class BotSeated(BaseModel):
    """The seat a bot got."""

    seat: int


class OwnSeats(BaseModel):
    """The seats of a match that someone holds, and whether it has secrets or forgets."""

    seats: list[int]
    watching: bool = Field(description="whether it may be watched, too")
    has_secrets: bool = Field(
        description="whether what one seat sees may not stay on the screen for the next"
    )
    forgets: bool = Field(
        description="whether what may be told of past decisions changes with every decision"
    )


class TryGame(Body):
    """A game from its setup on, to be tried out: nothing of it is kept."""

    players: int = Field(2, ge=2, le=4)
    options: dict[str, bool | int | str] = Field({}, max_length=20)
    setup: dict[str, object] | None = Field(
        None, description="if null, it is dealt, always alike"
    )
    actions: list[Annotated[str, Field(max_length=200)]] = Field([], max_length=300)
    seat: Seat | None = Field(None, description="as this seat; null to watch")


class CarrySeat(Body):
    """The seat to be carried to another device."""

    seat: Seat


class CarryLink(BaseModel):
    """A link that carries a seat to another device, once."""

    link: str
    qr: str = Field(description="the same as a QR code, an SVG picture")
    until: int


class UseCarry(Body):
    """The part of such a link after its dot."""

    token: Token


class AskHint(Body):
    """The seat that would like a hint."""

    seat: Seat


class Say(Body):
    """One of the phrases."""

    seat: Seat
    phrase: str = Field(max_length=30)


class MyMatch(BaseModel):
    """A match in the list of one's own; seat -1 for those only watched."""

    match: str
    seat: int
    game: str
    phase: Literal["waiting", "on", "over"]
    number: int
    changed_at: int
    now: int = Field(description="when this was told, by the clock that `changed_at` goes by")


class Problem(BaseModel):
    """Why something was refused: a stable name for programs and a sentence for people."""

    reason: str
    sentence: str


class OptionInfo(BaseModel):
    """What may be chosen before a game: one of `values`, else a number in bounds."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    minimum: int
    maximum: int


class GameInfo(BaseModel):
    """A game, its options and their values."""

    name: str
    title: str
    rules_version: int
    players: list[int] = Field(description="how many can play")
    levels: int = Field(description="how many levels of bots there are")
    has_secrets: bool = Field(
        description="whether a seat, unless chosen otherwise, has secrets"
    )
    options: list[OptionInfo]
    endings: list[str]
    reasons: dict[str, str]
    minutes: tuple[int, int] | None = Field(description="how long it takes, from and to")
    age: int | None = Field(description="from which age it is fun")
    module: str | None = Field(
        description="an ES module with a board of its own, for games the client has none for"
    )
