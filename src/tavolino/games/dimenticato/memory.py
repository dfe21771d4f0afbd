"""What a player of Dimenticato remembers of the numbers that figures cover.

A memory sees only the views of its seat, one after another. It never loses a number it has
seen. Whether a number comes to mind at a given moment depends on its activation:

    activation  B = ln(sum of attention * seconds ago ** -decay), over all times the number
                was looked at or announced
    recalled    with probability 1 / (1 + exp((threshold - B) / 0.4))

A memory does not grow with the match: of each number it keeps the latest times, and of those
before them only how many there were and how long they took (Petrov 2006).

A number is noticed when a figure lands on its field, because players look at it before it is
covered, and when it is announced correctly, because everyone hears it. While the announcer may
stay, only the announcer knows which number that was. With the option `shown`, everyone notices
what is shown for a moment. Numbers that lie open on the board do not count, however long they
do: nobody learns what can be read at any time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log
from typing import Final, NotRequired, cast

from tavolino.games.dimenticato.rules.board import PLACE_AT, Board, place_of
from tavolino.games.dimenticato.rules.game import DimenticatoGame
from tavolino.games.dimenticato.rules.position import FIGURES, DimenticatoPosition, Layout
from tavolino.games.dimenticato.rules.types import DimenticatoView
from tavolino.rules.chance import Rng

GAME: Final = DimenticatoGame()

NOISE: Final = 0.4
DECAY: Final = 0.5

# The clock counts turns, not time, so bots forget equally fast on every machine.
OWN_TURN: Final = 6.0
OTHER_TURN: Final = 8.0
A_MOMENT: Final = 1.0  # what happened just now

# How closely a player looks where a figure lands, or listens to a number.
TO_OWN: Final = 1.0
TO_OTHERS: Final = 0.5

# Numbers noticed since make one fade faster; the first few do no harm.
SPAN: Final = 2
INTERFERENCE: Final = 0.02
MAX_DECAY: Final = 0.7

KEPT: Final = 8
"""How many of the latest times that a number was noticed are kept one by one."""

LATELY: Final = 4
"""How many of the latest numbers may come to mind instead of a forgotten one."""


class WatchedView(DimenticatoView):
    """A view as those see it who watched the newest decision."""

    shown: NotRequired[list[list[str | int]]]
    """what that decision showed to everyone for a moment: fields, each with its number"""


@dataclass
class Trace:
    """The memory trace of one field's number: the number, and when it was noticed."""

    number: int
    times: list[float] = field(default_factory=list)
    """The latest times at which it was noticed."""
    attentions: list[float] = field(default_factory=list)
    """How closely, each of these times. Not in one list of pairs, which takes long to save."""
    faded: float = 0.0
    """The attention of all times before them, which began at `since`."""
    since: float = 0.0
    item: int = 0
    """How many numbers had been noticed in total at the last time."""

    def notice(self, now: float, attention: float) -> None:
        """Records that the number was looked at or announced."""
        self.times.append(now)
        self.attentions.append(attention)
        if len(self.times) > KEPT:
            time = self.times.pop(0)
            self.since = self.since if self.faded else time
            self.faded += self.attentions.pop(0)

    def activation(self, now: float, items: int) -> float:
        """How present the number is after this many were noticed; -inf if it never was."""
        since = max(0, items - self.item - SPAN)
        decay = min(DECAY + INTERFERENCE * since, MAX_DECAY)
        total = sum(
            attention * max(now - time, A_MOMENT) ** -decay
            for time, attention in zip(self.times, self.attentions, strict=True)
        )
        if self.faded:
            first = max(now - self.since, A_MOMENT)
            last = max(now - self.times[0], A_MOMENT)
            total += self.faded * mean_strength(first, last, decay)
        return log(total) if total else -float("inf")


def mean_strength(first: float, last: float, decay: float) -> float:
    """The mean of `seconds ago ** -decay` over times spread evenly between two of them."""
    if first - last < A_MOMENT:
        return exp(-decay * log(last))
    rest = 1.0 - decay
    return (exp(rest * log(first)) - exp(rest * log(last))) / (rest * (first - last))


def recall_chance(threshold: float, activation: float) -> float:
    """The probability that a number with this activation comes to mind."""
    # Beyond this the probability is practically 0, and exp would overflow.
    strain = min((threshold - activation) / NOISE, 700.0)
    return 1.0 / (1.0 + exp(strain))


