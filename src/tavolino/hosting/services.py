"""The services of one server or page, which the calls use."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tavolino.hosting.access.blocklist import Blocklist
from tavolino.hosting.access.budgets import Budgets
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.access.gossip import BudgetGossip
from tavolino.hosting.access.meter import Meter
from tavolino.hosting.access.signing import Signer
from tavolino.hosting.adviser import Adviser
from tavolino.hosting.bus.bus import Bus
from tavolino.hosting.bus.notices import Notices
from tavolino.hosting.engine import Engine
from tavolino.hosting.live.drain import Drain
from tavolino.hosting.live.hub import Hub
from tavolino.hosting.machine import Machine
from tavolino.hosting.metrics import (
    BACKUP_AGE,
    DATABASE_BYTES,
    FORGETTING_SECONDS,
    GUESTS_TO_FORGET,
    READY,
    ROOMS,
)
from tavolino.hosting.packs import Pack
from tavolino.hosting.runner import Offload, Ran, Runner
from tavolino.hosting.scheduler import Scheduler
from tavolino.hosting.store.store import Store
from tavolino.hosting.worker import Worker

T = TypeVar("T")


class Services:
    """The services of one server or page."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        machine: Machine,
        secrets: Sequence[str],
        runner: Callable[[int], Runner],
        offload: Offload,
        *,
        rate: int = 0,
        bots: int = 0,
        expiry: int = 0,
        pack: Pack | None = None,
    ) -> None:
        """Whoever makes them opens the store before it starts them.

        The first of the `secrets` signs. `runner` makes a runner for a number of functions at a
        time, and `offload` runs a function that takes some milliseconds, so that others need
        not wait. `rate` is requests per second from one address, `bots` how many turns of
        bots are thought about at once, `expiry` after how many days an untouched match is
        deleted, if ever, and `pack` what people can download.
        """
        self.run_aside = offload
        self.signer = Signer(tuple(secrets))
        self.store = store
        self.bus = bus
        self.machine = machine
        notices = Notices(bus, secrets, machine)
        self.budgets = budgets_of(rate, secrets, machine)
        self.meter = Meter(machine, self.budgets)
        self.engine = Engine(
            self.store, notices, machine, self.budgets.payer, self.meter.payer_now
        )
        self.hub = Hub(self.engine, self.meter.charge_sends)
        self.drain = Drain()
        self.blocklist = Blocklist(self.store)
        self.scheduler = Scheduler(self.engine, self.hub, self.blocklist, expiry)
        self.gossip = BudgetGossip(notices, self.engine.name, self.budgets)
        self.worker: Worker | None = None
        if bots:
            self.worker = Worker(self.engine, self.budgets, runner, bots)
        self.adviser = Adviser(self.engine, runner(1))
        self.pack = pack
        self.aside = FairSlots(1, machine)
        """The slot for what is done beside the event loop: each takes some milliseconds."""
        self.store.payer = self.meter.payer_now

    async def start(self) -> None:
        """Starts everything. The store has to be open."""
        await self.bus.open(self.store.site)
        await self.hub.open()
        await self.scheduler.start()
        await self.gossip.start()
        if self.worker is not None:
            await self.worker.start()

    async def offload(self, function: Callable[..., T], *arguments: Any) -> T:
        """Runs a function beside the event loop, at the price of the time that it takes.

        One at a time: a processor that is busy there is not free for the event loop.
        """
        payer = self.meter.payer_now()
        async with self.aside.turn(payer):
            ran: Ran[T] = await self.run_aside(timed, self.machine, function, *arguments)
        self.meter.spend(payer, ran.seconds)
        return ran.result

    def show(self) -> None:
        """Sets the gauges about this server."""
        READY.set(not self.troubles())
        ROOMS.set(len(self.hub.rooms))
        if self.worker is not None:
            self.worker.show()

    async def measure(self) -> None:
        """Sets the gauges about what the whole site has stored."""
        DATABASE_BYTES.set(await self.store.size())
        BACKUP_AGE.set(await self.store.backup_age() / 1000)
        guests, since = await self.store.forgetting()
        GUESTS_TO_FORGET.set(guests)
        now = self.engine.time.now()
        FORGETTING_SECONDS.set(0 if since is None else max(0, now - since) / 1000)

    def troubles(self) -> list[str]:
        """The reasons why a load balancer should not use this process; empty if all is well."""
        return (["leaving"] if self.drain.started else []) + self.scheduler.troubles()

    async def stop(self) -> None:
        """Stops everything, each service before those that it depends on."""
        if self.worker is not None:
            await self.worker.stop()
        await self.adviser.stop()
        await self.gossip.stop()
        await self.scheduler.stop()
        await self.bus.close()
        await self.store.close()


def budgets_of(rate: int, secrets: Sequence[str], machine: Machine) -> Budgets:
    """Budgets that use the same pseudonyms for guests in every process."""
    return Budgets(rate, machine.seconds, hashlib.sha256(secrets[0].encode()).digest())


def timed(machine: Machine, function: Callable[..., T], *arguments: Any) -> Ran[T]:
    """Runs a function, and measures for how long this thread used a processor."""
    begun = machine.processor()
    result = function(*arguments)
    return Ran(result, machine.processor() - begun)
