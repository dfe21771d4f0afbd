"""How many updates of matches with a clock PostgreSQL does in place: `make scale ONLY=clocks`.

Matches are played with 30 seconds per decision, an action every ten seconds, in a time that
passes as fast as it can. Before step 0004 of the tables, the deadline had an index. Prints one
JSON line, with the part of updates that were in place (HOT) before that step and after it.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets

import asyncpg

from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import Acted, Event
from tavolino.hosting.match.stored import MatchRow, Summary
from tavolino.hosting.store import upgrades
from tavolino.hosting.store.values import Step
from tavolino.server.backends.generated import generate_sql
from tavolino.server.backends.postgres import PostgresStore

DATABASE = os.environ["TAVOLINO_TEST_DATABASE"]
MATCHES = 200
ACTIONS = 100
CLOCK, PACE = 30_000, 10_000
"""Milliseconds for each decision, and those that people take."""
SWEEP = 2_000
"""Milliseconds between two looks for matches whose time has run out."""

UPDATES = """
SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables
WHERE schemaname = $1 AND relname = 'match'
"""


def step(match: str, number: int, now: int) -> Step:
    """An action, after which the clock runs for the next."""
    summary = Summary(
        number=number, phase="on", bot_due=False, deadline=now + CLOCK, position_hash=b"1" * 8
    )
    event = Event(number, secrets.token_hex(12), now, Acted(0, "A1-B2"))
    return Step(match=match, event=event, summary=summary)


async def begin(store: PostgresStore) -> list[str]:
    """New matches."""
    matches = [secrets.token_urlsafe(16) for _ in range(MATCHES)]
    empty = Summary(number=0, phase="on", bot_due=False, deadline=None, position_hash=None)
    for match in matches:
        row = MatchRow(
            id=match,
            game="anneaux",
            rules_version=1,
            players=2,
            options={},
            setup={"start": 0},
            created_at=0,
        )
        await store.create(row, empty)
    return matches


async def in_place(schema: str, *, sweeps: bool) -> float:
    """The part of updates in place when matches are played."""
    store = PostgresStore(DATABASE, Machine(), schema)
    await store.open()
    matches = await begin(store)
    for number in range(1, ACTIONS + 1):
        now = number * PACE
        steps = [store.append(step(match, number, now)) for match in matches]
        assert all(await asyncio.gather(*steps))
        if sweeps:
            for later in range(now, now + PACE, SWEEP):
                assert await store.overdue(later) == []
    if sweeps:
        assert await store.overdue(now + CLOCK - 1) == []
        assert len(await store.overdue(now + CLOCK)) == MATCHES
    await store.close()
    return await counted(schema)


async def counted(schema: str) -> float:
    """What PostgreSQL has counted, once it has counted everything."""
    connection = await asyncpg.connect(DATABASE)
    updates = 0
    while updates < MATCHES * ACTIONS:
        await asyncio.sleep(0.5)
        updates, hot = await connection.fetchrow(UPDATES, schema)
    await connection.close()
    return round(hot / updates, 3)


async def before_step_4(schema: str) -> None:
    """Makes the tables as they were, and has the store take them for today's."""
    connection = await asyncpg.connect(DATABASE, server_settings={"search_path": schema})
    await connection.execute(f"CREATE SCHEMA {schema}")
    for statement in generate_sql("postgresql", None, "0003"):
        await connection.execute(statement)
    await connection.execute(f"UPDATE alembic_version SET version_num = '{upgrades.HEAD}'")
    await connection.close()


async def main() -> None:
    """Measures both."""
    old, new = (f"clocks_{secrets.token_hex(4)}" for _ in range(2))
    await before_step_4(old)
    found = {
        "updates": MATCHES * ACTIONS,
        "in_place_before": await in_place(old, sweeps=False),
        "in_place": await in_place(new, sweeps=True),
    }
    print(json.dumps(found))


asyncio.run(main())
