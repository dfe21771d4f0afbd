"""What connects people with servers: requests and WebSockets over ASGI, without a network.

Everything takes a moment on its way. Whatever is on its way when a server is killed is lost.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from simulator.loop import Owner, VirtualLoop, run_as

HOST = "localhost:8642"

MOMENT = 1e-6
"""Seconds between two messages, so that they arrive in order."""

Headers = dict[str, str]
Message = dict[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]


class Lost(Exception):
    """A connection is lost, or there never was one."""


class Response(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body, which is JSON."""
        return msgspec.json.decode(self.body)


class Wire:
    """The network between people and one process of a server, until that process ends."""

    def __init__(
        self,
        loop: VirtualLoop,
        owner: Owner,
        app: App,
        delay: Callable[[], float],
        stalled: Callable[[], float],
    ) -> None:
        """`delay` is how long something takes, `stalled` until when nothing gets through."""
        self.loop = loop
        self.owner = owner
        self.app = app
        self.delay = delay
        self.stalled = stalled
        self.is_listening = False
        self.connections: dict[Request | Socket, None] = {}

    def lose_all(self) -> None:
        """Loses all connections."""
        for connection in [*self.connections]:
            connection.lose()

    def scope(self, path: str, headers: Mapping[str, str], **more: object) -> dict[str, Any]:
        """The scope of an ASGI connection."""
        parts = urlsplit(path)
        named = [(b"host", HOST.encode())]
        named += [(name.encode(), value.encode()) for name, value in headers.items()]
        return {
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": named,
            "client": (headers.get("x-address", "192.0.2.1"), 50000),
            "server": ("127.0.0.1", 8642),
            **more,
        }


class Request:
    """A request and the future of its response."""

    def __init__(
        self, wire: Wire, method: str, path: str, headers: Mapping[str, str], body: bytes
    ) -> None:
        self.wire = wire
        self.body = body
        more = {"content-length": str(len(body)), "content-type": "application/json"}
        self.scope = wire.scope(
            path, {**headers, **more}, type="http", method=method, scheme="http"
        )
        self.response: asyncio.Future[Response] = wire.loop.create_future()
        self.status = 0
        self.headers: dict[str, str] = {}
        self.content = b""
        wire.connections[self] = None
        self.inside = run_as(wire.owner)
        wire.loop.at(wire.loop.now + wire.delay(), run_as(None), self.arrive)

    def arrive(self) -> None:
        """Arrives at the server, if there is one."""
        wire = self.wire
        if not wire.is_listening or not wire.owner.alive:
            self.lose()
        else:
            self.inside.run(wire.loop.create_task, self.serve())

    def lose(self) -> None:
        """Loses the connection."""
        self.wire.connections.pop(self, None)
        if not self.response.done():
            self.response.set_exception(Lost())
            self.response.exception()  # perhaps nobody waits for it any more

    async def serve(self) -> None:
        """Lets the server answer. This runs in its process."""
        await self.wire.app(self.scope, self.receive, self.send)

    async def receive(self) -> Message:
        """The body of the request, for the server."""
        body, self.body = self.body, b""
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(self, message: Message) -> None:
        """A part of the response, from the server."""
        wire = self.wire
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {
                name.decode().lower(): value.decode() for name, value in message["headers"]
            }
        else:
            self.content += message.get("body", b"")
            if not message.get("more_body"):
                at = max(wire.loop.now + wire.delay(), wire.stalled())
                wire.loop.at(at, run_as(None), self.finish)

    def finish(self) -> None:
        """The response has arrived."""
        self.wire.connections.pop(self, None)
        if not self.response.done():
            self.response.set_result(Response(self.status, self.headers, self.content))


