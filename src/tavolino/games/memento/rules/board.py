"""The board of Memento: 28 points on four triangles, their neighbours, and the lines.

                       Na
                    Nz    Nx          clockwise round each rim: a x b y c z
                       No             o is the centre
               Nc      Ny      Nb
            Wb    Mb   My   Mc    Ec
         Wx   Wy    Mx    Mz    Ey   Ez
            Wo         Mo         Eo
      Wa    Wz    Wc   Ma   Eb    Ex    Ea

A triangle is seven bits of a set of points, its rim the lower six of them in clockwise
order: turning it by a third rotates those six bits by two.
"""

from __future__ import annotations

from itertools import combinations, product
from math import sqrt
from typing import Final, TypeAlias

from tavolino.games.memento.rules.types import MementoGeometry, Triangle
from tavolino.rules.bits import members_of
from tavolino.rules.types import Point

TRIANGLES: Final = "NEWM"
PLACES: Final = "axbyczo"
NAMES: Final = [triangle + place for triangle in TRIANGLES for place in PLACES]
INDEX: Final = {name: point for point, name in enumerate(NAMES)}
POINTS: Final = 28


def points(names: str) -> list[int]:
    """The points with these names, in the same order."""
    return [INDEX[name] for name in names.split()]


def set_of(members: list[int]) -> int:
    """The same points as a set."""
    return sum(2**point for point in set(members))


CONSTELLATIONS: Final = [points("Nc Wb Mb"), points("Nb Ec Mc"), points("Wc Eb Ma")]
BIG_CORNERS: Final = points("Na Ea Wa")

FACING: Final = {"Na": "Wc Eb Ma", "Ea": "Nc Wb Mb", "Wa": "Nb Ec Mc"}
"""Each big corner faces one constellation."""

JOINTS: Final = [points("Ny My"), points("Wy Mx"), points("Ey Mz")]
"""The side points that face each other where two triangles meet."""

LONG_LINES: Final = [
    points("Na No Ny My Mo Ma"),
    points("Ea Eo Ey Mz Mo Mb"),
    points("Wa Wo Wy Mx Mo Mc"),
    points("Na Nx Nb Ec Ez Ea"),
    points("Ea Ex Eb Wc Wz Wa"),
    points("Wa Wx Wb Nc Nz Na"),
]
"""The straight lines whose two ends are connected by an exit."""

SHORT_LINES: Final = [
    *(points(side) for side in ("Ma Mx Mb", "Mb My Mc", "Mc Mz Ma")),
    *(points(side) for side in ("Nb Ny Nc", "Eb Ey Ec", "Wb Wy Wc")),
    *(points(altitude) for altitude in ("Nb No Nz", "Nc No Nx", "Eb Eo Ez")),
    *(points(altitude) for altitude in ("Ec Eo Ex", "Wb Wo Wz", "Wc Wo Wx")),
]

CENTRES: Final = points("No Eo Wo Mo")
ENTRANCES: Final = [
    INDEX[triangle + place] for triangle in "NEW" for place in PLACES if place != "o"
]
"""Where new Singles may come in: not on a centre, nor on the inner triangle."""

HOMES: Final = [
    points(f"{triangle}o {triangle}x {triangle}y {triangle}z") for triangle in TRIANGLES
]
"""A centre with the three side points round it wins."""


def pair_points(pairs: list[tuple[int, int]]) -> list[int]:
    """For each point, the set of the points it is paired with."""
    sets = [0] * POINTS
    for first, second in pairs:
        sets[first] |= 2**second
        sets[second] |= 2**first
    return sets


def exit_pairs() -> list[tuple[int, int]]:
    """The pairs of points between which a figure can leave the board and enter it again."""
    pairs = list(combinations(BIG_CORNERS, 2))
    for corner, faced in FACING.items():
        pairs += product(points(corner), points(faced))
    for one, other in combinations(CONSTELLATIONS, 2):
        pairs += product(one, other)
    return pairs


