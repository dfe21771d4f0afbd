"""A client that does not read is cut off, and no one else has to wait for it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.sync.client import connect

from games.dimenticato.lookalikes import on_its_way
from support.prepared_matches import match_id, plant, token_of
from support.raw_socket import PING, RawSocket, frame
from support.running_server import TIMEOUT, Served, served, until
from tavolino import Match
from tavolino.hosting.live.client import MAX_WAITING, Client
from tavolino.hosting.match.events import WATCHER

SOON = 5.0
"""Seconds after which a client is cut off at the latest, once it has fallen behind."""

WAYS = ("socket", "stream")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # The system would keep megabytes for a client, and it would take long to fill them.
    with served(tmp_path_factory.mktemp("home"), unsent=8192) as running:
        yield running


class Laggard:
    """Someone who watches a match and never reads."""

    def __init__(self, server: Served, match: str, way: str) -> None:
        known = clients_of(server, match)
        self.raw = RawSocket(server, small=True)
        header = {"Authorization": f"Bearer {token_of(WATCHER)}"}
        if way == "socket":
            self.raw.upgrade(f"/matches/{match}/live?after=2", **header)
        else:
            self.raw.request(f"GET /matches/{match}/stream?after=2", header)
        until(lambda: len(clients_of(server, match)) > len(known))
        [self.client] = clients_of(server, match) - known
        self.behind: float | None = None
        self.gone: float | None = None
        self.waited = 0
        """How many messages waited for it at most."""
        self.cut = self.client.cut
        self.client.cut = self.go

    def go(self) -> None:
        """Is cut off, and notes when."""
        self.gone = time.monotonic()
        self.cut()

    def look(self) -> None:
        """Notes when it fell behind, and how far."""
        self.waited = max(self.waited, len(self.client.waiting))
        if self.behind is None and self.waited > 1:
            self.behind = time.monotonic()

    def has_ended(self) -> bool:
        """Whether the server has ended the connection, after what was on its way before."""
        with self.raw, suppress(ConnectionError):
            while self.raw.socket.recv(65536):
                pass
        return True


def clients_of(server: Served, match: str) -> set[Client]:
    """Those who follow a match."""

    def find() -> set[Client]:
        room = server.services.hub.rooms.get(match)
        return set(room.clients()) if room else set()

    return server.call(find)


class Players:
    """Two who play Dimenticato, each over a socket of their own."""

    def __init__(self, server: Served, match: str, stack: ExitStack) -> None:
        self.sockets = [
            stack.enter_context(
                connect(
                    server.socket_address(match, after=2),
                    additional_headers={"Authorization": f"Bearer {token_of(seat)}"},
                    proxy=None,
                )
            )
            for seat in (0, 1)
        ]
        self.states = [self.next_state(seat) for seat in (0, 1)]
        self.slowest = 0.0

    def next_state(self, seat: int) -> dict[str, Any]:
        """The next message that tells a seat how the match stands."""
        while True:
            message: dict[str, Any] = json.loads(self.sockets[seat].recv(timeout=TIMEOUT))
            if "state" in message:
                return message

    def act(self) -> None:
        """Plays a decision, and takes the time until both know of it."""
        begun = time.monotonic()
        seat, number = self.states[0]["state"]["to_move"], self.states[0]["number"] + 1
        action = self.states[seat]["state"]["legal"][0]
        wish = {"type": "act", "id": f"command-{number}", "number": number, "seat": seat}
        self.sockets[seat].send(json.dumps({**wish, "action": action}))
        self.states = [self.next_state(seat) for seat in (0, 1)]
        assert [message["number"] for message in self.states] == [number, number]
        self.slowest = max(self.slowest, time.monotonic() - begun)


def test_whoever_does_not_read_is_cut_off_and_the_others_play_on(server: Served) -> None:
    match = match_id("laggard")
    plant(server, match, Match.new("dimenticato", 2, 1))
    cut_off = count(server, "tavolino_cut_off_total")
    with ExitStack() as stack:
        laggards = [Laggard(server, match, way) for way in WAYS]
        players = Players(server, match, stack)
        latest = time.monotonic() + 30
        while any(each.gone is None for each in laggards):
            assert time.monotonic() < latest
            players.act()
            for each in laggards:
                each.look()
            if all(each.behind is not None for each in laggards):
                time.sleep(0.05)  # or too much would wait for them before they are too slow
        for _ in range(10):
            players.act()
        assert players.slowest < 2
        assert len(clients_of(server, match)) == 2
        assert count(server, "tavolino_cut_off_total") == cut_off + len(WAYS)
    for each in laggards:
        assert each.behind is not None
        assert each.gone is not None
        assert each.waited < MAX_WAITING  # so it was for being slow
        assert each.gone - each.behind < SOON
        assert each.has_ended()
    until(lambda: match not in server.services.hub.rooms)


def count(server: Served, name: str) -> float:
    """What the server has counted."""
    lines = server.client().get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(name)).split()[1])


def test_only_so_much_waits_for_each_client(server: Served) -> None:
    match = match_id("bounded")
    plant(server, match, Match.new("anneaux", 2, 1))
    laggard = Laggard(server, match, "stream")
    most = 0

    def chat() -> None:
        nonlocal most
        for _ in range(20):
            server.services.hub.say(match, 0, "hello")
        most = max(most, len(laggard.client.waiting))

    begun = time.monotonic()
    while laggard.gone is None:
        server.call(chat)
    assert most < 300
    # It need not wait any longer than until so much waits for it.
    assert time.monotonic() - begun < 3
    assert laggard.has_ended()


def test_whoever_sends_pings_and_does_not_read_is_cut_off(server: Served) -> None:
    match = match_id("pings")
    plant(server, match, Match.new("anneaux", 2, 1))
    laggard = Laggard(server, match, "socket")
    pings = frame(PING, b"p" * 125) * 1000
    latest = time.monotonic() + 20
    with suppress(ConnectionError):
        while time.monotonic() < latest:
            laggard.raw.socket.sendall(pings)
    assert time.monotonic() < latest
    until(lambda: clients_of(server, match) == set())
    assert laggard.has_ended()


@pytest.mark.parametrize("way", WAYS)
def test_a_long_match_can_be_followed_from_its_beginning(server: Served, way: str) -> None:
    match = match_id("long", way)
    played = on_its_way(2, 1, MAX_WAITING + 50)
    plant(server, match, played)
    with RawSocket(server) as raw:
        header = {"Authorization": f"Bearer {token_of(WATCHER)}"}
        if way == "socket":
            raw.upgrade(f"/matches/{match}/live", **header)
        else:
            raw.request(f"GET /matches/{match}/stream", header)
        heard = b""
        while b'"type":"present"' not in heard:
            part = raw.socket.recv(65536)
            assert part
            heard += part
        assert heard.count(b'"type":"event"') == 2 + len(played.entries)
