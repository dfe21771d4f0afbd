"""The JSON values of My First Triominos."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tavolino.rules.types import Entry, Point, Setup, View


class TriominosOptions(TypedDict):
    """What may be chosen before the game."""

    joker: bool
    """whether the joker is among the cards"""
    open_racks: bool
    """whether everyone sees all racks"""
    joker_side: Literal["corner", "side"]
    """what is free beside the joker: a corner that it alone touches, or a whole side"""
    ties: Literal["shared", "cards"]
    """whether seats with equally many chips share the win, or those with fewer cards win"""


class TriominosSetup(Setup):
    """Everything random in one game."""

    deck: list[str]
    """all cards: six for each seat, then the pot, top card first"""


class TriominosEntry(Entry):
    """One decision, as it is shown afterwards."""

    card: NotRequired[str]
    """the card that was bought, for those who may see it"""


class TriominosView(View):
    """What a seat sees.

    `buyers`, `played` and `lacked` are what anyone can conclude from the past. They keep
    sampled worlds consistent with it.
    """

    options: TriominosOptions
    """all options with their values"""
    table: list[str]
    """the cards on the table, each as the action that lays it, in the order of play"""
    free: dict[str, str]
    """for each free cell beside a card, in reading order, the numbers that its corners need; 0
    where any number fits, - where none does"""
    hexagons: list[list[str]]
    """the six cells of each hexagon on the table, clockwise"""
    chips: list[int]
    """for each seat its chips"""
    rack_sizes: list[int]
    """for each seat the number of its cards"""
    racks: list[list[str] | None]
    """for each seat its cards, if the viewer may see them; else `null`"""
    gained: list[list[str] | None]
    """for each seat all cards it was dealt and has bought, in order, if the viewer may see
    them; else `null`"""
    pot: int
    """the number of cards left to buy"""
    passed: int
    """how many seats have passed in a row"""
    last_turns: int | None
    """the turns left once the pot is empty; `null` before"""
    joker_taker: int | None
    """the seat that swapped for the joker and still has it; `null` if none"""
    buyers: list[int]
    """for each card bought from the pot, the seat that bought it"""
    played: dict[str, list[int]]
    """for each card laid `[seat, since, before]`: the seat that laid it, and that the seat got
    it as its card number `since` or later, but before number `before`"""
    lacked: list[dict[str, int]]
    """for each seat the cards that it did not have when it passed, because it could have laid
    them. The number says from which of its cards on it may have got the card"""


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
    """where one step of `i` and one step of `j` lead"""
    cells: Cells
    """the corners of an upright and of a hanging cell, as steps of i and j from the vertex it
    is named after"""
    first: str
    """the cell of the first card"""
    far: int
    """how far from it a table can grow"""
    numbers: dict[str, Number]
    """each number's `colour` and `dots`"""
