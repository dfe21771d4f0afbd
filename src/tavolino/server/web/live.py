"""Live events over a WebSocket, which also takes commands, as server-sent events or NDJSON."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from typing import ClassVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tavolino.server.budgets import FOR_A_PLACE
from tavolino.server.calls.caller import Caller
from tavolino.server.calls.errors import DENIALS, Denied, denied, malformed, too_fast
from tavolino.server.calls.matches import say_as, seen_as
from tavolino.server.calls.play import command_as
from tavolino.server.calls.values import Say
from tavolino.server.live.client import Client
from tavolino.server.match.commands import AnyCommand
from tavolino.server.match.messages import AnswerMessage, encode, refused
from tavolino.server.match.refusals import Refused
from tavolino.server.metrics import CLIENTS, CUT_OFF, LIMITED
from tavolino.server.web.identity import caller_of
from tavolino.server.web.routes import UNREADABLE

QUIET = 15.0
"""Seconds after which an idle stream sends a keep-alive."""

MOST_MALFORMED = 5
"""The number of invalid frames after which a socket is closed."""

LAST_EVENT = re.compile("[0-9]{1,9}")

CLOSED_BY_POLICY = 1008
TRY_AGAIN = 1013
COME_BACK = 1012


AnyFrame = AnyCommand | Say

decode_frame = msgspec.json.Decoder(AnyFrame).decode


async def wanted(connection: HTTPConnection, caller: Caller) -> tuple[str, set[int], int, int]:
    """The match to follow, the seats held, the one to follow it as, the last event seen."""
    match = connection.path_params["match"]
    caller.check_welcome()
    async with caller.services.hub.door:
        seats = await caller.seats(match)
    try:
        after = int(connection.query_params.get("after", "0"))
        seat = connection.query_params.get("seat")
        as_seat = seen_as(seats, None if seat is None else int(seat))
    except ValueError as error:
        raise malformed("after", "seat") from error
    return match, seats, as_seat, after


@contextmanager
def paid(caller: Caller) -> Iterator[None]:
    """Pays for a live connection. Raises Denied if the caller has exceeded a limit."""
    budgets = caller.services.budgets
    if budgets.is_full("live", caller.payer):
        LIMITED.labels("live").inc()
        raise too_fast(FOR_A_PLACE)
    wait = max(budgets.wait(kind, caller.payer) for kind in ("frame", "reading"))
    if wait:
        raise too_fast(wait)
    caller.spend("connect")
    with budgets.hold("live", caller.payer):
        yield


# -- WebSocket ---------------------------------------------------------------------------------


async def live_socket(socket: WebSocket) -> None:
    """Follows a match over a WebSocket: first missed events, then new ones, and commands."""
    caller = caller_of(socket)
    try:
        with paid(caller):
            await follow(socket, caller, *await wanted(socket, caller))
    except WebSocketDisconnect:
        pass
    except tuple(DENIALS) as error:
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await close_for(socket, error)


async def follow(
    socket: WebSocket, caller: Caller, match: str, seats: set[int], seat: int, after: int
) -> None:
    """Follows a match for someone who may."""
    parts = caller.services
    await socket.accept()

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode()})

    client = Client(seat, send, cutter(socket.scope), seats)

    def end() -> None:
        client.leave()
        parts.hub.start(close_for_now(socket))

    with CLIENTS.labels("socket").track_inprogress(), parts.leaving.calling(end):
        try:
            missed = await parts.hub.enter(match, client, after)
            parts.budgets.charge("reading", caller.payer, missed)
            await Conversation(socket, caller, match, seats, client).run()
        finally:
            await parts.hub.leave(match, client)


async def close_for(socket: WebSocket, error: Exception) -> None:
    """Closes a socket and names the reason, without details of the server."""
    reason = denied(error)
    passes = reason.status == HTTPStatus.SERVICE_UNAVAILABLE
    await socket.close(TRY_AGAIN if passes else CLOSED_BY_POLICY, reason.reason)


async def close_for_now(socket: WebSocket) -> None:
    """Closes a socket because this process stops, unless it is already closed."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(COME_BACK)


class Conversation:
    """The frames that someone sends over a socket, and the answers to them."""

    def __init__(
        self,
        socket: WebSocket,
        caller: Caller,
        match: str,
        seats: set[int],
        client: Client,
    ) -> None:
        self.socket = socket
        self.caller = caller
        self.parts = caller.services
        self.payer = caller.payer
        self.match = match
        self.seats = seats
        self.client = client

    async def run(self) -> None:
        """Answers frame after frame, until they come too fast or too many are invalid."""
        malformed = 0
        while malformed < MOST_MALFORMED:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.parts.budgets.spend("frame", self.payer):
                await self.socket.close(CLOSED_BY_POLICY, "too_fast")
                return
            self.caller.check_welcome()
            try:
                frame = decode_frame(message.get("text") or message.get("bytes") or b"")
            except UNREADABLE:
                malformed += 1
                self.tell_malformed()
                continue
            await self.answer(frame)
        if self.client.writer is not None:
            await asyncio.wait([self.client.writer])  # until every frame has been answered
        await self.socket.close(CLOSED_BY_POLICY, "malformed")

    async def answer(self, frame: AnyFrame) -> None:
        """Sends a phrase to everyone, or answers a command."""
        if isinstance(frame, Say):
            self.say(frame)
            waited = False
        else:
            answer = await command_as(self.parts, self.match, self.seats, frame, self.payer)
            self.client.tell(encode(answer))
            waited = answer.refused is None  # others ran while we waited for the store
        if not waited:
            await asyncio.sleep(0)  # let others run, however many frames are queued

    def say(self, wish: Say) -> None:
        """Says a phrase. One that exceeds the rate limit is dropped without an answer."""
        if self.parts.budgets.spend("command", self.payer):
            return
        try:
            say_as(self.parts, self.match, self.seats, wish)
        except Denied:
            self.tell_malformed()
        except Refused as refusal:
            self.client.tell(encode(refused("", refusal)))

    def tell_malformed(self) -> None:
        """Answers that a frame was not valid."""
        self.client.tell(encode(AnswerMessage(id="", refused="malformed")))


def cutter(scope: Scope) -> Callable[[], None]:
    """A function that closes a connection at once, even with unsent data."""

    def cut() -> None:
        CUT_OFF.inc()
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
            CLIENTS.labels("stream").track_inprogress(),
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
    match, seats, seat, after = await wanted(request, caller)
    last = request.headers.get("last-event-id", "")
    if LAST_EVENT.fullmatch(last):
        after = int(last)
    return LiveStream(caller, match, seats, seat, after, "sse")


async def live_lines(request: Request) -> Response:
    """Follows a match as one JSON object per line, for programs."""
    caller = caller_of(request)
    match, seats, seat, after = await wanted(request, caller)
    return LiveStream(caller, match, seats, seat, after, "ndjson")
