"""Fresh stores for tests, each gone with everything in it when its test is over."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tavolino.hosting.machine import Machine
from tavolino.hosting.match.events import Acted, AnyEventData, Event
from tavolino.hosting.match.stored import MatchRow, Phase, Summary
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Step
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

DATABASE = os.environ.get("TAVOLINO_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
KINDS = ("postgres", "sqlite")

Run = Callable[[Callable[[Store], Awaitable[None]]], None]
"""Runs a test on an open, empty store."""


def fresh_store(
    kind: str, folder: Path
) -> AbstractAsyncContextManager[PostgresStore | SqliteStore]:
    """An open, empty store of one of the KINDS."""
    return fresh_postgres() if kind == "postgres" else fresh_sqlite(folder)


@asynccontextmanager
async def fresh_postgres() -> AsyncIterator[PostgresStore]:
    """An open store in a schema of its own."""
    async with fresh_schema() as schema:
        store = PostgresStore(DATABASE, Machine(), schema)
        await store.open()
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def fresh_sqlite(folder: Path) -> AsyncIterator[SqliteStore]:
    """An open store in a file of its own."""
    store = SqliteStore(folder / f"{secrets.token_hex(6)}.sqlite", Machine())
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def fresh_schema() -> AsyncIterator[str]:
    """The name of a schema that no one has made yet, dropped afterwards if someone did."""
    schema = f"test_{secrets.token_hex(6)}"
    try:
        yield schema
    finally:
        await query(f"DROP SCHEMA IF EXISTS {schema} CASCADE")


async def query(statement: str, *values: object, schema: str = "public") -> list[Any]:
    """What PostgreSQL answers to someone beside the store."""
    connection = await asyncpg.connect(DATABASE, server_settings={"search_path": schema})
    try:
        rows: list[Any] = await connection.fetch(statement, *values)
        return rows
    finally:
        await connection.close()


async def whole_log(store: Store, match: str) -> list[Event]:
    """All events of a match, however many pages they are."""
    log: list[Event] = []
    while page := await store.events(match, len(log)):
        log += page
    return log


def new_match(match: str, at: int = 0) -> tuple[MatchRow, Summary]:
    """A match with nobody at it yet, and how it stands."""
    row = MatchRow(
        id=match,
        game="memento",
        rules_version=1,
        players=2,
        options={"rings": True},
        setup={"deck": [1, 2, 3]},
        created_at=at,
    )
    return row, summary(0, "waiting")


def summary(
    number: int, phase: Phase = "on", *, bot_due: bool = False, deadline: int | None = None
) -> Summary:
    """How a match stands after an event of this number."""
    position_hash = number.to_bytes(32, "big")
    return Summary(
        number=number,
        phase=phase,
        bot_due=bot_due,
        deadline=deadline,
        position_hash=position_hash,
    )


def new_step(
    match: str,
    number: int,
    *,
    at: int = 0,
    command: str | None = None,
    what: AnyEventData | None = None,
    bot_due: bool = False,
    deadline: int | None = None,
) -> Step:
    """An event of a match, by default a decision of seat 0, with how it stands after it."""
    event = Event(number, command or f"command {number}", at, what or Acted(0, f"a{number}"))
    after = summary(number, bot_due=bot_due, deadline=deadline)
    return Step(match=match, event=event, summary=after)
