"""Whoever made a table frees seats and hands them to bots; who sat there is out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from support.hosted_matches import add, row_of, seated
from support.people_at_a_match import is_refused, transfer_link
from support.raw_socket import RawSocket
from support.running_server import (
    TIMEOUT,
    Served,
    invitation,
    joined,
    new_id,
    new_match,
    served,
    until,
)
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.match.events import (
    WATCHER,
    DrawOffered,
    HandedOver,
    Joined,
    Left,
    UndoAsked,
)
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.stored import Clock


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home"), bots=1) as running:
        yield running


class Table:
    """A match that Ann made, for two or three, and Ben sits at; someone may be missing."""

    def __init__(self, server: Served, players: int = 2) -> None:
        self.server = server
        self.ann, self.ben, self.eve = (server.client() for _ in range(3))
        self.made = new_match(self.ann, names=["Ann"], players=players)
        self.match: str = self.made["match"]
        self.at = f"/matches/{self.match}"
        self.token: str = joined(self.ben, self.made)["token"]

    def free(self, client: httpx.Client, seat: int, wish: str = "") -> httpx.Response:
        """Asks to free a seat."""
        return client.post(f"{self.at}/seats/{seat}/free", json={"id": wish or new_id()})

    def hand_over(self, client: httpx.Client, seat: int, level: int = 2) -> httpx.Response:
        """Asks for a bot to play on."""
        wish = {"id": new_id(), "level": level}
        return client.post(f"{self.at}/seats/{seat}/bot", json=wish)

    def state(self) -> dict[str, Any]:
        """How the match stands, as Ann sees it."""
        state: dict[str, Any] = self.ann.get(self.at).json()[0]["state"]
        return state

    def follow(self, client: httpx.Client) -> ClientConnection:
        """A socket that someone follows the match by."""
        cookie = {"Cookie": f"tavolino={client.cookies['tavolino']}"}
        address = self.server.socket_address(self.match)
        return connect(address, additional_headers=cookie, proxy=None)

    def assert_out(self, client: httpx.Client) -> None:
        """Nothing that someone has opens the seat any more. They may watch the match."""
        for what in ("", "/events", "/record", "/replay", "/stream"):
            refused = client.get(self.at + what, params={"seat": 1})
            assert is_refused(refused, 403, "removed")
        seats = client.get(f"{self.at}/seats").json()
        assert (seats["seats"], seats["watching"], seats["removed"]) == ([], True, [1])
        assert client.get(self.at).status_code == 200
        resign = {"type": "resign", "id": new_id(), "number": 3, "seat": 1}
        refused = client.post(f"{self.at}/commands", json=resign)
        assert is_refused(refused, 403, "not_your_seat")
        join = {"id": new_id(), "invitation": invitation(self.made["join"]), "name": "Ben"}
        assert is_refused(client.post(f"{self.at}/join", json=join), 403, "removed")
        [mine] = client.get("/me/matches").json()
        assert (mine["match"], mine["seat"]) == (self.match, WATCHER)


# -- before the game -------------------------------------------------------------------------


def test_a_seat_is_free_again_before_the_game(server: Served) -> None:
    table = Table(server, players=3)
    link = transfer_link(table.ben, table.match, 1)
    assert table.free(table.ann, 1).status_code == 204
    assert table.state()["seats"][1:] == [None, None]
    table.assert_out(table.ben)
    table.assert_out(server.client(table.token))
    assert is_refused(server.client().post("/transfer", json={"token": link}), 410, "used")
    assert joined(table.eve, table.made, "Eve")["seat"] == 1
    joined(server.client(), table.made, "Cyd")
    assert table.state()["phase"] == "on"
    assert table.eve.get(table.at, params={"seat": 1}).status_code == 200


def test_a_transferred_seat_is_gone_on_every_device(server: Served) -> None:
    table = Table(server, players=3)
    phone = server.client()
    phone.post("/transfer", json={"token": transfer_link(table.ben, table.match, 1)})
    assert table.free(table.ann, 1).status_code == 204
    for client in (phone, table.ben, server.client(table.token)):
        table.assert_out(client)
    assert is_refused(table.ben.post(f"{table.at}/seats/1/return"), 403, "not_your_seat")


def test_the_same_wish_again_removes_no_one_else(server: Served) -> None:
    table = Table(server, players=3)
    wish = new_id()
    assert table.free(table.ann, 1, wish).status_code == 204
    joined(table.eve, table.made, "Eve")
    assert table.free(table.ann, 1, wish).status_code == 204
    assert table.state()["seats"][1]["name"] == "Eve"
    assert table.eve.get(table.at).status_code == 200


def test_the_old_request_to_join_brings_no_one_back(server: Served) -> None:
    table = Table(server, players=3)
    cyd = server.client()
    join = {"id": new_id(), "invitation": invitation(table.made["join"]), "name": "Cyd"}
    seat = cyd.post(f"{table.at}/join", json=join).json()["seat"]
    assert table.hand_over(table.ann, seat).status_code == 204
    for client in (cyd, server.client()):  # without a cookie it is the same person
        again = client.post(f"{table.at}/join", json=join)
        assert is_refused(again, 403, "removed")
    assert is_refused(cyd.get(table.at, params={"seat": seat}), 403, "removed")


# -- during the game -------------------------------------------------------------------------


def test_a_bot_plays_on_during_the_game(server: Served) -> None:
    table = Table(server)
    assert table.hand_over(table.ann, 1).status_code == 204
    state = table.state()
    assert (state["phase"], state["seats"][1]["bot"]) == ("on", "2")
    assert not state["seats"][1].get("gone")
    table.assert_out(table.ben)
    until(lambda: table.state()["to_move"] == 0)
    number = table.ann.get(table.at).json()[0]["number"] + 1
    action = table.state()["legal"][0]
    act = {"type": "act", "id": new_id(), "number": number, "seat": 0, "action": action}
    assert table.ann.post(f"{table.at}/commands", json=act).status_code == 200
    until(lambda: table.ann.get(table.at).json()[0]["number"] > number)


def test_only_the_sockets_of_whoever_is_removed_are_cut(server: Served) -> None:
    table = Table(server, players=3)
    watcher = server.client()
    watch = {"invitation": invitation(table.made["watch"])}
    assert watcher.post(f"{table.at}/watch", json=watch).status_code == 200
    with (
        table.follow(table.ann) as ann,
        table.follow(watcher) as other,
        RawSocket(server) as ben,
    ):
        cookie = f"tavolino={table.ben.cookies['tavolino']}"
        ben.upgrade(f"{table.at}/live?seat=-1", Cookie=cookie)
        assert ben.head()[0] == 101
        ben.next_frame()
        assert table.free(table.ann, 1).status_code == 204
        ben.socket.settimeout(TIMEOUT)
        ben.frames()  # times out if no one ends it
        for socket in (ann, other):
            while '"left"' not in str(socket.recv(timeout=TIMEOUT)):
                pass
            socket.ping().wait(TIMEOUT)


def test_whoever_was_removed_has_no_seat_in_a_rematch(server: Served) -> None:
    table = Table(server)
    assert table.hand_over(table.ann, 1, level=1).status_code == 204
    until(lambda: table.state()["to_move"] == 0)  # then the bot has played, and waits
    number = table.ann.get(table.at).json()[0]["number"] + 1
    for kind in ("resign", "rematch"):
        wish = {"type": kind, "id": new_id(), "number": number, "seat": 0}
        assert table.ann.post(f"{table.at}/commands", json=wish).status_code == 200
        number += 1
    again = table.state()["rematch"]
    at_rematch = table.ben.get(f"/matches/{again}/seats").json()
    assert (at_rematch["seats"], at_rematch["watching"]) == ([], True)
    link = table.ann.post(f"/matches/{again}/invitations").json()["join"]
    join = {"id": new_id(), "invitation": invitation(link), "name": "Ben"}
    assert is_refused(table.ben.post(f"/matches/{again}/join", json=join), 403, "removed")
    assert table.ann.get(f"/matches/{again}/seats").json()["made"]
    state = table.ann.get(f"/matches/{again}").json()[0]["state"]
    assert [chair["bot"] for chair in state["seats"]] == [None, "1"]


# -- who may, and when -----------------------------------------------------------------------


def test_only_whoever_made_a_match_removes_anyone(server: Served) -> None:
    table = Table(server, players=3)
    program = server.client(table.made["seats"][0]["token"])
    for ask in (table.free, table.hand_over):
        assert is_refused(ask(table.ben, 0), 403, "not_yours")
        assert is_refused(ask(program, 1), 403, "not_yours")
        assert is_refused(ask(table.eve, 1), 404, "no_match")
        assert is_refused(ask(table.ann, 0), 403, "own_seat")
    assert [table.ann.get(f"{table.at}/seats").json()["made"]] == [True]
    assert [table.ben.get(f"{table.at}/seats").json()["made"]] == [False]


def test_a_seat_is_freed_before_the_game_and_handed_over_during_it(server: Served) -> None:
    table = Table(server, players=3)
    assert is_refused(table.hand_over(table.ann, 1), 409, "waiting")
    assert is_refused(table.free(table.ann, 2), 409, "no_one_there")
    assert is_refused(table.free(table.ann, 3), 404, "no_such_seat")
    joined(table.eve, table.made, "Eve")
    assert is_refused(table.free(table.ann, 1), 409, "begun")
    assert is_refused(table.hand_over(table.ann, 1, level=9), 422, "malformed")
    assert table.ben.get(table.at).status_code == 200
    assert table.hand_over(table.ann, 1).status_code == 204
    assert is_refused(table.hand_over(table.ann, 1), 409, "no_one_there")


def test_bots_do_not_play_alone(server: Served) -> None:
    host, ben = server.client(), server.client()
    made = new_match(host, names=[], bots=[1])
    joined(ben, made)
    at = f"/matches/{made['match']}/seats/0/bot"
    assert is_refused(host.post(at, json={"id": new_id(), "level": 1}), 409, "bots_only")


def test_whoever_is_removed_can_be_forgotten(server: Served) -> None:
    table = Table(server, players=3)
    assert table.free(table.ann, 1).status_code == 204
    joined(table.eve, table.made, "Eveeve")
    key = secret_hash(table.ben.cookies["tavolino"].rpartition(".")[0])
    log = f"{table.at}/events"
    assert '"Ben"' in table.ann.get(log).text
    assert table.ben.delete("/me").status_code == 204
    until(lambda: server.run(server.services.store.matches_of(key)) == [])
    until(lambda: '"Ben"' not in table.ann.get(log).text)
    assert '"Eveeve"' in table.ann.get(log).text
    assert table.eve.get(table.at).status_code == 200


# -- what the log says -----------------------------------------------------------------------


def test_a_bot_that_takes_over_stops_the_clock_and_ends_what_was_asked() -> None:
    clock = Clock(per="game", seconds=100)
    hosted = seated(row_of(players=3, clock=clock))
    seat = hosted.to_move
    other = (seat + 1) % 3
    add(hosted, DrawOffered(other), at=1000)
    add(hosted, UndoAsked(other, 0), at=2000)
    add(hosted, HandedOver(seat, "3"), at=5000)
    assert (hosted.draw, hosted.undo) == (None, None)
    assert (hosted.timing.running, hosted.timing.deadline) == (-1, None)
    assert hosted.bot_due() == "3"
    assert seat not in hosted.people()
    assert seat in hosted.seats_playing()


def test_a_bot_that_takes_over_an_idle_seat_stops_no_one_elses_clock() -> None:
    hosted = seated(row_of(players=3, clock=Clock(per="game", seconds=100)))
    seat = hosted.to_move
    deadline = hosted.timing.deadline
    add(hosted, HandedOver((seat + 1) % 3, "3"), at=5000)
    assert (hosted.timing.running, hosted.timing.deadline) == (seat, deadline)


def test_a_freed_seat_is_awaited() -> None:
    hosted = HostedMatch(row_of())
    add(hosted, Joined(0, "Ann"))
    add(hosted, Left(0))
    assert hosted.chairs == [None, None]
    assert hosted.phase == "waiting"
