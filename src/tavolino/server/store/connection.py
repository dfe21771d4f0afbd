"""Connections to PostgreSQL: connecting, lost connections, and bringing tables up to date."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import asyncpg

from tavolino.server.store import upgrades
from tavolino.server.store.store import Unavailable, Unusable

BACKEND = "SELECT pg_backend_pid()"

CONNECT_SECONDS = 5
ANSWER_SECONDS = 10
UPDATE_SECONDS = 24 * 3600
"""Old tables may be large, and another process may be updating them already."""
TIMES = {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS}

NONE: Mapping[str, str] = {}

LOCK = int.from_bytes(b"tavolino", "big")
"""The advisory lock held while tables are made, so that only one process makes them."""

# Errors of the server or of the network. Any other error is a bug of ours.
# In Python, a timeout is an OSError.
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
    """Turns errors of a PostgreSQL that is unreachable or cannot work into Unavailable."""
    try:
        yield
    except UNREACHABLE as error:
        if isinstance(error, ValueError):  # a parameter or URL that makes no sense
            raise
        raise Unavailable(f"{type(error).__name__}: {error}") from error


async def connect(url: str, schema: str, more: Mapping[str, str] = NONE) -> Any:
    """Opens a connection that uses the tables of this schema, with `more` settings."""
    connection = await asyncpg.connect(url, **TIMES)
    try:
        await set_up(connection, schema, more)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def set_up(connection: Any, schema: str, more: Mapping[str, str] = NONE) -> None:
    """Sets the schema after connecting, because poolers reject it as a startup option."""
    chosen = {"search_path": schema, **more}
    await connection.execute(";".join(f"SET {name} = {chosen[name]}" for name in chosen))


async def check_is_our_own(url: str, schema: str) -> None:
    """Raises Unusable if a pooler shares our connections: settings would not last then."""
    one, other = await connect(url, schema), None
    try:
        before = await one.fetchval(BACKEND)
        other = await connect(url, schema)
        async with other.transaction():
            shared = before == await other.fetchval(BACKEND)
            shared = shared or before != await one.fetchval(BACKEND)
    except (asyncpg.DuplicatePreparedStatementError, asyncpg.InvalidSQLStatementNameError):
        shared = True
    finally:
        for connection in (one, other):
            if connection is not None:
                connection.terminate()
    if shared:
        raise Unusable(
            "a pooler shares its connections between transactions; "
            "set it to session pooling, or connect to PostgreSQL directly"
        )


async def migrate(url: str, schema: str) -> None:
    """Makes the schema and its tables, or brings them up to date."""
    connection = await connect(url, schema)
    try:
        if await _version(connection) != upgrades.HEAD:
            await _update(connection, schema)
    finally:
        await connection.close(timeout=CONNECT_SECONDS)


async def _update(connection: Any, schema: str) -> None:
    async with connection.transaction():
        lock = "SELECT pg_advisory_xact_lock($1)"
        await connection.execute(lock, LOCK, timeout=UPDATE_SECONDS)
        # IF NOT EXISTS needs the right to create a schema even if it exists. So check first.
        known = await connection.fetchval("SELECT to_regnamespace($1)", schema)
        if known is None:
            await connection.execute(f"CREATE SCHEMA {schema}")
        version = await _version(connection)  # another process may just have done it
        if version != upgrades.HEAD:
            for statement in upgrades.statements("postgresql", version):
                # This may take longer than other statements may.
                await connection.execute(statement, timeout=UPDATE_SECONDS)


async def _version(connection: Any) -> str | None:
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    version: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    return version
