"""What an action of Memento did: how figures moved, and what they took."""

from __future__ import annotations

from typing import Final

from tavolino.games.memento.rules.board import (
    CENTRES,
    EXITS,
    HOMES,
    NAMES,
    NEIGHBOURS,
    POINTS,
    TRIANGLES,
    rays,
)
from tavolino.games.memento.rules.position import (
    BRING,
    FOUR_CENTRES,
    MOVE,
    SPLIT,
    SPLIT_OFF,
    SPLIT_UP,
    TURN,
    WHOLE_TRIANGLE,
    MementoPosition,
)
from tavolino.games.memento.rules.variant import ORIGINAL, SIMPLE
from tavolino.rules.bits import members_of
from tavolino.rules.types import Effect, effect

WAYS: Final = {
    closed: [rays(closed)[0][point] + rays(closed)[1][point] for point in range(POINTS)]
    for closed in (False, True)
}
"""All ways along the lines from each point, for open and for closed long lines."""


def effects(before: MementoPosition, code: int, after: MementoPosition) -> list[Effect]:
    """What an action did, in the order it happened."""
    me = int(before.to_move)
    if code < TURN:
        return place_effects(me, [code & 31] if code < BRING else [code >> 5 & 31, code & 31])
    if code < MOVE:
        part = TRIANGLES[code >> 1 & 3]
        return [effect("turned", me, [part], -1 if code & 1 else 1, part=part)]
    if code < SPLIT:
        return move_effects(before, code >> 5 & 31, code & 31, after)
    return split_effects(before, code)


def place_effects(me: int, points: list[int]) -> list[Effect]:
    """The effects of bringing in Singles, in order."""
    return [
        effect("placed", me, [NAMES[point]], why="second" if k else "", part=part_of(point))
        for k, point in enumerate(points)
    ]


def move_effects(
    before: MementoPosition, start: int, goal: int, after: MementoPosition
) -> list[Effect]:
    """The effects of a move: a figure goes to a point, on top of what stands there."""
    me = int(before.to_move)
    at, part = [NAMES[goal]], part_of(goal)
    height = int(before.height(start))
    all_effects = [move_effect(before, start, goal, height, how_moved(before, start, goal))]
    for seat in range(int(before.players)):
        if before.figures[seat] >> goal & 1:
            there, now = int(before.height(goal)), int(after.height(goal))
            kind = "joined" if seat == me else "taken"
            all_effects.append(effect(kind, seat, at, there, part=part))
            if now < height + there:
                all_effects.append(effect("returned", me, at, height + there - now))
            all_effects.append(effect("stacked", me, at, now))
    return all_effects


def split_effects(before: MementoPosition, code: int) -> list[Effect]:
    """The effects of a split: each part of a figure goes to a point of its own."""
    me = int(before.to_move)
    goals = 2 if code < SPLIT_UP else 3
    start = code >> 5 * goals & 31
    first = 2 if SPLIT_OFF <= code < SPLIT_UP else 1
    all_effects = [
        effect("split", me, [NAMES[start]], int(before.height(start)), part=part_of(start))
    ]
    for k in reversed(range(goals)):
        height = first if k == goals - 1 else 1
        all_effects.append(move_effect(before, start, code >> 5 * k & 31, height, "split"))
    return all_effects


def part_of(point: int) -> str:
    """The triangle that a point belongs to: players name places by it."""
    return NAMES[point][0]


def how_moved(before: MementoPosition, start: int, goal: int) -> str:
    """How a figure moved: onto another, within its triangle, or by a step, line or leap."""
    if before.occupied_points() >> goal & 1:
        return "onto"
    if part_of(start) == part_of(goal):
        return "within"
    if NEIGHBOURS[start] >> goal & 1:
        return "step"
    return "line" if before.height(start) == 2 else "leap"


def move_effect(
    before: MementoPosition, start: int, goal: int, height: int, how: str
) -> Effect:
    """The effect of moving a figure, or a part of one, from point to point."""
    at = [NAMES[point] for point in [start, *way(before, start, goal)]]
    return effect("moved", int(before.to_move), at, height, how, part_of(goal))


def winning_places(position: MementoPosition, seat: int) -> list[str]:
    """The four centres, or the points of the triangle, that won."""
    if position.ending == FOUR_CENTRES:
        return [NAMES[point] for point in CENTRES]
    if position.ending == WHOLE_TRIANGLE:
        for home in HOMES:
            if all(position.figures[seat] >> point & 1 for point in home):
                return [NAMES[point] for point in home]
    return []


# -- the way a figure goes ------------------------------------------------------------------


def way(position: MementoPosition, start: int, goal: int) -> list[int]:
    """The shortest way that is open to the figure, without the point it starts from."""
    if NEIGHBOURS[start] >> goal & 1 or position.height(start) != 2:
        return [goal]
    occupied = int(position.occupied_points())
    ways = straight(start, goal, occupied, position.variant.version == ORIGINAL)
    if not ways and position.variant.version == SIMPLE:
        ways = bending_ways(start, goal, occupied)
    return min(ways, key=len)


def straight(start: int, goal: int, occupied: int, closed: bool) -> list[list[int]]:
    """The ways along one line with nothing in between."""
    found = [line[: line.index(goal) + 1] for line in WAYS[closed][start] if goal in line]
    return [line for line in found if not any(occupied >> point & 1 for point in line[:-1])]


def bending_ways(start: int, goal: int, occupied: int) -> list[list[int]]:
    """The ways that leave the board once and enter it again somewhere else."""
    leaving: list[list[int]] = [[]]
    for line in WAYS[False][start]:
        for k, point in enumerate(line):
            if occupied >> point & 1:
                break
            leaving.append(line[: k + 1])
    found = []
    for out in leaving:
        for entered in members_of(EXITS[out[-1] if out else start]):
            if entered == goal:
                found.append([*out, goal])
            elif not occupied >> entered & 1:
                # Its own point blocks such a way, like any figure: it is still occupied.
                onward = straight(entered, goal, occupied, False)
                found += [[*out, entered, *rest] for rest in onward]
    return found
