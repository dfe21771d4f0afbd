"""Serving: one process that listens, until it is told to stop."""

from __future__ import annotations

import socket

import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from tavolino.server.logs import log_as_json
from tavolino.server.settings import Settings
from tavolino.server.telemetry import trace_to
from tavolino.server.web.app import create_app

MOST_FRAME = 16 * 1024
"""Bytes of one frame; no command is longer."""

MOST_UNREAD = 1024 * 1024
"""Bytes that may wait for a client that only sends pings."""

DRAIN = 5
"""Seconds in which what was begun may end."""


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

    async def send(self, message: ASGISendEvent) -> None:
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


def serve(settings: Settings, host: str, port: int, bots: int) -> None:
    """Serves until SIGTERM or Ctrl-C: then nothing new is taken, and what was begun ends."""
    log_as_json()
    if settings.telemetry:
        trace_to(settings.telemetry)
    uvicorn.Server(config_for(create_app(settings, bots), host, port)).run()


def config_for(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How an application is served."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Streams,
        ws=Sockets,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard decides whom to believe
        timeout_graceful_shutdown=DRAIN,
        backlog=4096,
    )


def lan_address() -> str:
    """The address of this machine in its local network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
