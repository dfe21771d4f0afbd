"""The ways of Dimenticato, worked out once for each number of players.

Figures jump over others, so a way does not depend on who stands where. A position only has to
check who stands on the goal.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.dimenticato.rules.board import NO_SEAT, PLACES, STEP, Board
from tavolino.rules.packed import vec

# Besides the ways of 1 to 6 steps, two kinds of goals have a place in the same table.
SHIFT: Final = 0
LEAVE: Final = 7
KINDS: Final = 8

NUMBERS: Final = 6
MAX_BENDS: Final = 2
MIN_TO_LEAVE: Final = 2
MAX_TO_LEAVE: Final = 5
STEPS_BACK: Final = 3
BENDS_BACK: Final = 1


@final
class Way:
    """Single steps from field to field; `direction` is that of the last step."""

    def __init__(self, fields: list[int], direction: int, bends: int) -> None:
        self.fields = fields
        self.direction = direction
        self.bends = bends


def longer(board: Board, seat: int, way: Way, most_bends: int) -> list[Way]:
    """The way extended by one step, in every direction that a figure of the seat may go."""
    first = len(way.fields) == 1
    found = []
    for direction in directions(board, way):
        bends = way.bends if first or direction == way.direction else way.bends + 1
        field = board.field_at.get(board.places[way.fields[-1]] + STEP[direction], -1)
        if field < 0 or field in way.fields or bends > most_bends:
            continue
        if board.owner(field) in (NO_SEAT, seat):
            found.append(Way([*way.fields, field], direction, bends))
    return found


def directions(board: Board, way: Way) -> list[int]:
    """The directions of the next step, by the kind of field the way has reached."""
    field = way.fields[-1]
    first = len(way.fields) == 1
    owner = board.owner(field)
    if owner != NO_SEAT:
        ahead = board.large(owner).off
        # A figure that stood on a start field goes towards the track, others outward.
        leaves = board.owner(way.fields[0]) != NO_SEAT
        return [ahead, (ahead + 2) % 4, (ahead + (1 if leaves else 3)) % 4]
    card = board.card(field)
    if not card.is_corner():
        return [card.off, (card.off + 1) % 4, (card.off + 3) % 4]
    if first or way.direction == card.onto:
        return [card.onto, card.off]
    return [card.off]


def ends_by_steps(board: Board, seat: int, field: int) -> list[list[int]]:
    """The fields at the end of ways of 0, 1, ... 6 steps, ordered by place."""
    ways = [Way([field], 0, 0)]
    ends = [[field]]
    for _ in range(NUMBERS):
        ways = [more for way in ways for more in longer(board, seat, way, MAX_BENDS)]
        ends.append(by_place(board, [way.fields[-1] for way in ways]))
    return ends


def goals_from(board: Board, seat: int, field: int) -> list[list[int]]:
    """A seat's goals from a field: to shift at home, for each number, and to leave."""
    owner = board.owner(field)
    if owner == NO_SEAT:
        return [[], *ends_by_steps(board, seat, field)[1:], []]
    none: list[list[int]] = [[] for _ in range(KINDS)]
    if owner == seat:
        ends = ends_by_steps(board, seat, field)
        none[SHIFT] = by_place(board, [home for home in board.starts(seat) if home != field])
        none[LEAVE] = by_place(
            board,
            [
                end
                for steps in range(MIN_TO_LEAVE, MAX_TO_LEAVE + 1)
                for end in ends[steps]
                if end < board.dice and not board.on_large(seat, end)
            ],
        )
    return none


def ways_back(board: Board, field: int) -> list[Way]:
    """All ways that a figure set back to a dice field may have to walk again."""
    ways = [Way([field], 0, 0)]
    for _ in range(STEPS_BACK):
        ways = [more for way in ways for more in longer(board, NO_SEAT, way, BENDS_BACK)]
    return ways


def sets_back(board: Board, seat: int, way: Way) -> bool:
    """Whether a figure of the seat at the end of this way may be set back to its start.

    Not over its own large card, unless it has come round to stand on it.
    """
    if board.on_large(seat, way.fields[-1]):
        return not board.on_large(seat, way.fields[0])
    return not any(board.on_large(seat, field) for field in way.fields)


def by_place(board: Board, fields: list[int]) -> list[int]:
    """The same fields ordered by row and column, each once."""
    return sorted(set(fields), key=lambda field: board.places[field])


@final
class Lists:
    """Many short lists in one vector: list k is items[first[k]] up to items[first[k + 1]]."""

    def __init__(self, lists: list[list[int]]) -> None:
        ends = [0]
        for items in lists:
            ends.append(ends[-1] + len(items))
        self.first: vec[i64] = vec[i64](ends)
        self.items: vec[i64] = vec[i64]([item for items in lists for item in items])


@final
class Track:
    """All that is fixed for one number of players."""

    def __init__(self, players: int) -> None:
        board = Board(players)
        seats = range(players)
        self.board = board
        self.dice: i64 = board.dice
        self.fields: i64 = len(board.places)
        self.places: vec[i64] = vec[i64](board.places)
        self.field_at: vec[i64] = vec[i64](
            [board.field_at.get(place, -1) for place in range(PLACES)]
        )
        # Each figure on its start field, for a position to begin with.
        starts = [field for seat in seats for field in board.starts(seat)]
        self.first_fields: vec[i64] = vec[i64](starts)
        self.first_standing: vec[i64] = vec[i64](
            [0] * board.dice + [index + 1 for index in range(len(starts))]
        )
        self.goals = Lists(
            [
                goals
                for seat in seats
                for field in range(len(board.places))
                for goals in goals_from(board, seat, field)
            ]
        )
        back: list[list[list[int]]] = [[[] for _ in board.places] for _ in seats]
        for field in range(board.dice):
            for way in ways_back(board, field):
                for seat in seats:
                    if sets_back(board, seat, way):
                        back[seat][way.fields[-1]].append(field)
        self.backs = Lists([by_place(board, fields) for row in back for fields in row])

    def goal_list(self, seat: i64, field: i64, kind: i64) -> i64:
        """The index in `goals` of where a seat's figure may go: a number, SHIFT or LEAVE."""
        return (seat * self.fields + field) * KINDS + kind

    def back_list(self, seat: i64, field: i64) -> i64:
        """The index in `backs` of where a seat's figure may be set back to from a field."""
        return seat * self.fields + field


TRACKS: Final[dict[int, Track]] = {}


def track_for(players: int) -> Track:
    """The track for this many players, made on first use."""
    if players not in TRACKS:
        TRACKS[players] = Track(players)
    return TRACKS[players]
