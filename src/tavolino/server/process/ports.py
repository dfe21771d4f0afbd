"""The ports on which a process listens, for people and for Prometheus."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from threading import Thread

from tavolino.server.http.exposition import Handler
from tavolino.server.settings import BadSettings, Settings


@contextmanager
def report_port_errors(port: int) -> Iterator[None]:
    """Turns errors about a port that is not available into BadSettings."""
    try:
        yield
    except OSError as error:
        raise BadSettings(f"cannot listen on port {port}: {error.strerror}") from error


def bind_socket(host: str, port: int) -> socket.socket:
    """A socket bound to a port. No one can connect before it listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with report_port_errors(port):
        listening = socket.socket(family)
        try:
            if os.name == "posix":  # elsewhere it would let two servers share a port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            listening.bind((host, port))
        except OSError:
            listening.close()
            raise
    return listening


@contextmanager
def serve_metrics(settings: Settings) -> Iterator[None]:
    """Serves metrics on their own port within the block, if one is set."""
    if not settings.metrics_port:
        yield
        return
    place = (settings.host, settings.metrics_port)
    # Binding by itself, it would look up this machine's name in DNS, which may take long.
    server = ThreadingHTTPServer(place, Handler, bind_and_activate=False)
    server.socket.close()
    server.socket = bind_socket(*place)
    server.server_activate()
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
