"""Working: one process that only thinks for bots, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import structlog

from tavolino.server.engine import Engine
from tavolino.server.logs import log_as_json
from tavolino.server.notices import BEAT, Notices
from tavolino.server.processes import ProcessRunner
from tavolino.server.services import budgets_of
from tavolino.server.settings import Settings
from tavolino.server.spending import Spending
from tavolino.server.startup import open_store
from tavolino.server.tabletime import TableTime
from tavolino.server.worker import Worker

log = structlog.get_logger()


def work(settings: Settings) -> None:
    """Takes turns of bots until SIGTERM or Ctrl-C."""
    log_as_json()
    with suppress(KeyboardInterrupt):
        asyncio.run(working(settings))


async def working(settings: Settings) -> None:
    """The same within an event loop."""
    bus = settings.bus()
    engine = Engine(settings.store(), Notices(bus, settings.secrets), TableTime())
    budgets = budgets_of(settings)
    spending = Spending(engine, budgets)
    worker = Worker(engine, budgets, ProcessRunner, settings.bots)
    await open_store(engine.store, settings)
    # Only now: while it waits for the store, a signal ends the process at once.
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await bus.open(engine.store.site)
    await engine.notices.listen(BEAT, worker.hear_time)
    await worker.start()
    await spending.start()
    log.info("working", processes=settings.bots)
    await stop.wait()
    await worker.stop()
    await spending.stop()
    await bus.close()
    await engine.store.close()
