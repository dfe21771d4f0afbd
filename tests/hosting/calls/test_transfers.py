"""A seat moves to another device, and the rights of the match's maker move with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from support.people_at_a_match import (
    closed_with,
    following,
    is_refused,
    live_message,
    transfer_link,
)
from support.running_server import (
    TIMEOUT,
    Served,
    StillTime,
    invitation,
    joined,
    new_id,
    new_match,
    served,
)
from tavolino.hosting.store.values import Unavailable

HOUR = 3600 * 1000


@pytest.fixture(scope="module")
def time() -> StillTime:
    return StillTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: StillTime) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home"), time=time) as running:
        yield running


class Table:
    """A match that Ann made for herself and her child at one device; Ben sits there, too."""

    def __init__(self, server: Served) -> None:
        self.ann, self.ben, self.phone = (server.client() for _ in range(3))
        self.id = new_id()
        self.made = new_match(self.ann, names=["Ann", "Child"], players=4, id=self.id)
        self.match: str = self.made["match"]
        self.at = f"/matches/{self.match}"
        joined(self.ben, self.made)

    def move(self, old: httpx.Client, new: httpx.Client, seat: int) -> dict[str, Any]:
        """Moves a seat by a link."""
        token = transfer_link(old, self.match, seat)
        moved: dict[str, Any] = new.post("/transfer", json={"token": token}).json()
        return moved

    def seats(self, client: httpx.Client) -> dict[str, Any]:
        """What someone has at the table."""
        seats: dict[str, Any] = client.get(f"{self.at}/seats").json()
        return seats


@pytest.fixture
def table(server: Served) -> Table:
    return Table(server)


def test_a_moved_seat_is_on_the_new_device_alone(server: Served, table: Table) -> None:
    old = server.client(table.made["seats"][1]["token"])
    token = table.move(table.ann, table.phone, 1)["token"]
    assert table.seats(table.phone)["seats"] == [1]
    assert server.client(token).get(table.at, params={"seat": 1}).status_code == 200
    at_home = table.seats(table.ann)
    assert (at_home["seats"], at_home["moved"], at_home["watching"]) == ([0], [1], True)
    for client in (table.ann, old):
        assert is_refused(client.get(table.at, params={"seat": 1}), 403, "moved")
        transfer = client.post(f"{table.at}/transfer", json={"seat": 1})
        assert is_refused(transfer, 403, "moved")
        say = client.post(f"{table.at}/phrases", json={"seat": 1, "phrase": "hello"})
        assert is_refused(say, 403, "not_your_seat")
        assert client.get(table.at, params={"seat": -1}).status_code == 200


def test_whoever_follows_on_the_old_device_is_told_why_it_ends(
    server: Served, table: Table
) -> None:
    with (
        following(server, table.match, table.ann) as old,
        following(server, table.match, table.ben) as other,
    ):
        table.move(table.ann, table.phone, 0)
        assert closed_with(old) is not None
        other.ping().wait(TIMEOUT)
    header = {"Cookie": f"tavolino={table.ann.cookies['tavolino']}"}
    address = server.socket_address(table.match, seat=0)
    with (
        connect(address, additional_headers=header, proxy=None) as again,
        pytest.raises(ConnectionClosed) as closed,
    ):
        again.recv(timeout=TIMEOUT)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "moved")
    assert '"seats":[0]' in live_message(server, table.match, table.phone)


def test_the_makers_rights_move_with_their_first_seat(table: Table) -> None:
    table.move(table.ann, table.phone, 1)
    assert table.seats(table.ann)["made"]
    assert not table.seats(table.phone)["made"]
    table.move(table.ann, table.phone, 0)
    assert not table.seats(table.ann)["made"]
    assert table.seats(table.phone)["made"]
    free = {"id": new_id()}
    assert is_refused(table.ann.post(f"{table.at}/seats/2/free", json=free), 403, "not_yours")
    assert table.phone.post(f"{table.at}/seats/2/free", json=free).status_code == 204
    look = {"invitation": invitation(table.made["join"])}
    assert table.ann.post(f"{table.at}/look", json=look).json()["host"] == 0


def test_another_players_seat_brings_no_rights(table: Table) -> None:
    table.move(table.ben, table.phone, 2)
    assert not table.seats(table.phone)["made"]
    assert table.seats(table.ann)["made"]


def test_a_seat_is_taken_back_within_an_hour(
    server: Served, table: Table, time: StillTime
) -> None:
    back = f"{table.at}/seats/0/return"
    assert is_refused(table.ann.post(back), 403, "not_your_seat")
    table.move(table.ann, table.phone, 0)
    assert is_refused(table.ben.post(back), 403, "not_your_seat")
    time.still += HOUR - 1
    assert table.ann.post(back).json()["seat"] == 0
    at_home = table.seats(table.ann)
    assert (at_home["seats"], at_home["moved"], at_home["made"]) == ([0, 1], [], True)
    gone = table.seats(table.phone)
    assert (gone["seats"], gone["moved"], gone["made"]) == ([], [0], False)
    table.move(table.ann, table.phone, 0)
    time.still += HOUR
    assert is_refused(table.ann.post(back), 410, "used")


def test_a_program_takes_its_seat_back_too(server: Served, table: Table) -> None:
    table.move(table.ann, table.phone, 0)
    program = server.client(table.made["seats"][0]["token"])
    assert program.post(f"{table.at}/seats/0/return").json()["seat"] == 0
    assert program.get(table.at, params={"seat": 0}).status_code == 200
    assert table.seats(table.phone)["seats"] == []


def test_no_link_of_the_new_device_closes_the_way_back(server: Served, table: Table) -> None:
    table.move(table.ann, table.phone, 0)
    links = [transfer_link(table.phone, table.match, 0) for _ in range(2)]
    assert table.ann.post(f"{table.at}/seats/0/return").json()["seat"] == 0
    for link in links:
        used = server.client().post("/transfer", json={"token": link})
        assert is_refused(used, 410, "used")
    assert table.seats(table.ann)["seats"] == [0, 1]


def test_a_seat_that_was_taken_back_stays(table: Table) -> None:
    back = f"{table.at}/seats/0/return"
    table.move(table.ann, table.phone, 0)
    assert table.ann.post(back).status_code == 200
    assert is_refused(table.phone.post(back), 410, "used")
    assert table.seats(table.ann)["seats"] == [0, 1]


def test_a_request_to_take_a_seat_back_can_be_repeated(
    server: Served, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    back = f"{table.at}/seats/0/return"
    table.move(table.ann, table.phone, 0)
    store = server.services.store
    take_back = store.take_back

    async def lost(*values: Any) -> bool:
        await take_back(*values)
        raise Unavailable("the answer is lost")

    with monkeypatch.context() as trouble:
        trouble.setattr(store, "take_back", lost)
        assert table.ann.post(back).status_code == 503
    answers = [table.ann.post(back).json() for _ in range(2)]
    assert answers[0] == answers[1]
    program = server.client(answers[0]["token"])
    assert program.get(table.at, params={"seat": 0}).status_code == 200
    assert table.seats(table.ann)["made"]
    assert table.seats(table.phone)["seats"] == []


def test_a_seat_is_taken_back_even_if_it_was_moved_on(
    server: Served, table: Table, time: StillTime
) -> None:
    back = f"{table.at}/seats/0/return"
    tablet = server.client()
    table.move(table.ann, table.phone, 0)
    time.still += HOUR // 2
    table.move(table.phone, tablet, 0)
    assert table.ann.post(back).json()["seat"] == 0
    for other in (table.phone, tablet):
        assert other.post(back).status_code in (403, 410)
        assert table.seats(other)["seats"] == []
    assert table.seats(table.ann)["seats"] == [0, 1]


def test_each_device_has_an_hour_to_take_a_seat_back(
    server: Served, table: Table, time: StillTime
) -> None:
    back = f"{table.at}/seats/0/return"
    table.move(table.ann, table.phone, 0)
    time.still += HOUR // 2
    table.move(table.phone, server.client(), 0)
    time.still += HOUR // 2
    assert is_refused(table.ann.post(back), 410, "used")
    assert table.phone.post(back).json()["seat"] == 0


def test_a_repeated_request_brings_no_moved_seat_back(server: Served, table: Table) -> None:
    ben = server.client()
    wish = {"id": new_id(), "invitation": invitation(table.made["join"]), "name": "Bea"}
    join = f"{table.at}/join"
    seat = ben.post(join, json=wish).json()["seat"]
    table.move(ben, table.phone, seat)
    assert is_refused(ben.post(join, json=wish), 403, "moved")
    assert table.seats(ben)["seats"] == []


def test_a_device_that_takes_its_own_link_keeps_the_seat(table: Table) -> None:
    table.move(table.ann, table.ann, 0)
    assert table.seats(table.ann)["seats"] == [0, 1]
    assert table.seats(table.ann)["moved"] == []
    assert table.seats(table.ann)["made"]


def test_the_old_device_can_be_forgotten_without_the_seat(table: Table) -> None:
    table.move(table.ann, table.phone, 0)
    assert table.ann.delete("/me").status_code == 204
    assert table.seats(table.phone)["seats"] == [0]
    chairs = table.phone.get(table.at).json()[0]["state"]["seats"]
    assert (chairs[0]["name"], chairs[1]["bot"]) == ("Ann", "3")  # the child's seat was hers
