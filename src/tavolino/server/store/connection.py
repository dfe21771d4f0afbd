"""Connections to PostgreSQL: how they are made, what it means to lose one, and the tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg

from tavolino.server.store import upgrades
from tavolino.server.store.store import Unavailable

CONNECT_SECONDS = 5
ANSWER_SECONDS = 10

LOCK = int.from_bytes(b"tavolino", "big")
"""Held while tables are made, so that processes that start together do it one by one."""

# Trouble of the server or on the way to it. Whatever else goes wrong is our own mistake.
# Python counts a timeout among the OSErrors.
UNREACHABLE = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


@contextmanager
def reaching() -> Iterator[None]:
    """Turns what says that PostgreSQL cannot be reached, or cannot work, into Unavailable."""
    try:
        yield
    except UNREACHABLE as error:
        if isinstance(error, ValueError):  # a parameter or an address that makes no sense
            raise
        raise Unavailable(f"{type(error).__name__}: {error}") from error


def settings(schema: str, **more: str) -> dict[str, Any]:
    """What a connection and a pool of connections are made with, besides the address."""
    return {
        "timeout": CONNECT_SECONDS,
        "command_timeout": ANSWER_SECONDS,
        "server_settings": {"search_path": schema, **more},
    }


async def migrate(url: str, schema: str) -> None:
    """Makes the schema and its tables, or brings them up to date."""
    # New tables may take longer than an answer does.
    connection = await asyncpg.connect(url, **settings(schema) | {"command_timeout": None})
    try:
        if await _version(connection) != upgrades.HEAD:
            await _update(connection, schema)
    finally:
        await connection.close(timeout=CONNECT_SECONDS)


async def _update(connection: Any, schema: str) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        # Asked first, since IF NOT EXISTS wants the right to make one even if there is.
        known = await connection.fetchval("SELECT to_regnamespace($1)", schema)
        if known is None:
            await connection.execute(f"CREATE SCHEMA {schema}")
        version = await _version(connection)  # another process may just have done it
        if version != upgrades.HEAD:
            for statement in upgrades.statements("postgresql", version):
                await connection.execute(statement)


async def _version(connection: Any) -> str | None:
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    version: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    return version
