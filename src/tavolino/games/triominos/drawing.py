"""Drawings of My First Triominos: cards whose corners form coloured hexagons, and racks."""

from __future__ import annotations

from cmath import rect
from collections.abc import Sequence
from itertools import product
from math import radians
from typing import Final, Literal, NamedTuple

from tavolino.drawing.style import format_count, join_words, seat_name, status
from tavolino.drawing.svg import (
    HEADER,
    MARGIN,
    WIDTH,
    Markup,
    Spot,
    between,
    card,
    centred_text,
    circle,
    group,
    path,
    polygon,
    seat_strip,
    steps,
    strip_height,
    token,
    write,
)
from tavolino.games.triominos.rules.types import TriominosGeometry, TriominosView

TITLE: Final = "My First Triominos"
JOKER: Final = "***"
MAX_SIDE: Final = 128.0
MAX_HEIGHT: Final = 620.0
"""The largest side of a card, and the greatest height of a table."""

RACK: Final = 84.0
"""The side of a card on a rack."""


class Cell(NamedTuple):
    """A cell of the table: its shape, `^` or `v`, and the vertex it is named after."""

    shape: Literal["^", "v"]
    i: int
    j: int

    def __str__(self) -> str:
        return f"{self.shape}{self.i},{self.j}"


def parse_cell(name: str) -> Cell:
    """The cell with this name."""
    i, j = name[1:].split(",")
    return Cell("^" if name[0] == "^" else "v", int(i), int(j))


def read_card(laid: str) -> tuple[Cell, str]:
    """The cell of a card on the table, and its numbers as they lie there."""
    where, _, numbers = laid.partition("=")
    return parse_cell(where), numbers


