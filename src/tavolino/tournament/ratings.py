"""Elo ratings, fitted to the results of games, with standard errors.

The model: every seat has a strength, which is its bot's rating, plus the first-seat advantage
for the seat that moves first. A seat's chance to win is 10 to the power of its strength / 400,
divided by the sum of that over all seats. With two seats this is the usual Elo curve, with more
it is the first place in the Plackett-Luce model. Ratings and advantage are the
maximum-likelihood estimates; a shared win counts in parts.

Standard errors: games of a pair share setup and opening, so they are not independent. The
errors come from how much the *pairs* differ from what the ratings predict (a sandwich
estimator, clustered by pair), plus what one more pair of independent games would leave open,
so that pairs that all end alike do not look like certainty.

If someone won everything, even if only on one of the seats, or some bots never met, there is no
maximum. Only then do ratings use a prior: a standard deviation of PRIOR Elo around their mean,
and of FIRST_PRIOR around 0 for the first-seat advantage. The errors then come from the
curvature of the likelihood alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.tournament.results import GameResult

Floats: TypeAlias = NDArray[np.float64]

UNIT = 400 / log(10)
"""Elo per unit of the natural scale, on which chances are powers of e."""

PRIOR = 1000.0
"""The standard deviation of the prior of ratings in Elo."""

FIRST_PRIOR = 200.0
"""The same for the first-seat advantage, which in no game was far from this."""

SURE = NormalDist().inv_cdf(0.975)
"""A 95 % interval has this many standard errors to either side."""

FLAT = 1e-5
"""With less curvature than this in some direction, the results do not determine a maximum."""

NOISE = 1e-7
"""Smaller differences in likelihood are rounding errors."""


@dataclass(frozen=True)
class Estimate:
    """A value in Elo and its standard error."""

    value: float
    error: float

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return SURE * self.error

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - self.margin

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + self.margin


@dataclass(frozen=True)
class Ratings:
    """The ratings of all contestants, relative to the anchor's, which is 0.

    `values` are the ratings in the order of the names, then the first-seat advantage;
    `covariance` is theirs. `leans` says that the results alone were not enough (see PRIOR).
    """

    names: tuple[str, ...]
    anchor: str
    values: Floats
    covariance: Floats
    leans: bool

    def of(self, name: str) -> Estimate:
        """A contestant's rating, which is its difference from the anchor."""
        return self.difference(name, self.anchor)

    def difference(self, one: str, other: str) -> Estimate:
        """How much stronger one is than the other."""
        weights = np.zeros(len(self.values))
        weights[self.names.index(one)] += 1.0
        weights[self.names.index(other)] -= 1.0
        return self.estimate(weights)

    @property
    def first_seat(self) -> Estimate:
        """How much moving first is worth."""
        weights = np.zeros(len(self.values))
        weights[-1] = 1.0
        return self.estimate(weights)

    def estimate(self, weights: Floats) -> Estimate:
        """The sum of the values with these weights."""
        variance = float(weights @ self.covariance @ weights)
        return Estimate(float(weights @ self.values), sqrt(max(variance, 0.0)))


def rate(
    results: Sequence[GameResult], names: Sequence[str] = (), anchor: str | None = None
) -> Ratings:
    """The maximum-likelihood ratings for these results, all with the same number of seats.

    Contestants come in the order of `names`, then as they appear in the results. The first is
    the anchor unless another is named.
    """
    if not results:
        raise ValueError("without games there are no ratings")
    everyone = dict.fromkeys([*names, *(name for result in results for name in result.names)])
    order = tuple(everyone)
    anchor = order[0] if anchor is None else anchor
    if anchor not in everyone:
        raise ValueError(f"{anchor!r} is not a contestant")
    # The anchor stays at 0, so its column is left out of the fit.
    kept = [k for k in range(len(order) + 1) if k == len(order) or order[k] != anchor]
    seats = strengths(results, order)[:, :, kept]
    shares = np.array([result.shares for result in results])
    prior = np.zeros((len(kept), len(kept)))
    fitted, curvature = climb(seats, shares, prior)
    leans = bool(np.linalg.eigvalsh(curvature)[0] < FLAT)
    if leans:
        prior = spread(len(order))[np.ix_(kept, kept)]
        fitted, curvature = climb(seats, shares, prior)
        variance = np.linalg.inv(curvature)
    else:
        pairs = np.array([result.pair for result in results])
        variance = sandwich(seats, shares, pairs, fitted, curvature)
    values = np.zeros(len(order) + 1)
    covariance = np.zeros((len(order) + 1, len(order) + 1))
    values[kept] = UNIT * fitted
    covariance[np.ix_(kept, kept)] = UNIT**2 * variance
    return Ratings(order, anchor, values, covariance, leans)


