"""Requests that are never finished keep no one else out."""

from __future__ import annotations

import os
import select
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from support.command_process import TAVOLINO, wait_for
from support.people_at_a_match import Table
from support.ports import free_port
from support.raw_socket import PING, PONG, RawSocket
from support.running_server import TIMEOUT, Served, served, until
from tavolino.server.hardening import connections, protocols

FILES = 256
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Wait"
POST = b"POST /matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def is_closed(half: socket.socket) -> bool:
    """Whether the other side has ended a connection on which it has said nothing."""
    readable, _, _ = select.select([half], [], [], 0)
    try:
        return bool(readable) and half.recv(65536) == b""
    except ConnectionError:
        return True


@contextmanager
def poor_server(folder: Path) -> Iterator[int]:
    """The port of a server that may open only a few files."""
    port = free_port()
    env = os.environ | {"XDG_DATA_HOME": str(folder)}
    words = f"ulimit -n {FILES}; exec {TAVOLINO} serve --bots 0 --port {port}"
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(["bash", "-c", words], env=env, stdout=log, stderr=log)
    try:
        wait_for(f"http://127.0.0.1:{port}")
        yield port
    finally:
        process.kill()
        process.wait()


def test_one_address_cannot_hold_all_files(tmp_path: Path) -> None:
    with poor_server(tmp_path) as port, ExitStack() as ends:
        half_sent = []
        for _ in range(300):
            half = ends.enter_context(socket.create_connection(("127.0.0.1", port)))
            half.sendall(HALF)
            half_sent.append(half)
        neighbour = httpx.HTTPTransport(local_address="127.1.0.1")
        with httpx.Client(transport=neighbour, timeout=TIMEOUT) as innocent:
            assert innocent.get(f"http://127.0.0.1:{port}/site").status_code == 200
        open_ones = [half for half in half_sent if not is_closed(half)]
        assert len(open_ones) <= connections.MAX_WAITING
        until(lambda: all(map(is_closed, open_ones)))


def test_a_server_that_runs_out_of_files_says_so(tmp_path: Path) -> None:
    with poor_server(tmp_path) as port, ExitStack() as ends:
        for k in range(300):  # each from an address of its own
            source = (f"127.2.0.{k % 250 + 1}", 0)
            half = socket.create_connection(("127.0.0.1", port), source_address=source)
            ends.enter_context(half).sendall(HALF)
        until(lambda: "files" in (tmp_path / "log").read_text())
        wait_for(f"http://127.0.0.1:{port}")
        assert (tmp_path / "log").read_text().count("files") == 1


# -- as long as it takes, and no longer ------------------------------------------------------


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that waits a second for what takes a moment."""
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 1.0)
    monkeypatch.setattr(protocols, "BODY_TIMEOUT", 1.0)
    with served(tmp_path) as server:
        yield server


@pytest.mark.parametrize(
    "parts",
    [
        [],
        [HALF],
        [b"GET /site HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", HALF],
        [b"GET /matches/x/live HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"],
        [POST + b"Content-Length: 9\r\n\r\n{"],
        [POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"],
    ],
)
def test_an_unfinished_request_is_ended(
    hasty: Served, parts: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with RawSocket(hasty) as raw:
        raw.socket.settimeout(TIMEOUT)
        for part in parts:
            raw.send(part)
            if part.endswith(b"\r\n\r\n"):
                assert raw.head()[0] == 200
        assert raw_end(raw)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def raw_end(raw: RawSocket) -> bool:
    """Waits for the end of a connection."""
    try:
        while raw.socket.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def test_a_request_that_comes_byte_by_byte_is_ended_too(hasty: Served) -> None:
    with RawSocket(hasty) as raw:
        raw.send(HALF)

        def is_over() -> bool:
            raw.send(b"x")
            return is_closed(raw.socket)

        until(is_over)


def test_who_follows_a_match_may_take_their_time(hasty: Served) -> None:
    table = Table(hasty)
    cookie = f"tavolino={table.ann.cookies['tavolino']}"
    with RawSocket(hasty) as raw, RawSocket(hasty) as stream:
        raw.upgrade(f"/matches/{table.match}/live", Cookie=cookie)
        assert raw.head()[0] == 101
        stream.request(f"GET /matches/{table.match}/stream", {"Cookie": cookie})
        assert stream.head()[0] == 200
        with RawSocket(hasty) as slow:
            assert raw_end(slow)  # two seconds' worth of waiting is over
        with RawSocket(hasty) as slow:
            assert raw_end(slow)
        raw.send_frame(PING, b"there?")
        while raw.next_frame() != (PONG, b"there?"):
            pass
        assert not is_closed(stream.socket)
