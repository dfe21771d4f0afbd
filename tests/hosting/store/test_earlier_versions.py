"""Matches that earlier versions of the server stored are read and played on by today's.

`stored/make.py` made them, with the code of the commit that names the files.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from support.earlier_records import EARLIER, describe
from support.fresh_stores import DATABASE, KINDS, fresh_schema, fresh_store, whole_log
from support.hosted_matches import add, replayed
from support.match_accounts import account_of
from support.paths import TESTS
from support.prepared_matches import NAMES, token_of
from support.running_server import new_engine, served, until
from tavolino.games import GAMES
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.clock import DOWNTIME
from tavolino.hosting.engine import Engine
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import Acted, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.ids import id_from
from tavolino.hosting.match.log_record import record_from_log
from tavolino.hosting.match.stored import MatchRow
from tavolino.hosting.privacy.forget import forget
from tavolino.hosting.store.archiver import Archiver
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Step
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore
from tavolino.table.record import Record

LONG_AFTER = 10**9
STORED = TESTS / "stored"
COMMITS = sorted(file.stem for file in STORED.glob("*.json"))

Account = dict[str, Any]
Test = Callable[[Store, Store, list[Account]], Awaitable[None]]
Run = Callable[[Test], None]


@pytest.fixture(params=[(commit, kind) for commit in COMMITS for kind in KINDS], ids="-".join)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test with two stores of the same matches, and what each match was."""
    commit, kind = request.param
    accounts = json.loads((STORED / f"{commit}.json").read_text())
    restored = from_dump(commit) if kind == "postgres" else from_file(commit, tmp_path)

    async def with_stores(test: Test) -> None:
        async with restored as (one, two):
            await one.open()
            await two.open()
            if isinstance(one, SqliteStore):
                # No test outlives a power cut, so none has to wait for the disk.
                await one._rows("PRAGMA synchronous = OFF")
            try:
                await test(one, two, accounts)
            finally:
                await one.close()
                await two.close()

    return lambda test: asyncio.run(with_stores(test))


