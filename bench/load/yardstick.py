"""The yardstick M: the server's processor time per action as a ratio to the bare server's.

Both run at the same time and play as many tables, so whatever else the machine does slows both
alike. Measured one after the other, the same ratio scatters several times as much.
"""

from __future__ import annotations

import asyncio
import statistics
from typing import IO

import msgspec
from playing import Round, connected
from seating import seat_matches
from server import Server, bare, opened, serving

from tavolino.hosting.store.store import Store

ROUNDS = 9
SECONDS = 4
TABLES = 16
"""Matches at a time, in each of the two servers."""

MATCHES = 150
"""Connected to the server before each round: enough for those that end in it. Matches of the
bare server never end."""


class Yardstick(msgspec.Struct, frozen=True):
    """M, and its range over all rounds."""

    m: float
    m_low: float
    m_high: float


async def measure(name: str, log: IO[bytes]) -> Yardstick:
    """M from several rounds in the same two processes."""
    found = []
    async with (
        opened(name) as store,
        serving(name, log) as server,
        bare(name, log) as yardstick,
    ):
        for number in range(1, ROUNDS + 1):
            full, least = await measure_round(store, server, yardstick)
            found.append(full / least)
            print(
                f"round {number}: {full * 1e6:.0f} µs of processor time per action, "
                f"the bare server {least * 1e6:.0f} µs, ratio {found[-1]:.2f}"
            )
    m = statistics.median(found)
    return Yardstick(m=round(m, 2), m_low=round(min(found), 2), m_high=round(max(found), 2))


async def measure_round(store: Store, server: Server, bare: Server) -> tuple[float, float]:
    """Seconds of processor time per action: of the server, and of the bare one."""
    matches = await seat_matches(store, MATCHES + TABLES)
    full_tables = await connected(server.port, matches[TABLES:])
    bare_tables = await connected(bare.port, matches[:TABLES])
    try:
        full, least = await asyncio.gather(
            seconds_per_action(server, Round(full_tables, TABLES)),
            seconds_per_action(bare, Round(bare_tables, TABLES)),
        )
    finally:
        for table in (*full_tables, *bare_tables):
            table.leave()
    return full, least


async def seconds_per_action(server: Server, played: Round) -> float:
    """What one action costs a server in a round."""
    before = server.busy()
    await played.play(SECONDS)
    return (server.busy() - before) / len(played.waits)
