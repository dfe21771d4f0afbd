"""Chooses the store and the bus of a process by its settings, and opens the store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

import structlog

from tavolino.hosting.bus.bus import Bus
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.machine import Machine
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Unavailable, Unusable
from tavolino.server.backends.sqlite import SqliteStore, lock_file
from tavolino.server.settings import BadSettings, Settings

log = structlog.get_logger()

STARTUP_TIMEOUT = 30.0
"""Seconds to wait for PostgreSQL, which may still be starting."""

RETRY_INTERVAL = 0.5
"""Seconds between two attempts."""


def store_of(settings: Settings, machine: Machine) -> Store:
    """The store for the database of a process."""
    # A laptop needs no PostgreSQL client.
    if settings.in_postgres:
        from tavolino.server.backends.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(settings.database, machine, settings.schema, settings.archive)
    return SqliteStore(settings.database, machine, settings.archive)


def bus_of(settings: Settings) -> Bus:
    """The bus between processes, or within a single one."""
    if settings.nats:
        from tavolino.server.backends.nats import NatsBus  # noqa: PLC0415

        return NatsBus(settings.nats)
    return LocalBus()


@contextmanager
def no_other_server(settings: Settings) -> Iterator[None]:
    """Keeps the SQLite file from other servers. Raises BadSettings if one has it already.

    Servers on one file would not hear of each other's events. With PostgreSQL they do.
    """
    if settings.in_postgres:
        yield
        return
    # By whatever name, it is the same file.
    lock = Path(f"{Path(settings.database).resolve()}.serving")
    with ExitStack() as held:
        try:
            is_ours = held.enter_context(lock_file(lock))
        except Unavailable as error:
            raise BadSettings(str(error)) from error
        if not is_ours:
            raise BadSettings(
                f"another server is using {settings.database}: several servers need "
                "PostgreSQL and NATS"
            )
        yield


async def open_store(store: Store, settings: Settings, *, may_be_new: bool = True) -> None:
    """Opens a store. Raises BadSettings, after a while, if its database cannot be used.

    Unless it `may_be_new`, a database without tables cannot be used.
    """
    # A file exists or not: there is no point in waiting.
    latest = monotonic() + (STARTUP_TIMEOUT if settings.in_postgres else 0)
    while True:
        try:
            if not may_be_new and not await store.has_tables():
                raise Unusable("it has no tables of Tavolino")
            await store.open()
        except Unavailable as error:
            if monotonic() >= latest:
                raise BadSettings(f"the database cannot be reached: {error}") from error
            log.warning("waiting for the database", error=str(error))
            await asyncio.sleep(RETRY_INTERVAL)
        except refusals(settings) as error:
            raise BadSettings(f"the database cannot be used: {error}") from error
        else:
            return


def refusals(settings: Settings) -> tuple[type[Exception], ...]:
    """The errors of a database that we cannot use, or of a file that is not a database."""
    if not settings.in_postgres:
        return (Unusable, sqlite3.DatabaseError)
    from asyncpg import PostgresError  # noqa: PLC0415 - a laptop needs no PostgreSQL client

    # A URL that makes no sense is a ValueError.
    return (Unusable, PostgresError, ValueError)
