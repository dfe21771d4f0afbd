"""What is looked up in SQLite waits for nobody who writes, and cannot write itself."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from support.fresh_stores import new_match, new_step
from tavolino.hosting.machine import Machine
from tavolino.server.backends.sqlite import SqliteStore


async def opened(file: Path) -> SqliteStore:
    """A store with a match of one event, whose first seat is held."""
    store = SqliteStore(file, Machine())
    await store.open()
    await store.create(*new_match("m"), b"me")
    await store.append(new_step("m", 1))
    await store.hold("m", 0, b"me")
    return store


def test_looking_up_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"

    async def test() -> None:
        store = await opened(file)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            writing = asyncio.create_task(store.hold("m", 1, b"you"))
            await asyncio.sleep(0.05)
            assert await store.held_seats("m", [b"me", b"you"]) == {0}
            assert len(await store.events("m", 0)) == 1
            assert await store.load("m") is not None
            assert not writing.done()
            other.execute("ROLLBACK")
        await writing
        assert await store.held_seats("m", [b"me", b"you"]) == {0, 1}
        await store.close()

    asyncio.run(test())


def test_looking_up_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        store = await opened(tmp_path / "matches.sqlite")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store._reader.execute("DELETE FROM match")
        await store.close()

    asyncio.run(test())


def test_what_cannot_be_looked_up_at_once_is_read_in_the_thread(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite"

    async def test() -> None:
        store = await opened(file)
        store._reader.close()
        store._reader = sqlite3.connect(tmp_path / "nothing.sqlite", isolation_level=None)
        assert await store.held_seats("m", [b"me"]) == {0}
        await store.close()

    asyncio.run(test())
