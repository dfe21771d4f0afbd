"""A store whose PostgreSQL has a replica: which host it uses, and what it tells until when."""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from support.fresh_stores import DATABASE, fresh_schema, new_match, new_step
from support.restarted_processes import Postgres, connected, free_ports, new_folder
from tavolino.hosting.machine import Machine
from tavolino.hosting.store.values import Unavailable
from tavolino.server.backends import connection
from tavolino.server.backends.connection import hosts_of
from tavolino.server.backends.postgres import PostgresStore

TIMEOUT = 60.0

WAIT_FOR_SOMEONE = "ALTER SYSTEM SET synchronous_standby_names = 'someone'"
WAIT_FOR_NOBODY = "ALTER SYSTEM RESET synchronous_standby_names"
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

Appending = asyncio.Task[bool]


def test_an_address_may_name_several_hosts() -> None:
    assert hosts_of("postgresql://me:x@one:1,[::2]:2/db?a=b,c") == [
        "postgresql://me:x@one:1/db?a=b,c",
        "postgresql://me:x@[::2]:2/db?a=b,c",
    ]
    for alone in ("postgresql://me@one/db", "postgresql:///db?host=/run", "postgres://one"):
        assert hosts_of(alone) == [alone]


def test_a_store_uses_the_host_that_takes_writes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Whoever waited for the first host would wait longer than this test does.
    monkeypatch.setattr(connection, "CONNECT_TIMEOUT", 10 * TIMEOUT)
    before, _, host = DATABASE.rpartition("@")
    [nobody] = free_ports(1)

    async def test(silent: int) -> None:
        hosts = f"127.0.0.1:{silent},127.0.0.1:{nobody},{host}"
        async with fresh_schema() as schema, asyncio.timeout(TIMEOUT):
            store = PostgresStore(f"{before}@{hosts}", Machine(), schema)
            await store.open()
            assert await store.create(*new_match("m"))
            assert await store.append(new_step("m", 1))
            await store.close()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        asyncio.run(test(listening.getsockname()[1]))


def test_a_store_is_unavailable_if_no_host_takes_writes() -> None:
    one, other = free_ports(2)
    store = PostgresStore(
        f"postgresql://root@127.0.0.1:{one},127.0.0.1:{other}/test", Machine()
    )
    with pytest.raises(Unavailable):
        asyncio.run(store.open())


@asynccontextmanager
async def own_postgres() -> AsyncIterator[str]:
    """The address of a PostgreSQL whose settings nobody else minds."""
    folder = new_folder()
    postgres = Postgres(free_ports(1)[0], folder)
    keeping = asyncio.create_task(postgres.keep_running(lambda: 0.0))
    try:
        yield postgres.url
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        assert not [*await postgres.rest(), *await postgres.end_orphans()]
        shutil.rmtree(folder)


async def tell(url: str, setting: str) -> None:
    """Changes a setting of PostgreSQL while it runs."""
    async with connected(url) as host:
        await host.execute(setting)
        await host.execute("SELECT pg_reload_conf()")


async def commits_wait(url: str) -> bool:
    """Whether a commit is waiting for a replica."""
    async with connected(url) as host:
        return bool(await host.fetchval(WAITING))


async def append_until_it_waits(store: PostgresStore, url: str) -> tuple[int, Appending]:
    """Plays until a commit waits: the last number that was told, and the step that waits."""
    number = 1
    while True:
        appending = asyncio.create_task(store.append(new_step("m", number + 1)))
        while not await commits_wait(url):
            if appending.done():
                break
            await asyncio.sleep(0.01)
        else:
            return number, appending
        number += appending.result()


async def opened(store: PostgresStore) -> None:
    """Opens a store as soon as its database is there."""
    while True:
        try:
            await store.open()
        except Unavailable:
            await asyncio.sleep(0.05)
        else:
            return


def test_what_the_synchronous_replica_does_not_have_is_not_told_to_anyone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "SILENCE_TIMEOUT", 4.0)

    async def test() -> None:
        async with own_postgres() as url, asyncio.timeout(TIMEOUT):
            store = PostgresStore(url, Machine())
            await opened(store)
            assert await store.create(*new_match("m"))
            assert await store.append(new_step("m", 1))
            await tell(url, WAIT_FOR_SOMEONE)
            number, appending = await append_until_it_waits(store, url)
            creating = store.create(*new_match("n"))
            ends = await asyncio.gather(appending, creating, return_exceptions=True)
            assert [type(end) for end in ends] == [Unavailable, Unavailable]
            assert await store.numbers(["m", "n"]) == {"m": number}
            await tell(url, WAIT_FOR_NOBODY)
            while await store.numbers(["m", "n"]) != {"m": number + 1, "n": 0}:
                await asyncio.sleep(0.01)
            await store.close()

    asyncio.run(test())
