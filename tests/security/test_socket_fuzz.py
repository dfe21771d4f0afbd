"""Whatever comes over a WebSocket: the server answers or ends it, and no one else notices."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.prepared_matches import match_id, plant, token_of
from support.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, RawSocket, frame
from support.running_server import TIMEOUT, Served, served
from tavolino import Match

# The same examples every time: what fails once is to fail always.
some = settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MATCH = match_id("fuzz")


class Complaints(logging.Handler):
    """Whatever the server complains about as its own fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Bystander:
    """The other player, whom none of this concerns."""

    def __init__(self, playing: ClientConnection) -> None:
        self.socket = playing
        self.asked = 0

    def is_well(self) -> bool:
        """Whether a command of theirs is answered soon."""
        self.asked += 1
        command = f"bystander-{self.asked}"
        self.socket.send(json.dumps(wish(id=command, seat=1, number=10**6)))
        answer = ""
        while command not in answer:
            answer = str(self.socket.recv(timeout=TIMEOUT))
        return '"ahead"' in answer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        plant(running, MATCH, Match.new("triominos", 3, 1))
        yield running


@pytest.fixture(scope="module")
def bystander(server: Served) -> Iterator[Bystander]:
    with following(server, seat=1) as playing:
        yield Bystander(playing)


@pytest.fixture(autouse=True, scope="module")
def complaints() -> Iterator[Complaints]:
    """Fails if the server complained of anything."""
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    assert handler.said == []


@contextmanager
def following(server: Served, seat: int) -> Iterator[ClientConnection]:
    """A socket as it should be."""
    header = {"Authorization": f"Bearer {token_of(seat)}"}
    address = server.socket_address(MATCH, after=10**6)
    with connect(address, additional_headers=header, proxy=None, ping_interval=None) as playing:
        while '"present"' not in str(playing.recv(timeout=TIMEOUT)):
            pass
        yield playing


def wish(**parts: Any) -> dict[str, Any]:
    """A command."""
    return {"type": "act", "id": "some-wish", "number": 4, "seat": 0, "action": "buy", **parts}


# -- what is no command, almost one, or one ---------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=15,
)
ODDLY = {
    "type": st.sampled_from(["act", "answer", "offer_draw", "ask_undo", "say", "rematch", "x"]),
    "id": st.text(max_size=70) | st.from_regex("[A-Za-z0-9_-]{8,64}", fullmatch=True),
    "number": st.integers(-5, 40) | st.integers(),
    "seat": st.integers(-2, 5),
    "action": st.sampled_from(["buy", "pass", "v0,0=121", "swap"]) | st.text(max_size=250),
    "to": st.sampled_from(["draw", "undo", "me"]),
    "yes": st.booleans(),
    "phrase": st.sampled_from(["hello", "nothing"]),
}
ALMOST = st.fixed_dictionaries({}, optional=ODDLY) | st.fixed_dictionaries(
    ODDLY, optional={"more": ANYTHING}
)
ONE_CHANGED = st.sampled_from(sorted(ODDLY)).flatmap(
    lambda key: st.builds(lambda value: wish(**{key: value}), ODDLY[key] | ANYTHING)
)
MESSAGES = st.one_of(
    st.builds(json.dumps, ANYTHING | ALMOST | ONE_CHANGED),
    st.text(max_size=300),
    st.binary(max_size=300),
)


LAST = wish(id="the-last-one", number=10**6)


def answers_to(playing: ClientConnection, messages: list[str | bytes]) -> list[dict[str, Any]]:
    """What comes back until the last message is answered or the socket is closed."""
    answers: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        for message in (*messages, json.dumps(LAST)):
            playing.send(message)
    with suppress(ConnectionClosed):
        while not answers or answers[-1].get("id") != LAST["id"]:
            answers.append(json.loads(playing.recv(timeout=TIMEOUT)))
    return [each for each in answers if each["type"] in {"answer", "phrase"}]


@some
@given(messages=st.lists(MESSAGES, min_size=1, max_size=8))
def test_every_message_is_answered_until_too_many_are_malformed(
    server: Served, bystander: Bystander, messages: list[str | bytes]
) -> None:
    with following(server, seat=0) as playing:
        answers = answers_to(playing, messages)
        if answers[-1].get("id") == LAST["id"]:
            assert len(answers) == len(messages) + 1
        else:
            assert (playing.close_code, playing.close_reason) == (1008, "malformed")
            assert sum(each.get("refused") == "malformed" for each in answers) >= 5
    assert bystander.is_well()


# -- what is no WebSocket any more ------------------------------------------------------------

