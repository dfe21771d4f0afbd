"""A canvas of characters: lines in box or Braille characters, with words on top."""

from __future__ import annotations

from itertools import groupby, product
from math import ceil, cos, floor, hypot, pi, sin
from operator import itemgetter
from typing import Final, NamedTuple

from rich.text import Text

DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each of the 4 x 2 dots in a Braille character."""

BLANK: Final = 0x2800

RULES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Horizontal and vertical lines by the sides they reach: 1 up, 2 right, 4 down, 8 left."""

SLOPES: Final = {-1: "\u2571", 1: "\u2572"}
"""The box characters that go down to the left and to the right."""


class CanvasSize(NamedTuple):
    """How many characters a board may be wide and high."""

    columns: int
    rows: int


class Canvas:
    """A grid of characters, filled in any order. Words cover lines."""

    def __init__(self) -> None:
        self.dots: dict[tuple[int, int], int] = {}
        self.rules: dict[tuple[int, int], int] = {}
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}
        self.left = 0

    def dot(self, column: float, row: float) -> None:
        """Draws one dot of a line; coordinates are the centres of characters."""
        # Centres lie between dots: the earlier dot is used, safe from rounding errors.
        x, y = floor(column * 2 + 0.75), floor(row * 4 + 1.75)
        where = (y // 4, x // 2)
        self.dots[where] = self.dots.get(where, 0) | DOTS[y % 4][x % 2]

    def line(self, start: tuple[float, float], end: tuple[float, float], gap: int = 1) -> None:
        """Draws a straight line; with a gap of 2 or more it is dotted."""
        (left, top), (right, bottom) = start, end
        count = max(1, ceil(hypot((right - left) * 2, (bottom - top) * 4)))
        for k in range(0, count + 1, gap):
            share = k / count
            self.dot(left + (right - left) * share, top + (bottom - top) * share)

    def ellipse(
        self, middle: tuple[float, float], across: float, down: float, gap: int = 1
    ) -> None:
        """Draws an ellipse, given by half its width and half its height."""
        count = ceil(2 * pi * max(across * 2, down * 4))
        for k in range(0, count, gap):
            angle = 2 * pi * k / count
            self.dot(middle[0] + across * sin(angle), middle[1] - down * cos(angle))

    def rule(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draws a horizontal or vertical line, rightwards or downwards; crossings join."""
        (left, top), (right, bottom) = start, end
        places = list(product(whole(top, bottom), whole(left, right)))
        onward, back = (2, 8) if len({row for row, _ in places}) == 1 else (4, 1)
        for k, place in enumerate(places):
            sides = (onward if k < len(places) - 1 else 0) | (back if k else 0)
            self.rules[place] = self.rules.get(place, 0) | sides

    def slope(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draws a line that goes down one row per column, without its two ends."""
        (left, top), (right, bottom) = start, end
        step = 1 if right > left else -1
        for k in range(1, round(bottom) - round(top)):
            self.marks[round(top) + k, round(left) + step * k] = (SLOPES[step], "dim")

    def write(self, words: str, column: float, row: float, style: str = "") -> None:
        """Writes words centred at this place."""
        first = ceil(column - len(words) / 2 - 0.01)
        for k, letter in enumerate(words):
            self.marks[round(row), first + k] = (letter, style)

    def crop(self, room: CanvasSize, focus: tuple[int, int]) -> None:
        """Leaves only what fits, round a place; dots say where something was cut off."""
        filled = self.dots.keys() | self.rules.keys() | self.marks.keys()
        rows = window([row for row, _ in filled], room.rows, focus[1])
        columns = window([column for _, column in filled], room.columns, focus[0])
        outside = {at for at in filled if at[0] not in rows or at[1] not in columns}
        for place in outside:
            for layer in (self.dots, self.rules, self.marks):
                layer.pop(place, None)
        if any(row < rows[0] for row, _ in outside):
            self.write("⋯", focus[0], rows[0], "bold")
        if any(row > rows[-1] for row, _ in outside):
            self.write("⋯", focus[0], rows[-1], "bold")
        if any(column < columns[0] for _, column in outside):
            self.write("⋯", columns[0], focus[1], "bold")
        if any(column > columns[-1] for _, column in outside):
            self.write("⋯", columns[-1], focus[1], "bold")
        self.left = columns[0]

    def text(self) -> Text:
        """The canvas as styled text, without empty lines above and below."""
        filled = self.dots.keys() | self.rules.keys() | self.marks.keys()
        rows = [row for row, _ in filled]
        drawn = Text(no_wrap=True)
        for row in range(min(rows), max(rows) + 1):
            end = max((column + 1 for line, column in filled if line == row), default=0)
            places = (self.character(row, column) for column in range(self.left, end))
            for style, run in groupby(places, key=itemgetter(1)):
                drawn.append("".join(letter for letter, _ in run), style)
            drawn.append("\n")
        return drawn

    def character(self, row: int, column: int) -> tuple[str, str]:
        """The character at one place, and its style."""
        if (row, column) in self.marks:
            return self.marks[row, column]
        if (row, column) in self.rules:
            return RULES[self.rules[row, column]], "dim"
        dots = self.dots.get((row, column), 0)
        return (chr(BLANK + dots), "dim") if dots else (" ", "")


def whole(first: float, last: float) -> range:
    """The whole numbers from one to another."""
    return range(round(first), round(last) + 1)


def window(places: list[int], size: int, focus: int) -> range:
    """As many places as fit, with the focus in the middle unless an end is near."""
    first, last = min(places), max(places)
    begin = max(first, min(focus - size // 2, last + 1 - size))
    return range(begin, min(begin + size, last + 1))
