"""Drawings of Anneaux: three rings that turn, eight spokes, pawns seen from above."""

from __future__ import annotations

from math import hypot
from typing import Final

from tavolino.drawing.style import (
    format_count,
    join_words,
    seat_name,
    status,
)
from tavolino.drawing.svg import (
    HEADER,
    MARGIN,
    WIDTH,
    Markup,
    Spot,
    around,
    box,
    card,
    centred_text,
    circle,
    group,
    path,
    seat_shape,
    seat_strip,
    steps,
    strip_height,
    token,
)
from tavolino.games.anneaux.rules.types import AnneauxGeometry, AnneauxView
from tavolino.rules.types import Point

RIM: Final = 0.075
"""Half the width of a ring's rim, outside its cells."""


class AnneauxLayout:
    """Where the things of the geometry lie in the picture."""

    def __init__(self, geometry: AnneauxGeometry) -> None:
        area = geometry["box"]
        self.scale = (WIDTH - MARGIN) / area["width"]
        self.left = MARGIN / 2 - area["x"] * self.scale
        self.top = HEADER - 6 - area["y"] * self.scale
        self.bottom = self.top + (area["y"] + area["height"]) * self.scale
        self.centre = self.spot(geometry["centre"])
        self.cells = {name: self.spot(at) for name, at in geometry["cells"].items()}
        self.cell = geometry["cell_radius"] * self.scale
        self.rings = geometry["rings"]

    def spot(self, at: Point) -> Spot:
        """The spot in the picture of a point of the geometry."""
        return self.left + at["x"] * self.scale, self.top + at["y"] * self.scale

    def way(self, name: str) -> float:
        """The radius of the circle on which the cells of a ring lie."""
        x, y = self.cells[f"{name}1"]
        return hypot(x - self.centre[0], y - self.centre[1])

    def outwards(self, name: str, radius: float, turn: float = 0) -> Spot:
        """The spot this far from the centre towards a cell, or turned from there."""
        (x, y), (middle_x, middle_y) = self.cells[name], self.centre
        far = radius * self.scale / self.way(name[0])
        dx, dy = around(0, 0, 1, turn)
        right, up = (x - middle_x) * far, (middle_y - y) * far
        return middle_x + right * -dy + up * dx, middle_y + right * dx + up * dy


def svg(view: AnneauxView, geometry: AnneauxGeometry) -> str:
    """The board from above, with numbers round it, letters and grips on the rings."""
    layout = AnneauxLayout(geometry)
    facts = seat_facts(view)
    parts = [
        *(ring(layout, name, view["last_ring"]) for name in reversed(layout.rings)),
        *spokes(layout),
        *(cell(layout, name) for name in layout.cells),
        *(
            pawn(name, seat, name in view["spent"], layout)
            for seat in range(view["players"])
            for name in view["pawns"][seat]
        ),
        seat_strip(view, layout.bottom + 12, facts),
    ]
    height = layout.bottom + 12 + strip_height(facts)
    return card("Anneaux", headline(view), describe(view), height, parts)


def ring(layout: AnneauxLayout, name: str, locked: str | None) -> Markup:
    """One ring with its letter, and with a grip to turn it or a lock."""
    inner = layout.rings[name]["inner"] * layout.scale + 2.5
    outer = layout.rings[name]["outer"] * layout.scale - 2.5
    x, y = layout.centre
    band = circle(
        x, y, (inner + outer) / 2, fill="none", stroke="slab", stroke_width=outer - inner
    )
    edges = [
        circle(x, y, radius, fill="none", stroke="edge", stroke_width=2.5)
        for radius in (inner, outer)
    ]
    way = circle(x, y, layout.way(name), fill="none", stroke="lines", stroke_width=2)
    parts = [band, *edges, way, letter(layout, name)]
    if name == locked:
        parts += lock(layout, name)
    else:
        parts += grip(layout, name)
    hint = f"Ring {name}" + (
        ", turned last: another must be turned first" if name == locked else ""
    )
    return group(parts, hint, data_ring=name, data_locked="true" if name == locked else None)


def rim_radius(layout: AnneauxLayout, name: str) -> float:
    """The radius of a ring's rim, in units of the geometry."""
    return float(layout.rings[name]["outer"]) - RIM - 0.03


def letter(layout: AnneauxLayout, name: str) -> Markup:
    """The ring's letter, between its last number and its first."""
    x, y = layout.outwards(
        f"{name}1", rim_radius(layout, name) - 0.04, -layout.rings[name]["turn"] / 2
    )
    return centred_text(name, x, y, 19, "muted", "800")


