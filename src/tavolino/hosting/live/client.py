"""A client: one live connection with a queue of messages, disconnected if it is too slow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence, Set

MAX_WAITING = 256
"""The longest queue of messages for one client. A client that falls further behind is
disconnected."""

SEND_TIMEOUT = 4.0
"""Seconds that sending one message may take. A slower client is disconnected."""

Send = Callable[[bytes], Awaitable[None]]


class Client:
    """A client that follows a match. Its writer task runs only while messages are queued."""

    def __init__(
        self,
        seat: int,
        send: Send,
        cut: Callable[[], None],
        seats: Set[int] = frozenset(),
        keys: Sequence[bytes] = (),
    ) -> None:
        """Takes the seat as which the client follows the match, and all `seats` that it holds.

        `keys` are the hashes of the secrets by which it holds them.
        `send` sends one message. `cut` closes the connection at once, even with unsent data.
        """
        self.seat = seat
        self.seats = seats
        self.keys = keys
        self.send = send
        self.cut = cut
        self.waiting: deque[bytes] = deque()
        self.most = MAX_WAITING
        self.writer: asyncio.Task[None] | None = None
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
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """Sends the queued messages until none are left."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                # Costs a fifth of asyncio.timeout, and this runs for each message to each
                # client.
                patience = loop.call_later(SEND_TIMEOUT, self.cut_off)
                try:
                    await self.send(self.waiting.popleft())
                finally:
                    patience.cancel()
        except Exception:  # noqa: BLE001 - however it fails, the connection is lost
            self.cut_off()
        finally:
            self.writer = None

    def cut_off(self) -> None:
        """Disconnects a client at once, for instance because it is too slow."""
        if not self.gone:
            self.leave()
            self.cut()

    def leave(self) -> None:
        """Stops sending and drops what is queued."""
        self.gone = True
        self.waiting.clear()
        if self.writer is not None and self.writer is not asyncio.current_task():
            self.writer.cancel()
