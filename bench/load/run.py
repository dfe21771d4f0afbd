"""Measures a server under load: `make load`. The last line is JSON.

    python bench/load/run.py [--only play|idle|m]

Everything runs on this machine, so only what is compared within one run means anything: the
actions a second as a ratio to the steps that pgbench writes, and the processor time per action
as a ratio to that of a bare server, each measured several times.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import idle
import msgspec
import pgbench
import uvloop
import yardstick
from playing import Round, connected
from seating import SEATS, Seated, seat_matches
from server import Server, opened, schema, serving

LOG = Path(__file__).parents[2] / "build" / "load.log"
"""Where the server says what goes wrong."""

ROUNDS = 3
SECONDS = 6
MATCHES = 400
"""Connected before each round: enough for all that are played to their end in it."""

DECISIONS = 10
"""Made in each match that is only listened to."""


class Load(msgspec.Struct, omit_defaults=True):
    """What a run has found out; what was not measured is left out."""

    actions_per_s: float = 0
    pgbench_tps: float = 0
    ratio: float = 0
    p50_ms: float = 0
    p99_ms: float = 0
    idle_connections: int = 0
    idle_kib_each: float = 0
    storm_s: float = 0
    m: float = 0
    m_low: float = 0
    m_high: float = 0


async def measure_play(load: Load, name: str, log: IO[bytes]) -> None:
    """Actions a second through the whole path, and pgbench's steps a second, in turn."""
    actions, steps, waits = [], [], []
    async with opened(name) as store, serving(name, log) as server:
        await pgbench.prepare(name)
        for number in range(1, ROUNDS + 1):
            matches = await seat_matches(store, MATCHES)
            steps.append(await pgbench.steps_a_second(name, SECONDS))
            played, busy = await play(server, matches)
            actions.append(len(played.waits) / played.seconds)
            waits += played.waits
            print(
                f"round {number}: pgbench {steps[-1]:.0f} steps/s, server {actions[-1]:.0f} "
                f"actions/s ({busy / len(played.waits) * 1e6:.0f} µs of processor time each), "
                f"ratio {actions[-1] / steps[-1]:.3f}"
            )
    load.actions_per_s = round(statistics.median(actions), 1)
    load.pgbench_tps = round(statistics.median(steps), 1)
    load.ratio = round(load.actions_per_s / load.pgbench_tps, 3)
    waits.sort()
    load.p50_ms = round(waits[len(waits) // 2] * 1000, 2)
    load.p99_ms = round(waits[len(waits) * 99 // 100] * 1000, 2)
    print(f"spread: pgbench {spread(steps):.0%}, server {spread(actions):.0%}")


async def play(server: Server, matches: list[Seated]) -> tuple[Round, float]:
    """One round of play, and the seconds of processor time it cost the server."""
    tables = await connected(server.port, matches)
    played = Round(tables)
    try:
        before = server.busy()
        await played.play(SECONDS)
        busy = server.busy() - before
    finally:
        for table in tables:
            table.leave()
    return played, busy


async def measure_idle(load: Load, name: str, log: IO[bytes]) -> None:
    """Those who only listen, and the storm when all come back."""
    idle.allow_many_files()
    async with opened(name) as store:
        matches = await seat_matches(store, idle.CONNECTIONS // SEATS, DECISIONS)
    async with serving(name, log) as server:
        everyone = idle.listeners(matches, server.port)
        each, took = await idle.memory_each(server, everyone)
        print(f"{len(everyone)} connected in {took:.1f} s, {each / 1024:.1f} KiB each")
        load.idle_connections = sum(one.is_there() for one in everyone)
        load.idle_kib_each = round(each / 1024, 1)
        before = server.busy()
        load.storm_s = round(await idle.storm(everyone), 1)
        busy = server.busy() - before
        again = sum(one.attempts - 1 for one in everyone)
        print(
            f"all dropped and back after {load.storm_s} s ({busy:.1f} s of processor time), "
            f"{again} attempts failed"
        )
        for one in everyone:
            one.drop()


async def measure_m(load: Load, name: str, log: IO[bytes]) -> None:
    """The server's processor time per action, with the bare server's as the unit."""
    found = await yardstick.measure(name, log)
    load.m, load.m_low, load.m_high = found.m, found.m_low, found.m_high


MEASURES = {"play": measure_play, "idle": measure_idle, "m": measure_m}


def spread(values: list[float]) -> float:
    """How far apart measurements are, as a part of their median."""
    return (max(values) - min(values)) / statistics.median(values)


async def main(chosen: Sequence[str]) -> None:
    """One run of these measures."""
    load = Load()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        async with schema() as name:
            for measure in chosen:
                await MEASURES[measure](load, name, log)
    print(msgspec.json.encode(load).decode())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=MEASURES, help="leave out the other measures")
    only = parser.parse_args().only
    uvloop.run(main([only] if only else list(MEASURES)))
