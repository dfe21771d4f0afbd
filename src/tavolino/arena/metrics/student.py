"""Student's distribution: how sure a mean is when there are few games."""

from __future__ import annotations

from scipy.special import stdtr, stdtrit


def outside(t: float, freedom: float) -> float:
    """The chance to be at least as far from 0 as `t`, on either side."""
    return 2 * float(stdtr(freedom, -abs(t)))


def reach(freedom: float) -> float:
    """So many standard errors to either side make a 95 % interval."""
    return float(stdtrit(freedom, 0.975))