def strengths(results: Sequence[GameResult], names: tuple[str, ...]) -> Floats:
    """The design matrix: each seat's strength is a rating, plus the first-seat advantage."""
    column = {name: k for k, name in enumerate(names)}
    seats = np.zeros((len(results), len(results[0].names), len(names) + 1))
    for game, result in enumerate(results):
        for seat, name in enumerate(result.names):
            seats[game, seat, column[name]] = 1.0
        seats[game, result.start, -1] = 1.0
    return seats


def spread(contestants: int) -> Floats:
    """The curvature of the prior: ratings around their mean, the first seat around 0."""
    curvature = np.eye(contestants + 1)
    curvature[:contestants, :contestants] -= 1.0 / contestants
    curvature *= (UNIT / PRIOR) ** 2
    curvature[-1, -1] = (UNIT / FIRST_PRIOR) ** 2
    return curvature


def chances(seats: Floats, values: Floats) -> Floats:
    """Each seat's chance to win, game by game."""
    powers = seats @ values
    powers -= powers.max(axis=1, keepdims=True)
    weights: Floats = np.exp(powers)
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def climb(seats: Floats, shares: Floats, prior: Floats) -> tuple[Floats, Floats]:
    """The maximum-likelihood values, by Newton's method, and the curvature there.

    If the results determine no maximum, the steps end when going on gains nothing.
    """
    values = np.zeros(seats.shape[2])
    for _ in range(100):
        expected = chances(seats, values)
        slope = np.einsum("gs,gsk->k", shares - expected, seats) - prior @ values
        step = np.linalg.lstsq(curve(seats, expected) + prior, slope, rcond=None)[0]
        here = likelihood(seats, shares, prior, values)
        while likelihood(seats, shares, prior, values + step) < here - NOISE:
            step /= 2
        values = values + step
        if float(slope @ step) < NOISE**2:
            break
    return values, curve(seats, chances(seats, values)) + prior


def likelihood(seats: Floats, shares: Floats, prior: Floats, values: Floats) -> float:
    """The log-likelihood of the results, including that of the values if there is a prior."""
    powers = seats @ values
    top = powers.max(axis=1)
    total = top + np.log(np.exp(powers - top[:, None]).sum(axis=1))
    return float((shares * (powers - total[:, None])).sum() - values @ prior @ values / 2)


def curve(seats: Floats, expected: Floats) -> Floats:
    """The curvature of the likelihood: the information in the games."""
    weighted = seats * expected[:, :, None]
    mean: Floats = weighted.sum(axis=1)
    information: Floats = np.einsum("gsk,gsl->kl", seats, weighted)
    return information - mean.T @ mean


def sandwich(
    seats: Floats, shares: Floats, pairs: NDArray[np.int64], values: Floats, curvature: Floats
) -> Floats:
    """The covariance of the values, from how much the pairs differ from the expectation."""
    surprise = np.einsum("gs,gsk->gk", shares - chances(seats, values), seats)
    _, pair = np.unique(pairs, return_inverse=True)
    count = int(pair.max()) + 1
    sums = np.zeros((count, surprise.shape[1]))
    np.add.at(sums, pair, surprise)
    inner = sums.T @ sums * (count / max(count - 1, 1))
    outer = np.linalg.inv(curvature)
    return outer @ inner @ outer + outer / count
