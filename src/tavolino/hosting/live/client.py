"""A client: one live connection with a queue of messages, disconnected if it is too slow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence, Set
from typing import Protocol

MAX_WAITING = 256
"""The longest queue of messages for one client. A client that falls further behind is
disconnected."""

SEND_TIMEOUT = 4.0
"""Seconds that sending one message may take. A slower client is disconnected."""

Send = Callable[[bytes], Awaitable[None]]


class Line(Protocol):
    """Brings a client its messages, as fast as the other side reads them."""

    def wake(self, client: Client) -> None:
        """Sends what waits for a client: in this turn of the event loop, or when it can."""

    def stop(self) -> None:
        """Sends nothing more."""

    async def sent(self) -> None:
        """Returns when nothing waits any more."""


class Client:
    """A client that follows a match, over a line."""

    def __init__(
        self,
        seat: int,
        line: Line,
        cut: Callable[[], None],
        seats: Set[int] = frozenset(),
        keys: Sequence[bytes] = (),
    ) -> None:
        """Takes the seat as which the client follows the match, and all `seats` that it holds.

        `keys` are the hashes of the secrets by which it holds them.
        `cut` closes the connection at once, even with unsent data.
        """
        self.seat = seat
        self.seats = seats
        self.keys = keys
        self.line = line
        self.cut = cut
        self.waiting: deque[bytes] = deque()
        self.most = MAX_WAITING
        self.gone = False

    def catch_up(self, messages: Sequence[bytes]) -> None:
        """Queues what the client missed, however much that is."""
        self.most += len(messages)
        for message in messages:
            self.tell(message)

    def tell(self, message: bytes) -> None:
        """Queues a message. A client whose queue is full is disconnected."""
        if self.gone:
            return
        if len(self.waiting) >= self.most:
            self.cut_off()
            return
        self.waiting.append(message)
        self.line.wake(self)

    def cut_off(self) -> None:
        """Disconnects a client at once, for instance because it is too slow."""
        if not self.gone:
            self.leave()
            self.cut()

    def leave(self) -> None:
        """Stops sending and drops what is queued."""
        self.gone = True
        self.waiting.clear()
        self.line.stop()


class AwaitedLine:
    """A line that sends one message after the other. Its task runs only while some wait."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.writer: asyncio.Task[None] | None = None

    def wake(self, client: Client) -> None:
        """Starts to send what waits."""
        if self.writer is None:
            self.writer = asyncio.create_task(self.write(client))

    async def write(self, client: Client) -> None:
        """Sends the queued messages until none are left."""
        loop = asyncio.get_running_loop()
        try:
            while client.waiting:
                # Costs a fifth of asyncio.timeout, and this runs for each message to each
                # client.
                patience = loop.call_later(SEND_TIMEOUT, client.cut_off)
                try:
                    await self.send(client.waiting.popleft())
                finally:
                    patience.cancel()
        except Exception:  # noqa: BLE001 - however it fails, the connection is lost
            client.cut_off()
        finally:
            self.writer = None

    def stop(self) -> None:
        """Cancels what is being sent, unless that is who asks for it."""
        if self.writer is not None and self.writer is not asyncio.current_task():
            self.writer.cancel()

    async def sent(self) -> None:
        """Waits for the task."""
        if self.writer is not None:
            await asyncio.wait([self.writer])
