"""A sequential probability ratio test (SPRT): plays pairs only until it is clear who is
stronger.

It tests two hypotheses: the first bot is `elo0` stronger than the other, or it is `elo1`
stronger. After each pair, the *log-likelihood ratio* says how much better the second one
explains all pair scores so far. Each hypothesis is represented by its most likely case: of all
distributions of pair scores with the mean that it claims, the one under which the observed
scores are most likely (the generalised test, on pairs). Above the upper bound the second
hypothesis is accepted, below the lower bound it is rejected. Either verdict is wrong in about 5
% of all tests.

The hypotheses are about mean scores, so the Elo here is that of the score over whole pairs.
Where moving first matters much, a rating that corrects for it (`ratings`) is further from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["accept", "reject", "go on"]

ERROR = 0.05
"""The probability of rejecting a true hypothesis, on either side."""

BOUND = log((1 - ERROR) / ERROR)

MAX_ELO = 2000
"""Larger differences in Elo need no test."""

IMAGINED = 1e-3
"""The part of a won and of a lost pair that is added, so that no hypothesis is impossible."""


def expected_score(elo: float, players: int = 2) -> float:
    """The share of the win of a bot that is this much stronger than all others."""
    power = 10 ** (elo / 400)
    return float(power / (power + players - 1))


@dataclass
class Sprt:
    """The test. Add pair by pair the first bot's mean share in it, from 0 to 1.

    With two seats the shares are 0, 1/4, 1/2, 3/4 and 1. With more, a pair is a whole round of
    seats, and equal strength means a share of one over the number of seats.
    """

    elo0: float
    elo1: float
    players: int = 2
    scores: dict[float, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(
                f"a test is between a lower and a higher Elo, not {self.elo0:g} "
                f"and {self.elo1:g}"
            )
        if max(-self.elo0, self.elo1) > MAX_ELO:
            raise ValueError(f"a test is of at most {MAX_ELO} Elo")

    def add(self, score: float) -> None:
        """Adds one more pair."""
        # Sums of thirds do not always agree in the last digit.
        score = round(score, 6)
        self.scores[score] = self.scores.get(score, 0) + 1

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio: positive favours elo1, negative favours elo0."""
        weights: dict[float, float] = {0.0: IMAGINED, 1.0: IMAGINED}
        for score, count in self.scores.items():
            weights[score] = weights.get(score, 0.0) + count
        low, high = (expected_score(elo, self.players) for elo in (self.elo0, self.elo1))
        tilt0, tilt1 = tilt(weights, low), tilt(weights, high)
        return sum(
            weight * log((1 + tilt0 * (score - low)) / (1 + tilt1 * (score - high)))
            for score, weight in weights.items()
        )

    @property
    def verdict(self) -> Verdict:
        """Accepts that the bot is elo1 stronger, rejects it, or goes on."""
        ratio = self.ratio
        if ratio >= BOUND:
            return "accept"
        return "reject" if ratio <= -BOUND else "go on"


def tilt(weights: Mapping[float, float], mean: float) -> float:
    """How far the observed scores must be tilted to have a given mean.

    The most likely distribution with that mean gives each score its weight divided by
    1 + tilt * (score - mean). With the right tilt, the distances from the mean cancel out.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):
        middle = (low + high) / 2
        left = sum(
            weight * (score - mean) / (1 + middle * (score - mean))
            for score, weight in weights.items()
        )
        if left > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
