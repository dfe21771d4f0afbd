"""How bytes of a connection become requests and messages: uvicorn's ways, made stricter.

uvicorn takes other protocol classes, but says nothing of what is in its own. These depend on
`connection_made`, `connection_lost`, `handle_events`, `loop`, `conn`, `client`, `scope` and
`transport` of H11Protocol, and of WebSocketsSansIOProtocol on `handle_connect`,
`data_received`, `receive`, `read_paused`, `send_receive_event_to_app`, `handle_cont`,
`handle_ping`, `handle_pong`, `handle_parser_exception`, `send`, `handshake_initiated`,
`handshake_complete`, `close_sent`, `close_timeout`, `frames`, `curr_msg_data_type`, `conn`,
`scope` and `transport`. So `pyproject.toml` names the versions of uvicorn for which that is
known to hold.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from tavolino.server.door import Door
from tavolino.server.limits import Limits

MOST_UNREAD = 1024 * 1024
"""Bytes that may wait for a client that only sends pings."""

PART = 2048
"""Bytes of a socket that are read at a time: some dozen messages."""

GOODBYE = 3.0
"""Seconds in which the other side may answer a close."""

NUMBERS = count()

SMALL_TALK = Limits(rate=5, burst=100)
"""Pings, pongs and pieces of messages of one socket, which the application never sees."""

HEAD_SECONDS = 10.0
"""The first line and the headers of a request take no longer, since the last answer if any."""

BODY_SECONDS = 20.0
"""A body of the longest kind takes no longer, even over a bad line."""


class Streams(H11Protocol):
    """Ends connections whose requests are never finished.

    Lets the application end one at once whose other side does not read.
    """

    door: Door
    """Shared by all connections of a server."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.waits_for: Any = None
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins to wait for a request, unless too many wait already."""
        super().connection_made(transport)
        self.wait()
        number: int = transport.get_extra_info("socket").fileno()
        if not self.door.lets_in(self, self.client[0] if self.client else "", number):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no longer."""
        self.stop_waiting()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Tells the application how to end the connection, before it is called."""
        super().handle_events()
        if self.scope is not None:
            self.scope["extensions"] = {"tavolino.abort": {"abort": self.transport.abort}}
        self.wait()

    def wait(self) -> None:
        """Waits for the next part of a request, each for so long, however it trickles in."""
        part = self.conn.their_state
        if part is self.waits_for:
            return
        self.stop_waiting()
        # A WebSocket has been handed on to a protocol of its own.
        if part in {h11.IDLE, h11.SEND_BODY} and self.transport.get_protocol() is self:
            self.waits_for = part
            seconds = HEAD_SECONDS if part is h11.IDLE else BODY_SECONDS
            self.patience = self.loop.call_later(seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """What was waited for has come, or never will."""
        self.door.leave(self)
        self.waits_for = None
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


def streams_through(door: Door) -> type[Streams]:
    """Streams of a server with a door of its own."""
    return type("Streams", (Streams,), {"door": door})


class Sockets(WebSocketsSansIOProtocol):
    """The same for WebSockets. What clients do wrong ends their connection and no more."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.close_timeout = GOODBYE
        self.number = str(next(NUMBERS))
        self.unread = b""
        """What has come and was not taken in yet."""

    def handle_connect(self, event: Request) -> None:
        """Adds the way to end the connection to what the application knows."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"]["tavolino.abort"] = {"abort": self.transport.abort}

    def data_received(self, data: bytes) -> None:
        """Takes in bytes. Whoever speaks before being let in is no client."""
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()
            return
        if self.close_sent:
            self.hear_goodbye(data)
            return
        self.unread += data
        self.read_on()
        if not self.handshake_initiated:
            # The request could not be read, such as one with a very long path.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def hear_goodbye(self, data: bytes) -> None:
        """Takes in the other side's answer to a close, but nothing of who still sends much."""
        if self.unread or len(data) > PART:
            self.unread = data[:1]  # from here on nothing makes sense any more
        else:
            super().data_received(data)

    def read_on(self) -> None:
        """Takes in a part after the other, until there is a message for the application."""
        while self.unread and not self.read_paused and not self.transport.is_closing():
            part, self.unread = self.unread[:PART], self.unread[PART:]
            super().data_received(part)

    async def receive(self) -> Any:
        """The next message; what came after it is taken in once it is needed."""
        message = await super().receive()
        self.read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Hands a message on, unless it says it is text and is none."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers a ping, but not for ever if no one reads the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
        self.count_small_talk()

    def handle_pong(self, event: Frame) -> None:
        """Takes in a pong."""
        super().handle_pong(event)
        self.count_small_talk()

    def handle_cont(self, event: Frame) -> None:
        """Takes in the next piece of a message."""
        super().handle_cont(event)
        self.count_small_talk()

    def count_small_talk(self) -> None:
        """Ends the connection of who sends too much that the application never sees."""
        if not SMALL_TALK.allow(self.number):
            self.transport.abort()

    async def send(self, message: Any) -> None:
        """Sends. Being turned away is a way to end a handshake, too."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True


def is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
