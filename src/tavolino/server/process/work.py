"""Runs a worker process, which only thinks for bots, until it is told to stop."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from tavolino.hosting.access.gossip import BudgetGossip
from tavolino.hosting.bus.notices import Notices
from tavolino.hosting.engine import Engine
from tavolino.hosting.machine import Machine
from tavolino.hosting.services import budgets_of
from tavolino.hosting.worker import Worker
from tavolino.server.backends.choice import bus_of, open_store, store_of
from tavolino.server.process.logs import log_as_json
from tavolino.server.process.ports import serve_metrics
from tavolino.server.process.processes import ProcessRunner
from tavolino.server.process.signals import finishes_before, handle_signals
from tavolino.server.process.watch import Watch
from tavolino.server.settings import BadSettings, Settings

log = structlog.get_logger()


def work(settings: Settings) -> None:
    """Plays the turns of bots until SIGTERM or Ctrl-C. Raises BadSettings without NATS."""
    if not settings.nats:
        raise BadSettings("a worker needs PostgreSQL and NATS: set --database and --nats")
    log_as_json()
    with serve_metrics(settings), suppress(KeyboardInterrupt):
        asyncio.run(work_in_loop(settings))


async def work_in_loop(settings: Settings) -> None:
    """Plays the turns of bots within an event loop."""
    machine, bus = Machine(), bus_of(settings)
    notices = Notices(bus, settings.secrets, machine)
    budgets = budgets_of(settings.rate, settings.secrets, machine)
    engine = Engine(store_of(settings, machine), notices, machine, budgets.payer)
    gossip = BudgetGossip(engine.notices, engine.name, budgets)
    worker = Worker(engine, budgets, ProcessRunner, settings.bots)
    watch = Watch("worker", bus, worker.show)

    async def start() -> None:
        await open_store(engine.store, settings)
        await bus.open(engine.store.site)
        await worker.start()
        await gossip.start()
        watch.start()
        log.info("working", processes=settings.bots)

    with handle_signals() as signals:
        try:
            if await finishes_before(signals.stop, start()):
                await signals.stop.wait()
        finally:
            await watch.stop()
            await worker.stop()
            await gossip.stop()
            await bus.close()
            await engine.store.close()
