"""The rules of Dimenticato."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.dimenticato.rules.variant import DimenticatoVariant
from tavolino.games.dimenticato.rules.ways import LEAVE, NUMBERS, SHIFT, Track, track_for
from tavolino.rules.bits import BIT, count, lowest, nth
from tavolino.rules.chance import Rng, mix
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position

# An announcement is figure * 8 + number. A move has two bits for the figure, and eight each
# for the goal and the place someone is set back to: 0, which is on no board, for nobody.
ANNOUNCE: Final = 0
GO: Final = 4 * 65536
PASS: Final = 8 * 65536
STAY: Final = PASS + 1

FIGURES: Final = 4
NOBODY: Final = 0
NO_FIGURE: Final = 4
NO_COLOUR: Final = 4
HOME: Final = 1


@final
class Layout:
    """The cards as they lie: the number and the colour of each field."""

    def __init__(
        self, players: int, values: list[int], colours: list[int], drawn: bool
    ) -> None:
        """`drawn` says whether all cards have numbers that can be drawn."""
        starts = FIGURES * players
        self.numbers: vec[i64] = vec[i64](values + [0] * starts)
        self.colours: vec[i64] = vec[i64](colours + [NO_COLOUR] * starts)
        self.drawn = drawn
        self.key: i64 = 0
        for number, colour in zip(values, colours, strict=True):
            self.key = mix(self.key, number << 2 | colour)


@final
class DimenticatoPosition(Position):
    """One state of Dimenticato; a figure's index is seat * 4 + its number - 1."""

    def __init__(
        self, players: int, start: int, variant: DimenticatoVariant, layout: Layout
    ) -> None:
        super().__init__(players, start, int(variant.limit))
        self.variant: DimenticatoVariant = variant
        self.track: Track = track_for(players)
        self.layout: Layout = layout
        self.field: vec[i64] = self.track.first_fields[:]  # where each figure stands
        self.standing: vec[i64] = self.track.first_standing[:]  # NOBODY or index + 1, by field
        self.left: i64 = 0  # the figures that have left their start fields, a set
        self.walker: i64 = NO_FIGURE  # the mover's figure whose number was announced correctly
        # Whether this is a world of a seat that does not know what it announced. It can only
        # stay then, because where its figure could go depends on the number.
        self.forgotten: bool = False

    def fresh(self) -> Position:
        return DimenticatoPosition(int(self.players), 0, self.variant, self.layout)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, DimenticatoPosition)
        self.copy_common(other)
        self.variant = other.variant
        self.track = other.track
        self.layout = other.layout
        self.field = other.field[:]
        self.standing = other.standing[:]
        self.left = other.left
        self.walker = other.walker
        self.forgotten = other.forgotten

    def key(self) -> i64:
        key = mix(self.common_key(), self.layout.key)
        seat: i64 = 0
        while seat < self.players:
            fields: i64 = 0
            figure: i64 = 0
            while figure < FIGURES:
                fields = fields << 7 | self.field[seat * FIGURES + figure]
                figure += 1
            key = mix(key, fields)
            seat += 1
        key = mix(key, (self.left << 3 | self.walker) << 3 | (self.to_move + 1))
        if self.variant.key:
            key = mix(key, self.variant.key)
        return mix(key, 1) if self.forgotten else key

    # -- what may be done -----------------------------------------------------------------

    def waiting_figures(self) -> i64:
        """The mover's figures that have not left yet, a set of numbers 0-3."""
        return ~(self.left >> self.to_move * FIGURES) & 15

    def walking_figures(self) -> i64:
        """The mover's figures on the track."""
        found: i64 = 0
        figure: i64 = 0
        while figure < FIGURES:
            if self.field[self.to_move * FIGURES + figure] < self.track.dice:
                found |= BIT[figure]
            figure += 1
        return found

    def home(self) -> i64:
        """The mover's figures that have left and come home again."""
        return ~(self.waiting_figures() | self.walking_figures()) & 15

    def free(self, field: i64, origin: i64) -> bool:
        """Whether nobody stands there once the mover has left its origin."""
        return self.standing[field] == NOBODY or field == origin

    def landings(self, origin: i64, goal: i64) -> i64:
        """In how many ways the mover can end on a goal, depending on who stands there.

        One if it is free. For another seat's figure, as many as there are fields to set it back
        to; none if it is safe on its own colour.
        """
        other = self.standing[goal] - 1
        if other < 0:
            return 1
        seat = other >> 2
        if seat == self.to_move or self.layout.colours[goal] == seat:
            return 0
        backs = self.track.backs
        which = self.track.back_list(seat, goal)
        found: i64 = 0
        k = backs.first[which]
        while k < backs.first[which + 1]:
            if self.free(backs.items[k], origin):
                found += 1
            k += 1
        return found

    def landing(self, figure: i64, origin: i64, goal: i64, n: i64) -> i64:
        """The code of the n-th of those landings, ordered by the field to set back to."""
        code = GO | figure << 16 | self.track.places[goal] << 8
        other = self.standing[goal] - 1
        if other < 0:
            return code
        backs = self.track.backs
        k = backs.first[self.track.back_list(other >> 2, goal)]
        while n > 0 or not self.free(backs.items[k], origin):
            if self.free(backs.items[k], origin):
                n -= 1
            k += 1
        return code | self.track.places[backs.items[k]]

    def count_moves(self, figure: i64, kind: i64) -> i64:
        """The number of moves of a figure; `kind` is a number of steps, LEAVE or SHIFT."""
        origin = self.field[self.to_move * FIGURES + figure]
        goals = self.track.goals
        which = self.track.goal_list(self.to_move, origin, kind)
        found: i64 = 0
        k = goals.first[which]
        while k < goals.first[which + 1]:
            found += self.landings(origin, goals.items[k])
            k += 1
        return found

    def nth_move(self, figure: i64, kind: i64, n: i64) -> i64:
        """The code of the n-th of those moves, ordered by goal."""
        origin = self.field[self.to_move * FIGURES + figure]
        goals = self.track.goals
        k = goals.first[self.track.goal_list(self.to_move, origin, kind)]
        here = self.landings(origin, goals.items[k])
        while n >= here:
            n -= here
            k += 1
            here = self.landings(origin, goals.items[k])
        return self.landing(figure, origin, goals.items[k], n)

    def put_moves(self, actions: vec[i64], at: i64, figure: i64, kind: i64) -> i64:
        """Writes the codes of all those moves, and returns the new end."""
        origin = self.field[self.to_move * FIGURES + figure]
        goals = self.track.goals
        which = self.track.goal_list(self.to_move, origin, kind)
        k = goals.first[which]
        while k < goals.first[which + 1]:
            goal = goals.items[k]
            here = self.landings(origin, goal)
            n: i64 = 0
            while n < here:
                actions[at] = self.landing(figure, origin, goal, n)
                at += 1
                n += 1
            k += 1
        return at

    def announced_number(self) -> i64:
        """The number under the walker, which was just announced."""
        return self.layout.numbers[self.field[self.to_move * FIGURES + self.walker]]

    def legal_into(self, actions: vec[i64]) -> i64:
        if self.to_move == OVER:
            return 0
        if self.walker != NO_FIGURE:
            return self.put_landings(actions)
        at = self.put_all_moves(actions, 0, self.waiting_figures(), LEAVE)
        if at > 0:
            return at
        walking = self.walking_figures()
        while walking:
            figure = lowest(walking)
            walking &= walking - 1
            number: i64 = 1
            while number <= NUMBERS:
                actions[at] = ANNOUNCE | figure << 3 | number
                at += 1
                number += 1
        at = self.put_all_moves(actions, at, self.home(), SHIFT)
        if at == 0:
            actions[0] = PASS
            return 1
        return at

    def put_landings(self, actions: vec[i64]) -> i64:
        """Writes the codes of what may follow a right announcement, and returns how many."""
        at: i64 = 0
        if not self.forgotten:
            at = self.put_moves(actions, 0, self.walker, self.announced_number())
        if self.may_stay():
            actions[at] = STAY
            at += 1
        return at

    def may_stay(self) -> bool:
        """Whether the mover may decline to take: its number leads to no free field.

        Call it only while there is a walker.
        """
        if self.forgotten:
            return True
        origin = self.field[self.to_move * FIGURES + self.walker]
        goals = self.track.goals
        which = self.track.goal_list(self.to_move, origin, self.announced_number())
        k = goals.first[which]
        while k < goals.first[which + 1]:
            if self.standing[goals.items[k]] == NOBODY:
                return False
            k += 1
        return True

    def tells_number(self) -> bool:
        """Whether everyone is told the walker's number.

        It is about to be uncovered, unless the figure may remain on it.
        """
        return self.variant.shown or not self.may_stay()

    def put_all_moves(self, actions: vec[i64], at: i64, figures: i64, kind: i64) -> i64:
        """Writes the codes of the moves of several figures, and returns the new end."""
        while figures:
            at = self.put_moves(actions, at, lowest(figures), kind)
            figures &= figures - 1
        return at

    def count_leaving(self) -> i64:
        """The number of moves that the mover has with figures that have not left yet."""
        waiting = self.waiting_figures()
        found: i64 = 0
        while waiting:
            found += self.count_moves(lowest(waiting), LEAVE)
            waiting &= waiting - 1
        return found

    def nth_leaving(self, n: i64) -> i64:
        """The code of the n-th of those moves, ordered by figure."""
        waiting = self.waiting_figures()
        here = self.count_moves(lowest(waiting), LEAVE)
        while n >= here:
            n -= here
            waiting &= waiting - 1
            here = self.count_moves(lowest(waiting), LEAVE)
        return self.nth_move(lowest(waiting), LEAVE, n)

    def sample(self, rng: Rng) -> i64:
        if self.walker != NO_FIGURE:
            return self.sample_landing(rng)
        leaving = self.count_leaving()
        if leaving > 0:
            return self.nth_leaving(rng.below(leaving))
        walking = self.walking_figures()
        home = self.home()
        # Every figure on the track leaves one start field free to shift to.
        free = count(walking)
        if free == 0:
            return PASS
        k = rng.below(free * (NUMBERS + count(home)))
        if k < free * NUMBERS:
            return ANNOUNCE | nth(walking, k // NUMBERS) << 3 | (k % NUMBERS + 1)
        k -= free * NUMBERS
        return self.nth_move(nth(home, k // free), SHIFT, k % free)

    def sample_landing(self, rng: Rng) -> i64:
        """Draws what follows a right announcement."""
        if self.forgotten:
            return STAY
        number = self.announced_number()
        moves = self.count_moves(self.walker, number)
        k = rng.below(moves + 1 if self.may_stay() else moves)
        return STAY if k == moves else self.nth_move(self.walker, number, k)

    # -- what it does -----------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.decisions += 1
        if code < GO:
            self.announce(code >> 3, code & 7)
        elif code < PASS:
            places = self.track.field_at
            self.go(code >> 16 & 3, places[code >> 8 & 255], places[code & 255])
        else:
            self.walker = NO_FIGURE
            self.forgotten = False
            self.pass_on()
        self.finish_at_limit()

    def announce(self, figure: i64, number: i64) -> None:
        """Lets the figure go if the number is right and it can; otherwise ends the turn."""
        field = self.field[self.to_move * FIGURES + figure]
        if self.layout.numbers[field] == number and self.count_moves(figure, number) > 0:
            self.walker = figure
        else:
            self.pass_on()

    def go(self, figure: i64, goal: i64, back: i64) -> None:
        """Moves a figure of the mover to its goal, and sets back the one that stood there."""
        index = self.to_move * FIGURES + figure
        self.standing[self.field[index]] = NOBODY
        other = self.standing[goal] - 1
        if other >= 0:
            self.put(other, back)
        self.put(index, goal)
        self.left |= BIT[index]
        self.walker = NO_FIGURE
        if self.home() == 15:
            self.finish(BIT[self.to_move], HOME)
        else:
            self.pass_on()

    def put(self, index: i64, field: i64) -> None:
        """Puts a figure on a field."""
        self.field[index] = field
        self.standing[field] = index + 1
