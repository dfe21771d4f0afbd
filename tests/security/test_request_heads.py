"""No one gets in by a head that two can read in different ways, never ends, or unpacks."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from support.people_at_a_match import Table
from support.raw_socket import PONG, RawSocket
from support.running_server import Served, new_id, served, until
from tavolino.hosting.access.budgets import Payer

CHUNKED = ("Transfer-Encoding", "chunked")
END = b"0\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def head(server: Served, line: str, *headers: tuple[str, str]) -> bytes:
    """A head, with the same header several times if need be."""
    own = ("Host", f"127.0.0.1:{server.port}")
    lines = [f"{line} HTTP/1.1", *(f"{name}: {value}" for name, value in (own, *headers))]
    return "\r\n".join([*lines, "", ""]).encode()


def read_answer(raw: RawSocket) -> bytes:
    """All that is answered until the other side closes the connection."""
    answer = b""
    try:
        while part := raw.socket.recv(65536):
            answer += part
    except ConnectionResetError:  # it did not read all that was sent
        pass
    return answer


AMBIGUOUS = {
    "two kinds of length": [("Content-Length", "5"), CHUNKED],
    "two kinds in the other order": [CHUNKED, ("Content-Length", "5")],
    "two lengths": [("Content-Length", "5"), ("Content-Length", "6")],
    "an encoding that is none": [("Transfer-Encoding", "xchunked")],
    "an encoding in an encoding": [("Transfer-Encoding", "gzip, chunked")],
    "a space before the colon": [("Transfer-Encoding ", "chunked")],
    "two hosts": [("Content-Length", "5"), ("Host", "evil.example")],
}


@pytest.mark.parametrize("kind", AMBIGUOUS)
def test_no_request_hides_in_another(server: Served, kind: str) -> None:
    # A proxy that reads the first request in another way would not see the second, or give its
    # answer to someone else.
    hidden = head(server, "GET /games")
    with RawSocket(server) as raw:
        raw.send(head(server, "POST /matches", *AMBIGUOUS[kind]) + END + hidden)
        answer = read_answer(raw)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def test_a_request_in_chunks_is_a_request(server: Served) -> None:
    last = head(server, "GET /healthz", ("Connection", "close"))
    with RawSocket(server) as raw:
        raw.send(head(server, "POST /matches", CHUNKED) + END + last)
        answer = read_answer(raw)
    assert answer.startswith(b"HTTP/1.1 415 ")
    assert answer.count(b"HTTP/1.1 200 ") == 1


@pytest.mark.parametrize("part", ["X: a\r\n", "a"])
def test_a_head_without_an_end_is_not_kept(server: Served, part: str) -> None:
    begun = head(server, "GET /games").removesuffix(b"\r\n") + b"X: "
    with RawSocket(server) as raw:
        raw.send(begun + part.encode() * (1_000_000 // len(part)))
        assert read_answer(raw).startswith(b"HTTP/1.1 400 ")


def test_a_body_is_not_unpacked(server: Served) -> None:
    wish = json.dumps({"id": new_id(), "game": "anneaux", "names": ["Ann"]}).encode()
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    client = server.client()
    assert client.post("/matches", content=wish, headers=headers).status_code == 201
    packed = gzip.compress(wish + b" " * 10_000_000)
    assert len(packed) < 64 * 1024
    assert client.post("/matches", content=packed, headers=headers).status_code == 422


def test_frames_are_not_unpacked(server: Served) -> None:
    table = Table(server)
    cookie = f"tavolino={table.ann.cookies['tavolino']}"
    with RawSocket(server) as raw:
        path = f"/matches/{table.match}/live"
        raw.upgrade(path, Cookie=cookie, Sec_WebSocket_Extensions="permessage-deflate")
        status, headers = raw.head()
        assert status == 101
        assert "sec-websocket-extensions" not in headers
        # A frame that says it is compressed breaks the protocol, and ends the connection.
        raw.send_frame(1, b"\x00" * 10, flags=0xC0)
        opcode, payload = [frame for frame in raw.frames() if frame[0] != 1][-1]
        assert (opcode, payload[:2]) == (8, (1002).to_bytes(2))


def test_long_heads_are_paid_for(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[float] = []
    monkeypatch.setattr(
        server.services.meter, "count", lambda _, took, __: charged.append(took)
    )

    def price(lines: int) -> float:
        charged.clear()
        with RawSocket(server) as raw:
            raw.send(head(server, "GET /site", *([("X-Long", "y")] * lines)))
            assert raw.head()[0] == 200
        return sum(charged)

    price(1)  # what is done only once
    assert min(price(900) for _ in range(5)) > 2 * min(price(1) for _ in range(5))


def test_connections_and_frames_are_paid_for_by_their_address(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(server)
    cookie = f"tavolino={table.ann.cookies['tavolino']}"
    charged: list[float] = []

    def note(lane: Payer, took: float, _: float) -> None:
        if not lane.guest:  # the steps of a request are paid for by whoever plays
            charged.append(took)

    monkeypatch.setattr(server.services.meter, "count", note)
    with RawSocket(server) as raw:
        until(lambda: sum(charged) > 0)
        raw.upgrade(f"/matches/{table.match}/live", Cookie=cookie)
        assert raw.head()[0] == 101
        raw.next_frame()
        charged.clear()
        raw.send_frame(PONG)  # the application never hears of it
        until(lambda: sum(charged) > 0)


def test_a_head_that_is_longer_than_any_browser_sends_is_refused(server: Served) -> None:
    with RawSocket(server) as raw:
        raw.send(head(server, "GET /site", *([("X-Long", "y" * 60)] * 900)))
        assert raw.head()[0] == 400
