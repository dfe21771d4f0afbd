"""Runs a server process until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from anyio.to_thread import current_default_thread_limiter
from starlette.applications import Starlette

from tavolino.games import descriptors
from tavolino.hosting.access.meter import Meter
from tavolino.hosting.machine import Machine
from tavolino.hosting.packs import newest_pack
from tavolino.hosting.services import Services
from tavolino.server.backends.choice import bus_of, no_other_server, open_store, store_of
from tavolino.server.hardening.connections import ConnectionLimiter, raise_file_limit
from tavolino.server.hardening.protocols import MAX_HEAD, protocols_with
from tavolino.server.http.app import create_app
from tavolino.server.process.logs import log_as_json
from tavolino.server.process.ports import bind_socket, report_port_errors, serve_metrics
from tavolino.server.process.processes import ProcessRunner
from tavolino.server.process.signals import finishes_before, handle_signals
from tavolino.server.process.telemetry import trace_to
from tavolino.server.process.watch import Watch
from tavolino.server.settings import Settings
from tavolino.words import languages
from tavolino.words.texts import texts

SWITCH_INTERVAL = 0.0005
"""Seconds after which another thread may run. The event loop has to wait for the threads that
read files and the database, or draw pictures, each time they are in the midst of something."""

FILE_THREADS = 2
"""Threads that read large files."""

MAX_FRAME = 16 * 1024
"""The most bytes of a WebSocket message. No command is longer."""

BACKLOG = 4096
"""The most connections that may wait to be accepted."""

SHUTDOWN_TIMEOUT = 5
"""Seconds for open requests to finish on shutdown."""

GARBAGE = (1_000, 5, 10_000)
"""After how many new objects the collector looks for cycles among them, after how many such
looks among somewhat older ones, and after how many of these among all. The first two are short:
connections leave cycles, and nobody waits long when hundreds end. Nearly everything else
is freed without it, and a look through a thousand matches takes a tenth of a second."""

Greet = Callable[[Settings], None]


class Server(uvicorn.Server):
    """uvicorn's server without its signal handlers."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Does nothing: uvicorn would handle signals only once it is serving."""
        yield


def serve(settings: Settings, greet: Greet) -> None:
    """Serves until SIGTERM or Ctrl-C, then disconnects clients and finishes open requests.

    Calls `greet` once people can connect. Raises BadSettings if they never can.
    """
    log_as_json()
    sys.setswitchinterval(SWITCH_INTERVAL)
    load_games()
    if settings.telemetry:
        trace_to(settings.telemetry)
    services = services_of(settings)
    app = create_app(services, settings)
    server = Server(config_for(app, services.meter, settings.trusted_hops, settings.rate))
    heard: list[int] = []
    with (
        bind_socket(settings.host, settings.port) as listening,
        serve_metrics(settings),
        no_other_server(settings),
        suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
    ):
        heard = runner.run(serve_in_loop(server, services, settings, listening, greet))
    if signal.SIGTERM in heard:
        signal.raise_signal(signal.SIGTERM)  # so that the exit status shows the signal


def load_games() -> None:
    """Imports all games and compiles their words.

    So a broken package is logged at once, and no request waits for any of it.
    """
    for game in descriptors().values():
        for language in languages():
            texts(game.words, language)


def services_of(settings: Settings) -> Services:
    """The services of a server process with these settings."""
    machine = Machine()
    return Services(
        store_of(settings, machine),
        bus_of(settings),
        machine,
        settings.secrets,
        ProcessRunner,
        asyncio.to_thread,
        rate=settings.rate,
        bots=settings.bots,
        expiry=settings.expiry,
        pack=newest_pack(settings.offline) if settings.offline else None,
    )


async def serve_in_loop(
    server: Server,
    services: Services,
    settings: Settings,
    listening: socket.socket,
    greet: Greet,
) -> list[int]:
    """Serves within an event loop. Returns the signals that ended it."""
    watch = Watch("server", services.bus, services.show, measure=services.measure)
    current_default_thread_limiter().total_tokens = FILE_THREADS

    async def start() -> None:
        await open_store(services.store, settings)
        with report_port_errors(settings.port):
            listening.listen(BACKLOG)
        greet(settings)
        await services.start()
        gc.freeze()  # what is there now stays
        gc.set_threshold(*GARBAGE)
        watch.start()

    with handle_signals() as signals:
        try:
            if await finishes_before(signals.stop, start()):
                running = asyncio.create_task(server.serve([listening]))
                await finishes_before(signals.stop, asyncio.wait([running]))
                draining = services.drain.disconnect_all(settings.drain)
                await finishes_before(signals.stop_now, draining)
                server.should_exit = True
                server.force_exit = signals.stop_now.is_set()
                await running
        finally:
            await watch.stop()
            await services.stop()
    return signals.heard


def config_for(
    app: Starlette, meter: Meter, trusted_hops: int = 0, rate: int = 0
) -> uvicorn.Config:
    """The uvicorn configuration for an application."""
    # Behind a proxy, all connections have the same address.
    limiter = ConnectionLimiter(raise_file_limit(), by_address=not trusted_hops, rate=rate)
    charge = None if trusted_hops else meter.charge_address
    streams, sockets = protocols_with(limiter, charge)
    return uvicorn.Config(
        app,
        http=streams,
        h11_max_incomplete_event_size=MAX_HEAD,
        ws=sockets,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `client_address` decides which addresses to trust
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        backlog=BACKLOG,
    )