def inner_pairs() -> list[tuple[int, int]]:
    """Neighbours that need no exit: on one triangle, across a joint, in a constellation."""
    pairs = [(joint[0], joint[1]) for joint in JOINTS]
    for triangle in range(4):
        rim = [triangle * 7 + k for k in range(6)]
        centre = triangle * 7 + 6
        pairs += [(rim[k], rim[(k + 1) % 6]) for k in range(6)]
        pairs += [(centre, point) for point in rim]
    for constellation in CONSTELLATIONS:
        pairs += combinations(constellation, 2)
    return pairs


EXITS: Final = pair_points(exit_pairs())
NEIGHBOURS: Final = pair_points(exit_pairs() + inner_pairs())
LEAPS: Final = [
    set_of(CENTRES + BIG_CORNERS) & ~(2**point) if point in CENTRES else 0
    for point in range(POINTS)
]
"""Where a Tripple on a centre may go in addition to its neighbours."""


Ways: TypeAlias = list[list[list[int]]]
"""For each point, for each line through it, the points met one after the other."""


def rays(closed: bool) -> tuple[Ways, Ways]:
    """The ways onward and back along the lines.

    If long lines are closed, a way continues round until just before its own point.
    """
    onward: Ways = [[] for _ in range(POINTS)]
    back: Ways = [[] for _ in range(POINTS)]
    for line in LONG_LINES + SHORT_LINES:
        for k, point in enumerate(line):
            before, after = line[:k], line[k + 1 :]
            closing = closed and line in LONG_LINES
            onward[point].append(after + before if closing else after)
            back[point].append((after + before if closing else before)[::-1])
    return onward, back


# -- geometry -----------------------------------------------------------------------------

HEIGHT: Final = sqrt(3) / 2


def corners() -> dict[str, list[tuple[float, float]]]:
    """The corners a, b, c of each triangle; the big triangle has sides of length 2."""
    top, left, right = (0.0, 0.0), (-0.5, HEIGHT), (0.5, HEIGHT)
    far_left, bottom, far_right = (-1.0, 2 * HEIGHT), (0.0, 2 * HEIGHT), (1.0, 2 * HEIGHT)
    return {
        "N": [top, right, left],
        "E": [far_right, bottom, right],
        "W": [far_left, left, bottom],
        "M": [bottom, left, right],
    }


def middle(*places: tuple[float, float]) -> tuple[float, float]:
    """The point in the middle of others."""
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def geometry() -> MementoGeometry:
    """Points, lines and triangles; corners and sides are drawn a little inside the rim.

    Where triangles touch, their points would coincide. So every triangle is drawn smaller by
    `INSET`, round its own centre, and keeps its own points on its sides.
    """
    triangles: dict[str, Triangle] = {}
    where: dict[str, Point] = {}
    for name, (a, b, c) in corners().items():
        centre = middle(a, b, c)
        at = [a, middle(a, b), b, middle(b, c), c, middle(c, a), centre]
        for place, (x, y) in zip(PLACES, at, strict=True):
            inset = (
                centre[0] + (x - centre[0]) * INSET,
                centre[1] + (y - centre[1]) * INSET,
            )
            where[name + place] = {"x": round(inset[0], 6), "y": round(inset[1], 6)}
        triangles[name] = {
            "centre": {"x": round(centre[0], 6), "y": round(centre[1], 6)},
            "corners": [{"x": round(x, 6), "y": round(y, 6)} for x, y in (a, b, c)],
            "rim": [name + place for place in "axbycz"],
            "turn": 120,
        }
    lines = [[NAMES[point] for point in line] for line in LONG_LINES + SHORT_LINES]
    return {
        "box": {"x": -1.05, "y": -0.05, "width": 2.1, "height": 2 * HEIGHT + 0.1},
        "points": where,
        "lines": lines,
        "triangles": triangles,
        "constellations": [[NAMES[p] for p in group] for group in CONSTELLATIONS],
        "exits": [
            [NAMES[point], NAMES[other]]
            for point in range(POINTS)
            for other in members_of(EXITS[point])
            if point < other
        ],
    }


INSET: Final = 0.72
