"""Disconnects clients gradually when a process stops."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Drain:
    """Disconnects the clients of a process that stops, spread over some time.

    They reconnect to another process, or to this one after its restart. If all did so in the
    same second, they would overload it.
    """

    def __init__(self) -> None:
        self.started = False
        self.connections: dict[object, Callable[[], None]] = {}

    @contextmanager
    def register(self, end: Callable[[], None]) -> Iterator[None]:
        """Registers a connection within the block. `end` is called when it has to end."""
        key = object()
        self.connections[key] = end
        try:
            yield
        finally:
            self.connections.pop(key, None)

    async def disconnect_all(self, seconds: float) -> None:
        """Ends all connections, spread evenly over some seconds.

        New connections are still accepted, and stay until the process stops listening.
        """
        self.started = True
        everyone = list(self.connections)
        for key in everyone:
            end = self.connections.pop(key, None)
            if end is not None:
                end()
                if self.connections:
                    await asyncio.sleep(seconds / len(everyone))
