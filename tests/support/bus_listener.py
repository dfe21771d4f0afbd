"""Someone who listens to a bus and remembers what they heard."""

from __future__ import annotations

import asyncio

from tavolino.hosting.bus.bus import Bus

SOON = 5.0


class BusListener:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self._more = asyncio.Event()

    def __call__(self, message: bytes) -> None:
        self.heard.append(message)
        self._more.set()

    async def hears(self, *messages: bytes) -> None:
        """Waits until this much was heard, and it must be just this."""
        async with asyncio.timeout(SOON):
            while len(self.heard) < len(messages):
                self._more.clear()
                await self._more.wait()
        assert self.heard == list(messages)


async def all_heard(bus: Bus) -> None:
    """Returns when everything that was published before has been heard: order is kept."""
    fence = BusListener()
    unlisten = await bus.listen("fence", fence)
    bus.publish("fence", b"")
    await fence.hears(b"")
    await unlisten()
