"""What a cell's database does when it is full: a million matches, some of them on.

    make scale ONLY=full        (takes a few minutes)

Prints one JSON line: bytes a row, and milliseconds of what every process asks it now and then.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import Acted, Event
from tavolino.hosting.match.stored import Summary
from tavolino.hosting.store.values import Step
from tavolino.server.backends.postgres import PostgresStore

DATABASE = os.environ.get("TAVOLINO_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
MATCHES = int(os.environ.get("TAVOLINO_SCALE_MATCHES", "1000000"))
ON = MATCHES // 20
"""Matches that are on: a cell of 100,000 people has about 50,000."""
EVENTS = 20
"""Events of each match that is on."""
ROOMS = 5_000
"""Matches followed through one process of 10,000 people."""

MAKE_MATCHES = """
INSERT INTO match (id, game, rules_version, players, options, setup, created_at, number, phase,
    bot_due, deadline, position_hash, issued_at, changed_at)
SELECT 'match-' || lpad(n::text, 16, '0'), 'anneaux', 1, 2, '{}', '{"start":0}', n,
    CASE WHEN n <= $2 THEN $3 ELSE 60 END, CASE WHEN n <= $2 THEN 'on' ELSE 'over' END,
    false, CASE WHEN n <= $2 / 10 THEN 1000000000 + n END, '\\x0123456789abcdef', n, n
FROM generate_series(1, $1) AS n
"""
MAKE_EVENTS = """
INSERT INTO action (match_id, number, command_id, at, what)
SELECT 'match-' || lpad(n::text, 16, '0'), k, md5(n::text || '-' || k::text), n + k,
    '{"type":"acted","seat":0,"action":"A1-B2"}'
FROM generate_series(1, $1) AS n, generate_series(1, $2) AS k
"""


def name(number: int) -> str:
    """The id of a match."""
    return f"match-{number:016}"


async def median_ms(ask: Callable[[], Awaitable[Any]], times: int = 15) -> float:
    """Milliseconds that something takes, the median of several times."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        await ask()
        taken.append((time.perf_counter() - begun) * 1000)
    return round(statistics.median(taken), 2)


async def appended_in(store: PostgresStore, matches: list[str], seconds: float) -> float:
    """Steps a second, written to these matches all at once."""
    done = 0
    until = time.perf_counter() + seconds

    async def one(match: str, number: int) -> None:
        nonlocal done
        while time.perf_counter() < until:
            number += 1
            event = Event(number, secrets.token_hex(8), number, Acted(0, "A1-B2"))
            summary = Summary(
                number=number,
                phase="on",
                bot_due=False,
                deadline=None,
                position_hash=b"12345678",
            )
            assert await store.append(Step(match=match, event=event, summary=summary))
            done += 1

    begun = time.perf_counter()
    numbers = await store.numbers(matches)
    await asyncio.gather(*(one(match, numbers[match]) for match in matches))
    return done / (time.perf_counter() - begun)


async def measure(schema: str) -> dict[str, float]:
    """Fills a schema and asks it what servers ask."""
    store = PostgresStore(DATABASE, Machine(), schema)
    await store.open()
    connection = await asyncpg.connect(DATABASE, server_settings={"search_path": schema})
    few = [name(number) for number in range(1, 33)]
    await connection.execute(MAKE_MATCHES, 32, 32, 0)
    empty = await appended_in(store, few, 4)
    await connection.execute("TRUNCATE match, action CASCADE")
    await connection.execute(MAKE_MATCHES, MATCHES, ON, EVENTS)
    await connection.execute(MAKE_EVENTS, ON, EVENTS)
    await connection.execute("VACUUM ANALYZE match, action")
    size = "SELECT pg_total_relation_size($1::regclass)"
    rooms = [name(number) for number in range(1, ON + 1, max(1, ON // ROOMS))]
    found = {
        "matches": MATCHES,
        "events": ON * EVENTS,
        "bytes_a_match": round(await connection.fetchval(size, "match") / MATCHES),
        "bytes_an_event": round(await connection.fetchval(size, "action") / (ON * EVENTS)),
        "due_bots_ms": await median_ms(lambda: store.due_bots(10**9, 3000)),
        "overdue_ms": await median_ms(lambda: store.overdue(10**9)),
        "numbers_of_5000_ms": await median_ms(lambda: store.numbers(rooms)),
        "load_a_match_ms": await median_ms(
            lambda: asyncio.gather(store.load(name(7)), store.events(name(7), 0))
        ),
        "beat_ms": await median_ms(lambda: store.beat(5000)),
        "appends_full_to_empty": round(await appended_in(store, few, 4) / empty, 2),
    }
    await connection.close()
    await store.close()
    return found


async def main() -> None:
    """Measures, and leaves nothing behind."""
    schema = f"scale_{secrets.token_hex(4)}"
    try:
        print(json.dumps(await measure(schema)))
    finally:
        connection = await asyncpg.connect(DATABASE)
        await connection.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE")
        await connection.close()


asyncio.run(main())
