"""Drawings of Memento: four triangles that turn, and figures of one to three stones."""

from __future__ import annotations

from typing import Final

from tavolino.drawing.style import (
    format_count,
    join_words,
    seat_name,
    status,
)
from tavolino.drawing.svg import (
    MARGIN,
    WIDTH,
    Markup,
    Spot,
    between,
    card,
    centred_text,
    circle,
    ellipse,
    group,
    path,
    polygon,
    seat_shape,
    seat_strip,
    steps,
    strip_height,
    write,
)
from tavolino.games.memento.rules.types import MementoGeometry, MementoView
from tavolino.rules.types import Point

FIGURES: Final = {1: "Single", 2: "Double", 3: "Tripple"}
TOP: Final = 58.0
POINT: Final = 17.0
STONE: Final = 30.0
FLAT: Final = 0.58
THICK: Final = 10.0
"""How large stones are drawn, how flat they look from the side, and how thick."""


def svg(view: MementoView, geometry: MementoGeometry) -> str:
    """The board from above, and the figures on it a little from the side."""
    scale = (WIDTH - MARGIN) / geometry["box"]["width"]
    spots = place_points(geometry, scale)
    bottom = TOP + geometry["box"]["height"] * scale
    facts = seat_facts(view)
    # Nearer figures cover those farther away.
    figures = sorted(view["figures"].items(), key=lambda item: (spots[item[0]][1], item[0]))
    parts = [
        *plates(geometry, scale),
        *lines(geometry, spots),
        *(point(name, *spots[name]) for name in spots),
        *(figure(name, *spots[name], **shown) for name, shown in figures),
        supply(view["supply"]),
        seat_strip(view, bottom + 16, facts),
    ]
    height = bottom + 16 + strip_height(facts)
    return card("Memento", headline(view), describe(view), height, parts)


def place_points(geometry: MementoGeometry, scale: float) -> dict[str, Spot]:
    """Where the points lie in the picture."""
    return {name: to_picture(geometry, at, scale) for name, at in geometry["points"].items()}


def to_picture(geometry: MementoGeometry, at: Point, scale: float) -> Spot:
    """The spot in the picture of a point of the geometry."""
    left, top = geometry["box"]["x"], geometry["box"]["y"]
    return MARGIN / 2 + (at["x"] - left) * scale, TOP + (at["y"] - top) * scale


def plates(geometry: MementoGeometry, scale: float) -> list[Markup]:
    """The four triangles, a little apart: they can be turned."""
    drawn = []
    for name, triangle in geometry["triangles"].items():
        centre = to_picture(geometry, triangle["centre"], scale)
        corners = [to_picture(geometry, at, scale) for at in triangle["corners"]]
        for reach, tone, width in ((0.905, "edge", 17), (0.905, "slab", 12)):
            spots = [between(centre, spot, reach) for spot in corners]
            drawn.append(
                polygon(
                    spots,
                    fill=tone,
                    stroke=tone,
                    stroke_width=width,
                    stroke_linejoin="round",
                    data_triangle=name if tone == "slab" else None,
                )
            )
    return drawn


def lines(geometry: MementoGeometry, spots: dict[str, Spot]) -> list[Markup]:
    """The straight lines; dotted where corners of three triangles meet."""
    straight = [
        steps(
            "M", *spots[line[0]], *(step for name in line[1:] for step in ("L", *spots[name]))
        )
        for line in geometry["lines"]
    ]
    meeting = [
        steps("M", *spots[a], "L", *spots[b], "L", *spots[c], "Z")
        for a, b, c in geometry["constellations"]
    ]
    return [
        path(" ".join(straight), fill="none", stroke="lines", stroke_width=2),
        path(
            " ".join(meeting),
            fill="none",
            stroke="lines",
            stroke_width=2.5,
            stroke_dasharray="0.1 6",
            stroke_linecap="round",
        ),
    ]


def point(name: str, x: float, y: float) -> Markup:
    """An empty point with its name."""
    ring = circle(x, y, POINT, fill="paper", stroke="lines", stroke_width=2)
    return group([ring, centred_text(name, x, y, 15, "muted", "600")], data_point=name)


def figure(name: str, x: float, y: float, seat: int, height: int) -> Markup:
    """A stack of stones under the seat's marker."""
    base = y + 6
    parts = [
        ellipse(x + 3, base + 5, STONE + 3, STONE * FLAT + 3, fill="outline", opacity=0.16)
    ]
    parts += [stone(x, base - THICK * k) for k in range(height)]
    parts += marker(seat, x, base - THICK * height)
    hint = f"{name}: {FIGURES[height]}, {seat_name(seat)}"
    return group(parts, hint, data_at=name, data_seat=seat, data_height=height)


def slice_of(x: float, y: float, rx: float, thick: float, side: str, face: str) -> list[Markup]:
    """A flat round piece with its lower face at y: its side, then its upper face."""
    ry = rx * FLAT
    rim = steps(
        "M", x - rx, y, "A", rx, ry, "0 0 0", x + rx, y,
        "L", x + rx, y - thick, "A", rx, ry, "0 0 1", x - rx, y - thick, "Z",
    )  # fmt: skip
    return [
        path(rim, fill=side, stroke="outline", stroke_width=1.8, stroke_linejoin="round"),
        ellipse(x, y - thick, rx, ry, fill=face, stroke="outline", stroke_width=1.8),
    ]


def stone(x: float, y: float) -> Markup:
    """One stone of a stack."""
    return group(slice_of(x, y, STONE, THICK, "stone-side", "stone"))


def marker(seat: int, x: float, y: float) -> list[Markup]:
    """The seat's marker on top of a stack."""
    colour = f"seat-{seat}"
    shape = seat_shape(seat, x, y - 5, 12, flat=0.66, fill="chalk")
    return [*slice_of(x, y, 23, 5, colour, colour), shape]


def supply(stones: int) -> Markup:
    """The stones that are left, in piles of three, in the empty corner of the picture."""
    right = WIDTH - MARGIN
    parts = [
        write(f"Supply {stones}", right, 58, 20, "muted", "end", "600"),
    ]
    piles = (stones + 2) // 3
    for k in range(stones):
        x = right - 16 - (piles - 1 - k // 3) * 36
        parts += slice_of(x, 98 - 7 * (k % 3), 15, 7, "stone-side", "stone")
    return group(parts, format_count(stones, "stone") + " in the supply", data_supply=stones)


# -- words ----------------------------------------------------------------------------------


def headline(view: MementoView) -> str:
    """Whose turn it is, and whether a triangle may be turned."""
    seat = view["to_move"]
    if seat >= 0 and (view["just_turned"] or seat in view["turners"]):
        return status(view, "to move, no turning")
    return status(view)


def seat_facts(view: MementoView) -> list[list[str]]:
    """What players want to know about each seat."""
    return [
        [format_count(markers, "marker") if seat in view["in_play"] else "out"]
        for seat, markers in enumerate(view["markers"])
    ]


def describe(view: MementoView) -> str:
    """The position in words, for those who cannot see it."""
    sentences = [headline(view) + "."]
    for seat in range(view["players"]):
        standing = [
            f"a {FIGURES[shown['height']]} on {name}"
            for name, shown in view["figures"].items()
            if shown["seat"] == seat
        ]
        has = join_words(standing) or "no figure"
        sentences.append(f"{seat_name(seat)}: {has}; {seat_facts(view)[seat][0]}.")
    return " ".join([*sentences, f"{format_count(view['supply'], 'stone')} in the supply."])
