"""Lines over WebSockets: messages go straight to the transport, all of a turn in one write."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from tavolino.hosting.live.client import SEND_TIMEOUT, Client
from tavolino.hosting.match.events import WATCHER

SHORT: Final = 126
LONG: Final = 65536
"""From these lengths on, the length of a frame takes two and eight bytes."""

AT_ONCE: Final = 100
"""How many of those who watch are sent something before others are served."""

PART: Final = 16 * 1024
"""About the most bytes that are written before looking whether the other side reads them."""


def framed(message: bytes) -> bytes:
    """A text message as a frame of a WebSocket (RFC 6455, section 5.2)."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < LONG:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


def next_frames(waiting: deque[bytes]) -> bytes:
    """Takes messages that wait, as many as are written at once, and puts them into frames."""
    frames, size = list[bytes](), 0
    while waiting and size < PART:
        frames.append(framed(waiting.popleft()))
        size += len(frames[-1])
    return frames[0] if len(frames) == 1 else b"".join(frames)


class Outbox:
    """The lines of a process over which something is to be sent: first those of players."""

    def __init__(self) -> None:
        self.players: deque[SocketLine] = deque()
        self.watchers: deque[SocketLine] = deque()
        self.is_due = False

    def add(self, line: SocketLine, client: Client) -> None:
        """Sends what waits for a client at the end of this turn of the event loop, or later."""
        (self.watchers if client.seat == WATCHER else self.players).append(line)
        self.send_soon()

    def send_soon(self) -> None:
        """Sends as soon as all that is ready now has been done."""
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        """Sends to all players, and to some of those who watch: there may be thousands."""
        self.is_due = False
        while self.players:
            self.players.popleft().flush()
        for _ in range(min(AT_ONCE, len(self.watchers))):
            self.watchers.popleft().flush()
        if self.watchers:
            self.send_soon()


class SocketLine:
    """A line to one WebSocket, from its handshake until one side closes it."""

    def __init__(self, transport: asyncio.Transport, outbox: Outbox) -> None:
        self.transport = transport
        self.outbox = outbox
        self.client: Client | None = None
        """The client for which messages wait, if any do."""
        self.is_full = False
        """Whether the other side has to read before it is sent more."""
        self.is_over = False
        """Whether nothing may follow, because we have closed the connection."""
        self.patience: asyncio.TimerHandle | None = None
        """Cuts off a client that reads too slowly."""
        self.empty: asyncio.Event | None = None
        """Set once nothing waits any more, if anyone asked."""

    def wake(self, client: Client) -> None:
        """Sends what waits when it is the turn of this line."""
        if self.client is None:
            self.client = client
            self.outbox.add(self, client)

    def flush(self) -> None:
        """Writes what waits, until the other side has to read before it gets more."""
        client = self.client
        if client is None:
            return
        if self.is_over or self.transport.is_closing():
            client.waiting.clear()
        while client.waiting and not self.is_full:
            self.transport.write(next_frames(client.waiting))
        if not client.waiting:
            self.end()
        elif self.patience is None:
            loop = asyncio.get_running_loop()
            self.patience = loop.call_later(SEND_TIMEOUT, client.cut_off)

    def end(self) -> None:
        """Nothing waits any more."""
        self.client = None
        if self.empty is not None:
            self.empty.set()

    def fill(self) -> None:
        """Sends nothing until the other side has read some of it."""
        self.is_full = True

    def drain(self) -> None:
        """Goes on, because the other side has read what it was sent."""
        self.is_full = False
        self.stop_patience()
        self.flush()

    def stop_patience(self) -> None:
        """Gives the client as much time as it wants."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def stop(self) -> None:
        """Sends nothing more."""
        self.stop_patience()
        self.end()

    async def sent(self) -> None:
        """Waits until the other side has read so much that nothing waits any more."""
        self.flush()
        if self.client is not None:
            self.empty = asyncio.Event()
            await self.empty.wait()
