"""uvicorn's HTTP and WebSocket protocols with stricter limits.

uvicorn accepts other protocol classes, but does not document its own. These depend on
`connection_made`, `connection_lost`, `data_received`, `handle_events`, `resume_writing`,
`loop`, `conn`, `client`, `scope` and `transport` of H11Protocol, and of
WebSocketsSansIOProtocol on `connection_made`, `connection_lost`, `pause_writing`,
`resume_writing`, `handle_connect`, `data_received`, `receive`, `read_paused`,
`send_receive_event_to_app`, `handle_cont`, `handle_ping`, `handle_pong`,
`handle_parser_exception`, `send`, `handshake_initiated`, `handshake_complete`, `close_sent`,
`close_timeout`, `frames`, `curr_msg_data_type`, `conn`, `queue`, `scope` and `transport`. So
`pyproject.toml` names the versions of uvicorn that are known to have them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from time import monotonic, thread_time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from tavolino.hosting.access.limits import Limits
from tavolino.server.hardening.connections import ConnectionLimiter
from tavolino.server.hardening.lines import Outbox, SocketLine

MAX_UNREAD = 1024 * 1024
"""The most unsent bytes for a client that sends pings without reading the answers."""

PART = 2048
"""Bytes of a WebSocket that are parsed at a time: a few dozen messages."""

CLOSE_TIMEOUT = 3.0
"""Seconds that the client has to answer a close frame."""

NUMBERS = count()

SMALL_TALK = Limits(rate=5, burst=100, clock=monotonic)
"""The limit for one socket's pings, pongs and fragments, which the application never sees."""

HEAD_TIMEOUT = 10.0
"""How long a client may take to send the head of a request, counted from the last response."""

BODY_TIMEOUT = 20.0
"""How long a client may take to send a body: enough for the longest on a slow line."""


MAX_HEAD = 16 * 1024
"""About the most bytes of the head of a request. Browsers send a few hundred."""

ANSWER_TIMEOUT = 15.0
"""How long a client may read nothing of what it is sent. It is closed within twice as long."""

MAX_UNSENT = 16 * 1024
"""The most bytes that wait to be sent before an answer is held back."""

MAX_REFUSALS = 10
"""How often in a row a connection may ask too fast before it is closed."""

Charge = Callable[[str, float], None]
"""Charges an address for seconds of a processor."""


