"""Working: one process that only thinks for bots, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal

import structlog

from tavolino.server.desk import Desk
from tavolino.server.logs import log_as_json
from tavolino.server.notices import BEAT
from tavolino.server.settings import Settings
from tavolino.server.store.opening import open_store
from tavolino.server.tabletime import TableTime
from tavolino.server.worker import Worker

log = structlog.get_logger()


def work(settings: Settings, processes: int) -> None:
    """Takes turns of bots until SIGTERM or Ctrl-C."""
    log_as_json()
    asyncio.run(working(settings, processes))


async def working(settings: Settings, processes: int) -> None:
    """The same within an event loop."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    desk = Desk(settings.store(), settings.bus(), TableTime())
    worker = Worker(desk, processes)
    await open_store(desk.store)
    await desk.bus.open()
    await desk.bus.listen(BEAT, worker.hear_time)
    await worker.start()
    log.info("working", processes=processes)
    await stop.wait()
    await worker.stop()
    await desk.bus.close()
    await desk.store.close()
