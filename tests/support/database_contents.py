"""The database as someone reads it who stands beside the servers."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

from support.restarted_processes import connected
from tavolino.hosting.machine import Machine
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore


class PostgresBooks:
    """A database in PostgreSQL, by its URL."""

    def __init__(self, url: str) -> None:
        self.url = url

    def store(self) -> PostgresStore:
        """A store of our own, to be opened."""
        return PostgresStore(self.url, Machine())

    async def rows(self, statement: str) -> Sequence[Any]:
        """What a statement gives."""
        async with connected(self.url) as connection:
            found: Sequence[Any] = await connection.fetch(statement)
            return found

    async def everything(self) -> str:
        """All rows of all tables as text."""
        tables = await self.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        texts = [
            await self.rows(f"SELECT line::text FROM {name} AS line") for (name,) in tables
        ]
        return "\n".join(row[0] for rows in texts for row in rows)


class SqliteBooks:
    """A database in an SQLite file."""

    def __init__(self, path: str) -> None:
        self.path = path

    def store(self) -> SqliteStore:
        """A store of our own, to be opened."""
        return SqliteStore(self.path, Machine())

    async def rows(self, statement: str) -> Sequence[Any]:
        """What a statement gives."""
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(statement).fetchall()

    async def everything(self) -> str:
        """All rows of all tables as text."""
        with closing(sqlite3.connect(self.path)) as connection:
            return "\n".join(connection.iterdump())


Books = PostgresBooks | SqliteBooks


def books_of(database: str) -> Books:
    """The books of a database, by its URL or the path of its file."""
    postgres = database.startswith("postgresql:")
    return PostgresBooks(database) if postgres else SqliteBooks(database)
