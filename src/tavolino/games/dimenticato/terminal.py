"""Dimenticato at a terminal: the frame in characters, and what is said beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tavolino.drawing.canvas import Canvas, CanvasSize
from tavolino.drawing.style import HOLLOW, SHAPES, seat_style, terminal_style
from tavolino.drawing.svg import Spot
from tavolino.games.descriptor import Form
from tavolino.games.dimenticato.drawing import dice_of, figures_of
from tavolino.games.dimenticato.rules.types import DimenticatoGeometry, DimenticatoView
from tavolino.words.fluent import Words

FORMS: Final = (
    Form("go", r"\d>[^!]*", "1>0,4"),
    Form("announce", r"\d=\d", "1=4"),
    Form("back", r"\d>.*!.*", "1>0,4!0,1"),
    Form("stay", r"stay", "stay"),
    Form("pass", r"pass", "pass"),
)


COLUMNS: Final = 5
ROWS: Final = 2
"""Characters per field, across and down, where there is room."""


def board(view: DimenticatoView, geometry: DimenticatoGeometry, room: CanvasSize) -> Text:
    """The frame in characters: a number with its colour's shape, or the figure on it."""
    area = geometry["box"]
    if area["width"] * COLUMNS + 4 > room.columns or area["height"] * ROWS + 2 > room.rows:
        return small_board(view, geometry, room)
    canvas = Canvas()
    places = {
        name: ((at["x"] - area["x"] + 0.5) * COLUMNS, (at["y"] - area["y"] + 0.5) * ROWS)
        for name, at in geometry["fields"].items()
    }
    for name, (column, row) in places.items():
        canvas.write(name.split(",")[1], column, 0)
        canvas.write(name.split(",")[0], 1, row)
    for placed in geometry["cards"]:
        outline(canvas, [places[name] for name in placed["fields"]])
    covered = {figure.at for figure in figures_of(view)}
    for dice in dice_of(view, geometry):
        face = " " if dice.number is None else str(dice.number)
        shape = HOLLOW[dice.colour]
        words = f"  {shape}{face}" if dice.at in covered else f" {face}{shape} "
        canvas.write(words, *places[dice.at], field_style(dice.colour))
    for seat, names in enumerate(geometry["starts"]):
        for name in names:
            canvas.write(f" #{HOLLOW[seat]} ", *places[name], field_style(seat))
    for seat, number, at in figures_of(view):
        column, row = places[at]
        canvas.write(f"{SHAPES[seat]}{number}", column - 1, row, seat_style(seat))
    return canvas.text()


def outline(canvas: Canvas, places: list[Spot]) -> None:
    """The edge of a card."""
    left, right = places[0][0] - COLUMNS / 2, places[-1][0] + COLUMNS / 2
    top, bottom = places[0][1] - ROWS / 2, places[-1][1] + ROWS / 2
    frame(canvas, (left, top), (right, bottom))


def frame(canvas: Canvas, corner: Spot, other: Spot) -> None:
    """A rectangle between two corners."""
    (left, top), (right, bottom) = corner, other
    for row in (top, bottom):
        canvas.rule((left, row), (right, row))
    for column in (left, right):
        canvas.rule((column, top), (column, bottom))


def field_style(colour: int) -> str:
    """The style of a field in the colour of a seat."""
    return terminal_style("ink", f"field-{colour}")


# -- a small screen -------------------------------------------------------------------------


class Lanes:
    """Where rows or columns of fields are on a small screen, and the lines between cards."""

    def __init__(self, numbers: range, last: int, begin: int, size: int, inner: bool) -> None:
        """Cards have the numbers 0 to `last`, two each. `inner` adds lines between cards."""
        self.places: dict[int, int] = {}
        self.lines: dict[int, int] = {}
        for number in range(numbers.start, max(numbers.stop, last + 2)):
            if number in {0, last + 1} or (inner and number % 2 == 0 and 0 < number < last):
                self.lines[number] = begin
                begin += 1
            if number in numbers:
                self.places[number] = begin
                begin += size


