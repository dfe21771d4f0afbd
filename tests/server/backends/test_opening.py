"""What a store finds when it opens: a pooler, newer tables, a file that anyone may read."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.command_process import refused
from support.fresh_stores import DATABASE, fresh_schema, new_match, new_step, query
from support.nats_server import NATS
from support.ports import free_port, is_open
from support.running_server import SECRET, until
from tavolino.hosting.machine import Machine
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.upgrades import STEP
from tavolino.hosting.store.values import Unusable
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

NEWER = "the database cannot be used: its tables belong to a newer version of Tavolino\n"


# -- poolers ---------------------------------------------------------------------------------


@contextmanager
def pgbouncer(mode: str) -> Iterator[str]:
    """The address of a PgBouncer before our database."""
    program = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program is not None, "this needs pgbouncer"
    place, port = urlsplit(DATABASE), free_port()
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to be root
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        settings = Path(folder) / "pgbouncer.ini"
        settings.write_text(
            f"[databases]\n* = host={place.hostname} port={place.port or 5432} "
            f"user={place.username}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
            f"listen_port = {port}\nauth_type = any\npool_mode = {mode}\n"
            "unix_socket_dir =\n"
        )
        process = subprocess.Popen(
            [program, "-q", settings], user=user, extra_groups=[] if user else None
        )
        try:
            until(lambda: is_open(port))
            yield place._replace(netloc=f"{place.username}@127.0.0.1:{port}").geturl()
        finally:
            process.kill()
            process.wait()


def test_a_pooler_in_session_mode_is_as_good_as_none() -> None:
    async def test(url: str) -> None:
        async with fresh_schema() as schema:
            stores = [
                PostgresStore(url, Machine(), schema),
                PostgresStore(url, Machine(), schema),
            ]
            for store in stores:
                await store.open()
            try:
                for k in range(30):
                    assert await stores[k % 2].create(*new_match(f"m{k}"))
                steps = [stores[k % 2].append(new_step(f"m{k}", 1)) for k in range(30)]
                assert all(await asyncio.gather(*steps))
            finally:
                for store in stores:
                    await store.close()
            assert await query("SELECT count(*) FROM match", schema=schema) == [(30,)]

    with pgbouncer("session") as url:
        asyncio.run(test(url))


def test_a_pooler_in_transaction_mode_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pgbouncer("transaction") as url:
        several = {"TAVOLINO_NATS": NATS, "TAVOLINO_SECRET": SECRET}
        for _ in range(3):  # also when it has connections to choose from
            words = ("serve", "--port", str(free_port()), "--database", url)
            said = refused(tmp_path, *words, **several)
            assert said.startswith("the database cannot be used: a pooler shares its")
            assert said.count("\n") == 1


# -- tables of a newer version ---------------------------------------------------------------


NEW_STEP = "UPDATE alembic_version SET version_num = '9999'"
NEW_CODE = "UPDATE compatible SET oldest = '9999'"


@asynccontextmanager
async def newer_tables(folder: Path, *changes: str) -> AsyncIterator[tuple[str, Path]]:
    """A schema and a file whose tables were changed while a store had them open."""
    file = folder / "matches.sqlite"
    async with fresh_schema() as schema:
        running: list[Store] = [
            PostgresStore(DATABASE, Machine(), schema),
            SqliteStore(file, Machine()),
        ]
        for store in running:
            await store.open()
        for change in changes:
            await query(change, schema=schema)
            with closing(sqlite3.connect(file)) as database, database:
                database.execute(change)
        for store in running:  # it plays on with the tables it knows
            assert await store.create(*new_match("m"))
            await store.close()
        yield schema, file


def test_tables_of_a_newer_version_are_used_if_they_allow_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with newer_tables(tmp_path, NEW_STEP) as (schema, file):
            for store in (
                PostgresStore(DATABASE, Machine(), schema),
                SqliteStore(file, Machine()),
            ):
                await store.open()
                assert await store.append(new_step("m", 1))
                assert [tuple(row) for row in await store._rows(STEP)] == [("9999",)]
                await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("change", [NEW_CODE, "DROP TABLE compatible"])
def test_other_tables_of_a_newer_version_are_left_alone(tmp_path: Path, change: str) -> None:
    async def test() -> None:
        async with newer_tables(tmp_path, NEW_STEP, change) as (schema, file):
            for late in (
                PostgresStore(DATABASE, Machine(), schema),
                SqliteStore(file, Machine()),
            ):
                with pytest.raises(Unusable):
                    await late.open()
            several = {"TAVOLINO_NATS": NATS, "TAVOLINO_SECRET": SECRET}
            for database_is, more in (
                (DATABASE, several | {"TAVOLINO_SCHEMA": schema}),
                (str(file), {}),
            ):
                words = ("serve", "--port", str(free_port()), "--database", database_is)
                assert await asyncio.to_thread(refused, tmp_path, *words, **more) == NEWER

    asyncio.run(test())


# -- a file of one's own ---------------------------------------------------------------------


@pytest.mark.parametrize("there", [True, False])
def test_the_file_of_the_matches_is_its_owners(tmp_path: Path, there: bool) -> None:
    file = tmp_path / "matches.sqlite"
    if there:
        for name in ("matches.sqlite", "matches.sqlite-wal", "matches.sqlite-shm"):
            (tmp_path / name).touch(0o644)
            (tmp_path / name).chmod(0o664)

    async def test() -> None:
        store = SqliteStore(file, Machine())
        await store.open()
        assert await store.create(*new_match("m"))
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        names = ("matches.sqlite", "matches.sqlite-wal", "matches.sqlite-shm")
        assert modes == dict.fromkeys(names, 0o600)
        await store.close()

    asyncio.run(test())
