"""A WebSocket client that does as little as it can: it shares the machine it measures."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from itertools import count
from typing import cast

CLOSED_AT_ONCE = struct.pack("ii", 1, 0)
"""Lingers for no time: closing sends a reset and leaves no port waiting."""

FINAL = 0x80
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""A mask is demanded of clients, but not which one; this one changes nothing."""

ADDRESSES = (f"{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}" for n in count())
"""Everyone has an address of their own, as if behind a proxy: budgets count by address."""

Hear = Callable[[bytes], None]
Lost = Callable[[], None]


class Line(asyncio.Protocol):
    """One connection that follows a match as one seat.

    `hear` is called with each text that comes, `lost` once when no more will.
    """

    def __init__(self, path: str, token: str, hear: Hear, lost: Lost) -> None:
        self.path = path
        self.token = token
        self.address = f"10.{next(ADDRESSES)}"
        self.hear = hear
        self.lost = lost
        self.transport: asyncio.Transport | None = None
        self.is_open = False
        self.unread = b""

    async def connect(self, port: int) -> None:
        """Begins; OSError if no one listens there."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        made: socket.socket = transport.get_extra_info("socket")
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, CLOSED_AT_ONCE)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: bm9uY2Utbm9uY2UtMTIzNA==\r\n"
            f"X-Forwarded-For: {self.address}\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        if self.unread:
            data = self.unread + data
        if not self.is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.drop()
                return
            self.is_open = True
        self.unread = self.read(data)

    def read(self, data: bytes) -> bytes:
        """Takes in all frames that have come as a whole; the rest."""
        at, length = 0, len(data)
        while length - at >= 2:
            opcode, size = data[at] & 15, data[at + 1]
            begin = at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin], "big")
            if begin > length or begin + size > length:
                break
            at = begin + size
            self.take(opcode, data[begin:at])
        return data[at:]

    def take(self, opcode: int, content: bytes) -> None:
        """One frame. Those of the server are never in parts."""
        if opcode == TEXT:
            self.hear(content)
        elif opcode == PING:
            self.send(content, PONG)
        elif opcode == CLOSE:
            self.drop()

    def send(self, content: bytes, opcode: int = TEXT) -> None:
        """Sends one frame; no command is so long that its length takes more than two bytes."""
        if self.transport is None:
            return
        size = len(content)
        head = bytes((FINAL | opcode, FINAL | size)) if size < 126 else long_head(opcode, size)
        self.transport.write(head + NO_MASK + content)

    def drop(self) -> None:
        """Ends the connection without a word."""
        if self.transport is not None:
            self.transport.abort()


def long_head(opcode: int, size: int) -> bytes:
    """The head of a frame of more than 125 bytes."""
    return bytes((FINAL | opcode, FINAL | 126)) + size.to_bytes(2, "big")
