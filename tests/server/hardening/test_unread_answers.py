"""Answers that no one reads are not kept for long, and whoever asks too fast is cut off."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

from support.running_server import TIMEOUT, Served, served, until
from tavolino.hosting.access.budgets import BUDGETS, USUAL
from tavolino.server.hardening import protocols

ONE_GET = "GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that soon looks whether its answers are read, and grants an address little."""
    monkeypatch.setattr(protocols, "ANSWER_TIMEOUT", 0.5)
    with served(tmp_path, unsent=4096) as server:
        yield server


def is_open(connection: socket.socket) -> bool:
    """Whether the other side still has a connection of which nothing is read."""
    try:
        connection.send(b"x")
    except BlockingIOError:
        return True
    except OSError:
        return False
    return True


def connect(server: Served) -> socket.socket:
    """A connection with a small buffer that asks for more than fits into it."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect(("127.0.0.1", server.port))
    connection.sendall(ONE_GET.format(port=server.port).encode() * 20)
    connection.setblocking(False)
    return connection


def test_a_connection_that_reads_nothing_is_closed(hasty: Served) -> None:
    with ExitStack() as ends:
        deaf = [ends.enter_context(connect(hasty)) for _ in range(3)]
        time.sleep(0.2)
        assert all(map(is_open, deaf))
        until(lambda: not any(map(is_open, deaf)))


def test_a_slow_reader_gets_all_of_it(hasty: Served) -> None:
    with connect(hasty) as slow:
        slow.settimeout(TIMEOUT)
        got, end = b"", time.monotonic() + 3
        while time.monotonic() < end:  # six times as long as the server is patient
            got += slow.recv(4096)
            time.sleep(0.02)
        while got.count(b"HTTP/1.1 200") < 20:
            got += slow.recv(65536)


def test_a_flood_of_refusals_ends_the_connection(tmp_path: Path) -> None:
    enough = int(BUDGETS["request"].address.burst / USUAL) + protocols.MAX_REFUSALS + 20
    with served(tmp_path, rate=1) as server:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        refusals = 0
        for _ in range(enough):
            connection.request("GET", "/site")
            answer = connection.getresponse()
            answer.read()
            refusals = refusals + 1 if answer.status == 429 else 0
            ends = answer.headers["connection"] == "close"
            assert ends == (refusals == protocols.MAX_REFUSALS)
            if ends:
                return
        raise AssertionError("the connection goes on")
