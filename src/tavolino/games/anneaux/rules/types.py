"""The JSON values of Anneaux."""

from __future__ import annotations

from typing import Literal, TypedDict

from tavolino.rules.types import Box, Entry, Point, Setup, View


class AnneauxOptions(TypedDict):
    """What may be chosen before the game."""

    spent: Literal["rows", "lines"]
    """whether only the ends of rows are spent, or those of spokes, too"""
    flying: Literal["must", "may"]
    """whether a seat that flies may turn a ring instead"""
    truce: int
    """the turns that each seat has before lines score"""
    limit: int
    """the decisions after which the win is shared"""


class AnneauxSetup(Setup):
    """Everything random in one game."""


class AnneauxEntry(Entry):
    """One decision, as it is shown afterwards."""


class AnneauxView(View):
    """What a seat sees; nothing is hidden."""

    options: AnneauxOptions
    """all options with their values"""
    pawns: list[list[str]]
    """for each seat the cells with its pawns"""
    hand: list[int]
    """for each seat the number of pawns in its hand"""
    spent: list[str]
    """the cells whose pawns do not count for lines until they are moved"""
    in_play: list[int]
    """the seats that are not out"""
    flying: list[int]
    """the seats in play that fly: their pawns may go to any free cell"""
    last_ring: str | None
    """the ring that may not be turned; `null` if none"""
    truce: int
    """in how many of the next turns no line scores yet"""
    lines: int
    """the number of lines just made, for which pawns are being taken"""
    victim: int | None
    """the seat from which pawns are taken now; `null` if none"""
    owed: int
    """how many more pawns are taken from it"""


class Ring(TypedDict):
    """One of the three rings."""

    inner: float
    """its inner radius"""
    outer: float
    """its outer radius"""
    turn: int
    """the degrees of a turn"""


class AnneauxGeometry(TypedDict):
    """Where everything on the board is."""

    box: Box
    """the outer ring with a margin"""
    centre: Point
    """the point round which the rings turn"""
    cell_radius: float
    """how large a cell is"""
    cells: dict[str, Point]
    """each cell's place"""
    rings: dict[str, Ring]
    """each ring's `inner` and `outer` radius, and `turn`, the degrees of a turn"""
