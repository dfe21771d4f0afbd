"""Ports: where a process listens, for people and for Prometheus."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from threading import Thread

from prometheus_client import MetricsHandler

from tavolino.server.settings import BadSettings, Settings


@contextmanager
def having(port: int) -> Iterator[None]:
    """Turns what says that a port cannot be had into BadSettings."""
    try:
        yield
    except OSError as error:
        raise BadSettings(f"cannot listen on port {port}: {error.strerror}") from error


def bound(host: str, port: int) -> socket.socket:
    """A socket that has a port; no one can call before it listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with having(port):
        listening = socket.socket(family)
        try:
            if os.name == "posix":  # elsewhere it would let two servers have the same port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            listening.bind((host, port))
        except OSError:
            listening.close()
            raise
    return listening


@contextmanager
def serving_metrics(settings: Settings) -> Iterator[None]:
    """Tells Prometheus what was counted on a port of its own, if there is one."""
    if not settings.metrics_port:
        yield
        return
    place = (settings.host, settings.metrics_port)
    # Left to itself it would ask DNS for the name of this machine, and may wait for it long.
    server = ThreadingHTTPServer(place, MetricsHandler, bind_and_activate=False)
    server.socket.close()
    server.socket = bound(*place)
    server.server_activate()
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
