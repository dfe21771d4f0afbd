"""Live events over a WebSocket, which also takes commands, or as lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.conversation import Take, converse, pay, read_query
from tavolino.hosting.live.client import AwaitedLine, Client, Line
from tavolino.hosting.metrics import CLIENTS, CUT_OFF
from tavolino.server.http.identity import caller_of

KEEP_ALIVE_INTERVAL = 15.0
"""Seconds after which an idle stream sends a keep-alive."""


# -- WebSocket ---------------------------------------------------------------------------------


class SocketConnection:
    """A conversation's connection over a WebSocket."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.cut = cutter(socket.scope)
        own = socket.scope["extensions"].get("tavolino.line", {})
        self.line: Line = own.get("line") or AwaitedLine(self.send)
        self.offer_to: Callable[[Take], None] = own.get("offer_to", refuse_offers)

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


def refuse_offers(take: Take) -> None:
    """Offers nothing: another server of ASGI than ours passes all frames on."""


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
    """A response that continues until either side ends it, one JSON object per line."""

    media_type = "application/x-ndjson"

    def __init__(
        self, caller: Caller, match: str, seats: set[int], seat: int, after: int
    ) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"
        self.caller, self.services = caller, caller.services
        self.match, self.seats, self.seat, self.after = match, seats, seat, after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_part(message: bytes) -> None:
            # The response starts with the first message: until then it can still be refused.
            nonlocal begun
            if not begun:
                begun = True
                start = {"type": "http.response.start", "status": 200}
                await send({**start, "headers": self.raw_headers})
            line = message + b"\n"  # a keep-alive is an empty line
            await send({"type": "http.response.body", "body": line, "more_body": True})

        keys = self.caller.hashes()
        line = AwaitedLine(send_part)
        client = Client(self.seat, line, cutter(scope), self.seats, keys)
        over = asyncio.Event()
        with (
            pay(self.caller),
            CLIENTS.one_more("stream"),
            self.services.drain.register(over.set),
        ):
            try:
                missed = await self.services.hub.enter(self.match, client, self.after)
                self.services.budgets.charge("reading", self.caller.payer, missed)
                await until_over(receive, client, over)
            finally:
                await self.services.hub.leave(self.match, client)
        if begun:
            await send({"type": "http.response.body", "body": b""})


async def until_over(receive: Receive, client: Client, over: asyncio.Event) -> None:
    """Waits until either side ends the stream, and sends keep-alives meanwhile."""
    gone = asyncio.ensure_future(set_when_gone(receive, over))
    try:
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), KEEP_ALIVE_INTERVAL)
            client.tell(b"")
        await client.line.sent()
    finally:
        gone.cancel()


async def set_when_gone(receive: Receive, over: asyncio.Event) -> None:
    """Sets an event when the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass
    over.set()


async def live_lines(request: Request) -> Response:
    """Follows a match as one JSON object per line, for programs."""
    caller = caller_of(request)
    match = request.path_params["match"]
    seats, seat, after = await read_query(caller, match, request.query_params)
    return LiveStream(caller, match, seats, seat, after)
