"""The plan of a world: everything that the seed decides beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from simulator.troubles import KINDS, Kind, Trouble

SPAN = 14.0
"""Seconds in which matches are begun and things go wrong."""

LENGTHS: dict[Kind, tuple[float, float]] = {
    "kill": (0.1, 6.0),
    "pause": (0.2, 8.0),
    "bus_away": (0.3, 8.0),
    "store_gone": (0.1, 4.0),
    "network_slow": (0.2, 7.0),
    "clock": (-7200.0, 7200.0),
}
"""How long troubles last in seconds, if not as long as USUAL."""

USUAL = (0.2, 5.0)

DEADLY: tuple[Kind, ...] = ("kill", "pause", "store_lost")
"""What finds most bugs, so there is more of it."""

SMALLEST_JUMP = 20.0
"""Seconds. A clock that is changed by less counts as one that runs."""


@dataclass(frozen=True)
class Plan:
    """What a world consists of."""

    seed: int
    servers: int
    workers: int
    tables: tuple[int, ...]
    troubles: tuple[Trouble, ...]
    forgets: bool
    """Whether people ask to be forgotten. Then servers look for them for a minute."""
    span: float = SPAN
    shuffled: bool = True
    """Whether the seed chooses among the callbacks that are ready."""


def plan_of(seed: int) -> Plan:
    """The plan of a seed."""
    rng = Random(f"{seed} plan")
    servers, workers = rng.choice(((1, 0), (2, 0), (2, 1), (2, 1), (2, 2), (3, 1)))
    names = [f"server {'abc'[number]}" for number in range(servers)]
    names += [f"worker {'xyz'[number]}" for number in range(workers)]
    # Some worlds have little trouble: what goes wrong there is easy to understand.
    count = rng.choice((0, 1, 2, 4, 8, 16))
    kinds = [*rng.sample(KINDS, rng.randint(1, len(KINDS))), rng.choice(DEADLY)]
    troubles = sorted(trouble_of(rng, kinds, names) for _ in range(count))
    tables = tuple(range(rng.randint(4, 12)))
    return Plan(seed, servers, workers, tables, tuple(troubles), rng.random() < 0.35)


def trouble_of(rng: Random, kinds: list[Kind], names: list[str]) -> Trouble:
    """A trouble of one of these kinds, for one of these processes or for all."""
    kind = rng.choice(kinds)
    low, high = LENGTHS.get(kind, USUAL)
    length = rng.uniform(low, high)
    if kind == "clock" and abs(length) < SMALLEST_JUMP:
        length += SMALLEST_JUMP if length > 0 else -SMALLEST_JUMP
    one = kind in {"kill", "pause", "partition", "network_cut", "network_slow", "bus_away"}
    who = rng.choice(names) if one or rng.random() < 0.6 else ""
    share = 1.0 if kind == "disk_full" else rng.choice((0.05, 0.3, 1.0))
    at = rng.uniform(1.0, SPAN)
    return Trouble(round(at, 3), kind, round(length, 3), who, share if not one else 1.0)
