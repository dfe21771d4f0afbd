"""A site: servers and workers as the product has them, on simulated machines.

Each process has the real services of hosting, and a server also the real HTTP application.
Simulated are what they stand on: the loop, the machine, the store's connection, the bus, the
processes that think, and the sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from simulator.bus import Network, VirtualBus
from simulator.loop import Owner, VirtualLoop, run_as
from simulator.machines import VirtualMachine
from simulator.store import Database, VirtualStore
from simulator.troubles import Weather
from simulator.wire import Wire
from tavolino.hosting.access.gossip import BudgetGossip
from tavolino.hosting.bus.notices import Notices
from tavolino.hosting.engine import Engine
from tavolino.hosting.runner import NotRun, Ran
from tavolino.hosting.services import Services, budgets_of
from tavolino.hosting.store.values import Unavailable
from tavolino.hosting.worker import Worker, think
from tavolino.server.http.app import create_app
from tavolino.server.settings import Settings

T = TypeVar("T")

SECRETS = ("a secret of the simulated site", "an earlier secret of this site")

RATE = 400
"""So many requests a second from one address: people here are quick, and share addresses."""

START = (0.05, 0.5)
"""Seconds that a process needs to start."""

THINKING = 0.3
"""Seconds that a bot usually thinks, at most."""

LONG = 8.0
"""Seconds that a bot thinks now and then, longer than any lease."""


class VirtualRunner:
    """Runs functions after a while that the seed chooses, instead of in another process."""

    def __init__(self, site: Site, owner: Owner) -> None:
        self.site = site
        self.owner = owner

    async def run(self, function: Callable[..., T], *arguments: Any) -> Ran[T]:
        rng = self.site.loop.chance()
        seconds = rng.random() * (LONG if rng.random() < 0.02 else THINKING)
        if self.site.weather.strikes("thinker", self.owner.name):
            raise NotRun(function.__name__)
        await asyncio.sleep(seconds)
        if function is think:
            self.site.thoughts += 1
        return Ran(function(*arguments), seconds)

    def stop(self) -> None:
        pass


async def here(function: Callable[..., T], /, *arguments: Any) -> T:
    """Runs a short function, while others run in between."""
    await asyncio.sleep(0)
    return function(*arguments)


class Process:
    """A server or a worker, which starts again whenever it is killed."""

    def __init__(self, site: Site, name: str, rate: float, rng: Random) -> None:
        """`rate` is how fast the clock of its machine runs."""
        self.site = site
        self.name = name
        self.rate = rate
        self.rng = rng
        self.owner = Owner(name, rate)
        self.bus = VirtualBus(site.network, self.owner)
        self.wire: Wire | None = None
        self.main: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the process. The one before is dead."""
        self.owner = Owner(self.name, self.rate)
        inside = run_as(self.owner, self.rng)
        self.bus = inside.run(VirtualBus, self.site.network, self.owner)
        machine = VirtualMachine(self.site.loop, self.owner)
        store = VirtualStore(self.site.database, self.owner)
        self.main = inside.run(self.site.loop.create_task, self.run(machine, store))

    async def run(self, machine: VirtualMachine, store: VirtualStore) -> None:
        """Opens the store, however long that takes, and does what the process is for."""
        await asyncio.sleep(self.rng.uniform(*START))
        while True:
            with suppress(Unavailable):
                await store.open()
                break
            await asyncio.sleep(0.5)
        await self.serve(machine, store)

    async def serve(self, machine: VirtualMachine, store: VirtualStore) -> None:
        """What the process is for."""
        raise NotImplementedError

    def kill(self) -> None:
        """Kills the process, wherever it is."""
        self.owner.alive = False
        self.bus.leave()
        if self.wire is not None:
            self.wire.is_listening = False
            self.wire.lose_all()
            self.wire = None

    def runner(self, _: int) -> VirtualRunner:
        """A runner for a number of functions at a time."""
        return VirtualRunner(self.site, self.owner)


class ServerProcess(Process):
    """A process that serves people, and perhaps thinks for bots."""

    def __init__(self, site: Site, name: str, rate: float, rng: Random, bots: int) -> None:
        super().__init__(site, name, rate, rng)
        self.bots = bots
        self.services: Services | None = None

    async def serve(self, machine: VirtualMachine, store: VirtualStore) -> None:
        services = Services(
            store, self.bus, machine, SECRETS, self.runner, here, rate=RATE, bots=self.bots
        )
        self.services = services
        settings = Settings(secrets=SECRETS, rate=RATE, bots=self.bots)
        app = create_app(services, settings)
        wire = self.wire = Wire(
            self.site.loop,
            self.owner,
            app,
            lambda: self.site.loop.chance().random() * 0.01,
            lambda: self.site.weather.until("network_slow", self.name),
        )
        await services.start()
        wire.is_listening = True

    def troubles(self) -> list[str]:
        """The reasons why it should get no visitors."""
        if self.wire is None or not self.wire.is_listening or self.services is None:
            return ["it has not started"]
        return self.services.troubles()


class WorkerProcess(Process):
    """A process that only thinks for bots."""

    async def serve(self, machine: VirtualMachine, store: VirtualStore) -> None:
        engine = Engine(store, Notices(self.bus, SECRETS, machine), machine)
        budgets = budgets_of(RATE, SECRETS, machine)
        gossip = BudgetGossip(engine.notices, engine.name, budgets)
        worker = Worker(engine, budgets, self.runner, 2)
        await self.bus.open(store.site)
        await worker.start()
        await gossip.start()


class Site:
    """All processes of a site, and what they share."""

    def __init__(
        self, loop: VirtualLoop, seed: str, servers: int, workers: int, weather: Weather
    ) -> None:
        rng = Random(f"{seed} site")
        self.loop = loop
        self.weather = weather
        self.thoughts = 0
        """How often bots thought."""
        self.machine = VirtualMachine(loop, Owner("store"))
        self.database = Database(loop, self.machine, weather)
        self.network = Network(loop, weather)
        self.servers = [
            ServerProcess(
                self,
                f"server {'abc'[number]}",
                drift(rng),
                Random(f"{seed} server {number}"),
                0 if workers else 2,
            )
            for number in range(servers)
        ]
        self.workers = [
            WorkerProcess(
                self, f"worker {'xyz'[number]}", drift(rng), Random(f"{seed} worker {number}")
            )
            for number in range(workers)
        ]
        self.processes: list[Process] = [*self.servers, *self.workers]

    def start(self) -> None:
        """Starts all processes."""
        for process in self.processes:
            process.start()

    def named(self, name: str) -> Process:
        """The process of a name."""
        return next(process for process in self.processes if process.name == name)


def drift(rng: Random) -> float:
    """How fast a machine's clock runs: at most half a per cent too fast or too slow."""
    return 1 + rng.uniform(-0.005, 0.005)
