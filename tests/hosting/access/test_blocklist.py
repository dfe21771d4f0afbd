"""Whom the host has blocked: no one at that address, and no guest by that cookie, comes in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from support.fresh_stores import KINDS, fresh_store
from support.fresh_stores import new_match as stored_match
from support.people_at_a_match import Table, closed_with, following, is_refused
from support.running_server import TIMEOUT, Served, new_match, served, until
from tavolino.hosting.access.blocklist import address_entry, guest_entry
from tavolino.hosting.access.signing import secret_hash


def block(server: Served, entry: str) -> None:
    """Blocks someone, as the host does beside the server, and waits until it has heard."""
    server.run(server.services.store.block(entry, 0))
    until(lambda: entry in server.services.blocklist.entries)


def guest_of(server: Served, client: httpx.Client) -> str:
    """How a browser is written down that has a cookie."""
    secret = server.services.signer.verify("cookie", client.cookies["tavolino"])
    assert secret is not None
    return guest_entry(secret_hash(secret))


def test_an_address_that_is_blocked_gets_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        there = server.client(transport=httpx.HTTPTransport(local_address="127.1.0.1"))
        assert there.get("/games").status_code == 200
        block(server, address_entry("127.1.0.1"))
        assert is_refused(there.get("/games"), 403, "blocked")
        assert server.client().get("/games").status_code == 200
        server.run(server.services.store.unblock(address_entry("127.1.0.1")))
        until(lambda: there.get("/games").status_code == 200)


def test_a_guest_who_is_blocked_plays_no_more(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Table(server)
        with following(server, table.match, table.ann) as socket:
            socket.recv(timeout=TIMEOUT)
            block(server, guest_of(server, table.ann))
            socket.send('{"type":"say","seat":0,"phrase":"hello"}')
            assert closed_with(socket) == 1008
        assert is_refused(table.ann.get(f"/matches/{table.match}"), 403, "blocked")
        assert is_refused(table.ann.get("/me/matches"), 403, "blocked")
        assert table.ben.get(f"/matches/{table.match}").status_code == 200
        new_match(server.client())  # someone else at the same address


@pytest.mark.parametrize("kind", KINDS)
def test_a_store_keeps_whom_the_host_blocks(tmp_path: Path, kind: str) -> None:
    async def test() -> None:
        async with fresh_store(kind, tmp_path) as store:
            for _ in range(2):
                await store.block("guest 00", 1)
            await store.block("address 192.0.2.1", 2)
            assert await store.blocklist() == {"guest 00", "address 192.0.2.1"}
            assert await store.unblock("guest 00")
            assert not await store.unblock("guest 00")
            assert await store.blocklist() == {"address 192.0.2.1"}

    asyncio.run(test())


@pytest.mark.parametrize("kind", KINDS)
def test_a_store_lists_and_deletes_matches(tmp_path: Path, kind: str) -> None:
    async def test() -> None:
        async with fresh_store(kind, tmp_path) as store:
            for at, match in enumerate(("one", "two")):
                await store.create(*stored_match(match, at))
                await store.hold(match, 0, b"secret")
            listed = await store.list_matches("", "", 10)
            assert [one.match for one in listed] == ["two", "one"]
            assert [one.match for one in await store.list_matches("memento", "waiting", 1)] == [
                "two"
            ]
            assert await store.list_matches("memento", "over", 10) == []
            assert await store.delete("two")
            assert not await store.delete("two")
            assert await store.load("two") is None
            assert await store.held_seats("two", [b"secret"]) == set()
            assert await store.held_seats("one", [b"secret"]) == {0}

    asyncio.run(test())