class Memory:
    """One seat's memory of one match.

    The memory gets better from a threshold of -1.2 (0.60 after a look and another seat's turn)
    down to -3.2 (0.995). With None it forgets nothing it has seen.
    """

    def __init__(self, seat: int, threshold: float | None) -> None:
        self.seat = seat
        self.threshold = threshold
        self.now = 0.0
        self.traces: dict[int, Trace] = {}  # by field
        self.items = 0  # how many numbers were noticed
        self.latest: list[int] = []  # the last of them
        self.settled = 0  # how many were noticed before this turn: only those confuse ...
        self.lately: list[int] = []  # ... and the last of these
        self.tried: dict[int, set[int]] = {}  # what the seat itself announced in vain, by field
        self.said: tuple[int, int] | None = (
            None  # the decision and number of the newest of them
        )
        self.last: DimenticatoView | None = None

    # -- looking --------------------------------------------------------------------------

    def watch(self, view: DimenticatoView) -> None:
        """Takes in the next view of the seat; a repeated view counts once."""
        before, self.last = self.last, view
        if view == before:
            return
        known, walker = self.known(view), walker_field(view)
        for at, number in enumerate(known):
            if number is not None:
                self.learn(at, number)
        seconds = self.seconds(before, view) if before is not None else 0.0
        self.now += seconds
        glimpsed = self.glimpse(view)
        if before is not None:
            glimpsed |= covered_between(before, view)
        for at, seat in glimpsed.items():
            if at != walker:
                self.notice(at, seat)
        if seconds:
            self.settled, self.lately = self.items, list(self.latest)
        if walker is not None and known[walker] is not None:
            self.notice(walker, view["to_move"])

    def learn(self, at: int, number: int) -> None:
        """Takes in the number of a field, which from then on can be noticed."""
        self.traces.setdefault(at, Trace(number))
        self.tried.pop(at, None)

    def known(self, view: DimenticatoView) -> list[int | None]:
        """The numbers that the seat knows now: open, just announced, or said by itself."""
        numbers, walker = readable(view), walker_field(view)
        if walker is not None and self.said is not None:
            decision, number = self.said
            if decision == view["decisions"] - 1:
                numbers[walker] = number
        return numbers

    def glimpse(self, view: DimenticatoView) -> dict[int, int]:
        """Learns the numbers shown for a moment; by field, whose figure stands there."""
        glimpsed: dict[int, int] = {}
        for name, number in cast("WatchedView", view).get("shown", ()):
            at = BOARDS[view["players"]].field_at[PLACE_AT[str(name)]]
            self.learn(at, int(number))
            [glimpsed[at]] = [
                seat for seat, fields in enumerate(fields_of(view)) if at in fields
            ]
        return glimpsed

    def seconds(self, before: DimenticatoView, view: DimenticatoView) -> float:
        """How long the turns took that have ended since the previous view."""
        if view["to_move"] < 0:
            return 0.0
        turns = (view["to_move"] - before["to_move"]) % view["players"]
        # One decision that leaves the turn with the same seat is an announcement; more go once
        # round.
        if turns == 0 and view["decisions"] > before["decisions"] + 1:
            turns = view["players"]
        seats = [(before["to_move"] + k) % view["players"] for k in range(turns)]
        return sum(OWN_TURN if seat == self.seat else OTHER_TURN for seat in seats)

    def notice(self, at: int, seat: int) -> None:
        """Records that a field's number was seen or heard, because of a seat's figure."""
        trace = self.traces[at]
        attention = TO_OWN if seat == self.seat else TO_OTHERS
        trace.notice(self.now, attention)
        self.latest = [*self.latest, trace.number][-LATELY:]
        self.items += 1
        trace.item = self.items

    def say(self, view: DimenticatoView, figure: int, number: int) -> None:
        """Records that the seat announced a number: in vain, unless the next view differs."""
        at = figure_field(view, self.seat, figure)
        self.tried.setdefault(at, set()).add(number)
        self.said = view["decisions"], number

    # -- recalling ------------------------------------------------------------------------

    def recall_position(self, view: DimenticatoView, seed: int) -> DimenticatoPosition:
        """The position the seat believes in: open numbers, and the others as they come to mind.

        Numbers it has never seen are drawn from all that are possible. The same views and seed
        give the same beliefs.
        """
        self.watch(view)
        known = self.known(view)
        # Where numbers repeat on a card, the open ones rule out no other.
        legible = [number if view["drawn"] else None for number in known]
        seen = view.copy()
        numbers = seen["numbers"] = list(known)
        mistaken: dict[int, int] = {}
        for at in [at for at, number in enumerate(known) if number is None]:
            if at not in self.traces:
                continue
            # Each field has its own random numbers, whatever else is covered.
            rng = Rng(seed & 0xFFFFFFFFFFFFFFFF | (at + 1) << 64)
            if self.recalls(at, rng):
                numbers[at] = self.traces[at].number
            elif at != walker_field(view):
                mistaken[at] = self.mistake(at, legible, rng)
        return position_with(seen, mistaken, Rng(seed))

    def chance(self, at: int) -> float:
        """The probability that the number of a field, once seen, comes to mind now."""
        if self.threshold is None:
            return 1.0
        activation = self.traces[at].activation(self.now, self.settled)
        return recall_chance(self.threshold, activation)

    def recalls(self, at: int, rng: Rng) -> bool:
        """Whether the number of a field comes to mind."""
        return int(rng.word()) < self.chance(at) * 2**32

    def mistake(self, at: int, legible: list[int | None], rng: Rng) -> int:
        """What comes to mind instead: often a number noticed lately, else one near the true.

        Never one that is legible on the same card, where all are different, nor one announced
        in vain. If all others are ruled out, the true number after all.
        """
        true = self.traces[at].number
        ruled_out = {true, *legible[at // 4 * 4 : at // 4 * 4 + 4], *self.tried.get(at, ())}
        possible = [k for k in range(1, 7) if k not in ruled_out]
        if not possible:
            return true
        lately = [k for k in self.lately if k in possible]
        if lately and rng.below(2):
            return lately[int(rng.below(len(lately)))]
        nearest = min(abs(k - true) for k in possible)
        near = [k for k in possible if abs(k - true) == nearest]
        return near[int(rng.below(len(near)))]


def readable(view: DimenticatoView) -> list[int | None]:
    """The numbers of all dice fields that lie open or were just announced."""
    numbers = list(view["numbers"])
    walker = walker_field(view)
    if walker is not None and view["announced"] is not None:
        numbers[walker] = view["announced"]["number"]
    return numbers


def walker_field(view: DimenticatoView) -> int | None:
    """The field of the figure whose move comes next, after a right announcement."""
    announced = view["announced"]
    if announced is None:
        return None
    return figure_field(view, view["to_move"], announced["figure"] - 1)


def covered_between(before: DimenticatoView, view: DimenticatoView) -> dict[int, int]:
    """The fields whose numbers figures have covered since the previous view, by whose figure.

    A figure that sets another back covers a number that was covered before, so nobody sees it.
    """
    legible = readable(before)
    covered: dict[int, int] = {}
    for seat, (then, now) in enumerate(zip(fields_of(before), fields_of(view), strict=True)):
        for origin, at in zip(then, now, strict=True):
            if at != origin and at < len(legible) and legible[at] is not None:
                covered[at] = seat
    return covered


BOARDS: Final = {players: Board(players) for players in (2, 3, 4)}


def fields_of(view: DimenticatoView) -> list[list[int]]:
    """For each seat the fields that its figures stand on."""
    figures = range(FIGURES)
    return [[figure_field(view, seat, k) for k in figures] for seat in range(view["players"])]


def figure_field(view: DimenticatoView, seat: int, figure: int) -> int:
    """The number of the field that a figure stands on."""
    row, column = view["figures"][seat][figure]
    return BOARDS[view["players"]].field_at[place_of(row, column)]


def position_with(
    view: DimenticatoView, mistaken: dict[int, int], rng: Rng
) -> DimenticatoPosition:
    """A possible position for a view with some numbers filled in, then with some wrong ones.

    The wrong ones come last, because with them the layout may not be possible at all.
    """
    position = GAME.determinize(view, rng)
    assert isinstance(position, DimenticatoPosition)
    if mistaken:
        values = [int(position.layout.numbers[at]) for at in range(len(view["numbers"]))]
        for at, number in mistaken.items():
            values[at] = number
        position.layout = Layout(view["players"], values, view["colours"], view["drawn"])
    return position
