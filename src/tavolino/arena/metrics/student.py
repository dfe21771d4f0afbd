"""Student's distribution: how sure a mean is when there are few games."""

from __future__ import annotations

from functools import cache
from math import exp, lgamma, log

TINY = 1e-300
"""Stands in for 0 where something is divided by it."""


def outside(t: float, freedom: float) -> float:
    """The chance to be at least as far from 0 as `t`, on either side."""
    return beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@cache
def reach(freedom: float) -> float:
    """So many standard errors to either side make a 95 % interval."""
    low, high = 0.0, 1.0
    while outside(high, freedom) > 0.05:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if outside(middle, freedom) > 0.05 else (low, middle)
    return high


def beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        # The fraction converges fast only on this side of the mean.
        return 1 - beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    # Lentz's way to go down a continued fraction.
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or TINY)
    value = d
    for m in range(1, 500):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for step in (even, odd):
            c = 1 + step / c or TINY
            d = 1 / (1 + step * d or TINY)
            value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * value
