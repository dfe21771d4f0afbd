"""The plain JSON values that all games share; each game's own are in its `types.py`.

These types are the only description of what a seat sees, what an action did and where things
are. docs/reference/views.md, the OpenAPI document and the client's types are generated from
them. The string below a key describes it in all of these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NotRequired, TypeAlias, TypedDict

Value: TypeAlias = bool | int | str
"""The value of an option."""

Options: TypeAlias = dict[str, Value]
"""The options of any game. Each game has a type of its own for its options."""


class Setup(TypedDict):
    """Everything random in one game."""

    start: int
    """the seat that begins"""


class View(TypedDict):
    """What one seat may know; every game adds its `options` and what is on its table."""

    game: str
    """the name of the game"""
    players: int
    """how many seats there are"""
    seat: int | None
    """whose view this is; `null` for a spectator"""
    start: int
    """the seat that began"""
    to_move: int
    """the seat that decides; -1 when the game is over"""
    decisions: int
    """how many decisions have been made"""
    winners: list[int]
    """the seats that share the win; empty while the game is on"""
    ending: str
    """why the game is over: one of the game's endings; empty while it is on"""


class Effect(TypedDict):
    """One thing that an action did."""

    type: str
    """what happened, such as `moved`, `taken` or `won`"""
    seat: int
    """whose figure, pawn, card, chips or seat it happened to"""
    at: list[str]
    """the places of the geometry where it happened, in order; empty if there is none to show"""
    count: int
    """how many stones, pawns, cards or chips; negative if they were paid"""
    why: NotRequired[str]
    """how it happened: how a figure moved, what chips were for, by which ending a seat won"""
    figure: NotRequired[int]
    """the number of the figure, where figures have numbers"""
    part: NotRequired[str]
    """the part of the board or the card, by its name: a triangle, a ring, `1-1-3`, `joker`"""


class Entry(TypedDict):
    """One decision, as it is shown afterwards."""

    seat: int
    """the seat that decided"""
    action: str
    """the action it chose"""
    effects: list[Effect]
    """what the action did, in order"""


class Explanation(TypedDict):
    """Why something that a person pointed at cannot be chosen."""

    reason: str
    """the name of the reason, one of the game's"""
    sentence: str
    """the reason as an English sentence, without a full stop"""
    entries: list[str]
    """the rules that it rests on, by their ids in the game's register"""


class Point(TypedDict):
    """A place on the board: x to the right, y downwards."""

    x: float
    """to the right"""
    y: float
    """downwards"""


class Box(TypedDict):
    """What a picture has to show."""

    x: float
    """its left side"""
    y: float
    """its upper side"""
    width: float
    """how wide it is"""
    height: float
    """how high it is"""


class Piece(TypedDict):
    """What lies on one place of a plain board."""

    seat: int | None
    """whose piece it is; `null` if it is nobody's"""
    kind: NotRequired[str]
    """its kind, where a game has pieces of several kinds"""
    count: NotRequired[int]
    """how many lie on top of each other; 1 if not given"""


class PlainView(View):
    """A view that any screen can draw on the board of a `PlainGeometry`."""

    pieces: dict[str, Piece]
    """for each place that is not empty the piece on it"""
    counts: dict[str, list[int]]
    """the counts beside the board, by name: a number for each seat"""


class PlainSetup(Setup):
    """Everything random in a game, with whatever the game adds."""


class PlainEntry(Entry):
    """One decision, as it is shown afterwards, with whatever the game adds."""


class Turning(TypedDict):
    """A part of a plain board that turns."""

    centre: Point
    """the point round which it turns"""
    radius: float
    """how far it reaches"""
    places: list[str]
    """the places that turn with it"""
    turn: int
    """the degrees of a turn"""


class Place(Point):
    """A place of a plain board: where a piece can lie, and what can be picked."""

    label: NotRequired[str]
    """what it shows instead of its name; an empty text shows nothing"""
    hidden: NotRequired[bool]
    """`true` if it is not drawn; pieces on it, and marks that it can be picked, still are"""


class PieceLook(TypedDict):
    """How a kind of piece is drawn on a plain board; `tavolino.rules.looks` makes it."""

    shape: Literal["card", "die", "disc"]
    """what it looks like; a die with a label from `1` to `6` shows pips"""
    label: str
    """what is written on it; a card or a die without a label lies face down"""


class PlainGeometry(TypedDict):
    """A board that any screen can draw: places, lines between them, parts that turn."""

    box: Box
    """what a picture has to show"""
    places: dict[str, Place]
    """each place's middle, by its name; where pieces lie and what can be picked"""
    lines: list[list[str]]
    """lines to draw, each along the places it names"""
    turning: NotRequired[dict[str, Turning]]
    """the parts that turn, by name"""
    looks: NotRequired[dict[str, PieceLook]]
    """how each kind of piece is drawn; other kinds are written in full"""


@dataclass(frozen=True)
class Types:
    """The types of one game's JSON values, from which documents are generated."""

    view: type = View
    geometry: type = dict
    options: type = dict
    setup: type = Setup
    entry: type = Entry


PLAIN = Types(PlainView, PlainGeometry, dict, PlainSetup, PlainEntry)
"""The types of a game that declares none of its own."""


def effect(
    kind: str,
    seat: int,
    at: list[str] | None = None,
    count: int = 1,
    why: str = "",
    part: str = "",
) -> Effect:
    """One thing that happened."""
    result: Effect = {"type": kind, "seat": seat, "at": at or [], "count": count}
    if why:
        result["why"] = why
    if part:
        result["part"] = part
    return result
