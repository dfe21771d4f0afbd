"""Being forgotten is a job: it outlives crashes, and reaches what others do meanwhile."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from support.ended_matches import NAME, ended_match, key_of, play_again, state_of
from support.fresh_stores import query
from support.running_server import Served, StillTime, joined, new_match, served, until
from support.servers_of_one_database import Servers, servers_of_one_database
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.rematches import rematch_id
from tavolino.hosting.privacy.forget import RECHECK_PERIOD
from tavolino.hosting.store.sqlite_file import LOCK_TIMEOUT
from tavolino.hosting.store.values import Step, Unavailable


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers of one database, and its schema."""
    with servers_of_one_database(tmp_path_factory.mktemp("home")) as both:
        yield both


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


# -- rematches -------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["create", "copy_holders", "seats_held", "append"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_rematch_that_is_made_meanwhile_has_no_seat_for_the_forgotten(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, moment: str, when: str
) -> None:
    one, two, schema = servers
    ann, ben = one.client(), two.client()
    match = ended_match(ann, ben)
    key = key_of(ben)
    again = rematch_id(match)
    known = getattr(one.services.store, moment)
    asked: list[httpx.Response] = []

    async def forgotten_meanwhile(*values: Any) -> Any:
        async def forget() -> None:
            if not asked and (moment != "append" or is_join_of_ben(values[0])):
                asked.append(await asyncio.to_thread(ben.delete, "/me"))

        if when == "before":
            await forget()
        done = await known(*values)
        if when == "after":
            await forget()
        return done

    def is_join_of_ben(step: Step) -> bool:
        return step.match == again and step.event.what.seat == 1

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(one.services.store, moment, forgotten_meanwhile)
        play_again(ann, match)
    if asked:
        assert asked[0].status_code == 204
    else:  # no one sat down in Ben's name
        assert ben.delete("/me").status_code == 204
    until(lambda: is_gone(schema, key))
    chair = state_of(ann, again)["seats"][1]
    assert chair is None or chair["bot"] == "3"


