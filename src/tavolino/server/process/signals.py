"""Signals that ask a process to stop, and work that ends when they come."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class Signals:
    """SIGTERM and SIGINT: the first asks to stop, a second one to stop at once."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self.stop_now = asyncio.Event()
        self.heard: list[int] = []

    def handle(self) -> None:
        """Handles a signal."""
        if self.stop.is_set():
            self.stop_now.set()
        self.stop.set()


@contextmanager
def handle_signals() -> Iterator[Signals]:
    """Handles signals within the block, in the event loop.

    Without its own handlers, a process would stop at once, or never if it is the first process
    of a container.
    """
    signals = Signals()
    loop = asyncio.get_running_loop()

    def handle(number: int, _: FrameType | None) -> None:
        signals.heard.append(number)
        loop.call_soon_threadsafe(signals.handle)

    before = {
        number: signal.signal(number, handle) for number in (signal.SIGTERM, signal.SIGINT)
    }
    try:
        yield signals
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def finishes_before(event: asyncio.Event, work: Coroutine[Any, Any, object]) -> bool:
    """Runs a coroutine until an event is set. Returns whether it finished before that."""
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
