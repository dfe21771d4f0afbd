"""What a good player of Dimenticato knows: how far home is, given the numbers on the track.

Numbers never change places, so the fewest turns in which a lone figure gets home from a field
stay the same for a whole game. The evaluator works them out once for the layout. The seat that
needs fewer turns for all four figures is ahead.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tavolino.games.dimenticato.rules.board import Board
from tavolino.games.dimenticato.rules.position import (
    FIGURES,
    GO,
    NOBODY,
    PASS,
    STAY,
    DimenticatoPosition,
    Layout,
)
from tavolino.games.dimenticato.rules.ways import LEAVE, Track, Way, longer
from tavolino.rules.bits import BIT
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.evaluator import Fact, LinearEvaluator

# The facts about each seat.
LATE: Final = 0
LEAST_STEPS: Final = 1
HOME: Final = 2
SAFE_FIGURES: Final = 3
AT_THE_DOOR: Final = 4
DANGER: Final = 5

FACTS: Final = [
    # the logarithm of the turns until all figures are home, times the root of the seats
    Fact(LATE, "late", -1.9, -2.3, -2.427),
    # the fewest steps that all figures still have to go, times the seats
    Fact(LEAST_STEPS, "steps", -0.016, -0.0083, -0.0105),
    # figures that have left and come home
    Fact(HOME, "home", 0.61, 0.8, 0.615),
    # figures on their own colour
    Fact(SAFE_FIGURES, "safe", 0.12, 0.125, 0.096),
    # figures whose number leads to a free start field
    Fact(AT_THE_DOOR, "at the door", 0.37, 0.509, 0.352),
    # turns lost by being set back, if someone's number leads here
    Fact(DANGER, "danger", -0.15, -0.124, -0.157),
]
"""The name of each fact, and its weights with two, three and four seats."""

SAFE: Final = -1
"""The entry for a field of the figure's own colour: it cannot be set back there."""

FAR: Final = 60
"""More turns, and more steps, than any figure needs."""

SLOTS: Final = 80
"""Entries for each seat in a table: as many as the largest board has fields."""

# How much an action catches the eye.
WRONG: Final = 0.02
SHIFTING: Final = 0.1
DETOUR: Final = 0.15
FORWARD: Final = 0.3
STAYING: Final = 0.3
RIGHT: Final = 0.9
SETTING_BACK: Final = 0.95
PLAIN: Final = 1.0


def least_steps(board: Board, seat: int) -> list[int]:
    """The single steps home from every field; from a start field, all the way round."""
    steps = [FAR if field < board.dice else 0 for field in range(len(board.places))]
    changed = True
    while changed:
        changed = False
        for field in range(board.dice):
            ways = longer(board, seat, Way([field], 0, 0), 0)
            fewest = 1 + min([steps[way.fields[-1]] for way in ways])
            if fewest < steps[field]:
                steps[field] = fewest
                changed = True
    return steps[: board.dice] + [max(steps) + 1] * (SLOTS - board.dice)


STEPS: Final[dict[int, vec[i64]]] = {}


def steps_for(players: int) -> vec[i64]:
    """Those steps for all seats, seat after seat; worked out on first use."""
    if players not in STEPS:
        board = Board(players)
        STEPS[players] = vec[i64](
            [steps for seat in range(players) for steps in least_steps(board, seat)]
        )
    return STEPS[players]


