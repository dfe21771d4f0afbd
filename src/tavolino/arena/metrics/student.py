"""Student's t distribution: how certain a mean is when there are few games."""

from __future__ import annotations

from scipy.special import stdtr, stdtrit


def outside(t: float, freedom: float) -> float:
    """The probability of being at least as far from 0 as `t`, on either side."""
    return 2 * float(stdtr(freedom, -abs(t)))


def reach(freedom: float) -> float:
    """A 95 % interval has this many standard errors to either side."""
    return float(stdtrit(freedom, 0.975))
