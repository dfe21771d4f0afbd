"""The yardstick M: the server's processor time per action as a ratio to the bare server's.

Both run at the same time and play as many tables, so whatever else the machine does slows both
alike. Measured one after the other, the same ratio scatters several times as much.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import idle
import msgspec
from playing import Round, Scattered, Table, connected
from seating import seat_matches
from server import Server, bare, opened, serving

from tavolino.hosting.machine import Machine
from tavolino.hosting.store.store import Store
from tavolino.server.backends.sqlite import SqliteStore

ROUNDS = 9
SECONDS = 4
TABLES = 16
"""Matches at a time, in each of the two servers; where people act at random, actions."""

MATCHES = 150
"""Connected to the server before each round: enough for those that end in it. Matches of the
bare server never end."""

COLD_MATCHES = 5000
"""What a process holds: with 10,000 connections."""

COLD_DECISIONS = 20
COLD_ROUNDS = 5
BARE_MATCHES = 200
"""With which the bare server is compared to that. It keeps nothing of a match."""


class Yardstick(msgspec.Struct, frozen=True):
    """M, and its range over all rounds."""

    m: float
    m_low: float
    m_high: float


async def measure(name: str, log: IO[bytes]) -> Yardstick:
    """M with a few matches, each played as fast as it can be."""
    async with (
        opened(name) as store,
        serving(name, log) as server,
        bare(name, log) as yardstick,
    ):
        return await compare([server], yardstick, store, store)


async def measure_apart(name: str, log: IO[bytes]) -> Yardstick:
    """The same if the two seats of each match are in different processes."""
    async with (
        opened(name) as store,
        serving(name, log) as one,
        serving(name, log) as other,
        bare(name, log) as yardstick,
    ):
        return await compare([one, other], yardstick, store, store)


async def measure_sqlite(name: str, log: IO[bytes]) -> Yardstick:
    """The same with a server that has SQLite. The bare one has PostgreSQL as before."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "load.sqlite")
        own = SqliteStore(file, Machine())
        await own.open()
        try:
            async with (
                opened(name) as store,
                serving(name, log, "--database", str(file)) as server,
                bare(name, log) as yardstick,
            ):
                return await compare([server], yardstick, own, store)
        finally:
            await own.close()


async def measure_cold(name: str, log: IO[bytes]) -> Yardstick:
    """The same in a process full of matches, in which people act at random."""
    idle.allow_many_files()
    async with (
        opened(name) as store,
        serving(name, log) as server,
        bare(name, log) as yardstick,
    ):
        full = await seat_matches(store, COLD_MATCHES, COLD_DECISIONS)
        full_tables = await connected(full, server.port)
        bare_tables = await connected(await seat_matches(store, BARE_MATCHES), yardstick.port)
        try:
            return yardstick_of(
                [
                    await ratio(
                        [server],
                        yardstick,
                        Scattered(full_tables, TABLES),
                        Scattered(bare_tables, TABLES),
                    )
                    for _ in range(COLD_ROUNDS)
                ]
            )
        finally:
            leave(full_tables, bare_tables)


async def compare(
    servers: Sequence[Server], bare: Server, store: Store, bare_store: Store
) -> Yardstick:
    """M from several rounds in the same processes, with new matches for each."""
    ports = [server.port for server in servers]
    found = []
    for _ in range(ROUNDS):
        full_tables = await connected(await seat_matches(store, MATCHES), *ports)
        bare_tables = await connected(await seat_matches(bare_store, TABLES), bare.port)
        try:
            rounds = Round(full_tables, TABLES), Round(bare_tables, TABLES)
            found.append(await ratio(servers, bare, *rounds))
        finally:
            leave(full_tables, bare_tables)
    return yardstick_of(found)


async def ratio(servers: Sequence[Server], bare: Server, full: Round, least: Round) -> float:
    """What an action costs in a round, with its cost in the bare server as the unit."""
    most, unit = await asyncio.gather(
        seconds_per_action(servers, full), seconds_per_action([bare], least)
    )
    print(
        f"{most * 1e6:.0f} µs of processor time per action, the bare server "
        f"{unit * 1e6:.0f} µs, ratio {most / unit:.2f}",
        flush=True,
    )
    return most / unit


async def seconds_per_action(servers: Sequence[Server], played: Round) -> float:
    """What one action costs servers in a round."""
    before = sum(server.busy() for server in servers)
    await played.play(SECONDS)
    return (sum(server.busy() for server in servers) - before) / len(played.waits)


def yardstick_of(found: list[float]) -> Yardstick:
    """M and its range."""
    m = statistics.median(found)
    return Yardstick(m=round(m, 2), m_low=round(min(found), 2), m_high=round(max(found), 2))


def leave(*everyone: list[Table]) -> None:
    """All players go."""
    for tables in everyone:
        for table in tables:
            table.leave()
