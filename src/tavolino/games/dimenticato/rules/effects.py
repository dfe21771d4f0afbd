"""What an action of Dimenticato did: what was said, where figures went, who was set back."""

from __future__ import annotations

from tavolino.games.dimenticato.rules.board import NO_SEAT, Board, place_name
from tavolino.games.dimenticato.rules.position import (
    FIGURES,
    GO,
    NO_FIGURE,
    PASS,
    STAY,
    DimenticatoPosition,
)
from tavolino.games.dimenticato.rules.texts import back_of, figure_of, goal_of
from tavolino.games.dimenticato.rules.ways import (
    MAX_BENDS,
    MAX_TO_LEAVE,
    MIN_TO_LEAVE,
    Way,
    longer,
    sets_back,
    ways_back,
)
from tavolino.rules.types import Effect, effect


def effects(before: DimenticatoPosition, code: int, after: DimenticatoPosition) -> list[Effect]:
    """What an action did, in the order it happened."""
    me = int(before.to_move)
    if code == PASS:
        return [effect("passed", me)]
    if code == STAY:
        # Not its field: with a later one that would tell the number between them.
        return [of_figure("stayed", me, int(before.walker), before.track.board, [])]
    if code < GO:
        return [announcement_effect(before, code, after)]
    board = before.track.board
    figure = figure_of(code)
    origin = int(before.field[FIGURES * me + figure])
    goal = board.field_at[goal_of(code)]
    all_effects = [of_figure("moved", me, figure, board, way(before, origin, goal))]
    all_effects[0]["why"] = how_it_moves(board, origin, goal)
    all_effects[0]["count"] = len(all_effects[0]["at"]) - 1
    other = int(before.standing[goal]) - 1
    if other >= 0:
        seat = other // FIGURES
        back = way_back(board, seat, goal, board.field_at[back_of(code)])
        all_effects.append(of_figure("back", seat, other % FIGURES, board, back))
        if before.walker != NO_FIGURE and before.may_stay():
            all_effects[-1]["why"] = "chosen"
    if board.owner(goal) == me and board.owner(origin) == NO_SEAT:
        all_effects.append(of_figure("home", me, figure, board, [goal]))
    return all_effects


def announcement_effect(
    before: DimenticatoPosition, code: int, after: DimenticatoPosition
) -> Effect:
    """The effect of an announcement: the number as `count`, and whether it was right.

    A right one is `stuck` if its figure has nowhere to go.
    """
    me, figure, number = int(before.to_move), figure_of(code), code & 7
    under = before.layout.numbers[before.field[FIGURES * me + figure]]
    announcement = of_figure("announced", me, figure, before.track.board, [])
    announcement["count"] = number
    if after.walker != NO_FIGURE:
        announcement["why"] = "right"
    else:
        announcement["why"] = "stuck" if under == number else "wrong"
    return announcement


def numbers_shown(before: DimenticatoPosition, code: int) -> list[list[str | int]]:
    """The fields whose numbers an action shows to all for a moment, each with its number.

    These are the number that is checked and, in a taking, those that are uncovered and covered
    again at once.
    """
    if code >= PASS:
        return []
    board = before.track.board
    origin = board.places[int(before.field[FIGURES * before.to_move + figure_of(code)])]
    places: list[int] = []
    if code < GO:
        places = [origin]
    elif back_of(code):
        places = [goal_of(code), origin] if back_of(code) == origin else [goal_of(code)]
    numbers = before.layout.numbers
    return [[place_name(place), int(numbers[board.field_at[place]])] for place in places]


def how_it_moves(board: Board, origin: int, goal: int) -> str:
    """Whether a figure leaves its start fields, walks, or shifts at home."""
    if board.owner(origin) == NO_SEAT:
        return "walk"
    return "leave" if board.owner(goal) == NO_SEAT else "shift"


def of_figure(kind: str, seat: int, figure: int, board: Board, fields: list[int]) -> Effect:
    """An effect on one figure, 0-3, and these fields."""
    figure_effect = effect(kind, seat, [place_name(board.places[field]) for field in fields])
    figure_effect["figure"] = figure + 1
    return figure_effect


def way(position: DimenticatoPosition, origin: int, goal: int) -> list[int]:
    """The fields from one to another that the mover's figure walks, with the fewest bends."""
    board = position.track.board
    me = int(position.to_move)
    if board.owner(origin) == me and board.owner(goal) == me:
        return [origin, goal]  # a figure at home changes its place
    if position.walker != NO_FIGURE:
        lengths = [int(position.announced_number())]
    else:
        lengths = list(range(MIN_TO_LEAVE, MAX_TO_LEAVE + 1))
    ways = [Way([origin], 0, 0)]
    for steps in range(1, lengths[-1] + 1):
        ways = [more for way in ways for more in longer(board, me, way, MAX_BENDS)]
        found = [way for way in ways if way.fields[-1] == goal]
        if steps in lengths and found:
            return min(found, key=lambda way: way.bends).fields
    raise ValueError("no way leads there")


def way_back(board: Board, seat: int, start: int, goal: int) -> list[int]:
    """The fields along which a seat's figure is set back: a way it could walk again."""
    found = [
        way
        for way in ways_back(board, goal)
        if way.fields[-1] == start and sets_back(board, seat, way)
    ]
    return min(found, key=lambda way: way.bends).fields[::-1]
