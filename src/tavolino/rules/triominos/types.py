"""The JSON values of My First Triominos."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tavolino.rules.types import Entry, Point, Setup, View


class TriominosOptions(TypedDict):
    """What may be chosen before the game."""

    joker: bool
    """whether the joker is among the cards"""
    open_racks: bool
    """whether everyone sees all racks"""


class TriominosSetup(Setup):
    """All the chance of one game."""

    deck: list[str]
    """the cards in the order in which they are dealt, six a seat, laid and bought"""


class TriominosEntry(Entry):
    """One decision as it is told afterwards."""

    card: NotRequired[str]
    """the card that was bought, for those who see the rack it came to"""


class TriominosView(View):
    """What a seat sees.

    `buyers`, `played` and `lacked` are what anyone can conclude from the past, so that sampled
    worlds contradict none of it.
    """

    options: TriominosOptions
    """all options with their values"""
    table: list[str]
    """the cards on the table as they would be laid, in the order of laying"""
    free: dict[str, str]
    """for each free cell beside a card, in the order of reading, the numbers that its corners
    ask for; 0 where any number will do"""
    hexagons: list[list[str]]
    """the six cells of each hexagon on the table, clockwise"""
    chips: list[int]
    """for each seat its chips"""
    rack_sizes: list[int]
    """for each seat the number of its cards"""
    racks: list[list[str] | None]
    """for each seat its cards, if they are seen; else `null`"""
    gained: list[list[str] | None]
    """for each seat whose cards are seen all it was dealt and has bought, in order; else
    `null`"""
    pot: int
    """the number of cards left to buy"""
    passed: int
    """how many seats have passed one after the other"""
    last_turns: int | None
    """the turns left once the pot is empty; `null` before"""
    joker_taker: int | None
    """the seat that swapped for the joker and still has it; `null` if none"""
    buyers: list[int]
    """who bought each card of the pot so far"""
    played: dict[str, list[int]]
    """for each card laid: who laid it, and that it was got as the seat's card number `since` or
    later, but before number `before`"""
    lacked: list[dict[str, int]]
    """for each seat the cards that it could have laid when it passed, with the number from
    which on it may have got them"""


class Steps(TypedDict):
    """Where one step on the grid leads."""

    i: Point
    """one step of i"""
    j: Point
    """one step of j"""


Cells = TypedDict("Cells", {"^": list[list[int]], "v": list[list[int]]})


class Number(TypedDict):
    """How a number looks in a corner."""

    colour: str
    """the name of its colour"""
    dots: int
    """how many dots it has"""


class TriominosGeometry(TypedDict):
    """The endless grid of triangles."""

    vertex: Steps
    """where one step of `i` and one of `j` lead"""
    cells: Cells
    """the corners of an upright and of a hanging cell, as steps of i and j from the vertex it
    is named after"""
    first: str
    """the cell of the first card"""
    far: int
    """how far from it a table can grow"""
    numbers: dict[str, Number]
    """each number's `colour` and `dots`"""
