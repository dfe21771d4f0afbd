"""A process that no longer hears its own heartbeat through NATS says that it is not ready."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from stores import fresh_sqlite
from tavolino.server.bus.nats import NatsBus
from tavolino.server.engine import Engine
from tavolino.server.live.hub import Hub
from tavolino.server.scheduler import Scheduler
from tavolino.server.tabletime import TableTime
from test_bus_nats import Server

DEAF = "its own heartbeat does not come back through the bus"


async def until(true: Callable[[], bool]) -> None:
    """Waits until something is true, for a while."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.05)


def test_a_process_whose_bus_is_dead_is_not_ready_until_it_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        nats = Server(tmp_path)
        nats.start()
        try:
            async with fresh_sqlite(tmp_path) as store:
                bus = NatsBus(nats.url)
                await bus.open()
                engine = Engine(store, bus, TableTime())
                scheduler = Scheduler(engine, Hub(engine))
                await scheduler.start()
                await until(lambda: not scheduler.troubles())
                nats.kill()
                await until(lambda: scheduler.troubles() == [DEAF])
                nats.start()
                await until(lambda: not scheduler.troubles())
                await scheduler.stop()
                await bus.close()
        finally:
            nats.kill()

    asyncio.run(test())
