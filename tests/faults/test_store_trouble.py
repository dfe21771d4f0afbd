"""Stores among others: several on the same tables, connections that break, tables to make."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from support.fresh_stores import (
    DATABASE,
    KINDS,
    fresh_postgres,
    fresh_schema,
    new_match,
    new_step,
    query,
)
from tavolino.hosting.machine import Machine
from tavolino.hosting.store import sqlite_file, upgrades
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Unavailable
from tavolino.server.backends import connection, generated
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

RECOVERY_TIMEOUT = 20
"""Seconds after which a store that has not found back never will."""

LOCK_MATCH = "SELECT 1 FROM match WHERE id = $1 FOR UPDATE"


@asynccontextmanager
async def opened_at_once(kind: str, folder: Path, count: int) -> AsyncIterator[list[Store]]:
    """Stores on the same tables, which one of them had to make."""
    stores: list[Store]
    async with AsyncExitStack() as stack:
        if kind == "postgres":
            schema = await stack.enter_async_context(fresh_schema())
            stores = [PostgresStore(DATABASE, Machine(), schema) for _ in range(count)]
        else:
            stores = [SqliteStore(folder / "matches.sqlite", Machine()) for _ in range(count)]
        for store in stores:
            stack.push_async_callback(store.close)
        await asyncio.gather(*(store.open() for store in stores))
        yield stores


@asynccontextmanager
async def named_postgres() -> AsyncIterator[tuple[PostgresStore, str]]:
    """A store, and its schema, by whose name PostgreSQL also knows its connections."""
    async with fresh_schema() as schema:
        store = PostgresStore(f"{DATABASE}?application_name={schema}", Machine(), schema)
        await store.open()
        try:
            yield store, schema
        finally:
            await store.close()


@asynccontextmanager
async def bystander(schema: str) -> AsyncIterator[Any]:
    """Someone else in the middle of a transaction."""
    connection = await asyncpg.connect(DATABASE, server_settings={"search_path": schema})
    try:
        async with connection.transaction():
            yield connection
    finally:
        await connection.close()


async def terminate(schema: str) -> None:
    """Ends all connections of a store."""
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
    await query(ended, schema)


# -- several at once ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_stores_that_open_at_once_make_the_tables_once(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_at_once(kind, tmp_path, 4) as stores:
            created = [await store.create(*new_match("m")) for store in stores]
            assert created == [True, False, False, False]

    asyncio.run(test())


def test_files_that_open_at_once_wait_for_each_other(tmp_path: Path) -> None:
    async def test(folder: Path) -> None:
        folder.mkdir()
        async with opened_at_once("sqlite", folder, 4) as stores:
            assert await stores[0].numbers([]) == {}

    for attempt in range(50):  # they get in each other's way once in 25
        asyncio.run(test(tmp_path / str(attempt)))


@pytest.mark.parametrize("kind", KINDS)
def test_each_number_of_competing_steps_is_written_once(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_at_once(kind, tmp_path, 2) as stores:
            matches = [f"m{n}" for n in range(50)]
            for match in matches:
                await stores[0].create(*new_match(match))
            steps = [
                (store, new_step(match, number, command=f"{number} of {at}"))
                for number in (1, 2)
                for match in matches
                for at, store in enumerate(stores)
            ]
            written = await asyncio.gather(*(store.append(step) for store, step in steps))
            successes = [step for (_, step), done in zip(steps, written, strict=True) if done]
            for match in matches:
                log = await stores[0].events(match, 0)
                assert [event.number for event in log] == [1, 2]
                assert log == [step.event for step in successes if step.match == match]
            assert await stores[1].numbers(matches) == dict.fromkeys(matches, 2)

    asyncio.run(test())


# -- connections that break -----------------------------------------------------------------


Answers = Counter[tuple[str, int]]


async def play(store: Store, match: str, last: int, answers: Answers) -> None:
    """Plays as a server does: after trouble, on from where the store says the match is."""
    number = 0
    while number < last:
        try:
            number = (await store.numbers([match]))[match]
            while number < last and await store.append(new_step(match, number + 1)):
                number += 1
                answers[match, number] += 1
        except Unavailable:
            continue


async def numbers_written(store: Store, match: str) -> list[int]:
    """Reads the log as a server does: once more if the connection just turned out dead."""
    async with asyncio.timeout(RECOVERY_TIMEOUT):
        while True:
            try:
                return [event.number for event in await store.events(match, 0)]
            except Unavailable:
                # Connections that ended while idle are noticed one by one.
                await asyncio.sleep(0.01)


async def make_trouble(schema: str, answers: Answers) -> None:
    """Ends all connections again and again, whenever something was written meanwhile."""
    for progress in (20, 60, 100, 140):
        while len(answers) < progress:
            await asyncio.sleep(0.001)
        await terminate(schema)


def test_nothing_is_lost_or_doubled_when_connections_break() -> None:
    async def test() -> None:
        matches, answers = [f"m{n}" for n in range(8)], Answers()
        async with named_postgres() as (store, schema):
            for match in matches:
                await store.create(*new_match(match))
            players = (play(store, match, 30, answers) for match in matches)
            await asyncio.gather(*players, make_trouble(schema, answers))
            assert set(answers.values()) == {1}
            for match in matches:
                assert await numbers_written(store, match) == list(range(1, 31))

    asyncio.run(test())


def test_a_store_finds_back_to_its_database_by_itself() -> None:
    async def test() -> None:
        async with named_postgres() as (store, schema):
            await store.create(*new_match("m"))
            assert await store.append(new_step("m", 1))
            await terminate(schema)
            await asyncio.wait_for(play(store, "m", 3, Answers()), RECOVERY_TIMEOUT)
            assert await numbers_written(store, "m") == [1, 2, 3]

    asyncio.run(test())


def test_a_database_that_does_not_answer_is_unavailable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "ANSWER_TIMEOUT", 0.2)

    async def test() -> None:
        async with named_postgres() as (store, schema):
            await store.create(*new_match("m"))
            async with bystander(schema) as other:
                await other.execute(LOCK_MATCH, "m")
                with pytest.raises(Unavailable):
                    await store.append(new_step("m", 1))
            await play(store, "m", 3, Answers())
            assert len(await store.events("m", 0)) == 3

    asyncio.run(test())


def test_a_database_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    nowhere: list[Store] = [
        PostgresStore("postgresql://root@127.0.0.1:1/test", Machine()),
        SqliteStore(tmp_path / "none" / "matches.sqlite", Machine()),
    ]
    for store in nowhere:
        with pytest.raises(Unavailable):
            asyncio.run(store.open())


def test_a_file_that_another_process_keeps_for_itself_is_unavailable(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sqlite_file, "LOCK_TIMEOUT", 0.05)

    async def test() -> None:
        async with opened_at_once("sqlite", tmp_path, 1) as [store]:
            await store.create(*new_match("m"))
            other = sqlite3.connect(tmp_path / "matches.sqlite")
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await store.append(new_step("m", 1))
            other.close()
            assert await store.append(new_step("m", 1))

    asyncio.run(test())


# -- steps sent together --------------------------------------------------------------------


def test_steps_that_lock_each_other_out_are_written_after_all() -> None:
    async def waits_for_a_lock(schema: str) -> bool:
        waiting = """
            SELECT 1 FROM pg_stat_activity
            WHERE application_name = $1 AND wait_event_type = 'Lock'
        """
        return bool(await query(waiting, schema))

    async def test() -> None:
        async with named_postgres() as (store, schema):
            for match in "abc":
                await store.create(*new_match(match))
            async with bystander(schema) as other:
                # Whoever waits longest gives up; not this one.
                await other.execute("SET LOCAL deadlock_timeout = '1min'")
                await other.execute(LOCK_MATCH, "b")
                steps = [asyncio.create_task(store.append(new_step(m, 1))) for m in "abc"]
                while not await waits_for_a_lock(schema):
                    await asyncio.sleep(0.01)
                await other.execute(LOCK_MATCH, "a")
            assert await asyncio.gather(*steps) == [True] * 3

    asyncio.run(test())


def test_only_the_sender_of_what_cannot_be_stored_hears_of_it() -> None:
    async def test() -> None:
        async with fresh_postgres() as store:
            for match in "abc":
                await store.create(*new_match(match))
            steps = [new_step("a", 1), new_step("b", 1, command="\0"), new_step("c", 1)]
            written = await asyncio.gather(*map(store.append, steps), return_exceptions=True)
            assert written[::2] == [True, True]
            assert isinstance(written[1], asyncpg.PostgresError)
            assert await store.numbers(list("abc")) == {"a": 1, "b": 0, "c": 1}

    asyncio.run(test())


def test_who_stops_waiting_holds_up_no_one() -> None:
    async def test() -> None:
        async with fresh_postgres() as store:
            for match in "ab":
                await store.create(*new_match(match))
            gone = asyncio.create_task(store.append(new_step("a", 1)))
            stays = asyncio.create_task(store.append(new_step("b", 1)))
            await asyncio.sleep(0)
            gone.cancel()
            assert await stays
            assert await store.append(new_step("b", 2))

    asyncio.run(test())


# -- tables ---------------------------------------------------------------------------------


def test_the_head_is_the_last_step_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", "tavolino.server.backends:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == upgrades.HEAD


def test_tables_at_the_head_are_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def test() -> None:
        async with fresh_schema() as schema:
            first: list[Store] = [
                PostgresStore(DATABASE, Machine(), schema),
                SqliteStore(tmp_path / "m", Machine()),
            ]
            again: list[Store] = [
                PostgresStore(DATABASE, Machine(), schema),
                SqliteStore(tmp_path / "m", Machine()),
            ]
            for store in first:
                await store.open()
                await store.create(*new_match("m"))
                await store.close()
            monkeypatch.delattr(upgrades, "sqlite_statements")
            monkeypatch.delattr(generated, "generate_sql")
            for store in again:
                await store.open()
                assert await store.numbers(["m"]) == {"m": 0}
                await store.close()

    asyncio.run(test())


def test_a_schema_has_a_plain_name() -> None:
    with pytest.raises(ValueError, match="schema"):
        PostgresStore(DATABASE, Machine(), "a; DROP TABLE match")
