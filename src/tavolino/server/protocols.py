"""How bytes of a connection become requests and messages: uvicorn's ways, made stricter.

uvicorn takes other protocol classes, but says nothing of what is in its own. These depend on
`handle_events`, `scope` and `transport` of H11Protocol, and of WebSocketsSansIOProtocol on
`handle_connect`, `data_received`, `send_receive_event_to_app`, `handle_ping`,
`handle_parser_exception`, `send`, `handshake_initiated`, `handshake_complete`, `close_sent`,
`frames`, `curr_msg_data_type`, `conn`, `scope` and `transport`. So `pyproject.toml` names the
versions of uvicorn for which that is known to hold.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

MOST_UNREAD = 1024 * 1024
"""Bytes that may wait for a client that only sends pings."""


class Streams(H11Protocol):
    """Lets the application end a connection at once whose other side does not read."""

    def handle_events(self) -> None:
        """Adds the way to do so to what the application knows, before it is called."""
        super().handle_events()
        if self.scope is not None:
            self.scope["extensions"] = {"tavolino.abort": {"abort": self.transport.abort}}


class Sockets(WebSocketsSansIOProtocol):
    """The same for WebSockets. What clients do wrong ends their connection and no more."""

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
        super().data_received(data)
        if not self.handshake_initiated:
            # The request could not be read, such as one with a very long path.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

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
