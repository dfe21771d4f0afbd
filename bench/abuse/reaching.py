"""How everyone here reaches the server: requests and sockets, with cookies kept by hand.

The client for requests does as little as it can: it shares the machine it measures.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import connect

TIMEOUT = 10.0
"""Seconds after which something is taken not to be answered."""

MAX_HEAD = 64 * 1024

CONNECTION_ERRORS = (OSError, EOFError, TimeoutError)
"""How requests end that are not answered."""

Headers = list[tuple[str, str]]


class Response(NamedTuple):
    """What the server answers, and the cookie it gives to someone new."""

    status: int
    cookie: str
    body: bytes

    @property
    def granted(self) -> bool:
        """Whether the server did what was asked."""
        return self.status < 300

    def json(self) -> Any:
        """What the body says."""
        return msgspec.json.decode(self.body)


class Line(NamedTuple):
    """One connection, for one request after the other."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def ask(self, request: bytes) -> Response:
        """The answer to a request; EOFError if there is none."""
        self.writer.write(request)
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (one.partition(":") for one in lines)
        }
        body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        cookie = headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
        return Response(int(first.split()[1]), cookie, body)


class Way:
    """From one address to the server."""

    def __init__(self, port: int, address: str, *, keeps: bool) -> None:
        """Whether it `keeps` connections for the next request."""
        self.port = port
        self.address = address
        self.keeps = keeps
        self.idle: list[Line] = []

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        cookie: str = "",
        headers: Headers | None = None,
    ) -> Response:
        """What the server answers to a guest; one of CONNECTION_ERRORS if it does not."""
        content = b"" if body is None else msgspec.json.encode(body)
        said = [
            ("host", "127.0.0.1"),
            ("content-type", "application/json"),
            ("content-length", str(len(content))),
            *(headers or []),
            *cookie_header(cookie),
        ]
        head = "".join(f"{name}: {value}\r\n" for name, value in said)
        request = f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content
        async with asyncio.timeout(TIMEOUT):
            if self.idle:
                with suppress(*CONNECTION_ERRORS[:2]):  # the server has closed it meanwhile
                    return await self.ask_over(self.idle.pop(), request)
            return await self.ask_over(await self.open(), request)

    async def ask_over(self, line: Line, request: bytes) -> Response:
        """The answer over one connection, which is then kept or closed."""
        kept = False
        try:
            response = await line.ask(request)
            kept = self.keeps
        finally:
            if kept:
                self.idle.append(line)
            else:
                line.writer.close()
        return response

    async def open(self) -> Line:
        """A new connection."""
        return Line(
            *await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0), limit=MAX_HEAD
            )
        )

    def follow(
        self, match: str, *, cookie: str, seat: int = 0, headers: Headers | None = None
    ) -> connect:
        """A socket on a match."""
        return connect(
            f"ws://127.0.0.1:{self.port}/matches/{match}/live?seat={seat}",
            additional_headers=[*(headers or []), *cookie_header(cookie)],
            compression=None,
            open_timeout=TIMEOUT,
            close_timeout=1.0,
            ping_interval=None,
            proxy=None,
            local_addr=(self.address, 0),
        )


def cookie_header(cookie: str) -> Headers:
    """The header of a guest's cookie, if there is one."""
    return [("cookie", f"tavolino={cookie}")] if cookie else []


def new_id() -> str:
    """An id for a request or a command."""
    return secrets.token_hex(12)
