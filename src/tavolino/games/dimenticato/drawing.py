"""Drawings of Dimenticato: a frame of dice, and figures that stand in front of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tavolino.drawing.style import (
    join_words,
    seat_name,
    status,
)
from tavolino.drawing.svg import (
    HEADER,
    MARGIN,
    PIPS,
    WIDTH,
    Markup,
    Spot,
    box,
    card,
    centred_text,
    circle,
    ellipse,
    group,
    path,
    seat_shape,
    seat_strip,
    steps,
    strip_height,
)
from tavolino.games.dimenticato.rules.types import (
    DimenticatoGeometry,
    DimenticatoView,
    TrackCard,
)

MAX_HEIGHT: Final = 720.0
EDGE: Final = 0.45
"""Room for the numbers of rows and columns, in fields."""


class FigureOnField(NamedTuple):
    """A figure and the name of the field it stands on."""

    seat: int
    number: int
    at: str


class Dice(NamedTuple):
    """A dice field: its name, its colour, and its number unless that is covered."""

    at: str
    colour: int
    number: int | None


def figures_of(view: DimenticatoView) -> list[FigureOnField]:
    """All figures, wherever they stand."""
    return [
        FigureOnField(seat, number, f"{row},{column}")
        for seat, places in enumerate(view["figures"])
        for number, (row, column) in enumerate(places, 1)
    ]


def dice_of(view: DimenticatoView, geometry: DimenticatoGeometry) -> list[Dice]:
    """All dice fields as the view knows them, card by card."""
    names = [name for placed in geometry["cards"] for name in placed["fields"]]
    return [Dice(*known) for known in zip(names, view["colours"], view["numbers"], strict=True)]


class DimenticatoLayout:
    """Where the fields lie in the picture, and how large one is."""

    def __init__(self, geometry: DimenticatoGeometry) -> None:
        area = geometry["box"]
        self.unit = min(
            (WIDTH - MARGIN) / (area["width"] + EDGE), MAX_HEIGHT / (area["height"] + EDGE)
        )
        self.left = (WIDTH - (area["width"] + EDGE) * self.unit) / 2 + EDGE * self.unit
        self.top = HEADER + EDGE * self.unit
        self.bottom = self.top + area["height"] * self.unit
        self.area = area
        self.fields = {
            name: self.spot(at["x"], at["y"]) for name, at in geometry["fields"].items()
        }

    def spot(self, x: float, y: float) -> Spot:
        """The spot in the picture of a point of the geometry."""
        return (
            self.left + (x - self.area["x"]) * self.unit,
            self.top + (y - self.area["y"]) * self.unit,
        )


def svg(view: DimenticatoView, geometry: DimenticatoGeometry) -> str:
    """The frame from above with the figures standing on it, nearer ones in front."""
    layout = DimenticatoLayout(geometry)
    figures = sorted(figures_of(view), key=lambda figure: layout.fields[figure.at][::-1])
    covered = {figure.at for figure in figures}
    walker = announced_figure(view)
    facts = seat_facts(view)
    parts = [
        *edge_numbers(layout),
        *(slab(placed, geometry, layout) for placed in geometry["cards"]),
        *(
            start_field(seat, name, layout)
            for seat, names in enumerate(geometry["starts"])
            for name in names
        ),
        *(dice_field(dice, dice.at in covered, layout) for dice in dice_of(view, geometry)),
        *(pawn(figure, figure[:2] == walker, layout) for figure in figures),
        seat_strip(view, layout.bottom + 16, facts),
    ]
    height = layout.bottom + 16 + strip_height(facts)
    return card("Dimenticato", headline(view), describe(view, geometry), height, parts)


def edge_numbers(layout: DimenticatoLayout) -> list[Markup]:
    """The numbers of the columns above the board, and of the rows to the left of it."""
    columns = sorted({(x, name.split(",")[1]) for name, (x, _) in layout.fields.items()})
    rows = sorted({(y, name.split(",")[0]) for name, (_, y) in layout.fields.items()})
    above, left = layout.top - layout.unit * 0.2, layout.left - layout.unit * 0.2
    return [
        *(centred_text(number, x, above, 15, "muted") for x, number in columns),
        *(centred_text(number, left, y, 15, "muted") for y, number in rows),
    ]


def slab(placed: TrackCard, geometry: DimenticatoGeometry, layout: DimenticatoLayout) -> Markup:
    """A card; a large one extends under the start fields of its seat."""
    names = list(placed["fields"])
    if placed["seat"] is not None:
        names += geometry["starts"][placed["seat"]]
    xs, ys = zip(*(layout.fields[name] for name in names), strict=True)
    half = layout.unit / 2 - 1.5
    return box(
        min(xs) - half,
        min(ys) - half,
        max(xs) - min(xs) + 2 * half,
        max(ys) - min(ys) + 2 * half,
        layout.unit * 0.2,
        fill="slab",
        stroke="edge",
        stroke_width=2,
    )


def start_field(seat: int, name: str, layout: DimenticatoLayout) -> Markup:
    """A start field, in the colour and with the shape of its seat."""
    x, y = layout.fields[name]
    ring = circle(
        x,
        y,
        layout.unit * 0.38,
        fill=f"field-{seat}",
        stroke=f"mark-{seat}",
        stroke_width=2,
        stroke_dasharray="4 4",
    )
    shape = seat_shape(seat, x, y, layout.unit * 0.15, fill=f"mark-{seat}")
    return group([ring, shape], name, data_start=name)


def dice_field(dice: Dice, covered: bool, layout: DimenticatoLayout) -> Markup:
    """A die in its colour; its pips have the shape of the seat with that colour."""
    (x, y), unit, colour = layout.fields[dice.at], layout.unit, dice.colour
    half = unit * 0.41
    die = box(
        x - half,
        y - half,
        2 * half,
        2 * half,
        unit * 0.17,
        fill=f"field-{colour}",
        stroke=f"mark-{colour}",
        stroke_width=1.6,
    )
    number = None if dice.number is None else str(dice.number)
    parts = [die]
    if covered:
        corner = half * 0.66
        parts.append(seat_shape(colour, x - corner, y - corner, unit * 0.075, fill="ink"))
        if number:
            parts.append(
                centred_text(number, x + corner, y - corner, unit * 0.24, weight="800")
            )
    elif dice.number:
        parts += [
            seat_shape(
                colour, x + dx * unit * 0.24, y + dy * unit * 0.24, unit * 0.09, fill="ink"
            )
            for dx, dy in PIPS[dice.number]
        ]
    return group(parts, dice.at, data_dice=dice.at, data_number=number, data_colour=colour)


def pawn(figure: FigureOnField, walks: bool, layout: DimenticatoLayout) -> Markup:
    """A standing figure: its number on the body, its seat's shape on the head."""
    (x, y), unit = layout.fields[figure.at], layout.unit
    colour = f"seat-{figure.seat}"
    foot, head = y + unit * 0.3, y - unit * 0.36
    wide, slim = unit * 0.27, unit * 0.12
    body = steps(
        "M", x - slim, y - unit * 0.2, "Q", x - slim, y, x - wide, foot,
        "A", wide, unit * 0.11, "0 0 0", x + wide, foot,
        "Q", x + slim, y, x + slim, y - unit * 0.2, "Z",
    )  # fmt: skip
    parts = [
        ellipse(x + 2, foot + unit * 0.05, wide + 3, unit * 0.13, fill="outline", opacity=0.25),
        path(body, fill=colour, stroke="ink", stroke_width=1.8, stroke_linejoin="round"),
        circle(x, head, unit * 0.2, fill=colour, stroke="ink", stroke_width=1.8),
        seat_shape(figure.seat, x, head, unit * 0.105, fill="chalk"),
        centred_text(str(figure.number), x, y + unit * 0.17, unit * 0.29, "chalk", "800"),
    ]
    if walks:
        half = unit * 0.46
        frame = box(
            x - half, y - half, 2 * half, 2 * half, unit * 0.22, fill="none", stroke="ink"
        )
        parts.insert(0, group([frame], stroke_width=4))
    hint = f"{figure.at}: figure {figure.number}, {seat_name(figure.seat)}"
    return group(
        parts, hint, data_at=figure.at, data_seat=figure.seat, data_figure=figure.number
    )


