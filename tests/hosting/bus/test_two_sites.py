"""Two sites on one NATS do not hear each other, however alike they are set up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from secrets import token_hex

from support.fresh_stores import DATABASE, fresh_schema, fresh_sqlite, query
from support.live_processes import until
from support.nats_server import NATS
from support.running_server import SECRET
from tavolino.hosting.machine import Machine
from tavolino.hosting.services import Services
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.process.serve import services_of
from tavolino.server.settings import Settings


@asynccontextmanager
async def another_database() -> AsyncIterator[str]:
    """The address of a second database, beside the one of all other tests."""
    name = f"test_{token_hex(6)}"
    await query(f"CREATE DATABASE {name}")
    try:
        yield f"{DATABASE.rpartition('/')[0]}/{name}"
    finally:
        await query(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def started(database: str, schema: str) -> AsyncIterator[Services]:
    """A server process that runs."""
    settings = Settings(database=database, schema=schema, nats=NATS, secrets=(SECRET,))
    services = services_of(settings)
    await services.store.open()
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


def test_only_processes_with_the_same_database_hear_each_other() -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as ends:
            schema = await ends.enter_async_context(fresh_schema())
            other = await ends.enter_async_context(another_database())
            # The same database may have different addresses on different machines.
            elsewhere = f"{DATABASE}?application_name=elsewhere"
            one, two, alien = [
                await ends.enter_async_context(started(database, schema))
                for database in (DATABASE, elsewhere, other)
            ]
            names = [services.engine.name for services in (one, two, alien)]
            await until(lambda: {*names[:2]} <= one.scheduler.heard.keys())
            await until(lambda: {*names[:2]} <= two.scheduler.heard.keys())
            await until(lambda: names[2] in alien.scheduler.heard)
            assert one.scheduler.heard.keys() == two.scheduler.heard.keys() == {*names[:2]}
            assert alien.scheduler.heard.keys() == {names[2]}

    asyncio.run(scenario())


def test_a_site_is_named_by_where_its_matches_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with fresh_schema() as schema, fresh_schema() as other:
            stores = [
                PostgresStore(DATABASE, Machine(), name) for name in (schema, schema, other)
            ]
            for store in stores:
                await store.open()
                await store.close()
            first, again, second = [store.site for store in stores]
            assert first == again != second
        async with fresh_sqlite(tmp_path) as one, fresh_sqlite(tmp_path) as two:
            assert one.site != two.site

    asyncio.run(scenario())
