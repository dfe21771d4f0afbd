"""Sites whose finished matches are archived, by the command and beside real servers."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from support.fresh_stores import DATABASE, query
from support.nats_server import NATS
from support.running_server import SECRET, Served, StillTime, served
from support.site_commands import invoked
from tavolino.hosting.machine import Machine
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

Stored = PostgresStore | SqliteStore


class Site:
    """A database with its archive, with or without a server."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.folder = folder
        self.kind = kind
        self.archive = str(folder / "archive")
        self.schema = f"test_{secrets.token_hex(6)}"
        self.file = folder / "matches.sqlite"
        self.is_postgres = kind == "postgres"

    def served(self, time: StillTime | None = None) -> AbstractContextManager[Served]:
        """A server of this site, long ago if its time is not given."""
        settings: dict[str, Any] = {"archive": self.archive}
        if self.is_postgres:
            settings |= {"database": DATABASE, "schema": self.schema, "nats": NATS}
        return served(self.folder, time=time or StillTime(), **settings)

    def store(self) -> Stored:
        """A store of this site, not open yet."""
        if self.is_postgres:
            return PostgresStore(DATABASE, Machine(), self.schema, self.archive)
        return SqliteStore(self.file, Machine(), self.archive)

    def run(self, *words: str, fails: bool = False) -> str:
        """What a command of this site says."""
        database = DATABASE if self.is_postgres else str(self.file)
        env = {"TAVOLINO_ARCHIVE": self.archive, "TAVOLINO_SECRET": SECRET}
        if self.is_postgres:
            env |= {"TAVOLINO_SCHEMA": self.schema, "TAVOLINO_NATS": NATS}
        env["TAVOLINO_DATABASE"] = database
        result = invoked(*words, env=env)
        assert result.exit_code == int(fails), result.output
        return result.output

    def ask(self, statement: str) -> list[tuple[Any, ...]]:
        """What the database answers to someone beside the server."""
        if self.is_postgres:
            rows = asyncio.run(query(statement, schema=self.schema))
            return [tuple(row) for row in rows]
        with closing(sqlite3.connect(self.file, 60)) as database, database:
            return database.execute(statement).fetchall()

    def count(self, table: str) -> int:
        """How many rows a table has."""
        [(count,)] = self.ask(f"SELECT count(*) FROM {table}")
        return int(count)

    def files(self) -> list[Path]:
        """The files of the archive in its folder."""
        return sorted(Path(self.archive).glob("*"))

    def filed(self) -> list[dict[str, Any]]:
        """All rows of all files of the archive."""
        rows: list[dict[str, Any]] = []
        for file in self.files():
            rows += pq.read_table(file).to_pylist()
        return rows


@contextmanager
def new_site(kind: str, folder: Path) -> Iterator[Site]:
    """A site that is gone afterwards."""
    site = Site(kind, folder)
    try:
        yield site
    finally:
        asyncio.run(query(f"DROP SCHEMA IF EXISTS {site.schema} CASCADE"))
