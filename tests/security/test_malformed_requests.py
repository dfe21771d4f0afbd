"""No one gets in by what is too long, malformed or sent in odd ways; each gets an answer."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.fresh_stores import DATABASE, query
from support.people_at_a_match import Table, is_refused
from support.raw_socket import BINARY, CLOSE, TEXT, RawSocket
from support.running_server import Served, new_id, served

JSON = {"content-type": "application/json"}
MAX_BODY = 64 * 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def table(server: Served, caplog: pytest.LogCaptureFixture) -> Iterator[Table]:
    """A table; whatever is done at it, the server must not stumble."""
    yield Table(server)
    server.client().get("/healthz")  # by then it has said what it had to say
    said = caplog.get_records("call")
    assert [record.getMessage() for record in said if record.levelno > logging.WARNING] == []


# -- bodies ----------------------------------------------------------------------------------


def places(table: Table) -> list[str]:
    """Where bodies can be sent to, by either kind of route."""
    at = f"/matches/{table.match}"
    return ["/matches", "/transfer", f"{at}/commands", f"{at}/join", f"{at}/phrases"]


def test_a_body_that_is_too_long_is_not_read(table: Table) -> None:
    for at in places(table):
        response = table.ann.post(at, content=b" " * (MAX_BODY + 1), headers=JSON)
        assert is_refused(response, 413, "too_long"), at
        response = table.ann.post(at, content=b" " * MAX_BODY, headers=JSON)
        assert response.status_code == 422, at


def test_a_body_that_does_not_say_its_length_is_not_read_for_ever(table: Table) -> None:
    for at in places(table):
        response = table.ann.post(at, content=iter([b" " * 10_000] * 7), headers=JSON)
        assert is_refused(response, 413, "too_long"), at


@pytest.mark.parametrize("length", ["-1", "1e3", "9" * 30, "+5", "0x10", "\xb2", "1, 2"])
def test_an_invalid_length_is_refused(table: Table, length: str) -> None:
    with RawSocket(table.server) as raw:
        raw.request("POST /matches", {**JSON, "Content-Length": length}, b"{}")
        assert raw.head()[0] in {400, 413}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x"]
)
def test_only_json_is_json(table: Table, kind: str) -> None:
    # A foreign page can send these without asking first.
    wish = json.dumps({"id": new_id(), "game": "anneaux", "names": ["Ann"]})
    headers = {"content-type": kind} if kind else {}
    response = table.ann.post("/matches", content=wish, headers=headers)
    assert is_refused(response, 415, "not_json")
    act = json.dumps(table.wish(table.to_move()))
    at = f"/matches/{table.match}/commands"
    assert is_refused(table.ann.post(at, content=act, headers=headers), 415, "not_json")
    assert table.number() == 2


DEEP = b'{"type":"act","id":' + b"[" * 15_000
ODD_BODIES = [
    b"",
    b"null",
    b"[]",
    b'"x"',
    b"{",
    b"\xff\xfe{}",
    b'{"a":NaN}',
    DEEP,
    b"[" * 60_000,
    b'{"id":"\\ud800","game":"anneaux","names":["\\ud800"]}',
    b'{"\\ud800":1,"id":"0123456789abcdef","game":"anneaux","names":[]}',
    b'{"id":"0123456789abcdef","game":"anneaux","names":[],"options":{"\\ud800":1}}',
    b'{"id":"0123456789abcdef","game":"anneaux","names":[],"options":{"limit":1e999}}',
    b'{"id":"0123456789abcdef","game":"anneaux","names":[],"options":{"limit":%s}}'
    % (b"9" * 4000),
    b'{"id":"0123456789abcdef","game":"anneaux","names":[],"options":{"limit":%s}}'
    % (b"9" * 6000),
    b'{"type":"act","id":"0123456789","number":3,"seat":0,"action":"\\ud800"}',
    b'{"type":"act","id":"0123456789","number":%s,"seat":0,"action":"x"}' % (b"9" * 6000),
    b'{"type":"act","type":"resign"}',
    b'{"type":"\xff"}',
    b'{"seat":0,"phrase":"\\u0000"}',
]


@pytest.mark.parametrize("body", ODD_BODIES, ids=range(len(ODD_BODIES)))
def test_an_odd_body_is_refused_in_words(table: Table, body: bytes) -> None:
    for at in places(table):
        response = table.ann.post(at, content=body, headers=JSON)
        assert response.status_code in {400, 403, 410, 422}, at
        problem = response.json()
        assert problem.keys() == {"reason", "sentence"}
        assert len(problem["sentence"]) <= 400


# -- frames ----------------------------------------------------------------------------------


def opened(table: Table) -> RawSocket:
    """A socket to the match, with all that it is told at first still to be read."""
    raw = RawSocket(table.server)
    cookie = f"tavolino={table.ann.cookies['tavolino']}"
    raw.upgrade(f"/matches/{table.match}/live?after=2", Cookie=cookie)
    assert raw.head()[0] == 101
    assert b'"state"' in raw.next_frame()[1]
    assert b'"present"' in raw.next_frame()[1]
    return raw


def test_a_frame_that_is_too_long_ends_the_connection(table: Table) -> None:
    for opcode in (TEXT, BINARY):
        with opened(table) as raw:
            raw.send_frame(opcode, b" " * (16 * 1024 + 1))
            [(closing, payload)] = raw.frames()
            assert (closing, payload[:2]) == (CLOSE, (1009).to_bytes(2))


def test_a_message_in_pieces_that_is_too_long_ends_the_connection(table: Table) -> None:
    with opened(table) as raw:
        raw.send_frame(TEXT, b" " * 10_000, flags=0)
        raw.send_frame(0, b" " * 10_000)
        [(closing, payload)] = raw.frames()
        assert (closing, payload[:2]) == (CLOSE, (1009).to_bytes(2))


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_frames_that_are_no_commands_are_answered_a_few_times(
    table: Table, opcode: int
) -> None:
    with opened(table) as raw:
        for content in (b"", b"{", DEEP, b"[1]", b'{"type":"act"}'):
            raw.send_frame(opcode, content)
        *answers, (closing, payload) = raw.frames()
        malformed = b'{"type":"answer","id":"","refused":"malformed"}'
        assert answers == [(TEXT, malformed)] * 5
        assert (closing, payload) == (CLOSE, (1008).to_bytes(2) + b"malformed")


def test_a_binary_frame_may_hold_a_command(table: Table) -> None:
    with opened(table) as raw:
        wish = json.dumps(table.wish(1)).encode()
        raw.send_frame(BINARY, wish)
        assert b'"refused":"not_your_seat"' in raw.next_frame()[1]


def test_text_that_is_not_utf8_ends_the_connection(table: Table) -> None:
    with opened(table) as raw:
        raw.send_frame(TEXT, b"\xff\xfe")
        raw.send_frame(TEXT, b"\xff\xfe")
        assert raw.frames() == [(CLOSE, (1007).to_bytes(2))]


def test_who_speaks_before_being_let_in_is_not_let_in(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived, gate = threading.Event(), threading.Event()

    async def held_up(*_: object) -> set[int]:
        arrived.set()
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return {0}

    monkeypatch.setattr(table.server.services.store, "held_seats", held_up)
    for early in (b"\x81\x02ab", b"\xff" * 30, b"\x81\x80\0\0\0\0", b"\x88\x80\0\0\0\0"):
        with RawSocket(table.server) as raw:
            arrived.clear()
            gate.clear()
            raw.upgrade(f"/matches/{table.match}/live", Authorization=f"Bearer {'A' * 22}")
            assert arrived.wait(5)
            raw.send(early)
            assert raw.frames() == []
            gate.set()


# -- paths -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/matches/../me/matches",
        "/matches/%2e%2e/me/matches",
        "/matches/..%2fme%2fmatches",
        "/matches/%2Fetc%2Fpasswd",
        "//matches",
        "/matches/",
        "/me/",
        "/MATCHES",
        "/matches/%00",
        "/matches/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00/live",
        "/matches/%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff%ff/stream",
        "/matches/aaaaaaaaaaaaaaaaaaaaa%0a/live",
        "/matches/aaaaaaaaaaaaaaaaaaaaaa%0a/record",
        "/matches/**********************/live",
        "/matches/.>....................../stream",
        "/matches/" + "a" * 10_000,
        "/matches/" + "a" * 10_000 + "/live",
        "/matches/aaaaaaaaaaaaaaaaaaaaaa/live",
        "/matches/aaaaaaaaaaaaaaaaaaaaaa/live?after=" + "9" * 6000,
        "/matches/aaaaaaaaaaaaaaaaaaaaaa/stream?after=" + "9" * 6000,
        "/games/..%2f..%2fetc/geometry",
        "/.git/config",
        "/docs",
        "/redoc",
    ],
)
def test_paths_lead_only_where_there_is_something(table: Table, path: str) -> None:
    cookie = f"tavolino={table.ann.cookies['tavolino']}"
    with RawSocket(table.server) as raw:
        raw.request(f"GET {path}", {"Cookie": cookie, "Connection": "close"})
        assert raw.head()[0] in {404, 422}
    with RawSocket(table.server) as raw:
        raw.upgrade(path, Cookie=cookie)
        status, _ = raw.head()
        assert status in {403, 414} or (status == 101 and raw.next_frame()[0] == CLOSE)


def test_postgres_is_not_asked_for_what_it_cannot_store(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    schema = f"test_{new_id()}"
    try:
        with served(tmp_path, database=DATABASE, schema=schema) as server:
            client = server.client("A" * 22)
            nul = "%00" * 22
            for what in ("", "/events", "/record", "/stream"):
                assert client.get(f"/matches/{nul}{what}").status_code in {404, 422}
            request = {"token": "\u0000" * 22}
            assert client.post("/transfer", json=request).status_code == 410
            table = Table(server)
            wish = {**table.wish(table.to_move()), "action": "\u0000"}
            player = (table.ann, table.ben)[table.to_move()]
            assert is_refused(table.ask(player, wish), 409, "not_an_action")
    finally:
        asyncio.run(query(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))
    assert [record.getMessage() for record in caplog.records] == []


# -- what every response says ------------------------------------------------------------------

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}


def test_every_response_says_how_to_treat_it(table: Table) -> None:
    at = f"/matches/{table.match}"
    responses = [
        table.ann.get("/games"),
        table.ann.get("/openapi.json"),
        table.ann.get("/healthz"),
        table.ann.get("/metrics"),
        table.ann.get(at),
        table.ann.get(f"{at}/record"),
        table.ann.get("/nowhere"),
        table.ann.put("/matches"),
        table.ann.request("BREW", "/matches"),
        table.ann.options("/matches"),
        table.ann.post("/matches", content=b"{", headers=JSON),
        table.ann.post("/matches", content=b" " * (MAX_BODY + 1), headers=JSON),
        table.ann.post("/matches", json={}, headers={"origin": "http://evil.example"}),
        table.ann.get("/games", headers={"host": "evil.example"}),
        table.eve.get(at),
        table.eve.delete("/me"),
    ]
    for response in responses:
        assert HEADERS.items() <= dict(response.headers).items(), response
        assert "server" not in response.headers
    assert len({response.status_code for response in responses}) >= 8


def test_a_socket_that_is_refused_says_so_too(table: Table) -> None:
    with RawSocket(table.server) as raw:
        raw.upgrade(f"/matches/{table.match}/live", Origin="http://evil.example")
        status, headers = raw.head()
        assert status == 403
        assert HEADERS.items() <= headers.items()


def test_a_failure_of_the_server_tells_nothing_of_it(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.client("A" * 22)

    async def fail(*_: object) -> None:
        raise ValueError("something secret")

    def failures() -> float:
        counted = 'tavolino_requests_total{method="GET",status="500"} '
        return float(client.get("/metrics").text.partition(counted)[2].split()[0])

    monkeypatch.setattr(server.services.store, "held_seats", fail)
    before = failures()
    for what in ("", "/record", "/stream"):
        response = client.get(f"/matches/{'x' * 22}{what}")
        assert is_refused(response, 500, "crashed")
        assert "secret" not in response.text
        assert HEADERS.items() <= dict(response.headers).items()
    assert failures() - before == 3
    assert len(caplog.records) == 3


def test_made_up_methods_are_not_counted_one_by_one(table: Table) -> None:
    for number in range(5):
        table.ann.request(f"BREW{number}", "/games")
    metrics = table.ann.get("/metrics").text
    assert "BREW" not in metrics
    assert 'method="other"' in metrics