class Socket:
    """A WebSocket, with both of its ends."""

    def __init__(
        self,
        wire: Wire,
        path: str,
        headers: Mapping[str, str],
        sent: Callable[[str], Message],
    ) -> None:
        """`sent` reads each message at the moment at which the server sends it."""
        self.wire = wire
        self.sent = sent
        self.abort = {"abort": self.lose}
        self.scope = wire.scope(
            path,
            headers,
            type="websocket",
            scheme="ws",
            subprotocols=[],
            extensions={
                "tavolino.abort": self.abort,
                "tavolino.line": {"offer_to": self.offer_to},
            },
        )
        self.take: Callable[[str], bool] | None = None
        self.to_server: deque[Message] = deque([{"type": "websocket.connect"}])
        self.arrived: deque[str] = deque()
        """What the process of the server has not read yet."""
        self.to_person: deque[Message] = deque()
        self.is_open = True
        """Whether the server has not closed it yet."""
        self.closed: tuple[int, str] | None = None
        """Code and reason, once the connection has ended."""
        self.last = 0.0
        """When the last message arrives."""
        self.server_waits: asyncio.Future[None] | None = None
        self.person_waits: asyncio.Future[None] | None = None
        wire.connections[self] = None
        self.inside = run_as(wire.owner)
        wire.loop.at(wire.loop.now + wire.delay(), run_as(None), self.arrive)

    def arrive(self) -> None:
        """Arrives at the server, if there is one."""
        wire = self.wire
        if not wire.is_listening or not wire.owner.alive:
            self.lose()
        else:
            self.inside.run(wire.loop.create_task, self.serve())

    # -- the server's end ----------------------------------------------------------------------

    async def serve(self) -> None:
        """Lets the server answer. This runs in its process."""
        try:
            with suppress(OSError):  # as a server of sockets does
                await self.wire.app(self.scope, self.receive, self.send)
        finally:
            if self.is_open and self.wire.owner.alive:
                self.end(1006, "")

    async def receive(self) -> Message:
        """The next message to the server."""
        while not self.to_server:
            if self.closed is not None:
                return {"type": "websocket.disconnect", "code": self.closed[0], "reason": ""}
            self.server_waits = self.wire.loop.create_future()
            await self.server_waits
        return self.to_server.popleft()

    async def send(self, message: Message) -> None:
        """A message from the server. It waits if nothing gets through to the person."""
        wire, kind = self.wire, message["type"]
        if self.closed is not None:
            raise OSError("the connection is lost")
        while wire.stalled() > wire.loop.now:
            await asyncio.sleep(wire.stalled() - wire.loop.now + 0.001)
            if self.closed is not None:
                raise OSError("the connection is lost")
        self.last = max(self.last + MOMENT, wire.loop.now + wire.delay())
        if kind == "websocket.send":
            said = self.sent(message["text"])
            wire.loop.at(self.last, run_as(None), self.deliver, said)
        elif kind != "websocket.accept":  # it is closed, or refused in HTTP
            self.is_open = False
            code, reason = message.get("code", 1006), message.get("reason") or ""
            wire.loop.at(self.last, run_as(None), self.end, code, reason)

    def offer_to(self, take: Callable[[str], bool]) -> None:
        """Offers each message first to someone who may take it."""
        self.take = take

    def is_taken(self, text: str) -> bool:
        """Whether the server takes a message at once, while its task waits for one."""
        waits = self.server_waits is not None and not self.server_waits.done()
        if self.take is None or not waits or self.to_server or self.closed is not None:
            return False
        return self.take(text)

    # -- the person's end ----------------------------------------------------------------------

    def deliver(self, message: Message) -> None:
        """A message has arrived at the person."""
        if self.closed is None:
            self.to_person.append(message)
            wake(self.person_waits)

    def end(self, code: int, reason: str) -> None:
        """The connection has ended."""
        if self.closed is None:
            self.closed = code, reason
            self.take = None
            self.wire.connections.pop(self, None)
            wake(self.person_waits)
            wake(self.server_waits)

    def lose(self) -> None:
        """Loses the connection, and what is on its way."""
        self.end(1006, "")

    def say(self, text: str) -> None:
        """Sends a message to the server."""
        wire = self.wire
        if self.closed is not None:
            raise Lost
        self.last = max(self.last + MOMENT, wire.loop.now + wire.delay())
        wire.loop.at(self.last, run_as(None), self.reach, text)

    def reach(self, text: str) -> None:
        """A message has arrived at the server."""
        self.arrived.append(text)
        self.inside.run(self.wire.loop.call_soon, self.read)

    def read(self) -> None:
        """The process of the server reads the next message that has arrived."""
        text = self.arrived.popleft()
        if not self.is_taken(text):
            self.to_server.append({"type": "websocket.receive", "text": text})
            wake(self.server_waits)

    async def hear(self) -> Message:
        """The next message to the person. Raises Lost once there are no more."""
        while not self.to_person:
            if self.closed is not None:
                raise Lost
            self.person_waits = self.wire.loop.create_future()
            await self.person_waits
        return self.to_person.popleft()


def wake(waiting: asyncio.Future[None] | None) -> None:
    """Wakes whoever waits."""
    if waiting is not None and not waiting.done():
        waiting.set_result(None)
