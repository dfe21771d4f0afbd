"""Live events over a WebSocket, which also takes commands, as server-sent events or NDJSON."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolino.server.calls.caller import Caller
from tavolino.server.calls.conversation import converse, paid, wanted
from tavolino.server.live.client import Client
from tavolino.server.metrics import CLIENTS, CUT_OFF
from tavolino.server.web.identity import caller_of

QUIET = 15.0
"""Seconds after which an idle stream sends a keep-alive."""

LAST_EVENT = re.compile("[0-9]{1,9}")


# -- WebSocket ---------------------------------------------------------------------------------


class SocketConnection:
    """A conversation's connection over a WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.cut = cutter(socket.scope)

    async def accept(self) -> None:
        """Accepts the socket."""
        await self.socket.accept()

    async def receive(self) -> str | bytes | None:
        """The next frame; None if the other side has closed the socket."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or message.get("bytes") or b""

    async def send(self, message: bytes) -> None:
        """Sends a message."""
        await self.socket.send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int, reason: str = "") -> None:
        """Closes the socket, once it is accepted: only then can it give a reason."""
        if self.socket.application_state is WebSocketState.CONNECTING:
            await self.socket.accept()
        with suppress(WebSocketDisconnect, RuntimeError):  # it may be closed already
            await self.socket.close(code, reason)


async def live_socket(socket: WebSocket) -> None:
    """Follows a match over a WebSocket: first missed events, then new ones, and commands."""
    match = socket.path_params["match"]
    with suppress(WebSocketDisconnect):
        caller = caller_of(socket)
        await converse(SocketConnection(socket), caller, match, socket.query_params)


def cutter(scope: Scope) -> Callable[[], None]:
    """A function that closes a connection at once, even with unsent data."""

    def cut() -> None:
        CUT_OFF.add()
        scope["extensions"]["tavolino.abort"]["abort"]()

    return cut


# -- streams over HTTP -------------------------------------------------------------------------


class LiveStream(Response):
    """A response that continues until either side ends it."""

    media_types: ClassVar = {"sse": "text/event-stream", "ndjson": "application/x-ndjson"}

    def __init__(
        self, caller: Caller, match: str, seats: set[int], seat: int, after: int, form: str
    ) -> None:
        super().__init__(media_type=self.media_types[form])
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"
        self.caller, self.parts = caller, caller.services
        self.match, self.seats, self.seat, self.after = match, seats, seat, after
        self.framed = sse_frame if form == "sse" else line_frame

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_part(message: bytes) -> None:
            # The response starts with the first message: until then it can still be refused.
            nonlocal begun
            if not begun:
                begun = True
                start = {"type": "http.response.start", "status": 200}
                await send({**start, "headers": self.raw_headers})
            body = self.framed(message)
            await send({"type": "http.response.body", "body": body, "more_body": True})

        client = Client(self.seat, send_part, cutter(scope), self.seats)
        over = asyncio.Event()
        with (
            paid(self.caller),
            CLIENTS.one_more("stream"),
            self.parts.leaving.calling(over.set),
        ):
            try:
                missed = await self.parts.hub.enter(self.match, client, self.after)
                self.parts.budgets.charge("reading", self.caller.payer, missed)
                await until_over(receive, client, over)
            finally:
                await self.parts.hub.leave(self.match, client)
        if begun:
            await send({"type": "http.response.body", "body": b""})


async def until_over(receive: Receive, client: Client, over: asyncio.Event) -> None:
    """Waits until either side ends the stream, and sends keep-alives meanwhile."""
    gone = asyncio.ensure_future(set_when_gone(receive, over))
    try:
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), QUIET)
            client.tell(b"")
        if client.writer is not None:
            await asyncio.wait([client.writer])  # until all messages have been sent
    finally:
        gone.cancel()


async def set_when_gone(receive: Receive, over: asyncio.Event) -> None:
    """Sets an event when the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
    over.set()


def sse_frame(message: bytes) -> bytes:
    """A message as a server-sent event. An empty message, a keep-alive, becomes a comment."""
    if not message:
        return b": still here\n\n"
    tell = msgspec.json.decode(message)
    number = tell.get("number") if tell["tell"] in {"event", "state"} else None
    head = b"" if number is None else b"id: %d\n" % number
    return head + b"data: " + message + b"\n\n"


def line_frame(message: bytes) -> bytes:
    """A message as one line. An empty message, a keep-alive, becomes an empty line."""
    return message + b"\n"


async def live_events(request: Request) -> Response:
    """Follows a match by server-sent events. A browser that reconnects names the last one."""
    caller = caller_of(request)
    match = request.path_params["match"]
    seats, seat, after = await wanted(caller, match, request.query_params)
    last = request.headers.get("last-event-id", "")
    if LAST_EVENT.fullmatch(last):
        after = int(last)
    return LiveStream(caller, match, seats, seat, after, "sse")


async def live_lines(request: Request) -> Response:
    """Follows a match as one JSON object per line, for programs."""
    caller = caller_of(request)
    match = request.path_params["match"]
    seats, seat, after = await wanted(caller, match, request.query_params)
    return LiveStream(caller, match, seats, seat, after, "ndjson")
