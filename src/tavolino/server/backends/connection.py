"""Connections to PostgreSQL: connecting, lost connections, and bringing tables up to date."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import asyncpg

from tavolino.hosting.store import upgrades
from tavolino.hosting.store.values import Unavailable, Unusable

BACKEND = "SELECT pg_backend_pid()"

CONNECT_TIMEOUT = 5
ANSWER_TIMEOUT = 10
"""After this time PostgreSQL gives up a statement, unless it is already being committed."""
SILENCE_TIMEOUT = 12
"""After this time we give up a connection on which no answer came."""

T = TypeVar("T")

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
def translate_errors() -> Iterator[None]:
    """Turns errors of a PostgreSQL that is unreachable or cannot work into Unavailable."""
    try:
        yield
    except UNREACHABLE as error:
        if isinstance(error, ValueError):  # a parameter or URL that makes no sense
            raise
        raise Unavailable(f"{type(error).__name__}: {error}") from error


def hosts_of(url: str) -> list[str]:
    """The URL once for each host that it names, separated by commas."""
    parts = re.fullmatch(r"([^/]*//(?:[^/?]*@)?)([^/?]*)(.*)", url, re.DOTALL)
    if parts is None:
        return [url]
    before, hosts, after = parts.groups()
    return [f"{before}{host}{after}" for host in hosts.split(",")]


async def connect_to_primary(url: str, **options: Any) -> Any:
    """Opens a connection. Of several hosts, it is to the one that takes writes.

    All are asked at once: a machine that has lost its power does not even refuse.
    """
    options["timeout"] = CONNECT_TIMEOUT
    hosts = hosts_of(url)
    if len(hosts) == 1:
        return await asyncpg.connect(url, **options)
    options["target_session_attrs"] = "read-write"
    attempts = [asyncio.create_task(asyncpg.connect(host, **options)) for host in hosts]
    connection: Any = None
    errors: list[Exception] = []
    try:
        for attempt in asyncio.as_completed(attempts):
            try:
                connection = await attempt
            except Exception as error:  # noqa: BLE001 - raised below if no host is left
                errors.append(error)
            else:
                return connection
    finally:
        for started in attempts:
            started.cancel()
            started.add_done_callback(partial(_close_all_but, connection))
    # A host that refuses us says more than one that does not answer.
    errors.sort(key=lambda error: isinstance(error, UNREACHABLE))
    raise errors[0]


def _close_all_but(chosen: Any, attempt: asyncio.Task[Any]) -> None:
    """Closes the connection of an attempt that was too late."""
    if not (attempt.cancelled() or attempt.exception() or attempt.result() is chosen):
        attempt.result().terminate()


async def connect(url: str, schema: str, more: Mapping[str, str] = NONE) -> Any:
    """Opens a connection that uses the tables of this schema, with `more` settings."""
    connection = await connect_to_primary(url)
    try:
        await set_up(connection, schema, more)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def set_up(connection: Any, schema: str, more: Mapping[str, str] = NONE) -> None:
    """Sets the schema after connecting, because poolers reject it as a startup option."""
    chosen = {"search_path": schema, "statement_timeout": ANSWER_TIMEOUT * 1000, **more}
    settings = ";".join(f"SET {name} = {chosen[name]}" for name in chosen)
    await connection.execute(settings, timeout=CONNECT_TIMEOUT)


async def answer(connection: Any, statement: str, values: Sequence[Any]) -> Any:
    """The rows that a statement returns. Raises TimeoutError if no answer comes."""
    return await run_uncancelled(connection, connection.fetch(statement, *values))


async def run_uncancelled(connection: Any, work: Coroutine[Any, Any, T]) -> T:
    """The result of work with a connection. Raises TimeoutError if it takes too long.

    The work is not cancelled then, and the connection is closed. A commit that waits for a
    synchronous replica must not be cancelled: PostgreSQL would stop waiting and show everyone
    what the replica does not have, and what is lost if that takes over.
    """
    asked = asyncio.ensure_future(work)
    try:
        await asyncio.wait({asked}, timeout=SILENCE_TIMEOUT)
        if asked.done():
            return asked.result()
        raise TimeoutError(f"no answer within {SILENCE_TIMEOUT} s")
    finally:
        if not asked.done():  # also if our caller was cancelled
            connection.terminate()
            asked.add_done_callback(asyncio.Future.exception)


async def check_is_our_own(url: str, schema: str) -> None:
    """Raises Unusable if a pooler shares our connections: settings would not last then."""
    one, other = await connect(url, schema), None
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT):
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


async def has_tables(url: str, schema: str) -> bool:
    """Whether the schema has tables of Tavolino, of any version."""
    connection = await connect(url, schema)
    try:
        at, _ = await _tables(connection)
        return at is not None
    finally:
        await connection.close(timeout=CONNECT_TIMEOUT)


async def migrate(url: str, schema: str) -> None:
    """Makes the schema and its tables, or brings them up to date."""
    connection = await connect(url, schema)
    try:
        if not upgrades.are_usable(*await _tables(connection)):
            await _update(connection, schema)
    finally:
        await connection.close(timeout=CONNECT_TIMEOUT)


async def _update(connection: Any, schema: str) -> None:
    async with connection.transaction():
        # Old tables may be large, and another process may be updating them already.
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        # IF NOT EXISTS needs the right to create a schema even if it exists. So check first.
        known = await connection.fetchval("SELECT to_regnamespace($1)", schema)
        if known is None:
            await connection.execute(f"CREATE SCHEMA {schema}")
        at, oldest = await _tables(connection)  # another process may just have done it
        if not upgrades.are_usable(at, oldest):
            from tavolino.server.backends.generated import generate_sql  # noqa: PLC0415 - slow

            for statement in generate_sql("postgresql", at, upgrades.HEAD):
                await connection.execute(statement)


async def _tables(connection: Any) -> tuple[str | None, str | None]:
    """The step that the tables are at, and the oldest one whose code works with them."""
    at = await _find(connection, "alembic_version", upgrades.STEP)
    return at, await _find(connection, "compatible", upgrades.OLDEST)


async def _find(connection: Any, table: str, statement: str) -> str | None:
    """The value in a table that may not exist."""
    known = "SELECT to_regclass($1)"
    if await connection.fetchval(known, table, timeout=ANSWER_TIMEOUT) is None:
        return None
    found: str | None = await connection.fetchval(statement, timeout=ANSWER_TIMEOUT)
    return found