def small_board(view: DimenticatoView, geometry: DimenticatoGeometry, room: CanvasSize) -> Text:
    """The frame with three characters per field, and no space between rows."""
    spots = {name: (round(at["y"]), round(at["x"])) for name, at in geometry["fields"].items()}
    track = [spots[name] for card in geometry["cards"] for name in card["fields"]]
    down, across = (
        range(min(numbers), max(numbers) + 1) for numbers in zip(*spots.values(), strict=True)
    )
    last_row, last_column = (max(numbers) for numbers in zip(*track, strict=True))
    inner = len(down) + last_row // 2 + 3 <= room.rows
    rows = Lanes(down, last_row, 1, 1, inner)
    columns = Lanes(across, last_column, 3, 3, inner=True)
    canvas = Canvas()
    for number, column in columns.places.items():
        canvas.write(str(number), column + 1, 0)
    for number, row in rows.places.items():
        canvas.write(str(number), 1, row)
    for card in geometry["cards"]:
        put_lines(canvas, [spots[name] for name in card["fields"]], rows, columns)
    for name, words, style in small_fields(view, geometry):
        row, column = spots[name]
        canvas.write(words, columns.places[column] + 1, rows.places[row], style)
    return canvas.text()


def put_lines(
    canvas: Canvas, fields: list[tuple[int, int]], rows: Lanes, columns: Lanes
) -> None:
    """The lines round a card, as far as there is room for them."""
    (top, left), (bottom, right) = fields[0], fields[-1]
    ends = (
        rows.lines.get(top, rows.places[top]),
        rows.lines.get(bottom + 1, rows.places[bottom]),
    )
    sides = columns.lines[left], columns.lines[right + 1]
    for side in sides:
        canvas.rule((side, ends[0]), (side, ends[1]))
    for row in (top, bottom + 1):
        if row in rows.lines:
            canvas.rule((sides[0], rows.lines[row]), (sides[1], rows.lines[row]))


def small_fields(
    view: DimenticatoView, geometry: DimenticatoGeometry
) -> list[tuple[str, str, str]]:
    """The name of every field, its three characters and their style; figures cover dice."""
    colours = {name: seat for seat, names in enumerate(geometry["starts"]) for name in names}
    fields = [(name, f"#{HOLLOW[seat]} ", field_style(seat)) for name, seat in colours.items()]
    for dice in dice_of(view, geometry):
        colours[dice.at] = dice.colour
        number = " " if dice.number is None else str(dice.number)
        fields.append((dice.at, f"{number}{HOLLOW[dice.colour]} ", field_style(dice.colour)))
    for seat, figure, at in figures_of(view):
        fields.append((at, f"{SHAPES[seat]}{figure}{HOLLOW[colours[at]]}", seat_style(seat)))
    return fields


# -- words ----------------------------------------------------------------------------------


def facts(view: DimenticatoView, says: Words) -> list[list[str]]:
    """How many figures of each seat have not left yet, or are home again."""
    said = []
    for seat, home in enumerate(view["home"]):
        figures = len(view["figures"][seat])
        waiting = figures - len(view["left"][seat])
        if waiting:
            said.append([says.say("fact-waiting", count=waiting)])
        else:
            said.append([says.say("fact-home", home=len(home), all=figures)])
    return said


def notes(view: DimenticatoView, says: Words) -> list[str]:
    """How to read the fields."""
    return [says.say("note-fields", shapes=HOLLOW[: view["players"]])]


def task(view: DimenticatoView, legal: Sequence[str], says: Words) -> str:
    """Whether to leave, to announce a number, or where to go."""
    announced = view["announced"]
    if announced and "stay" in legal:
        return says.say("task-take", figure=announced["figure"])
    if announced:
        return says.say("task-right", number=announced["number"], figure=announced["figure"])
    if legal == ["pass"]:
        return says.say("task-pass")
    return says.say("task-figure" if any("=" in action for action in legal) else "task-leave")
