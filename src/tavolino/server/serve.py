"""Serving: one process that listens, until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from starlette.applications import Starlette

from tavolino.server.logs import log_as_json
from tavolino.server.protocols import Sockets, Streams
from tavolino.server.services import Services
from tavolino.server.settings import BadSettings, Settings
from tavolino.server.telemetry import trace_to
from tavolino.server.web.app import create_app

MOST_FRAME = 16 * 1024
"""Bytes of one frame; no command is longer."""

BACKLOG = 4096
"""Connections that may wait to be taken."""

DRAIN = 5
"""Seconds in which what was begun may end."""


def serve(settings: Settings, greet: Callable[[Settings], None]) -> None:
    """Serves until SIGTERM or Ctrl-C: then nothing new is taken, and what was begun ends.

    Greets once people can come; BadSettings if they never can.
    """
    log_as_json()
    if settings.telemetry:
        trace_to(settings.telemetry)
    app = create_app(settings)
    services: Services = app.state.services
    server = uvicorn.Server(config_for(app))

    async def serving() -> None:
        # uvicorn starts the application, too, but could only log that its store is missing.
        await services.open()
        with having(settings.port):
            listening.listen(BACKLOG)
        greet(settings)
        await server.serve([listening])

    loop_factory = server.config.get_loop_factory()
    with (
        socket.socket() as listening,
        suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=loop_factory) as runner,
    ):
        bind(listening, settings)
        runner.run(serving())


def bind(listening: socket.socket, settings: Settings) -> None:
    """Takes the port for a socket; people cannot call before it listens."""
    if os.name == "posix":  # elsewhere it would let two servers have the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # The local network only if it was asked for.
    host = "0.0.0.0" if settings.lan else "127.0.0.1"  # noqa: S104
    with having(settings.port):
        listening.bind((host, settings.port))


@contextmanager
def having(port: int) -> Iterator[None]:
    """Turns what says that a port cannot be had into BadSettings."""
    try:
        yield
    except OSError as error:
        raise BadSettings(f"cannot listen on port {port}: {error.strerror}") from error


def config_for(app: Starlette) -> uvicorn.Config:
    """How an application is served."""
    return uvicorn.Config(
        app,
        http=Streams,
        ws=Sockets,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard decides whom to believe
        timeout_graceful_shutdown=DRAIN,
        backlog=BACKLOG,
    )
