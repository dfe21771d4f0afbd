"""The interface of a bus. Its messages are only hints: the store has all that they say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], None]
"""Called in the event loop with each message. It must be fast and must not raise."""


class Bus(Protocol):
    """Broadcasts messages to all processes, including this one. Messages may be lost."""

    async def open(self, site: str) -> None:
        """Connects to the processes of a site, and keeps trying if that fails."""

    async def close(self) -> None:
        """Sends what is still queued and disconnects."""

    def publish(self, subject: str, message: bytes) -> None:
        """Sends a message to all listeners of a subject. Never waits, never raises."""

    async def listen(self, subject: str, hear: Hear) -> Unlisten:
        """Subscribes to a subject: `hear` is called with every message from now on."""
        ...

    async def share(self, subject: str, group: str, hear: Hear) -> Unlisten:
        """Subscribes as a member of a group: each message goes to only one member."""
        ...

    def is_connected(self) -> bool:
        """Whether messages currently reach the other processes."""
        ...

    async def round_trip(self) -> float | None:
        """Seconds until the bus has taken all messages so far; None if it is not connected.

        If it takes longer than we wait for it, the time that we waited.
        """
        ...

    def on_return(self, call: Callable[[], None]) -> None:
        """Registers a callback for when the bus returns after messages may have been lost."""


Unlisten = Callable[[], Awaitable[None]]
"""Ends a subscription."""
