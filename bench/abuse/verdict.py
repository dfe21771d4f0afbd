"""The verdict: whether the innocent was hurt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from attacker import Report
from innocent import Sample

MAX_SLOWER = 3.0
"""Times that the slowest of a hundred answers may take as long as without an attack."""

UNNOTICED = 100.0
"""Milliseconds. What takes no longer seems to happen at once, however fast it was before."""

SLOWEST_BOT = 2.0
"""Seconds in which a bot that thinks for an instant has to answer."""

SLOWEST_HINT = 2.0
"""The same for a hint."""


class Measured(msgspec.Struct, frozen=True):
    """One measurement of one attack: what the innocent saw before and during it."""

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


def hurts(quiet: Sequence[Sample], measured: Measured) -> list[str]:
    """How an attack hurt the innocent; `quiet` is all that was measured without attacks."""
    under = measured.under
    found = []
    most = max(MAX_SLOWER * percentile(waits(quiet), 99), UNNOTICED)
    took = percentile(waits(under), 99)
    if took > most:
        found.append(f"the slowest of a hundred took {took:.0f} ms, more than {most:.0f}")
    for kind, limit in {"bot": SLOWEST_BOT, "hint": SLOWEST_HINT}.items():
        if slowest(under, kind) > limit:
            found.append(f"a {kind} took {slowest(under, kind):.1f} s")
    failed = Counter(f"{each.kind} {each.failed}" for each in under if each.failed)
    found += [f"failed: {what} x{times}" for what, times in failed.items()]
    if measured.report.excess:
        found.append(measured.report.excess.strip())
    return found
