"""A sequential test: pairs are played only until it is clear who is stronger.

Two claims stand against each other: the first bot is `elo0` stronger than the other, or it is
`elo1` stronger. After each pair the *log-likelihood ratio* says how much better the second
claim explains all pair scores so far. Each claim gets the best case it can make: of all ways
in which pair scores could be spread and whose mean is what the claim says, the one under which
the scores seen are most likely (the generalised test, on pairs). Above one bound the second
claim is accepted, below the other rejected; either is wrong in about 5 % of all tests.

The claims are about mean scores, so the Elo here is that of the score over whole pairs. Where
moving first decides much, a rating that makes up for it (`ratings`) is further from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["accept", "reject", "go on"]

ERROR = 0.05
"""How often a true claim may be turned down, on either side."""

BOUND = log((1 - ERROR) / ERROR)

FARTHEST = 2000
"""What is farther apart in Elo needs no test."""

IMAGINED = 1e-3
"""So much of a pair won outright, and lost, is added: no claim is impossible then."""


def expected_score(elo: float, players: int = 2) -> float:
    """The share of the win of a bot so much stronger than all others at the table."""
    power = 10 ** (elo / 400)
    return float(power / (power + players - 1))


@dataclass
class Sprt:
    """The test, fed pair by pair with the first bot's mean share in it, from 0 to 1.

    With two seats these are 0, 1/4, 1/2, 3/4 and 1. With more, a pair is a whole round of
    seats, and neither stronger means a share of one over the number of seats.
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
        if max(-self.elo0, self.elo1) > FARTHEST:
            raise ValueError(f"a test is of at most {FARTHEST} Elo")

    def add(self, score: float) -> None:
        """One more pair."""
        # Shares of a third do not always sum up to the same last digit.
        score = round(score, 6)
        self.scores[score] = self.scores.get(score, 0) + 1

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio: positive speaks for elo1, negative for elo0."""
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
        """Accept that it is elo1 stronger, reject it, or go on playing."""
        ratio = self.ratio
        if ratio >= BOUND:
            return "accept"
        return "reject" if ratio <= -BOUND else "go on"


def tilt(weights: Mapping[float, float], mean: float) -> float:
    """How far the scores seen must be tilted to have a given mean.

    The likeliest spread with that mean gives each score its weight divided by
    1 + tilt * (score - mean); the tilt is where these distances from the mean cancel out.
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
