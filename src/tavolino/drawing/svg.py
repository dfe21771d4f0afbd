"""SVG elements: a small builder, and the shapes that all boards share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, pi, sin
from typing import Final, NewType, TypeAlias

from tavolino.drawing.palette import PALETTE
from tavolino.drawing.style import FORMS, seat_name, stylesheet
from tavolino.rules.types import View

Markup = NewType("Markup", str)
"""Text that is SVG already and must not be escaped again."""

Spot: TypeAlias = tuple[float, float]
Attribute: TypeAlias = str | float | None

NAMESPACE: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 720.0
MARGIN: Final = 36.0
HEADER: Final = 104.0
"""The height of the title and the line below it."""


def number(value: float) -> str:
    """A coordinate in its shortest form."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def el(tag: str, *children: Markup, **attributes: Attribute) -> Markup:
    """One element. `fill` and `stroke` may name a colour; `_` in a name stands for `-`."""
    classes = []
    written = []
    for name, value in attributes.items():
        if value is None:
            continue
        if name in {"fill", "stroke"} and value in PALETTE:
            classes.append(f"{name[0]}-{value}")
            continue
        text = value if isinstance(value, str) else number(value)
        written.append(f' {name.replace("_", "-")}="{escape(text)}"')
    if classes:
        written.insert(0, f' class="{" ".join(classes)}"')
    head = tag + "".join(written)
    return Markup(f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>")


def group(children: Iterable[Markup], hint: str = "", **attributes: Attribute) -> Markup:
    """Elements that belong together; the hint appears when a pointer rests on them."""
    inner = list(children)
    if hint:
        inner.insert(0, el("title", Markup(escape(hint))))
    return el("g", *inner, **attributes)


def write(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str = "ink",
    anchor: str = "start",
    weight: str = "400",
) -> Markup:
    """A line of text with its baseline at y."""
    return el(
        "text",
        Markup(escape(words)),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=anchor,
        font_weight=weight,
    )


def centred_text(
    words: str, x: float, y: float, size: float, fill: str = "ink", weight: str = "400"
) -> Markup:
    """A line of capitals or digits with its middle at (x, y)."""
    return write(words, x, y + size * 0.36, size, fill, "middle", weight)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> Markup:
    """A circle."""
    return el("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Attribute) -> Markup:
    """An ellipse with horizontal and vertical axes."""
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def box(
    x: float, y: float, width: float, height: float, rx: float, **attributes: Attribute
) -> Markup:
    """A rectangle with rounded corners."""
    return el("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def polygon(spots: Sequence[Spot], **attributes: Attribute) -> Markup:
    """A closed shape with straight sides."""
    return el(
        "polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in spots), **attributes
    )


def path(steps: str, **attributes: Attribute) -> Markup:
    """A path, given in SVG syntax."""
    return el("path", d=steps, **attributes)


def steps(*parts: str | float) -> str:
    """The steps of a path: letters and coordinates."""
    return " ".join(part if isinstance(part, str) else number(part) for part in parts)


def around(x: float, y: float, radius: float, degrees: float) -> Spot:
    """The spot at this distance from another, with the angle clockwise from the top."""
    angle = degrees * pi / 180
    return x + radius * sin(angle), y - radius * cos(angle)


def between(one: Spot, other: Spot, share: float) -> Spot:
    """A spot on the way from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


PIPS: Final = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
"""Where the pips of a die are, in steps from its middle."""

# -- seats ----------------------------------------------------------------------------------

OUTLINES: Final = {
    "square": [(-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)],
    "triangle": [(0.0, -1.0), (0.95, 0.72), (-0.95, 0.72)],
    "diamond": [(0.0, -1.12), (0.82, 0.0), (0.0, 1.12), (-0.82, 0.0)],
}


def seat_shape(
    seat: int, x: float, y: float, size: float, flat: float = 1, **attributes: Attribute
) -> Markup:
    """The seat's shape alone; with `flat` below 1 it lies flat, seen from the side."""
    if FORMS[seat] == "circle":
        return ellipse(x, y, size * 0.86, size * 0.86 * flat, **attributes)
    spots = [(x + dx * size, y + dy * size * flat) for dx, dy in OUTLINES[FORMS[seat]]]
    return polygon(spots, stroke_linejoin="round", **attributes)


def token(seat: int, x: float, y: float, r: float) -> Markup:
    """A round piece of a seat, seen from above: its shape in chalk on its colour."""
    disc = circle(x, y, r, fill=f"seat-{seat}", stroke="ink", stroke_width=1 + r * 0.05)
    return group([disc, seat_shape(seat, x, y, r * 0.5, fill="chalk")])


# -- the card of paper ------------------------------------------------------------------------


def seat_strip(view: View, top: float, facts: Sequence[Sequence[str]]) -> Markup:
    """The seats side by side with a few facts each; a slab marks who decides."""
    parts = []
    step = (WIDTH - MARGIN) / max(3, view["players"])
    room = strip_height(facts) - 34
    for seat in range(view["players"]):
        x = MARGIN / 2 + seat * step
        active = seat == view["to_move"] or seat in view["winners"]
        if active:
            parts.append(box(x, top, step - 6, room, 16, fill="slab"))
        name = f"You ({seat + 1})" if seat == view["seat"] else seat_name(seat)
        parts += [
            token(seat, x + 26, top + 31, 16),
            write(name, x + 50, top + 28, 18, weight="800" if active else "600"),
        ]
        parts += [
            write(fact, x + 50, top + 50 + 20 * line, 17, "muted")
            for line, fact in enumerate(facts[seat])
        ]
    return group(parts)


def strip_height(facts: Sequence[Sequence[str]]) -> float:
    """The height that `seat_strip` needs for these facts."""
    return 78 + 20 * max(len(lines) for lines in facts)


def card(
    title: str, status: str, description: str, height: float, parts: Iterable[Markup]
) -> str:
    """The whole picture: one card of paper with a title, and a board on it."""
    sheet = box(0, 0, WIDTH, height, 28, fill="paper")
    heading = [
        write(title, MARGIN, 58, 32, weight="800"),
        write(status, MARGIN, 86, 20, "muted"),
    ]
    body = "\n".join([sheet, *heading, *parts])
    space = f"0 0 {number(WIDTH)} {number(height)}"
    return "\n".join(
        [
            f'<svg xmlns="{NAMESPACE}" viewBox="{space}" class="tavolino" role="img">',
            el("title", Markup(escape(f"{title}. {status}."))),
            el("desc", Markup(escape(description))),
            f"<style>\n{stylesheet(body)}\n</style>",
            body,
            "</svg>\n",
        ]
    )