class TriominosLayout:
    """The cards on the table, the free cells beside them, and where they lie."""

    def __init__(self, view: TriominosView, geometry: TriominosGeometry) -> None:
        self.geometry = geometry
        self.cards = dict(read_card(laid) for laid in view["table"])
        self.free = [parse_cell(name) for name in view["free"]]

    def vertices(self, cell: Cell) -> list[tuple[int, int]]:
        """The corners of a cell on the grid, clockwise."""
        return [(cell.i + i, cell.j + j) for i, j in self.geometry["cells"][cell.shape]]

    def spots(self, cell: Cell) -> list[Spot]:
        """The corners of a cell in units of the geometry, clockwise."""
        right, up = self.geometry["vertex"]["i"], self.geometry["vertex"]["j"]
        return [
            (i * right["x"] + j * up["x"], i * right["y"] + j * up["y"])
            for i, j in self.vertices(cell)
        ]

    def extent(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of everything."""
        spots = [spot for cell in [*self.cards, *self.free] for spot in self.spots(cell)]
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        return left, top, max(x for x, _ in spots) - left, max(y for _, y in spots) - top


def svg(view: TriominosView, geometry: TriominosGeometry) -> str:
    """The table, and below it the racks that the view shows."""
    layout = TriominosLayout(view, geometry)
    left, top, width, height = layout.extent()
    side = min(MAX_SIDE, (WIDTH - MARGIN) / width, MAX_HEIGHT / height)
    shift = (WIDTH - width * side) / 2
    bottom = HEADER + height * side

    def place(cell: Cell) -> list[Spot]:
        return [
            (shift + (x - left) * side, HEADER + (y - top) * side)
            for x, y in layout.spots(cell)
        ]

    racks, end = known_racks(view, geometry, bottom + 30)
    facts = seat_facts(view)
    parts = [
        *(free_cell(cell, place(cell), side) for cell in layout.free),
        *(
            laid_card(numbers, place(cell), side, str(cell), None)
            for cell, numbers in layout.cards.items()
        ),
        pot(view["pot"], geometry),
        *racks,
        seat_strip(view, end, facts),
    ]
    return card(TITLE, headline(view), describe(view), end + strip_height(facts), parts)


def free_cell(cell: Cell, spots: Sequence[Spot], side: float) -> Markup:
    """A cell where a card might be laid, with its name."""
    x, y = middle(spots)
    inside = [between(spot, (x, y), 0.14) for spot in spots]
    return group(
        [
            polygon(
                inside,
                fill="none",
                stroke="edge",
                stroke_width=1.5,
                stroke_dasharray="3 5",
                stroke_linejoin="round",
            ),
            centred_text(str(cell), x, y, min(17, side * 0.17), "muted"),
        ],
        data_free=str(cell),
    )


def middle(spots: Sequence[Spot]) -> Spot:
    """The spot in the middle of others."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


# -- cards ----------------------------------------------------------------------------------


def laid_card(
    numbers: str, spots: Sequence[Spot], side: float, cell: str | None, rack: int | None
) -> Markup:
    """A card: a kite of colour in each corner, with its number and its dots."""
    centre = middle(spots)
    parts: list[Markup] = []
    if numbers == JOKER:
        parts += joker(spots, side)
    else:
        for k, number in enumerate(numbers):
            sides = [between(spots[k], spots[other], 0.5) for other in (k - 1, k - 2)]
            kite = [spots[k], sides[0], centre, sides[1]]
            parts.append(polygon(kite, fill=f"number-{number}"))
            parts += corner(number, spots[k], centre, side)
    rim = polygon(
        spots,
        fill="none",
        stroke="ink",
        stroke_width=max(1.4, side * 0.02),
        stroke_linejoin="round",
    )
    return group([*parts, rim], data_card=numbers, data_cell=cell, data_rack=rack)


def corner(number: str, vertex: Spot, centre: Spot, side: float) -> list[Markup]:
    """The number of one corner, and as many dots on an arc round the vertex."""
    x, y = between(vertex, centre, 0.53)
    parts = [centred_text(number, x, y, side * 0.21, "chalk", "800")]
    count = int(number)
    for k in range(count):
        dot = rotate(vertex, between(vertex, centre, 0.8), (k - (count - 1) / 2) * 9.5)
        parts.append(circle(*dot, side * 0.027, fill="chalk"))
    return parts


def rotate(pivot: Spot, spot: Spot, degrees: float) -> Spot:
    """The spot turned clockwise round another."""
    turn = complex(spot[0] - pivot[0], spot[1] - pivot[1]) * rect(1, radians(degrees))
    return pivot[0] + turn.real, pivot[1] + turn.imag


def joker(spots: Sequence[Spot], side: float) -> list[Markup]:
    """A friendly face with a dot of every colour."""
    x, y = middle(spots)
    r = side * 0.2
    parts = [polygon(spots, fill="stone")]
    confetti = product(range(3), (-11, 11))
    for number, (k, degrees) in zip((1, 2, 3, 4, 5, 1), confetti, strict=True):
        dot = rotate(spots[k], between(spots[k], (x, y), 0.42), degrees)
        parts.append(circle(*dot, side * 0.035, fill=f"number-{number}"))
    smile = steps("M", x - r * 0.5, y + r * 0.2, "Q", x, y + r * 0.85, x + r * 0.5, y + r * 0.2)
    return [
        *parts,
        circle(x, y, r, fill="chalk", stroke="outline", stroke_width=side * 0.018),
        circle(x - r * 0.36, y - r * 0.25, r * 0.13, fill="outline"),
        circle(x + r * 0.36, y - r * 0.25, r * 0.13, fill="outline"),
        path(
            smile,
            fill="none",
            stroke="outline",
            stroke_width=side * 0.02,
            stroke_linecap="round",
        ),
    ]


def upright(geometry: TriominosGeometry, x: float, y: float, side: float) -> list[Spot]:
    """The corners of an upright card whose first corner lies at (x, y)."""
    right, up = geometry["vertex"]["i"], geometry["vertex"]["j"]
    return [
        (x + side * (i * right["x"] + j * up["x"]), y + side * (i * right["y"] + j * up["y"]))
        for i, j in geometry["cells"]["^"]
    ]


# -- racks and pot --------------------------------------------------------------------------


def known_racks(
    view: TriominosView, geometry: TriominosGeometry, top: float
) -> tuple[list[Markup], float]:
    """The racks whose cards the view shows, each behind its seat's token, and their end."""
    parts: list[Markup] = []
    step = RACK * 1.08
    first = MARGIN + 44
    in_row = int((WIDTH - MARGIN - first + step - RACK) // step)
    for seat, rack in enumerate(view["racks"]):
        if not rack:
            continue
        parts.append(token(seat, MARGIN + 14, top + RACK * 0.5, 16))
        for k, name in enumerate(rack):
            x, y = first + k % in_row * step, top + RACK * 0.87 + k // in_row * RACK
            parts.append(laid_card(name, upright(geometry, x, y, RACK), RACK, None, seat))
        top += (len(rack) + in_row - 1) // in_row * RACK + 10
    return parts, top


def pot(cards: int, geometry: TriominosGeometry) -> Markup:
    """How many cards are left to buy, beside a pile of their backs."""
    right = WIDTH - MARGIN
    parts = [write(f"Pot {cards}", right, 58, 20, "muted", "end", "600")]
    for k in range(min(cards, 3)):
        back = upright(geometry, right - 44 - 5 * k, 102 - 4 * k, 40)
        parts.append(
            polygon(back, fill="stone", stroke="ink", stroke_width=1.6, stroke_linejoin="round")
        )
    return group(parts, format_count(cards, "card") + " in the pot", data_pot=cards)


# -- words ----------------------------------------------------------------------------------


def headline(view: TriominosView) -> str:
    """Whose turn it is, and how many are left near the end."""
    if view["last_turns"] and not view["winners"]:
        return status(view, f"to move, {format_count(view['last_turns'], 'turn')} left")
    return status(view)


def seat_facts(view: TriominosView) -> list[list[str]]:
    """What players want to know about each seat."""
    return [
        [format_count(chips, "chip"), format_count(cards, "card")]
        for chips, cards in zip(view["chips"], view["rack_sizes"], strict=True)
    ]


def describe(view: TriominosView) -> str:
    """The position in words, for those who cannot see it."""
    sentences = [headline(view) + ".", f"On the table: {join_words(view['table'])}."]
    for seat, facts in enumerate(seat_facts(view)):
        rack = view["racks"][seat]
        seen = f": {join_words(rack)}" if rack else ""
        sentences.append(f"{seat_name(seat)}: {', '.join(facts)}{seen}.")
    return " ".join([*sentences, f"{format_count(view['pot'], 'card')} in the pot."])
