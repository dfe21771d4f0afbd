"""The JSON values of Anneaux."""

from __future__ import annotations

from typing import TypedDict

from tavolino.rules.types import Box, Entry, Point, Setup, View


class AnneauxOptions(TypedDict):
    """What may be chosen before the game."""

    limit: int
    """the decisions after which the win is shared"""


class AnneauxSetup(Setup):
    """All the chance of one game."""


class AnneauxEntry(Entry):
    """One decision as it is told afterwards."""


class AnneauxView(View):
    """What a seat sees; nothing is hidden."""

    options: AnneauxOptions
    """all options with their values"""
    pawns: list[list[str]]
    """for each seat the cells with its pawns"""
    hand: list[int]
    """for each seat the pawns in its hand"""
    spent: list[str]
    """the cells whose pawns count for no line until they are moved"""
    in_play: list[int]
    """the seats that are not out"""
    flying: list[int]
    """the seats among those that fly: their pawns may go to any free cell"""
    last_ring: str | None
    """the ring that may not be turned; `null` if none"""
    lines: int
    """the lines just made, for which pawns are being taken"""
    victim: int | None
    """the seat pawns are taken from now; `null` if none"""
    owed: int
    """how many more it has to give"""


class Ring(TypedDict):
    """One of the three rings."""

    inner: float
    """its inner radius"""
    outer: float
    """its outer radius"""
    turn: int
    """the degrees of a turn"""


class AnneauxGeometry(TypedDict):
    """Where everything lies."""

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
