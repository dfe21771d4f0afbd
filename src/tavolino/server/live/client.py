"""A client: one connection that is told things, at its own pace but not at any pace."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence, Set

MOST_WAITING = 256
"""Messages that may wait for one client; who falls further behind is cut off."""

PATIENCE = 4.0
"""Seconds one message may take to be sent; who takes longer is cut off."""

Send = Callable[[bytes], Awaitable[None]]


class Client:
    """One who follows a match. A writer runs only while there is something to write."""

    def __init__(
        self,
        seat: int,
        send: Send,
        cut: Callable[[], None],
        seats: Set[int] = frozenset(),
    ) -> None:
        """`send` sends one message, `cut` ends the connection at once, whatever waits in it.

        `seats` are all that they hold, of which they follow the match as one.
        """
        self.seat = seat
        self.seats = seats
        self.send = send
        self.cut = cut
        self.waiting: deque[bytes] = deque()
        self.most = MOST_WAITING
        self.writer: asyncio.Task[None] | None = None
        self.gone = False

    def catch_up(self, messages: Sequence[bytes]) -> None:
        """Sends what was missed, however much, before anything else."""
        self.most += len(messages)
        for message in messages:
            self.tell(message)

    def tell(self, message: bytes) -> None:
        """Sends a message after those that wait already."""
        if self.gone:
            return
        if len(self.waiting) >= self.most:
            self.cut_off()
            return
        self.waiting.append(message)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """Sends what waits, until nothing does."""
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                # A fifth of what asyncio.timeout costs, for every message to everyone.
                patience = loop.call_later(PATIENCE, self.cut_off)
                try:
                    await self.send(self.waiting.popleft())
                finally:
                    patience.cancel()
        except Exception:  # noqa: BLE001 - however it fails, the connection is lost
            self.cut_off()
        finally:
            self.writer = None

    def cut_off(self) -> None:
        """Lets a client go that is too slow, or no longer there."""
        if not self.gone:
            self.leave()
            self.cut()

    def leave(self) -> None:
        """Nothing more is sent."""
        self.gone = True
        self.waiting.clear()
        if self.writer is not None and self.writer is not asyncio.current_task():
            self.writer.cancel()