def grip(layout: AnneauxLayout, name: str) -> list[Markup]:
    """A curved arrow with two heads on the rim: this ring can be turned."""
    radius = rim_radius(layout, name)
    reach = 17 / radius
    half = layout.rings[name]["turn"] / 2
    start, end = (layout.outwards(f"{name}1", radius, half + turn) for turn in (-reach, reach))
    size = radius * layout.scale
    arc = steps("M", *start, "A", size, size, "0 0 1", *end)
    heads = []
    for tip, back in ((reach, reach - 7.5 / radius), (-reach, 7.5 / radius - reach)):
        one = layout.outwards(f"{name}1", radius + RIM, half + back)
        other = layout.outwards(f"{name}1", radius - RIM, half + back)
        heads.append(
            steps("M", *one, "L", *layout.outwards(f"{name}1", radius, half + tip), "L", *other)
        )
    style = {
        "fill": "none",
        "stroke": "accent",
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    return [path(" ".join([arc, *heads]), stroke_width=3.2, **style)]


def lock(layout: AnneauxLayout, name: str) -> list[Markup]:
    """Hatching all round the rim, and a padlock: this ring was turned last."""
    radius = rim_radius(layout, name)
    hatch = circle(
        *layout.centre,
        radius * layout.scale,
        fill="none",
        stroke="lines",
        stroke_width=2 * RIM * layout.scale,
        stroke_dasharray="2 9",
    )
    half = layout.rings[name]["turn"] / 2
    x, y = layout.outwards(f"{name}1", radius - 0.04, half)
    shackle = steps("M", x - 6, y - 1, "V", y - 6, "A", 6, 6, "0 0 1", x + 6, y - 6, "V", y - 1)
    letter_x, letter_y = layout.outwards(f"{name}1", radius - 0.04, -half)
    return [
        hatch,
        circle(x, y, 17, fill="slab"),
        circle(letter_x, letter_y, 14, fill="slab"),
        letter(layout, name),
        path(shackle, fill="none", stroke="ink", stroke_width=3),
        box(x - 10, y - 2, 20, 14, 3.5, fill="ink"),
        circle(x, y + 4, 2.2, fill="slab"),
    ]


def spokes(layout: AnneauxLayout) -> list[Markup]:
    """Thin lines from the inner to the outer ring, and the numbers outside."""
    names = list(layout.rings)
    numbers = [name[1:] for name in layout.cells if name[0] == names[0]]
    ways = [
        steps("M", *layout.cells[names[0] + number], "L", *layout.cells[names[-1] + number])
        for number in numbers
    ]
    beyond = layout.rings[names[-1]]["outer"] + 0.1
    return [
        path(" ".join(ways), fill="none", stroke="lines", stroke_width=2),
        *(
            centred_text(
                number, *layout.outwards(names[-1] + number, beyond), 17, "muted", "600"
            )
            for number in numbers
        ),
    ]


def cell(layout: AnneauxLayout, name: str) -> Markup:
    """An empty cell with its name."""
    x, y = layout.cells[name]
    hole = circle(x, y, layout.cell, fill="paper", stroke="lines", stroke_width=2)
    return group([hole, centred_text(name, x, y, 17, "muted", "600")], data_cell=name)


def pawn(name: str, seat: int, spent: bool, layout: AnneauxLayout) -> Markup:
    """A pawn; a spent one has its pale side up."""
    x, y = layout.cells[name]
    r = layout.cell - 1
    parts = [circle(x + 1.5, y + 4, r + 1, fill="outline", opacity=0.2)]
    if spent:
        parts += [
            circle(x, y, r, fill="chalk", stroke="ink", stroke_width=2.5),
            circle(
                x,
                y,
                r - 5.5,
                fill="none",
                stroke=f"seat-{seat}",
                stroke_width=3,
                stroke_dasharray="7 5",
            ),
            seat_shape(seat, x, y, r * 0.42, fill=f"seat-{seat}"),
        ]
    else:
        parts.append(token(seat, x, y, r))
    hint = f"{name}: {seat_name(seat)}" + (", spent" if spent else "")
    return group(
        parts, hint, data_at=name, data_seat=seat, data_spent="true" if spent else None
    )


# -- words ----------------------------------------------------------------------------------


def headline(view: AnneauxView) -> str:
    """Whose decision it is, and which pawns they take."""
    if view["victim"] is None or view["winners"]:
        return status(view)
    return status(
        view, f"takes {format_count(view['owed'], 'pawn')} of {seat_name(view['victim'])}"
    )


def seat_facts(view: AnneauxView) -> list[list[str]]:
    """What players want to know about each seat."""
    facts = []
    for seat in range(view["players"]):
        in_play = seat in view["in_play"]
        facts.append([f"{view['hand'][seat]} in hand" if in_play else "out"])
    return facts


def describe(view: AnneauxView) -> str:
    """The position in words, for those who cannot see it."""
    sentences = [headline(view) + "."]
    for seat in range(view["players"]):
        standing = [
            name + (" (spent)" if name in view["spent"] else "") for name in view["pawns"][seat]
        ]
        on_track = "pawns on " + join_words(standing) if standing else "no pawn on the track"
        sentences.append(f"{seat_name(seat)}: {seat_facts(view)[seat][0]}, {on_track}.")
    if view["last_ring"]:
        sentences.append(f"Ring {view['last_ring']} was the last to be turned.")
    return " ".join(sentences)
