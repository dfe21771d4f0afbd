"""The verdict: whether the innocent was hurt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from attacker import Report
from guest import Sample


class Bounds(NamedTuple):
    """How much an attack may slow others down."""

    times: float
    """As long as without an attack that half of all answers may take, and 99 of 100."""
    unnoticed: float
    """Milliseconds more that 99 of 100 may take, if that is not as much."""


STRICT = Bounds(1.5, 10.0)
"""What we want to hold."""

LOOSE = Bounds(3.0, 250.0)
"""What holds even on a machine that is busy with other things: for the gate."""

SLOWEST_BOT = 2.0
"""Seconds in which a bot that thinks for an instant has to answer."""

SLOWEST_HINT = 2.0
"""The same for a hint."""


class Measured(msgspec.Struct, frozen=True):
    """One measurement of one attack: what the innocent saw before, during it, and between."""

    before: list[Sample]
    quiet: list[Sample]
    under: list[Sample]
    report: Report


def waits(samples: Sequence[Sample]) -> list[float]:
    """The milliseconds that reads and commands took, in order."""
    return sorted(each.took * 1000 for each in samples if each.kind in {"read", "command"})


def percentile(values: Sequence[float], percent: int) -> float:
    """The value of a sorted list that so many in a hundred do not exceed."""
    return values[max(0, -(-len(values) * percent // 100) - 1)]


def slowest(samples: Sequence[Sample], kind: str) -> float:
    """The seconds of the slowest of a kind; 0 if there was none."""
    return max((each.took for each in samples if each.kind == kind), default=0.0)


def hurts(measured: Measured, bounds: Bounds) -> list[str]:
    """How an attack hurt the innocents."""
    quiet, under = waits(measured.quiet), waits(measured.under)
    found = []
    half, slow = percentile(quiet, 50), percentile(quiet, 99)
    limits = {
        50: bounds.times * half,
        99: max(bounds.times * slow, slow + bounds.unnoticed),
    }
    for percent, most in limits.items():
        took = percentile(under, percent)
        if took > most:
            found.append(f"{percent} of 100 took up to {took:.1f} ms, more than {most:.1f}")
    for kind, limit in {"bot": SLOWEST_BOT, "hint": SLOWEST_HINT}.items():
        if slowest(measured.under, kind) > limit:
            found.append(f"a {kind} took {slowest(measured.under, kind):.1f} s")
    seen = (*measured.before, *measured.quiet, *measured.under)
    failed = Counter(f"{each.kind} {each.failed}" for each in seen if each.failed)
    found += [f"failed: {what} x{times}" for what, times in failed.items()]
    if measured.report.excess:
        found.append(measured.report.excess.strip())
    return found
