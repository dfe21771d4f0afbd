"""Ports of this machine: free ones, and whether someone listens."""

from __future__ import annotations

import secrets
import socket
from contextlib import suppress

PORTS = range(15_000, 30_000)
"""Below those that the system hands out: no client may take one before its server does."""


def free_port() -> int:
    """A port that no one has, at any address of this machine."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port


def is_open(port: int) -> bool:
    """Whether someone listens to a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
