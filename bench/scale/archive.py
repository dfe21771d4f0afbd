"""What people notice while many matches are archived: `make scale ONLY=archive`.

32 tables play through a real server, each with some actions per second, first alone, then
while `tavolino archive` packs 100,000 finished matches, then alone again. Prints one JSON line.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg
import uvloop
from playing import TABLES, Round, Table
from seating import GAME, Seated, seat_matches
from server import DATABASE, NATS, Server, opened, schema, serving

from tavolino.games import GAMES

MATCHES = int(os.environ.get("TAVOLINO_SCALE_ARCHIVE", "100000"))
EVENTS = 60
"""Of each match."""
PAUSE = 0.2
"""Seconds between two actions at a table, on average: 32 tables do what 1,600 would."""
SECONDS = 15
"""Of one round of play."""
ROUNDS = 4
SPARE = 96
"""Matches connected for a round: enough for all that end in it."""
LOG = Path(__file__).parents[2] / "build" / "scale.log"

MAKE_MATCHES = """
INSERT INTO match (id, game, rules_version, players, options, setup, created_at, number, phase,
    bot_due, position_hash, issued_at, changed_at)
SELECT md5(n::text), $2, $3, 2, '{}', '{"start":0}', n, $4, 'over', false, '\\x01', n, n
FROM generate_series(1, $1) AS n
"""
# Ids of commands are random in earnest, too: most of what is left after packing is ids.
MAKE_EVENTS = """
INSERT INTO action (match_id, number, command_id, at, what)
SELECT md5(n::text), k, substr(md5(random()::text), 1, 24), n + k * 7919,
    '{"type":"acted","seat":' || k % 2 || ',"action":"'
        || chr(65 + (random() * 10)::int) || (random() * 10)::int || '-'
        || chr(65 + (random() * 10)::int) || (random() * 10)::int || '"}'
FROM generate_series($1::int, $2::int) AS n, generate_series(1, $3) AS k
"""
SIZES = """
SELECT relname, pg_total_relation_size(relid), n_live_tup, n_dead_tup, autovacuum_count
FROM pg_stat_user_tables WHERE schemaname = $1 AND relname IN ('match', 'action', 'archive')
"""


class PacedTable(Table):
    """A table whose players think for a moment."""

    def act(self, seat: int, number: int, legal: list[str]) -> None:
        pause = random.uniform(0, 2 * PAUSE)
        asyncio.get_running_loop().call_later(pause, self.act_now, seat, number, legal)

    def act_now(self, seat: int, number: int, legal: list[str]) -> None:
        """Plays an action, unless the round is over."""
        if self.round is not None:
            super().act(seat, number, legal)


async def play(server: Server, matches: list[Seated]) -> list[float]:
    """How long everyone waited in a round."""
    tables = [PacedTable(seated) for seated in matches]
    for table in tables:
        await table.connect(server.port)
    played = Round(tables, TABLES)
    try:
        await played.play(SECONDS)
    finally:
        for table in tables:
            table.leave()
    return played.waits


class Site:
    """The site that is measured."""

    def __init__(self, store: Any, server: Server, connection: Any, name: str) -> None:
        self.store = store
        self.server = server
        self.connection = connection
        self.name = name
        self.most = 0
        """The largest size of the table of events."""

    async def rounds(self, number: int) -> list[float]:
        """The 99th percentile of each round, in milliseconds."""
        return [await self.round() for _ in range(number)]

    async def round(self) -> float:
        """The 99th percentile of a round, in milliseconds."""
        waits = sorted(await play(self.server, await seat_matches(self.store, SPARE)))
        self.most = max(self.most, (await self.sizes())["action"]["bytes"])
        p99 = waits[len(waits) * 99 // 100] * 1000
        print(f"{len(waits) / SECONDS:.0f} actions/s, p99 {p99:.1f} ms", flush=True)
        return p99

    async def sizes(self) -> dict[str, dict[str, int]]:
        """How large tables are, and how much of them is dead."""
        rows = await self.connection.fetch(SIZES, self.name)
        names = ("bytes", "live", "dead", "vacuums")
        return {row[0]: dict(zip(names, row[1:], strict=True)) for row in rows}

    async def archive(self) -> tuple[list[float], float]:
        """The 99th percentile of each round while matches are archived, and the seconds."""
        command = [
            *(str(Path(sys.executable).with_name("tavolino")), "archive", "--days", "1"),
            *("--database", DATABASE, "--nats", NATS),
        ]
        env = {"TAVOLINO_SCHEMA": self.name, "TAVOLINO_SECRET": secrets.token_hex(16)}
        process = await asyncio.create_subprocess_exec(*command, env=os.environ | env)
        seconds = asyncio.create_task(until_done(process))
        found: list[float] = []
        while not seconds.done():
            found.append(await self.round())
        return found[:-1] or found, seconds.result()  # the archive was done during the last


async def until_done(process: asyncio.subprocess.Process) -> float:
    """Waits for a command to succeed, and returns how long it took."""
    begun = time.perf_counter()
    assert await process.wait() == 0
    return time.perf_counter() - begun


async def fill(connection: Any) -> None:
    """Makes finished matches of long ago."""
    version = GAMES[GAME].rules_version
    await connection.execute(MAKE_MATCHES, MATCHES, GAME, version, EVENTS)
    for first in range(1, MATCHES + 1, 10_000):
        last = min(first + 9_999, MATCHES)
        await connection.execute(MAKE_EVENTS, first, last, EVENTS)
    await connection.execute("VACUUM ANALYZE match, action")


async def measure(name: str) -> dict[str, Any]:
    """Plays before, while and after matches are archived."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        async with opened(name) as store, serving(name, log) as server:
            connection = await asyncpg.connect(DATABASE, server_settings={"search_path": name})
            await fill(connection)
            site = Site(store, server, connection, name)
            await site.rounds(1)
            before = await site.rounds(ROUNDS)
            sizes = await site.sizes()
            site.most = 0
            during, seconds = await site.archive()
            await site.rounds(1)
            after = await site.sizes()
            body = await connection.fetchval("SELECT avg(length(body)) FROM archive")
            archived = await connection.fetchval("SELECT count(*) FROM archive")
            await connection.close()
    assert archived == MATCHES
    return {
        "matches": MATCHES,
        "seconds": round(seconds),
        "bytes_an_event": round(sizes["action"]["bytes"] / (MATCHES * EVENTS), 1),
        "bytes_an_archived_event": round(float(body) / EVENTS, 1),
        "archive_bytes_a_match": round(after["archive"]["bytes"] / MATCHES),
        "p99_before_ms": spread(before),
        "p99_while_archiving_ms": spread(during),
        "p99_ratio": round(median(during) / median(before), 2),
        "events_table_mb": {
            "before": sizes["action"]["bytes"] // 2**20,
            "most": site.most // 2**20,
            "after": after["action"]["bytes"] // 2**20,
        },
        "events_dead": after["action"]["dead"],
        "autovacuums": {table: found["vacuums"] for table, found in after.items()},
        "match_table_mb": [sizes["match"]["bytes"] // 2**20, after["match"]["bytes"] // 2**20],
    }


def median(values: list[float]) -> float:
    """The middle one."""
    return sorted(values)[len(values) // 2]


def spread(values: list[float]) -> list[float]:
    """The lowest, the middle and the highest."""
    return [round(value, 1) for value in (min(values), median(values), max(values))]


async def main() -> None:
    """Measures, and leaves nothing behind."""
    async with schema() as name:
        print(json.dumps(await measure(name)))


uvloop.run(main())