class Streams(H11Protocol):
    """HTTP connections that end if a request never does, or if its answer is not read.

    The application can also abort a connection whose client does not read.
    """

    limiter: ConnectionLimiter
    """Shared by all connections of a server."""
    charge: Charge | None
    """Charges for the parsing of requests, if the address is known."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.waits_for: Any = None
        self.timeout: asyncio.TimerHandle | None = None
        self.refusals = 0
        """How often in a row it has asked too fast."""
        self.was_read = False
        """Whether the client has read most of what was sent since the last look."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts to wait for a request, unless the limiter rejects the connection."""
        begun = thread_time()
        super().connection_made(transport)
        self.wait()
        transport.set_write_buffer_limits(MAX_UNSENT)
        number: int = transport.get_extra_info("socket").fileno()
        if not self.limiter.admit(transport, self.address(), number):
            transport.abort()
            return
        self.loop.call_later(ANSWER_TIMEOUT, self.watch, 0)
        self.pay(thread_time() - begun)

    def pay(self, seconds: float) -> None:
        """Charges the address for work outside of any request."""
        if self.charge is not None:
            self.charge(self.address(), seconds)

    def address(self) -> str:
        """The address of the other side; empty if it has none."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops waiting."""
        self.stop_waiting()
        self.limiter.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses what has arrived, at the price of the time that this takes."""
        begun = thread_time()
        # A head that is complete at once would be parsed however long it is.
        for first in range(0, len(data), MAX_HEAD):
            if not self.transport.is_closing():
                super().data_received(data[first : first + MAX_HEAD])
        self.pay(thread_time() - begun)

    def resume_writing(self) -> None:
        """Goes on with an answer, because the client has read most of what was sent."""
        self.was_read = True
        super().resume_writing()

    def watch(self, unread: int) -> None:
        """Aborts a connection whose client has read nothing since the last look.

        After an upgrade, it goes on to watch the WebSocket.
        """
        now = self.transport.get_write_buffer_size()
        if now and now >= unread > 0 and not self.was_read:
            self.transport.abort()
        elif now or not self.transport.is_closing():
            self.was_read = False
            self.loop.call_later(ANSWER_TIMEOUT, self.watch, now)

    def count_refusal(self, *, refused: bool) -> bool:
        """Counts requests in a row that came too fast. Returns whether these were too many."""
        self.refusals = self.refusals + 1 if refused else 0
        return self.refusals >= MAX_REFUSALS

    def handle_events(self) -> None:
        """Adds the abort function to the scope before the application gets it."""
        super().handle_events()
        if self.scope is not None:
            self.scope["extensions"] = {
                "tavolino.abort": {"abort": self.transport.abort},
                "tavolino.refusals": {"count": self.count_refusal},
            }
        self.wait()

    def wait(self) -> None:
        """Starts the timeout for the next part of a request, however slowly it arrives."""
        part = self.conn.their_state
        if part is self.waits_for:
            return
        self.stop_waiting()
        # After an upgrade, the WebSocket protocol has taken over the connection.
        if part in {h11.IDLE, h11.SEND_BODY} and self.transport.get_protocol() is self:
            self.waits_for = part
            seconds = HEAD_TIMEOUT if part is h11.IDLE else BODY_TIMEOUT
            self.timeout = self.loop.call_later(seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """Cancels the timeout because the part has arrived or the connection is lost."""
        self.limiter.release(self.transport)
        self.waits_for = None
        if self.timeout is not None:
            self.timeout.cancel()
            self.timeout = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSocket connections. A client that misbehaves only loses its own connection."""

    limiter: ConnectionLimiter
    charge: Charge | None
    """Charges for the parsing of frames, if the address is known."""
    outbox: Outbox

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.close_timeout = CLOSE_TIMEOUT
        self.number = str(next(NUMBERS))
        self.unread = b""
        """Bytes that have arrived but have not been parsed yet."""
        self.take: Callable[[bytes], bool] = leave
        self.is_waiting = False
        """Whether the application waits for a message."""
        self.taking = 0.0
        """Seconds of the bytes at hand for which the guest who sent them has paid."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Makes the line to the other side."""
        super().connection_made(transport)
        self.line = SocketLine(self.transport, self.outbox)

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets the address open another one."""
        self.limiter.leave(self.transport)
        self.line.stop()
        self.take = leave
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Sends nothing until the other side has read some of it."""
        super().pause_writing()
        self.line.fill()

    def resume_writing(self) -> None:
        """Goes on to send."""
        super().resume_writing()
        self.line.drain()

    def handle_connect(self, event: Request) -> None:
        """Adds the line and the abort function to the scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["tavolino.abort"] = {"abort": self.transport.abort}
            extensions["tavolino.line"] = {"line": self.line, "offer_to": self.offer_to}

    def offer_to(self, take: Callable[[bytes], bool]) -> None:
        """Offers each message first to someone who may take it without the application."""
        self.take = take

    def data_received(self, data: bytes) -> None:
        """Receives bytes. A client that sends before the handshake is done is disconnected."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
            return
        begun, self.taking = thread_time(), 0.0
        self.read(data)
        if self.charge is not None:
            address = self.client[0] if self.client else ""
            self.charge(address, thread_time() - begun - self.taking)

    def read(self, data: bytes) -> None:
        """Parses what has arrived, as much of it as is needed."""
        if self.close_sent:
            self.hear_goodbye(data)
            return
        self.unread += data
        self.read_on()
        if not self.handshake_initiated:
            # The request was not valid, for instance because its path was too long.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def hear_goodbye(self, data: bytes) -> None:
        """Reads the answer to a close frame. Clients that keep sending are ignored."""
        if self.unread or len(data) > PART:
            self.unread = data[:1]  # from here on the data cannot be parsed any more
        else:
            super().data_received(data)

    def read_on(self) -> None:
        """Parses part after part until there is a message for the application."""
        while self.unread and not self.read_paused and not self.transport.is_closing():
            part, self.unread = self.unread[:PART], self.unread[PART:]
            super().data_received(part)

    async def receive(self) -> Any:
        """The next message. Later bytes are parsed only when they are needed."""
        self.is_waiting = True
        message = await super().receive()
        self.is_waiting = False
        self.read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Passes a message on, unless it is marked as text but is not valid UTF-8."""
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text" and not is_text(message):
            if not self.close_sent:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        elif not self.is_taken(message):
            self.frames = [message]
            super().send_receive_event_to_app()

    def is_taken(self, message: bytes) -> bool:
        """Whether someone takes a message for which the application need not be woken."""
        if self.close_sent or not self.is_waiting or not self.queue.empty():
            return False
        begun = thread_time()
        is_taken = self.take(message)
        self.taking += thread_time() - begun
        return is_taken

    def handle_ping(self) -> None:
        """Answers a ping. A client that does not read the answers is disconnected."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()
        self.count_small_talk()

    def handle_pong(self, event: Frame) -> None:
        """Receives a pong."""
        super().handle_pong(event)
        self.count_small_talk()

    def handle_cont(self, event: Frame) -> None:
        """Receives the next fragment of a message."""
        super().handle_cont(event)
        self.count_small_talk()

    def count_small_talk(self) -> None:
        """Disconnects a client that sends too many control frames and fragments."""
        if not SMALL_TALK.allow(self.number):
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Sends a message. A rejected connection also counts as a completed handshake."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True
            self.line.is_over = True


def protocols_with(
    limiter: ConnectionLimiter, charge: Charge | None
) -> tuple[type[Streams], type[Sockets]]:
    """Subclasses of both that use this limiter, and charge for parsing in this way."""
    shared = {"limiter": limiter, "charge": None if charge is None else staticmethod(charge)}
    sending = shared | {"outbox": Outbox()}
    return type("Streams", (Streams,), shared), type("Sockets", (Sockets,), sending)


def leave(message: bytes) -> bool:
    """Leaves a message to the application."""
    return False


def is_text(data: bytes) -> bool:
    """Whether bytes are valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
