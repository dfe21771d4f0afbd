"""A process watches itself and its site: its event loop, the bus, how much there is to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from tavolino import __version__
from tavolino.hosting.bus.bus import Bus
from tavolino.hosting.metrics import BUS_CONNECTED, BUS_SECONDS, INFO, LOOP_LAG
from tavolino.hosting.store.values import Unavailable

log = structlog.get_logger()

LAG_INTERVAL = 0.25
"""Seconds between two measurements of the event loop's lag."""

BUS_INTERVAL = 1.0
"""Seconds between two questions to the bus."""


SITE_INTERVAL = 60.0
"""Seconds between two measurements of what is stored, for which the database reads a little."""


class Watch:
    """Measures what no request shows, so that alerts work even if nobody plays."""

    def __init__(
        self,
        kind: str,
        bus: Bus,
        *show: Callable[[], None],
        measure: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`kind` is `server` or `worker`. Each of `show` sets gauges, once a second.

        `measure` sets those for which it has to ask the store, once a minute.
        """
        self.bus = bus
        self.measure = measure
        self.show = show
        self.tasks: list[asyncio.Task[None]] = []
        INFO.set(1, kind, __version__)

    def start(self) -> None:
        """Starts to measure."""
        self.tasks = [asyncio.create_task(self.measure_loop())]
        self.tasks.append(asyncio.create_task(self.measure_bus()))
        if self.measure is not None:
            self.tasks.append(asyncio.create_task(self.measure_site(self.measure)))

    async def stop(self) -> None:
        """Stops measuring."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def measure_loop(self) -> None:
        """Measures again and again how much later than asked the event loop wakes us."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            LOOP_LAG.observe(max(0.0, loop.time() - due))

    async def measure_bus(self) -> None:
        """Sets the gauges, and measures how long the bus takes to answer."""
        while True:
            BUS_CONNECTED.set(self.bus.is_connected())
            for show in self.show:
                show()
            try:
                seconds = await self.bus.round_trip()
            except Exception:
                log.exception("measuring the bus failed")
            else:
                if seconds is not None:
                    BUS_SECONDS.observe(seconds)
            await asyncio.sleep(BUS_INTERVAL)

    async def measure_site(self, measure: Callable[[], Awaitable[None]]) -> None:
        """Measures what the site has stored, again and again."""
        while True:
            try:
                await measure()
            except Unavailable:
                pass  # the scheduler logs it
            except Exception:
                log.exception("measuring the site failed")
            await asyncio.sleep(SITE_INTERVAL)
