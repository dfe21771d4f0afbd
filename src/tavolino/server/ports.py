"""Ports: where a process listens, for people and for Prometheus."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from tavolino.server.settings import BadSettings, Settings


@contextmanager
def having(port: int) -> Iterator[None]:
    """Turns what says that a port cannot be had into BadSettings."""
    try:
        yield
    except OSError as error:
        raise BadSettings(f"cannot listen on port {port}: {error.strerror}") from error


def bound(settings: Settings) -> socket.socket:
    """A socket that has the port; people cannot call before it listens."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with having(settings.port):
        listening = socket.socket(family)
        try:
            if os.name == "posix":  # elsewhere it would let two servers have the same port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
            listening.bind((settings.host, settings.port))
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
    with having(settings.metrics_port):
        server, _ = start_http_server(settings.metrics_port, settings.host)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