@final
class DimenticatoEvaluator(LinearEvaluator):
    """Evaluates the race, assuming that the numbers are what the position says."""

    def __init__(self, players: int) -> None:
        super().__init__(FACTS, players)
        self.layout: Layout | None = None  # the cards that the tables describe
        self.root = 1.0
        # Each table has an entry for every seat and field.
        self.steps: vec[i64] = vec[i64]([])
        self.turns: vec[i64] = vec[i64]([0] * (4 * SLOTS))  # until a lone figure is home
        self.loss: vec[i64] = vec[i64]([0] * (4 * SLOTS))  # turns lost by being set back
        self.doors: vec[i64] = vec[i64]([0] * (4 * SLOTS))  # start fields one move away
        self.low: vec[i64] = vec[i64]([0] * (4 * SLOTS))  # dice fields 0-31 one move away
        self.high: vec[i64] = vec[i64]([0] * (4 * SLOTS))  # dice fields from 32 on

    # -- tables for one layout ------------------------------------------------------------

    def look(self, position: Position) -> None:
        """Works out the tables, unless they are for this layout already."""
        assert isinstance(position, DimenticatoPosition)
        if self.layout is not position.layout:
            self.study(position)

    def study(self, position: DimenticatoPosition) -> None:
        """Works out the tables for the layout of a position."""
        self.layout = position.layout
        self.root = sqrt(float(position.players))
        self.steps = steps_for(int(position.players))
        seat: i64 = 0
        while seat < position.players:
            self.study_goals(position, seat)
            self.study_turns(position, seat)
            self.study_losses(position, seat)
            seat += 1

    def study_goals(self, position: DimenticatoPosition, seat: i64) -> None:
        """Works out where the number on each field leads a figure of the seat."""
        track = position.track
        goals = track.goals
        field: i64 = 0
        while field < track.dice:
            low: i64 = 0
            high: i64 = 0
            doors: i64 = 0
            which = track.goal_list(seat, field, position.layout.numbers[field])
            k = goals.first[which]
            while k < goals.first[which + 1]:
                goal = goals.items[k]
                if goal >= track.dice:
                    doors |= BIT[goal - track.dice - FIGURES * seat]
                elif goal < 32:
                    low |= BIT[goal]
                else:
                    high |= BIT[goal - 32]
                k += 1
            at = seat * SLOTS + field
            self.low[at] = low
            self.high[at] = high
            self.doors[at] = doors
            field += 1

    def study_turns(self, position: DimenticatoPosition, seat: i64) -> None:
        """Works out the fewest turns in which a figure gets home from each field."""
        track = position.track
        turns = self.turns
        first = seat * SLOTS
        field: i64 = 0
        while field < SLOTS:
            turns[first + field] = 0
            if field < track.dice:
                turns[first + field] = FAR
            field += 1
        changed = True
        while changed:
            changed = False
            field = track.dice
            while field > 0:
                field -= 1
                number = position.layout.numbers[field]
                fewest = 1 + self.fewest(track, seat, track.goal_list(seat, field, number))
                if fewest < turns[first + field]:
                    turns[first + field] = fewest
                    changed = True
        # The entries of the start fields are for figures that have not left yet.
        start = track.dice + FIGURES * seat
        field = start
        while field < start + FIGURES:
            fewest = 1 + self.fewest(track, seat, track.goal_list(seat, field, LEAVE))
            turns[first + field] = fewest
            field += 1

    def fewest(self, track: Track, seat: i64, which: i64) -> i64:
        """The fewest turns left from any goal in a list."""
        goals = track.goals
        fewest: i64 = FAR
        k = goals.first[which]
        while k < goals.first[which + 1]:
            fewest = min(fewest, self.turns[seat * SLOTS + goals.items[k]])
            k += 1
        return fewest

    def study_losses(self, position: DimenticatoPosition, seat: i64) -> None:
        """Works out how many turns a figure of the seat loses at worst if it is set back."""
        track = position.track
        backs = track.backs
        field: i64 = 0
        while field < track.dice:
            at = seat * SLOTS + field
            loss: i64 = 0
            which = track.back_list(seat, field)
            k = backs.first[which]
            while k < backs.first[which + 1]:
                loss = max(loss, self.turns[seat * SLOTS + backs.items[k]] - self.turns[at])
                k += 1
            if position.layout.colours[field] == seat:
                loss = SAFE
            self.loss[at] = loss
            field += 1

    # -- facts ----------------------------------------------------------------------------

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, DimenticatoPosition)
        turns: i64 = 0
        steps: i64 = 0
        home: i64 = 0
        figure = FIGURES * seat
        while figure < FIGURES * seat + FIGURES:
            field = position.field[figure]
            if field >= position.track.dice and position.left & BIT[figure]:
                home += 1
            else:
                turns += self.turns[seat * SLOTS + field]
                steps += self.steps[seat * SLOTS + field]
            figure += 1
        # This part of a round passes before the seat's next turn.
        waits = seat - position.to_move
        if waits < 0:
            waits += position.players
        round_ = float(position.players)
        facts[LATE] = log(float(turns) + float(waits) / round_) * self.root
        facts[LEAST_STEPS] = float(steps) * round_
        facts[HOME] = float(home)
        self.note_fields(position, seat, facts)

    def note_fields(self, position: DimenticatoPosition, seat: i64, facts: vec[float]) -> None:
        """Writes the facts about the fields that the seat's figures stand on."""
        free = self.free_starts(position, seat)
        low, high = self.fields_in_reach(position, seat)
        safe: i64 = 0
        doors: i64 = 0
        danger: i64 = 0
        figure = FIGURES * seat
        while figure < FIGURES * seat + FIGURES:
            field = position.field[figure]
            figure += 1
            if field >= position.track.dice:
                continue
            at = seat * SLOTS + field
            if self.doors[at] & free:
                doors += 1
            if self.loss[at] == SAFE:
                safe += 1
            elif field < 32:
                danger += (low >> field & 1) * self.loss[at]
            else:
                danger += (high >> (field - 32) & 1) * self.loss[at]
        facts[SAFE_FIGURES] = float(safe)
        facts[AT_THE_DOOR] = float(doors)
        facts[DANGER] = float(danger)

    def free_starts(self, position: DimenticatoPosition, seat: i64) -> i64:
        """The seat's start fields on which nobody stands, a set of 0-3."""
        first = position.track.dice + FIGURES * seat
        free: i64 = 0
        k: i64 = 0
        while k < FIGURES:
            if position.standing[first + k] == NOBODY:
                free |= BIT[k]
            k += 1
        return free

    def fields_in_reach(self, position: DimenticatoPosition, seat: i64) -> tuple[i64, i64]:
        """The dice fields to which the numbers under other seats' figures lead."""
        low: i64 = 0
        high: i64 = 0
        figure: i64 = 0
        while figure < FIGURES * position.players:
            field = position.field[figure]
            other = figure >> 2
            if other != seat and field < position.track.dice:
                low |= self.low[other * SLOTS + field]
                high |= self.high[other * SLOTS + field]
            figure += 1
        return low, high

    # -- salience -------------------------------------------------------------------------

    def salience(self, position: Position, code: i64) -> float:
        assert isinstance(position, DimenticatoPosition)
        if code >= PASS:
            return STAYING if code == STAY else PLAIN
        self.look(position)
        seat = position.to_move
        if code < GO:
            return self.salience_of_number(position, code >> 3, code & 7)
        origin = position.field[FIGURES * seat + (code >> 16 & 3)]
        goal = position.track.field_at[code >> 8 & 255]
        if goal >= position.track.dice:
            if origin >= position.track.dice:
                return SHIFTING
            return PLAIN
        if code & 255:
            return SETTING_BACK
        ahead = self.steps[seat * SLOTS + origin] - self.steps[seat * SLOTS + goal]
        if ahead <= 0:
            return DETOUR  # sideways, or past its own card for another round
        seen = FORWARD + 0.1 * float(min(ahead, 6))
        if self.loss[seat * SLOTS + goal] == SAFE:
            return min(seen + 0.1, PLAIN)
        return seen

    def salience_of_number(
        self, position: DimenticatoPosition, figure: i64, number: i64
    ) -> float:
        """A right number comes to mind, the more so if it leads home."""
        seat = position.to_move
        field = position.field[FIGURES * seat + figure]
        if position.layout.numbers[field] != number:
            return WRONG
        if self.doors[seat * SLOTS + field] & self.free_starts(position, seat):
            return PLAIN
        return RIGHT