OPCODES = st.sampled_from([0, TEXT, BINARY, CLOSE, PING, PONG]) | st.integers(0, 15)
FLAGS = st.sampled_from([0x80, 0x80, 0, 0x90, 0xC0, 0x40])
PAYLOADS = st.one_of(
    st.binary(max_size=130),
    st.sampled_from([b"", b"\x03\xe8", b"\x03", b"\xff\xff\xff", b"\xed\xa0\x80"]),
    st.builds(lambda one: json.dumps(one).encode(), ONE_CHANGED),
    st.integers(100, 20_000).map(lambda size: b" " * size),
)
FRAMES = st.builds(
    lambda opcode, payload, flags, masked: frame(opcode, payload, flags=flags, masked=masked),
    OPCODES,
    PAYLOADS,
    FLAGS,
    st.sampled_from([True, True, True, False]),
)
BROKEN = st.one_of(
    FRAMES,
    st.binary(max_size=40),
    # Lengths that are not true, not the shortest, or impossible.
    st.builds(lambda head, rest: b"\x81" + head + rest, st.binary(min_size=1), st.binary()),
    st.sampled_from([b"\x81\xff" + b"\xff" * 8, b"\x82\xfe\x00\x01" + b"\0" * 5, b"\x89\x7e"]),
)


@settings(some, max_examples=600)
@given(
    pieces=st.lists(BROKEN, min_size=1, max_size=6),
    pace=st.sampled_from(["at once", "one by one", "byte by byte"]),
    ending=st.sampled_from(["half", "close", "reset"]),
)
def test_broken_frames_end_at_most_their_own_connection(
    server: Served, bystander: Bystander, pieces: list[bytes], pace: str, ending: str
) -> None:
    with RawSocket(server) as raw:
        raw.upgrade(f"/matches/{MATCH}/live", Authorization=f"Bearer {token_of(0)}")
        assert raw.head()[0] == 101
        if pace == "at once":
            pieces = [b"".join(pieces)]
        elif pace == "byte by byte":
            whole = b"".join(pieces)
            pieces = [whole[place : place + 1] for place in range(min(len(whole), 60))]
        for piece in pieces:
            raw.send(piece)
        if ending == "half":
            end_sending(raw)
            assert_well_formed(raw.frames())
        elif ending == "reset":
            linger = (1).to_bytes(4, "little") + (0).to_bytes(4, "little")
            raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    assert bystander.is_well()


def end_sending(raw: RawSocket) -> None:
    """Says that nothing more will come."""
    try:
        raw.socket.shutdown(socket.SHUT_WR)
    except OSError:
        assert raw.socket.fileno() >= 0  # the other side was quicker


def assert_well_formed(frames: list[tuple[int, bytes]]) -> None:
    """All that the server sends is as it should be, whatever it was sent."""
    for opcode, payload in frames:
        if opcode == TEXT:
            assert json.loads(payload)["type"] in {
                "answer", "event", "phrase", "present", "state"
            }  # fmt: skip
        elif opcode == CLOSE:
            assert len(payload) != 1
        else:
            assert opcode == PONG
            assert len(payload) <= 125
    closings = [opcode for opcode, _ in frames].count(CLOSE)
    assert closings <= 1
    assert not closings or frames[-1][0] == CLOSE


HANDSHAKE = [
    *("Connection", "Upgrade", "Sec-WebSocket-Version", "Sec-WebSocket-Key"),
    *("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "Origin", "Cookie"),
]


@some
@given(
    headers=st.dictionaries(
        st.sampled_from(HANDSHAKE),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
        | st.sampled_from(["permessage-deflate", "chat, chat", "8", "keep-alive, Upgrade"]),
        min_size=1,
        max_size=3,
    )
)
def test_odd_handshakes_are_refused_or_not_but_always_answered(
    server: Served, bystander: Bystander, headers: dict[str, str]
) -> None:
    with RawSocket(server) as raw:
        named = {"Authorization": f"Bearer {token_of(0)}", **headers}
        raw.upgrade(f"/matches/{MATCH}/live", **named)
        assert raw.head()[0] in {101, 400, 403, 404, 426}
    assert bystander.is_well()


def test_many_who_come_and_go_at_once_disturb_no_one(
    server: Served, bystander: Bystander
) -> None:
    raws = [RawSocket(server) for _ in range(100)]
    for number, raw in enumerate(raws):
        raw.upgrade(f"/matches/{MATCH}/live", Authorization=f"Bearer {token_of(0)}")
        if number % 2:
            raw.socket.close()
    assert bystander.is_well()
    for raw in raws[::2]:
        assert raw.head()[0] == 101
        raw.socket.close()
    assert bystander.is_well()
