"""Two settings side by side: how much they differ, and whether that may be chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from tavolino.arena.metrics.figures import Figure, share_of
from tavolino.arena.metrics.registry import METRICS
from tavolino.arena.metrics.student import outside, reach
from tavolino.arena.metrics.tally import Tally

LEVEL = 0.05
"""The significance level for all differences of a table together."""

MIN_GAMES = 10
"""With fewer games, we do not conclude that something never varies."""


@dataclass(frozen=True)
class Difference:
    """A metric of two settings: the second's minus the first's.

    `chance` is the p-value: how likely a difference at least as large is if there is none
    (Welch's test). `corrected` is the p-value with Holm's correction for all differences of the
    table.
    """

    name: str
    title: str
    unit: str
    before: Figure
    after: Figure
    value: float
    low: float
    high: float
    chance: float
    corrected: float = 1.0

    @property
    def significant(self) -> bool:
        """Whether the difference is significant after the correction."""
        return self.corrected < LEVEL


def compare(one: Tally, other: Tally) -> list[Difference]:
    """All differences between two settings with equally many seats."""
    found = []
    for name, title, unit, before, after in both(one, other):
        if before is None or after is None:
            continue
        difference = welch(name, title, unit, before, after)
        if difference is not None:
            found.append(difference)
    corrected = holm([difference.chance for difference in found])
    return [replace(one, corrected=p) for one, p in zip(found, corrected, strict=True)]


def both(one: Tally, other: Tally) -> list[tuple[str, str, str, Figure | None, Figure | None]]:
    """The figures of both settings, metric by metric, and the shares of places."""
    found = [
        (metric.name, metric.title, metric.unit, metric.measure(one), metric.measure(other))
        for metric in METRICS
    ]
    if one.players == 2:
        # The second place's share is what the first one leaves.
        return found
    places = [
        (f"share_{k + 1}", f"Place {k + 1}'s share", "share", share_of(a), share_of(b))
        for k, (a, b) in enumerate(zip(one.places, other.places, strict=True))
        if k > 0
    ]
    return found[:1] + places + found[1:]


def welch(name: str, title: str, unit: str, before: Figure, after: Figure) -> Difference | None:
    """Welch's test of two figures; None if one of them has no standard error.

    Also None if neither varied, but there were too few games to be certain.
    """
    if before.error is None or after.error is None:
        return None
    value = after.value - before.value
    square = before.error**2 + after.error**2
    if square == 0:
        if value != 0 and min(before.games, after.games) < MIN_GAMES:
            return None
        chance = 1.0 if value == 0 else 0.0
        return Difference(name, title, unit, before, after, value, value, value, chance)
    freedom = square**2 / (
        before.error**4 / (before.games - 1 or 1) + after.error**4 / (after.games - 1 or 1)
    )
    error = sqrt(square)
    margin = reach(freedom) * error
    chance = outside(value / error, freedom)
    low, high = value - margin, value + margin
    return Difference(name, title, unit, before, after, value, low, high, chance)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction for multiple tests: the smallest p-values are increased most."""
    corrected = [0.0] * len(chances)
    largest = 0.0
    for rank, k in enumerate(sorted(range(len(chances)), key=lambda k: chances[k])):
        largest = max(largest, min(1.0, (len(chances) - rank) * chances[k]))
        corrected[k] = largest
    return corrected