def test_a_request_that_is_repeated_meanwhile_leaves_no_secret(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, schema = servers
    ann, ben = one.client(), two.client()
    match = ended_match(ann, ben)
    key, token = key_of(ben), secrets.token_bytes(32)
    store = one.services.store
    vacate, held_again = type(store).vacate, list[int]()

    async def vacate_and_hold(self: Any, match: str, seat: int) -> None:
        await vacate(self, match, seat)
        if not held_again:
            held_again.append(seat)
            await self.hold(match, seat, key, token)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(type(store), "vacate", vacate_and_hold)
        assert ben.delete("/me").status_code == 204
        until(lambda: is_gone(schema, key))
    assert held_again == [1]
    assert one.run(store.holders(match, 1)) == []


def is_gone(schema: str, key: bytes) -> bool:
    """Whether neither a name nor a seat is left of someone."""

    async def left() -> list[Any]:
        named = "SELECT what FROM action WHERE what LIKE $1"
        opened = "SELECT match_id FROM holder WHERE secret_hash = $1"
        made = "SELECT id FROM match WHERE made_by = $1"
        return [
            *await query(named, f"%{NAME}%", schema=schema),
            *await query(opened, key, schema=schema),
            *await query(made, key, schema=schema),
        ]

    return asyncio.run(left()) == []


def test_whoever_made_a_match_is_forgotten_in_its_rematch_too(servers: Servers) -> None:
    one, _, schema = servers
    ann, ben = one.client(), one.client()
    match = ended_match(ann, ben)
    play_again(ann, match)
    key = key_of(ann)
    store = one.services.store
    for made in (match, rematch_id(match)):
        assert one.run(store.made_by(made)) == key
    assert ben.delete("/me").status_code == ann.delete("/me").status_code == 204
    until(lambda: is_gone(schema, key))


# -- those who were never here ---------------------------------------------------------------


def test_nothing_is_stored_for_someone_who_was_never_here(servers: Servers) -> None:
    one, _, schema = servers
    ann = one.client()
    new_match(ann, names=["Ann"])
    before = stored(schema)
    for _ in range(5):
        stranger = {"Authorization": f"Bearer {secrets.token_urlsafe(16)}"}
        assert one.client().delete("/me", headers=stranger).status_code == 204
    assert stored(schema) == before
    assert ann.delete("/me").status_code == 204
    assert stored(schema) > before


def stored(schema: str) -> tuple[int, int]:
    """How many guests are to be forgotten, and how many entries the ledger has."""

    async def count() -> tuple[int, int]:
        counted = [
            await query(f"SELECT what FROM (SELECT 1 AS what FROM {table}) AS x", schema=schema)
            for table in ("forgetting", "deleted")
        ]
        return len(counted[0]), len(counted[1])

    return asyncio.run(count())


# -- the job ---------------------------------------------------------------------------------


def test_what_one_server_began_another_ends(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, schema = servers
    ann, ben = two.client(), one.client()
    made = new_match(ann, names=["Ann"])
    joined(ben, made, NAME)
    key = key_of(ben)

    async def failing(*_: object) -> None:
        raise Unavailable("gone")

    with monkeypatch.context() as trouble:
        for step in ("matches_of", "guests_to_forget"):
            trouble.setattr(one.services.store, step, failing)
        assert ben.delete("/me").status_code == 204
        until(lambda: is_gone(schema, key))
    assert state_of(ann, made["match"])["result"] == {"ending": "resigned", "winners": [0]}


@pytest.mark.parametrize("step", ["let_go", "append", "rename", "vacate"])
@pytest.mark.parametrize("is_done", [False, True])
def test_a_crash_between_two_steps_loses_nothing(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, step: str, *, is_done: bool
) -> None:
    one, _, schema = servers
    ann, ben = one.client(), one.client()
    playing = new_match(ann, names=["Ann"])
    joined(ben, playing, NAME)
    own = new_match(ben, names=[NAME], players=3)
    joined(ann, own, "Ann")
    key = key_of(ben)
    known = getattr(one.services.store, step)
    crashes = iter(range(3))

    async def crashing(*values: Any) -> Any:
        if next(crashes, None) is None:
            return await known(*values)
        if is_done:
            await known(*values)
        raise Unavailable("gone")

    with monkeypatch.context() as trouble:
        trouble.setattr(one.services.store, step, crashing)
        assert ben.delete("/me").status_code == 204
        until(lambda: is_gone(schema, key))
    assert state_of(ann, playing["match"])["result"] == {"ending": "resigned", "winners": [0]}
    assert state_of(ann, own["match"])["seats"][0]["bot"] == "3"


def test_whoever_is_forgotten_is_looked_for_a_while_longer(tmp_path: Path) -> None:
    time = StillTime()
    with served(tmp_path, time=time) as server:
        store, ben = server.services.store, server.client()
        match = new_match(ben, names=[NAME])["match"]
        key = key_of(ben)
        assert ben.delete("/me").status_code == 204
        server.run(store.hold(match, WATCHER, key))  # something that was under way
        until(lambda: server.run(store.matches_of(key)) == [])
        assert server.run(store.is_forgetting(key))
        time.still += RECHECK_PERIOD + 1
        until(lambda: not server.run(store.is_forgetting(key)))


def test_no_byte_of_a_name_is_left_in_a_file(tmp_path: Path) -> None:
    time = StillTime()
    with served(tmp_path, time=time) as server:
        ann = server.client()
        guests = [server.client() for _ in range(30)]
        for ben in guests:
            ended_match(ann, ben)
            new_match(ben, names=[NAME])
        assert "matches.sqlite-wal" in files_with_name(tmp_path)
        for ben in guests:
            assert ben.delete("/me").status_code == 204
        time.still += RECHECK_PERIOD + 1
        until(lambda: not server.run(server.services.store.guests_to_forget(1)))
        assert files_with_name(tmp_path) == []


def test_a_name_stays_in_the_journal_only_while_someone_reads_it(tmp_path: Path) -> None:
    time = StillTime()
    file = tmp_path / "matches.sqlite"
    with served(tmp_path, time=time) as server, closing(sqlite3.connect(file)) as reader:
        ann, ben = server.client(), server.client()
        match = ended_match(ann, ben)
        key = key_of(ben)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM match").fetchone()
        assert ben.delete("/me").status_code == 204
        time.still += RECHECK_PERIOD + 1
        begun = monotonic()
        assert not server.run(server.services.store.wipe_journal())
        assert monotonic() - begun < LOCK_TIMEOUT  # nobody waits behind it
        assert server.run(server.services.store.is_forgetting(key))
        assert state_of(ann, match)["phase"] == "over"
        reader.rollback()
        until(lambda: not server.run(server.services.store.is_forgetting(key)))
        assert files_with_name(tmp_path) == []


def files_with_name(folder: Path) -> list[str]:
    """The files of a site in which the name of whoever is forgotten is found."""
    return [file.name for file in folder.iterdir() if NAME.encode() in file.read_bytes()]


def test_two_who_forget_at_once_do_no_harm(servers: Servers) -> None:
    one, two, schema = servers
    ann, ben = one.client(), one.client()
    matches = [ended_match(ann, ben) for _ in range(5)]
    running = new_match(ann, names=["Ann"])
    joined(ben, running, NAME)
    key = key_of(ben)
    cookie = {"cookie": f"tavolino={ben.cookies['tavolino']}"}
    again = [server.client(headers=cookie) for server in (one, two, one, two)]
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda client: client.delete("/me").status_code, again))
    assert answers == [204] * 4
    until(lambda: is_gone(schema, key))
    assert [state_of(ann, match)["phase"] for match in matches] == ["over"] * 5
    assert ann.get(f"/matches/{running['match']}").json()[0]["number"] == 3


def test_whoever_comes_back_while_they_are_forgotten_is_someone_new(server: Served) -> None:
    ben = server.client()
    new_match(ben, names=[NAME])
    key = key_of(ben)
    old = server.client(headers={"cookie": f"tavolino={ben.cookies['tavolino']}"})
    assert ben.delete("/me").status_code == 204
    made = new_match(old, names=["Ben"])
    del old.headers["cookie"]
    assert key_of(old) != key
    assert state_of(old, made["match"])["seats"][0]["name"] == "Ben"