@asynccontextmanager
async def from_dump(commit: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores in a schema to which a dump was restored."""
    sql = gzip.decompress((STORED / f"{commit}.sql.gz").read_bytes()).decode()
    async with fresh_schema() as schema:
        connection = await asyncpg.connect(DATABASE, server_settings={"search_path": schema})
        await connection.execute(f"CREATE SCHEMA {schema}; {sql}")
        await connection.close()
        yield (
            PostgresStore(DATABASE, Machine(), schema),
            PostgresStore(DATABASE, Machine(), schema),
        )


@asynccontextmanager
async def from_file(commit: str, folder: Path) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores in a copy of an SQLite file."""
    file = folder / "matches.sqlite"
    file.write_bytes(gzip.decompress((STORED / f"{commit}.sqlite.gz").read_bytes()))
    yield SqliteStore(file, Machine()), SqliteStore(file, Machine())


async def read(store: Store, match: str) -> HostedMatch:
    """The hosted match, from nothing but the store."""
    stored = await store.load(match)
    assert stored is not None
    return replayed(stored.row, await whole_log(store, match), stored.summary)


def test_a_stored_match_is_what_it_was(run: Run) -> None:
    async def test(one: Store, two: Store, accounts: list[Account]) -> None:
        assert {account["phase"] for account in accounts} == {"waiting", "on", "over"}
        for account in accounts:
            hosted = await read(one, account["match"])
            account["options"] = GAMES[account["game"]].upgraded(account["options"], 1)
            assert account_of(hosted) == {name: account[name] for name in account_of(hosted)}

    run(test)


def test_those_who_held_a_seat_still_do(run: Run) -> None:
    async def test(one: Store, two: Store, accounts: list[Account]) -> None:
        for account in accounts:
            for seat, sits in enumerate(account["seats"]):
                held = await one.held_seats(account["match"], [secret_hash(token_of(seat))])
                is_person = sits is not None and not sits[0].startswith("Bot")
                assert held == ({seat} if is_person else set())

    run(test)


def test_a_stored_match_is_played_on_to_its_end(run: Run) -> None:
    async def test(one: Store, two: Store, accounts: list[Account]) -> None:
        engine = new_engine(one, LocalBus())
        # The years in between ran out no one's clock.
        await engine.time.follow(one.beat(DOWNTIME))
        on = [account["match"] for account in accounts if account["phase"] != "over"]
        await asyncio.gather(*(play_on(engine, two, match) for match in on))

    run(test)


async def play_on(engine: Engine, other: Store, match: str) -> None:
    """Fills the free seats and plays at random; another store reads the same now and then."""
    chance = random.Random(match)
    hosted = await engine.fresh(match)
    for seat in [seat for seat, chair in enumerate(hosted.chairs) if chair is None]:
        await engine.join(match, f"late:{seat}", "Late", seat=seat)
    while hosted.phase == "on":
        seat, number = hosted.to_move, hosted.number + 1
        action = chance.choice(hosted.match.legal())
        act = Act(id=f"played-on-{number}", number=number, seat=seat, action=action)
        answer = await engine.take(match, act, {seat}, bot=hosted.bot_due() is not None)
        assert answer.number == number, answer
        if number % 40 == 0 or hosted.result is not None:
            again = await read(other, match)
            assert [*again.events] == [*hosted.events]
            assert account_of(again) == account_of(hosted)
    assert hosted.result is not None
    stored = await other.load(match)
    assert stored is not None
    assert stored.summary == hosted.summary()
    assert stored.row == hosted.row, (
        "whoever goes on with it stores it in today's rules version"
    )


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_of_earlier_rules_keeps_its_positions_and_goes_on(
    kind: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with fresh_store(kind, tmp_path) as store:
            engine = new_engine(store, LocalBus())
            await engine.time.follow(store.beat(DOWNTIME))
            for record in EARLIER:
                half = len(record["actions"]) // 2
                match = await store_earlier(store, record, half)
                hosted = await engine.fresh(match)
                assert hosted.match.position.key() == record["keys"][half]
                stored = await store.load(match)
                assert stored is not None
                assert stored.row.rules_version == 1, "looking at it changes nothing"
                told = record_from_log(stored.row, await whole_log(store, match))
                assert told.options == Record.from_json(record).options
                assert told.rules_version == hosted.row.rules_version
                await play_on(engine, store, match)

    asyncio.run(test())


def test_an_archived_match_of_earlier_rules_is_read_with_the_options_of_today(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "matches.sqlite", Machine(), str(tmp_path / "archive"))
        await store.open()
        matches = [
            (await store_earlier(store, record, len(record["actions"])), record)
            for record in EARLIER
        ]
        for file_days, files in ((None, 0), (1, 1)):
            await Archiver(store, LONG_AFTER, Machine()).run(1, file_days)
            assert len(list((tmp_path / "archive").glob("*.parquet"))) == files
            engine = new_engine(store, LocalBus())
            for match, record in matches:
                hosted = await engine.fresh(match)
                assert hosted.match.position.key() == record["keys"][-1]
                assert hosted.record().options == Record.from_json(record).options
        await store.close()

    asyncio.run(test())


async def store_earlier(store: Store, record: dict[str, Any], decisions: int) -> str:
    """Stores a match of people as a server with earlier rules did, after so many decisions."""
    match = id_from("earlier", describe(record))
    names = ("game", "rules_version", "players", "options", "setup")
    row = MatchRow(id=match, created_at=0, **{name: record[name] for name in names})
    hosted = HostedMatch(row)
    assert await store.create(row, hosted.summary())
    joined = [Joined(seat, NAMES[seat]) for seat in range(row.players)]
    for what in (*joined, *record["actions"][:decisions]):
        add(hosted, Acted(hosted.to_move, what) if isinstance(what, str) else what)
        step = Step(match=match, event=hosted.events[-1], summary=hosted.summary())
        assert await store.append(step)
    return match


def test_someone_is_forgotten_in_stored_matches(run: Run) -> None:
    async def test(one: Store, two: Store, accounts: list[Account]) -> None:
        engine = new_engine(one, LocalBus())
        await engine.time.follow(one.beat(DOWNTIME))
        while not await forget(engine, secret_hash(token_of(0)), 20):
            pass
        logs = [str(await whole_log(two, account["match"])) for account in accounts]
        assert [NAMES[0] in log for log in logs] == [False] * len(accounts)
        assert any(NAMES[1] in log for log in logs)

    run(test)


@pytest.mark.parametrize("commit", COMMITS)
def test_a_server_serves_stored_matches_and_forgets_who_played_them(
    tmp_path: Path, commit: str
) -> None:
    file = tmp_path / "matches.sqlite"
    file.write_bytes(gzip.decompress((STORED / f"{commit}.sqlite.gz").read_bytes()))
    accounts = json.loads((STORED / f"{commit}.json").read_text())
    with served(tmp_path) as server:
        first, second = (server.client(token_of(seat)) for seat in range(2))
        for account in accounts:
            at = f"/matches/{account['match']}"
            [state] = first.get(at).json()
            assert state["number"] >= account["number"]  # bots play on at once
            looking_back = first.get(f"{at}/replay", params={"seat": 0})
            assert looking_back.status_code == 200
        assert first.delete("/me").status_code == 204
        key = secret_hash(token_of(0))
        until(lambda: server.run(server.services.store.matches_of(key)) == [])
        for account in accounts:
            events = second.get(f"/matches/{account['match']}/events").text
            assert NAMES[0] not in events
