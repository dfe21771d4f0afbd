"""The parts of one server process, which every call needs."""

from __future__ import annotations

from collections.abc import Callable

from tavolino.server.adviser import Adviser
from tavolino.server.engine import Engine
from tavolino.server.limits import Limits
from tavolino.server.live.hub import Hub
from tavolino.server.runner import Runner
from tavolino.server.scheduler import Scheduler
from tavolino.server.settings import Settings
from tavolino.server.startup import open_store
from tavolino.server.tabletime import TableTime
from tavolino.server.tokens import Seal
from tavolino.server.worker import Worker

SEAT_RATE = 20
SEAT_BURST = 100
"""Commands of one seat: more than anyone plays, fewer than a loop sends."""


HINT_RATE = 0.5
"""Hints of one seat a second: as fast as anyone reads them."""


class Services:
    """The parts of one server process, made from its settings."""

    def __init__(self, settings: Settings, runner: Callable[[int], Runner]) -> None:
        """`runner` makes one that thinks about so many things at a time."""
        self.settings = settings
        self.seal = Seal(settings.secret)
        self.store = settings.store()
        self.bus = settings.bus()
        self.engine = Engine(self.store, self.bus, TableTime())
        self.hub = Hub(self.engine)
        self.scheduler = Scheduler(self.engine, self.hub)
        self.worker: Worker | None = None
        if settings.bots:
            self.worker = Worker(self.engine, runner(settings.bots), settings.bots)
        self.adviser = Adviser(self.engine, runner(1))
        self.by_seat = Limits(SEAT_RATE, SEAT_BURST) if settings.rate else None
        self.by_hint = Limits(HINT_RATE, 1) if settings.rate else None

    def may_ask(self, match: str, seat: int) -> bool:
        """Whether a seat has not asked for too much lately."""
        return self.by_seat is None or self.by_seat.allow(f"{match}{seat}")

    def may_get_hint(self, match: str, seat: int) -> bool:
        """Whether a seat has not just had a hint."""
        return self.by_hint is None or self.by_hint.allow(f"{match}{seat}")

    async def open(self) -> None:
        """Opens the store, before anything else; BadSettings if that cannot be."""
        await open_store(self.store, self.settings)

    async def start(self) -> None:
        """Starts everything else."""
        await self.bus.open()
        await self.hub.open()
        await self.scheduler.start()
        if self.worker is not None:
            await self.worker.start()

    async def stop(self) -> None:
        """Closes everything, in the order in which it can still be done."""
        if self.worker is not None:
            await self.worker.stop()
        await self.adviser.stop()
        await self.scheduler.stop()
        await self.bus.close()
        await self.store.close()