# -- words ----------------------------------------------------------------------------------


def announced_figure(view: DimenticatoView) -> tuple[int, int] | None:
    """The figure whose number was announced correctly and that goes now."""
    announced = view["announced"]
    return (view["to_move"], announced["figure"]) if announced else None


def headline(view: DimenticatoView) -> str:
    """Whose decision it is, and how far a figure goes."""
    announced = view["announced"]
    if not announced:
        return status(view)
    if announced["number"] is None:
        return status(view, f"takes with figure {announced['figure']}, or stays")
    return status(view, f"goes {announced['number']} with figure {announced['figure']}")


def seat_facts(view: DimenticatoView) -> list[list[str]]:
    """What players want to know about each seat."""
    facts = []
    for seat, home in enumerate(view["home"]):
        waiting = len(view["figures"][seat]) - len(view["left"][seat])
        facts.append([f"{waiting} to leave" if waiting else f"{len(home)} home"])
    return facts


def describe(view: DimenticatoView, geometry: DimenticatoGeometry) -> str:
    """The position in words, for those who cannot see it, without covered numbers."""
    sentences = [headline(view) + "."]
    facts = seat_facts(view)
    for seat in range(view["players"]):
        places = [
            f"figure {figure.number} on {figure.at}"
            for figure in figures_of(view)
            if figure.seat == seat
        ]
        sentences.append(f"{seat_name(seat)}: {facts[seat][0]}; {join_words(places)}.")
    dice = [
        f"{number_word(dice)} on {dice.at} in the colour of {seat_name(dice.colour)}"
        for dice in dice_of(view, geometry)
    ]
    return " ".join([*sentences, f"Fields: {join_words(dice)}."])


def number_word(dice: Dice) -> str:
    """The number of a dice field, or that it is covered."""
    return "covered" if dice.number is None else str(dice.number)
