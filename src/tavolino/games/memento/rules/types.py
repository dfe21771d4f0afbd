"""The JSON values of Memento."""

from __future__ import annotations

from typing import Literal, TypedDict

from tavolino.rules.types import Box, Entry, Point, Setup, View


class MementoOptions(TypedDict):
    """What may be chosen before the game."""

    version: Literal["original", "simple", "complex"]
    """what the edge of the board is for a Double on its way"""
    limit: int
    """the decisions after which the win is shared"""


class MementoFigure(TypedDict):
    """One to three stones with a marker on top."""

    seat: int
    """whose marker it has"""
    height: int
    """how many stones it has"""


class MementoSetup(Setup):
    """Everything random in one game."""


class MementoEntry(Entry):
    """One decision, as it is shown afterwards."""


class MementoView(View):
    """What a seat sees; nothing is hidden."""

    options: MementoOptions
    """all options with their values"""
    figures: dict[str, MementoFigure]
    """for each point with a figure its `seat` and its `height` in stones"""
    supply: int
    """the number of stones in the supply"""
    markers: list[int]
    """for each seat the number of markers in its hand"""
    in_play: list[int]
    """the seats that are not out"""
    turners: list[int]
    """the seats whose own last turn turned a triangle"""
    just_turned: bool
    """whether the turn before this one turned a triangle"""


class Triangle(TypedDict):
    """One of the four triangles."""

    centre: Point
    """the point round which it turns"""
    corners: list[Point]
    """where its corners lie"""
    rim: list[str]
    """its points without the centre, clockwise from a corner"""
    turn: int
    """the degrees of a turn"""


class MementoGeometry(TypedDict):
    """Where everything on the board is."""

    box: Box
    """the big triangle, whose sides are 2 long"""
    points: dict[str, Point]
    """each point's place; a triangle's points lie a little inside it, so that those of
    neighbours stay apart"""
    lines: list[list[str]]
    """the straight lines as names of points, the six long ones first"""
    triangles: dict[str, Triangle]
    """each triangle's `centre`, its `corners`, its `rim` clockwise, and `turn`, the degrees of
    a turn"""
    constellations: list[list[str]]
    """the groups of three corners that meet"""
    exits: list[list[str]]
    """the pairs of points between which a figure leaves the board and enters it again"""
