"""How a process ends: at a signal, at any time, and without sending everyone away at once."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class Signals:
    """SIGTERM and SIGINT: the first asks to end, another one to wait for no one."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.insisted = asyncio.Event()
        self.heard: list[int] = []

    def hear(self) -> None:
        """A signal has come."""
        if self.asked.is_set():
            self.insisted.set()
        self.asked.set()


@contextmanager
def hearing_signals() -> Iterator[Signals]:
    """Hears signals within an event loop from here to the end of the block.

    A process without handlers of its own ends at once, or never if it is the first one of a
    container.
    """
    signals = Signals()
    loop = asyncio.get_running_loop()

    def handle(number: int, _: FrameType | None) -> None:
        signals.heard.append(number)
        loop.call_soon_threadsafe(signals.hear)

    before = {
        number: signal.signal(number, handle) for number in (signal.SIGTERM, signal.SIGINT)
    }
    try:
        yield signals
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def done_before(event: asyncio.Event, work: Coroutine[Any, Any, object]) -> bool:
    """Works until an event and no longer; whether the work was done."""
    working = asyncio.ensure_future(work)
    waiting = asyncio.ensure_future(event.wait())
    try:
        await asyncio.wait([working, waiting], return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
            return True
        return False
    finally:
        for task in (working, waiting):
            task.cancel()
        await asyncio.gather(working, waiting, return_exceptions=True)


class Leaving:
    """Sends away those who follow matches through a process that ends.

    They come back through another one, or through this one after its restart. If all did so
    in the same second, it would be too much for whoever they come to.
    """

    def __init__(self) -> None:
        self.begun = False
        self.connections: dict[object, Callable[[], None]] = {}

    @contextmanager
    def calling(self, end: Callable[[], None]) -> Iterator[None]:
        """Calls `end` when this connection is to end, if it lasts until then."""
        key = object()
        self.connections[key] = end
        try:
            yield
        finally:
            self.connections.pop(key, None)

    async def send_away(self, seconds: float) -> None:
        """Ends all connections, spread evenly over a time; at once if there is only one.

        Whoever comes meanwhile is still let in, and stays until the listening ends.
        """
        self.begun = True
        everyone = list(self.connections)
        for key in everyone:
            end = self.connections.pop(key, None)
            if end is not None:
                end()
                if self.connections:
                    await asyncio.sleep(seconds / len(everyone))
