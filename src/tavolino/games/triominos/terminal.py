"""My First Triominos at a terminal: the table in characters, and what is said beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter
from typing import Final

from rich.text import Text

from tavolino.drawing.canvas import SLOPES, Canvas, CanvasSize
from tavolino.drawing.style import terminal_style
from tavolino.drawing.svg import Spot, between
from tavolino.games.descriptor import Form
from tavolino.games.triominos.drawing import JOKER, Cell, TriominosLayout, middle
from tavolino.games.triominos.rules.types import TriominosGeometry, TriominosView
from tavolino.words.fluent import Words

COLUMNS: Final = (12, 10, 8)
"""The widths that a card can have, in characters from tip to tip."""

SPACIOUS: Final = 36
"""A room with this many rows is not one screen, so the table may be larger than it."""

FORMS: Final = (
    Form("lay", r"[\^v].*", "^1,0=233"),
    Form("buy", r"buy", "buy"),
    Form("swap", r"swap=.*", "swap=233"),
    Form("pass", r"pass", "pass"),
)


def board(view: TriominosView, geometry: TriominosGeometry, room: CanvasSize) -> Text:
    """The table in characters, free cells by name."""
    table = TriominosLayout(view, geometry)
    left, top, width, height = table.extent()
    rise = abs(geometry["vertex"]["j"]["y"])
    # A card is half as high as it is wide, so its sides go down one row per column.
    fitting = [
        columns
        for columns in COLUMNS
        if width * columns < room.columns and height / rise * columns / 2 < room.rows
    ]
    if not fitting and room.rows < SPACIOUS:
        return small_board(table, room)
    columns = fitting[0] if fitting else COLUMNS[-1]
    lines = columns / 2 / rise
    canvas = Canvas()

    def place(cell: Cell) -> list[Spot]:
        return [((x - left) * columns, (y - top) * lines) for x, y in table.spots(cell)]

    for cell, numbers in table.cards.items():
        put_sides(canvas, place(cell))
        put_numbers(canvas, place(cell), numbers, " " if columns > COLUMNS[-1] else "")
    for cell in table.free:
        canvas.write(str(cell), *middle(place(cell)), "italic")
    return canvas.text()


def put_sides(canvas: Canvas, spots: Sequence[Spot]) -> None:
    """The sides of a card in characters."""
    for one, other in combinations(sorted(spots, key=itemgetter(1, 0)), 2):
        if round(one[1]) == round(other[1]):
            canvas.rule(one, other)
        else:
            canvas.slope(one, other)


def put_numbers(canvas: Canvas, spots: Sequence[Spot], numbers: str, pad: str) -> None:
    """The numbers of a card in characters, each in its colour, or that it is the joker."""
    centre = middle(spots)
    if numbers == JOKER:
        canvas.write("joker", *centre, "bold")
        return
    for vertex, number in zip(spots, numbers, strict=True):
        canvas.write(pad + number + pad, *between(vertex, centre, 0.52), number_style(number))


def number_style(number: str) -> str:
    """The style of a number: its colour."""
    return f"bold {terminal_style('chalk', f'number-{number}')}"


# -- a small screen -------------------------------------------------------------------------

WIDE: Final = 6
"""How wide a card is on a small screen; its numbers take two rows.

Rows of cards have lines between them if there is room. A free cell shows the first part of its
name; the second part is at the left of its row.
"""


def small_board(table: TriominosLayout, room: CanvasSize) -> Text:
    """The table with cards that are as small as possible."""
    cells = [*table.cards, *table.free]
    levels = range(min(cell.j for cell in cells), max(cell.j for cell in cells) + 1)
    lined = len(levels) * 3 <= room.rows
    high = 3 if lined else 2
    left = min(column_of(cell) for cell in cells) - 5
    canvas = Canvas()

    def spot(cell: Cell) -> tuple[int, int]:
        return column_of(cell) - left, (levels[-1] - cell.j) * high + lined

    for j in levels:
        # In the lower row of a level; at the bottom in the upper row, where all free cells are.
        _, row = spot(Cell("^", 0, j))
        canvas.write(f",{j}".ljust(4), 2, row + (j > levels[0]), "bold")
    for cell, numbers in table.cards.items():
        put_small_card(canvas, cell, spot(cell), numbers, lined)
    for cell in table.free:
        column, row = spot(cell)
        canvas.write(f"{cell.shape}{cell.i}", column, row + (cell.shape == "^"), "italic")
    canvas.crop(room, spot([*table.cards][-1]))
    return canvas.text()


def column_of(cell: Cell) -> int:
    """The column of a small card's middle."""
    return WIDE * cell.i + WIDE // 2 * (cell.j + 1 + (cell.shape == "v"))


def put_small_card(
    canvas: Canvas, cell: Cell, spot: tuple[int, int], numbers: str, lined: bool
) -> None:
    """A card in two rows: the corner that stands alone, and the other two."""
    column, row = spot
    upright = cell.shape == "^"
    one, two = (row, row + 1) if upright else (row + 1, row)
    opening, closing = (SLOPES[-1], SLOPES[1]) if upright else (SLOPES[1], SLOPES[-1])
    canvas.write(f"{opening} {closing}", column, one, "dim")
    canvas.write(f"{opening}   {closing}", column, two, "dim")
    first, second, third = tuple(numbers)
    pair, alone = ((first, third), second) if upright else ((first, second), third)
    for number, across, down in ((pair[0], -1, two), (pair[1], 1, two), (alone, 0, one)):
        style = "bold" if numbers == JOKER else number_style(number)
        canvas.write(number, column + across, down, style)
    if lined:
        edge = row + 2 if upright else row - 1
        canvas.rule((column - 3, edge), (column + 3, edge))


# -- words ----------------------------------------------------------------------------------


def facts(view: TriominosView, says: Words) -> list[list[str]]:
    """The chips and the number of cards of each seat, or the cards if the view shows them."""
    said = [
        [says.say("chips", count=chips), says.say("cards", count=cards)]
        for chips, cards in zip(view["chips"], view["rack_sizes"], strict=True)
    ]
    for seat, rack in enumerate(view["racks"]):
        said[seat] += [" ".join(rack)] if rack else []
    return said


def notes(view: TriominosView, says: Words) -> list[str]:
    """How many cards can be bought, what counts at the end, and what fits beside the joker."""
    said = [says.say("note-pot", cards=says.say("inPot", count=view["pot"]))]
    if view["last_turns"] and not view["winners"]:
        said.append(says.say("note-turns", count=view["last_turns"]))
    if view["last_turns"] is not None and view["options"]["ties"] == "cards":
        said.append(says.say("note-ties"))
    lies = any(text.endswith(JOKER) for text in view["table"])
    if lies and view["options"]["joker_side"] == "side":
        said.append(says.say("note-sides"))
    return said


def task(view: TriominosView, legal: Sequence[str], says: Words) -> str:
    """Whether to lay a card, to buy one or to pass."""
    lays = any(action[0] in "^v" or action.startswith("swap") for action in legal)
    if lays:
        return says.say("task-start" if "buy" in legal else "task-card")
    return says.say("task-buy" if "buy" in legal else "task-pass")
