"""Figures with 95 % confidence intervals, from sums that are updated game by game.

Games are independent of each other; decisions of one game are not. So whatever is counted per
decision is summed up per game, and intervals are based on games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil, floor, log10, sqrt
from statistics import NormalDist

from tavolino.arena.metrics.student import reach

SURE = NormalDist().inv_cdf(0.975)
"""A 95 % interval has this many standard errors to either side, with many games."""


@dataclass(frozen=True)
class Figure:
    """A figure, its 95 % interval and standard error, and the number of games behind it.

    There is no interval where it would mean nothing, and no standard error where it cannot be
    used to compare two figures.
    """

    value: float
    low: float | None = None
    high: float | None = None
    error: float | None = None
    games: int = 0

    @property
    def margin(self) -> float | None:
        """The longer half of the interval."""
        if self.low is None or self.high is None:
            return None
        return max(self.high - self.value, self.value - self.low)


@dataclass
class Moments:
    """One number per game: how many there are, their sum and the sum of their squares."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        """Adds the number of one more game."""
        self.games += 1
        self.total += number
        self.squares += number * number

    def over(self, games: int) -> Moments:
        """The same over this many games, where all others have the number 0."""
        return Moments(games, self.total, self.squares)

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def variance(self) -> float:
        """The mean squared distance to the mean."""
        return max(self.squares / self.games - self.mean**2, 0.0)


@dataclass
class Ratio:
    """Two numbers per game, such as real choices and decisions, and the ratio of their sums."""

    games: int = 0
    above: float = 0.0
    below: float = 0.0
    above_squares: float = 0.0
    below_squares: float = 0.0
    products: float = 0.0

    def add(self, above: float, below: float) -> None:
        """Adds one more game; a game with nothing to count is ignored."""
        if below == 0:
            return
        self.games += 1
        self.above += above
        self.below += below
        self.above_squares += above * above
        self.below_squares += below * below
        self.products += above * below

    @property
    def value(self) -> float:
        return self.above / self.below

    @property
    def variance(self) -> float:
        """The variance of the ratio for a game of average size."""
        value = self.value
        rest = self.above_squares - 2 * value * self.products + value**2 * self.below_squares
        return max(rest, 0.0) * self.games / self.below**2


def mean_of(numbers: Moments) -> Figure | None:
    """The mean of numbers that are never below 0, with Student's t interval."""
    if not numbers.games:
        return None
    figure = around(numbers.mean, numbers.variance, numbers.games)
    return figure if figure.low is None else replace(figure, low=max(figure.low, 0.0))


def ratio_of(numbers: Ratio) -> Figure | None:
    """The ratio of the sums, with Student's t interval from the variation between games."""
    return around(numbers.value, numbers.variance, numbers.games) if numbers.games else None


def around(value: float, variance: float, games: int) -> Figure:
    """A figure with an interval to either side; a single game gives none."""
    if games < 2:
        return Figure(value, games=games)
    error = sqrt(variance / (games - 1))
    margin = reach(games - 1) * error
    return Figure(value, value - margin, value + margin, error, games)


def share_of(numbers: Moments) -> Figure | None:
    """The mean of numbers that are mostly 0 or 1, with Wilson's score interval."""
    if not numbers.games:
        return None
    error = plus_two(numbers.mean, numbers.variance, numbers.games)
    return wilson(numbers.mean, numbers.variance, numbers.games, error)


def part_of(numbers: Moments) -> Figure | None:
    """The same for numbers that vary between 0 and 1 and are seldom either of them."""
    plain = mean_of(numbers)
    if plain is None:
        return None
    return wilson(plain.value, numbers.variance, numbers.games, plain.error)


def ratio_share_of(numbers: Ratio) -> Figure | None:
    """A ratio from 0 to 1, with Wilson's score interval."""
    plain = ratio_of(numbers)
    if plain is None:
        return None
    return wilson(plain.value, numbers.variance, numbers.games, plain.error)


def wilson(share: float, variance: float, games: int, error: float | None) -> Figure:
    """Wilson's score interval, generalised to games with partial wins.

    It is Wilson's interval for the number of all-or-nothing games that would leave the mean as
    uncertain as these games do. Without shared wins that is the number of games itself. The
    variance includes one more all-or-nothing game, so that games that all end alike do not look
    like certainty.
    """
    full = share * (1 - share)
    spread = (games * variance + full) / (games + 1)
    equal = games * full / spread if full > 1e-12 else float(games)
    square = SURE**2
    middle = (share + square / (2 * equal)) / (1 + square / equal)
    half = SURE * sqrt(full / equal + square / (4 * equal**2)) / (1 + square / equal)
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)
    # Rounding may put the share itself outside by a hair.
    return Figure(share, min(low, share), max(high, share), error, games)


def plus_two(share: float, variance: float, games: int) -> float:
    """The standard error of a share after adding one win and one loss (Agresti and Caffo)."""
    more = games + 2
    mean = (games * share + 1) / more
    squares = (games * (variance + share**2) + 1) / more
    return sqrt((squares - mean**2) / more)


def quantile_of(
    counts: Mapping[int, int], part: float, games: int, equal: float
) -> Figure | None:
    """The smallest number that at least this part of the numbers does not exceed.

    Its interval goes from the number at the lowest to that at the highest plausible rank, if
    the numbers are worth `equal` independent ones.
    """
    if not counts:
        return None
    order = sorted(counts.items())
    spread = SURE * sqrt(part * (1 - part) / equal)
    total = sum(counts.values())
    return Figure(
        at_rank(order, ceil(part * total)),
        at_rank(order, floor((part - spread) * total)),
        at_rank(order, ceil((part + spread) * total) + 1),
        games=games,
    )


def at_rank(order: list[tuple[int, int]], rank: int) -> int:
    """The number at a rank, counted from 1; the first or last if there is no such rank."""
    seen = 0
    for number, count in order:
        seen += count
        if seen >= rank:
            return number
    return order[-1][0]


def independent(counts: Mapping[int, int], numbers: Ratio) -> float:
    """The effective number of independent numbers, from how uncertain their mean is."""
    total = sum(counts.values())
    mean = sum(number * count for number, count in counts.items()) / total
    spread = sum((number - mean) ** 2 * count for number, count in counts.items()) / total
    error = numbers.variance / numbers.games
    return min(max(spread / error, 1.0), total) if error > 0 else float(numbers.games)


def advantage_of(share: Figure, seats: int) -> Figure:
    """The Elo advantage of a seat with this share over all others, which are equal.

    A share closer than half a game to 0 or 1 counts as half a game.
    """
    edge = 1 / (2 * share.games + 1)

    def elo(part: float) -> float:
        part = min(max(part, edge), 1 - edge)
        return 400 * log10(part * (seats - 1) / (1 - part))

    low = elo(share.low if share.low is not None else 0.0)
    high = elo(share.high if share.high is not None else 1.0)
    return Figure(elo(share.value), low, high, games=share.games)
