"""What a bus can do. It carries hints: whatever is lost on it, the store still knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], None]
"""Called with each message, in the event loop; it must be quick and may not raise."""


class Bus(Protocol):
    """Tells all processes, this one too, of what happened. Messages may be lost."""

    async def open(self, site: str) -> None:
        """Connects with the processes of a site; goes on trying, for ever, if it cannot."""

    async def close(self) -> None:
        """Sends what is left and lets go."""

    def publish(self, subject: str, message: bytes) -> None:
        """Sends to everyone who listens to a subject; never waits, never raises."""

    async def listen(self, subject: str, hear: Hear) -> Unlisten:
        """Hears every message of a subject from now on."""
        ...

    async def share(self, subject: str, group: str, hear: Hear) -> Unlisten:
        """Hears those messages of a subject that no other member of the group gets."""
        ...

    def is_connected(self) -> bool:
        """Whether messages reach the other processes now."""
        ...

    def on_return(self, call: Callable[[], None]) -> None:
        """Calls when the bus is back after a time in which messages were lost."""


Unlisten = Callable[[], Awaitable[None]]
"""Stops listening."""
