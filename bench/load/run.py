"""Measures a server under load: `make load`. The last line is JSON.

    python bench/load/run.py [--only play|idle|watch|m|apart|sqlite|cold]

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

import crowd
import idle
import msgspec
import pgbench
import uvloop
import yardstick
from playing import Paced, Round, Table, connected
from seating import SEATS, Seated, seat_matches
from server import Server, opened, schema, serving

from tavolino.hosting.store.store import Store

LOG = Path(__file__).parents[2] / "build" / "load.log"
"""Where the server says what goes wrong."""

ROUNDS = 3
SECONDS = 6
PARTS = (0.1, 0.3, 0.6)
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
    reconnect_us: float = 0
    action_us: float = 0
    """Microseconds of processor time for an action at the highest rate, and at parts of it."""
    action_us_10: float = 0
    action_us_30: float = 0
    action_us_60: float = 0
    watchers: int = 0
    watchers_cut_off: int = 0
    watcher_us: float = 0
    watched_p99_ratio: float = 0
    watchers_900: int = 0
    watcher_us_900: float = 0
    watched_p99_ratio_900: float = 0
    m: float = 0
    m_low: float = 0
    m_high: float = 0
    m_apart: float = 0
    m_sqlite: float = 0
    m_cold: float = 0


async def measure_play(load: Load, name: str, log: IO[bytes]) -> None:
    """Actions a second through the whole path, and pgbench's steps a second, in turn."""
    actions, steps, waits, costs = [], [], [], []
    async with opened(name) as store, serving(name, log) as server:
        await pgbench.prepare(name)
        for number in range(1, ROUNDS + 1):
            matches = await seat_matches(store, MATCHES)
            steps.append(await pgbench.steps_a_second(name, SECONDS))
            played, busy = await play(server, matches)
            actions.append(len(played.waits) / played.seconds)
            costs.append(busy / len(played.waits))
            waits += played.waits
            print(
                f"round {number}: pgbench {steps[-1]:.0f} steps/s, server {actions[-1]:.0f} "
                f"actions/s ({costs[-1] * 1e6:.0f} µs of processor time each), "
                f"ratio {actions[-1] / steps[-1]:.3f}"
            )
        highest = statistics.median(actions)
        shares = [await cost_at(store, server, highest, part) for part in PARTS]
    load.action_us = round(statistics.median(costs) * 1e6)
    load.action_us_10, load.action_us_30, load.action_us_60 = shares
    load.actions_per_s = round(highest, 1)
    load.pgbench_tps = round(statistics.median(steps), 1)
    load.ratio = round(load.actions_per_s / load.pgbench_tps, 3)
    waits.sort()
    load.p50_ms = round(waits[len(waits) // 2] * 1000, 2)
    load.p99_ms = round(waits[len(waits) * 99 // 100] * 1000, 2)
    print(f"spread: pgbench {spread(steps):.0%}, server {spread(actions):.0%}")


async def cost_at(store: Store, server: Server, highest: float, part: float) -> float:
    """Microseconds of processor time for an action, at a part of the highest rate."""
    tables = await connected(await seat_matches(store, MATCHES), server.port)
    played = Paced(tables, highest * part)
    busy = await play_on(server, played, tables)
    each = busy / len(played.waits) * 1e6
    rate = len(played.waits) / played.seconds
    waits = sorted(wait * 1000 for wait in played.waits)
    p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    print(
        f"at {part:.0%} of the highest rate, {rate:.0f} actions/s: {each:.0f} µs each, "
        f"p50 {p50:.1f} and p99 {p99:.1f} ms"
    )
    return round(each)


async def play(server: Server, matches: list[Seated]) -> tuple[Round, float]:
    """One round of play, and the seconds of processor time it cost the server."""
    tables = await connected(matches, server.port)
    played = Round(tables)
    return played, await play_on(server, played, tables)


async def play_on(server: Server, played: Round, tables: list[Table]) -> float:
    """Plays a round at these tables; the seconds of processor time it cost the server."""
    try:
        before = server.busy()
        await played.play(SECONDS)
        return server.busy() - before
    finally:
        for table in tables:
            table.leave()


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
        load.reconnect_us = round(busy / len(everyone) * 1e6)
        again = sum(one.attempts - 1 for one in everyone)
        print(
            f"all dropped and back after {load.storm_s} s ({busy:.1f} s of processor time), "
            f"{again} attempts failed"
        )
        for one in everyone:
            one.drop()


async def measure_watch(load: Load, name: str, log: IO[bytes]) -> None:
    """What those who only watch a match cost."""
    idle.allow_many_files()
    async with opened(name) as store, serving(name, log) as server:
        few, many = [await crowd.measure(server, store, count) for count in crowd.COUNTS]
    for each in (few, many):
        print(
            f"{each.count} watchers, {each.cut_off} cut off: {each.each_us} µs for each and "
            f"action, players wait {each.p99_ratio} times as long (99th percentile)"
        )
    load.watchers_900, load.watcher_us_900 = few.count, few.each_us
    load.watched_p99_ratio_900 = few.p99_ratio
    load.watchers, load.watchers_cut_off = many.count, many.cut_off
    load.watcher_us, load.watched_p99_ratio = many.each_us, many.p99_ratio


async def measure_m(load: Load, name: str, log: IO[bytes]) -> None:
    """The server's processor time per action, with the bare server's as the unit."""
    found = await yardstick.measure(name, log)
    load.m, load.m_low, load.m_high = found.m, found.m_low, found.m_high


async def measure_apart(load: Load, name: str, log: IO[bytes]) -> None:
    """M if the seats of a match are in two processes."""
    load.m_apart = (await yardstick.measure_apart(name, log)).m


async def measure_sqlite(load: Load, name: str, log: IO[bytes]) -> None:
    """M of a server with SQLite."""
    load.m_sqlite = (await yardstick.measure_sqlite(name, log)).m


async def measure_cold(load: Load, name: str, log: IO[bytes]) -> None:
    """M if people act at random in 5,000 matches."""
    load.m_cold = (await yardstick.measure_cold(name, log)).m


MEASURES = {
    "play": measure_play,
    "idle": measure_idle,
    "watch": measure_watch,
    "m": measure_m,
    "apart": measure_apart,
    "sqlite": measure_sqlite,
    "cold": measure_cold,
}


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
