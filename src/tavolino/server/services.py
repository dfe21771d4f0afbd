"""The services of one server process, which the calls use."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable

from tavolino.server.adviser import Adviser
from tavolino.server.blocklist import Blocklist
from tavolino.server.budgets import Budgets
from tavolino.server.engine import Engine
from tavolino.server.fair import FairSlots
from tavolino.server.leaving import Leaving
from tavolino.server.live.hub import Hub
from tavolino.server.metrics import READY, ROOMS
from tavolino.server.notices import Notices
from tavolino.server.packs import newest_pack
from tavolino.server.runner import Beside, Runner
from tavolino.server.scheduler import Scheduler
from tavolino.server.settings import Settings
from tavolino.server.spending import Spending
from tavolino.server.startup import open_store
from tavolino.server.store.store import Store
from tavolino.server.tabletime import TableTime
from tavolino.server.tokens import Seal
from tavolino.server.worker import Worker


class Services:
    """The services of one server process, made from its settings."""

    def __init__(
        self,
        settings: Settings,
        runner: Callable[[int], Runner],
        store: Store | None = None,
        beside: Beside = asyncio.to_thread,
    ) -> None:
        """`runner` makes a runner for a number of functions at a time.

        `beside` runs a function that takes some milliseconds, so that others need not wait.
        """
        self.settings = settings
        self.beside = beside
        self.seal = Seal(settings.secrets)
        self.store = settings.store() if store is None else store
        self.bus = settings.bus()
        notices = Notices(self.bus, settings.secrets)
        self.engine = Engine(self.store, notices, TableTime())
        self.hub = Hub(self.engine)
        self.leaving = Leaving()
        self.blocklist = Blocklist(self.store)
        self.scheduler = Scheduler(self.engine, self.hub, self.blocklist)
        self.budgets = budgets_of(settings)
        self.spending = Spending(self.engine, self.budgets)
        self.worker: Worker | None = None
        if settings.bots:
            self.worker = Worker(self.engine, self.budgets, runner, settings.bots)
        self.adviser = Adviser(self.engine, runner(1))
        self.pack = newest_pack(settings.offline) if settings.offline else None
        self.trying = FairSlots(1)
        """The slots for those who try out boards."""

    async def open(self) -> None:
        """Opens the store, before anything else. Raises BadSettings if that fails."""
        await open_store(self.store, self.settings)

    async def start(self) -> None:
        """Starts everything else."""
        await self.bus.open(self.store.site)
        await self.hub.open()
        await self.scheduler.start()
        await self.spending.start()
        if self.worker is not None:
            await self.worker.start()

    def show(self) -> None:
        """Sets the gauges about this server."""
        READY.set(not self.troubles())
        ROOMS.set(len(self.hub.rooms))
        if self.worker is not None:
            self.worker.show()

    def troubles(self) -> list[str]:
        """The reasons why a load balancer should not use this process; empty if all is well."""
        return (["leaving"] if self.leaving.begun else []) + self.scheduler.troubles()

    async def stop(self) -> None:
        """Stops everything, each service before those that it depends on."""
        if self.worker is not None:
            await self.worker.stop()
        await self.adviser.stop()
        await self.spending.stop()
        await self.scheduler.stop()
        await self.bus.close()
        await self.store.close()


def budgets_of(settings: Settings) -> Budgets:
    """Budgets that use the same pseudonyms for guests in every process."""
    return Budgets(settings.rate, hashlib.sha256(settings.secrets[0].encode()).digest())
