"""No one gets in by a link that is not theirs, by a name that is none, or too fast."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from support.people_at_a_match import (
    Table,
    following,
    is_refused,
    live_message,
    make_code,
    transfer_link,
)
from support.raw_socket import RawSocket
from support.running_server import (
    SECRET,
    Served,
    StillTime,
    invitation,
    new_id,
    new_match,
    served,
    until,
)
from tavolino.hosting.access.signing import Signer
from tavolino.server.http.address import client_address

HOUR = 3600 * 1000
DAY = 24 * HOUR


@pytest.fixture(scope="module")
def time() -> StillTime:
    return StillTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: StillTime) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home"), time=time) as running:
        yield running


@pytest.fixture
def table(server: Served) -> Table:
    return Table(server)


# -- invitations -----------------------------------------------------------------------------


def join(client: httpx.Client, match: str, token: str, **more: Any) -> httpx.Response:
    """Tries to take a seat."""
    wish = {"id": new_id(), "invitation": token, "name": "Eve", **more}
    return client.post(f"/matches/{match}/join", json=wish)


def test_an_invitation_is_good_for_thirty_days_and_then_says_so(
    server: Served, time: StillTime
) -> None:
    made = new_match(server.client(), players=3)
    time.still += 30 * DAY
    assert join(server.client(), made["match"], invitation(made["join"])).status_code == 200
    time.still += 1
    response = join(server.client(), made["match"], invitation(made["join"]))
    assert is_refused(response, 410, "expired")
    assert "30 days" in response.json()["sentence"]
    assert "begin a match of your own" in response.json()["sentence"]


def test_a_link_to_watch_is_good_for_thirty_days_and_then_says_so(
    server: Served, time: StillTime
) -> None:
    ann, late = server.client(), server.client()
    made = new_match(ann)
    at = f"/matches/{made['match']}/watch"
    token = {"invitation": invitation(made["watch"])}
    time.still += 30 * DAY
    wim = server.client()
    assert wim.post(at, json=token).status_code == 200
    time.still += 1
    undated = {"invitation": Signer((SECRET,)).sign("watch", made["match"])}
    for old in (token, undated):
        response = late.post(at, json=old)
        assert is_refused(response, 410, "expired")
        assert "30 days" in response.json()["sentence"]
    assert wim.get(f"/matches/{made['match']}").status_code == 200
    new = ann.post(f"/matches/{made['match']}/invitations").json()["watch"]
    assert late.post(at, json={"invitation": invitation(new)}).status_code == 200


def test_an_invitation_opens_what_it_was_made_for(table: Table) -> None:
    other = new_match(table.eve, players=3)
    mine, its = invitation(table.made["join"]), invitation(other["join"])
    watch = invitation(other["watch"])
    until_when = mine.split(".")[1]
    for token in (
        mine,  # of another match
        watch,  # for watching
        its[:-1],
        its + "x",
        Signer(("another secret",)).sign("join", f"{other['match']}.{until_when}"),
        Signer((SECRET,)).sign("cookie", f"{other['match']}.{until_when}"),
        f"{other['match']}.9{its.split('.')[1]}.{its.split('.')[2]}",  # for longer
        "é",
    ):
        response = join(table.server.client(), other["match"], token)
        assert is_refused(response, 403, "bad_link"), token
    for token in (mine, invitation(table.made["watch"]), watch[:-1], "é"):
        response = table.eve.post(
            f"/matches/{other['match']}/watch", json={"invitation": token}
        )
        assert is_refused(response, 403, "bad_link"), token
    for token in (its, watch):  # all seats may be taken by now
        watching = {"invitation": token}
        response = table.server.client().post(f"/matches/{other['match']}/watch", json=watching)
        assert response.status_code == 200


def test_no_one_joins_a_match_that_is_full_or_on_a_seat_that_is_taken(table: Table) -> None:
    token = invitation(table.made["join"])
    assert is_refused(join(table.eve, table.match, token), 409, "full")
    made = new_match(table.ann, players=3)
    token = invitation(made["join"])
    assert is_refused(join(table.eve, made["match"], token, seat=0), 409, "taken")
    assert is_refused(join(table.eve, made["match"], token, seat=3), 404, "no_such_seat")
    assert join(table.eve, made["match"], token, seat=2).json()["seat"] == 2


# -- links to another device -----------------------------------------------------------------


def test_a_seat_is_transferred_once(table: Table) -> None:
    token = transfer_link(table.ann, table.match, 0)
    phone, thief = table.server.client(), table.server.client()
    assert phone.post("/transfer", json={"token": token}).json()["seat"] == 0
    for client in (thief, phone):
        response = client.post("/transfer", json={"token": token})
        assert is_refused(response, 410, "used")
        assert "Make a new one" in response.json()["sentence"]
    assert phone.get(f"/matches/{table.match}", params={"seat": 0}).status_code == 200
    assert is_refused(thief.get(f"/matches/{table.match}"), 404, "no_match")
    back = f"/matches/{table.match}/seats/0/return"
    assert is_refused(thief.post(back), 404, "no_match")
    assert is_refused(table.ben.post(back), 403, "not_your_seat")


def test_a_seat_is_transferred_within_an_hour(table: Table, time: StillTime) -> None:
    token = transfer_link(table.ann, table.match, 0)
    time.still += HOUR
    response = table.server.client().post("/transfer", json={"token": token})
    assert is_refused(response, 410, "used")
    assert "too old" in response.json()["sentence"]


def test_one_of_two_at_once_takes_the_seat(table: Table) -> None:
    token = transfer_link(table.ann, table.match, 0)

    async def both() -> list[int]:
        async with httpx.AsyncClient(base_url=table.server.base, verify=False) as client:
            uses = (client.post("/transfer", json={"token": token}) for _ in range(5))
            return sorted(response.status_code for response in await asyncio.gather(*uses))

    assert asyncio.run(both()) == [200, 410, 410, 410, 410]


@pytest.mark.parametrize("token", ["", "x", "A" * 22, "A" * 201, "' OR 1=1 --", "\u0000"])
def test_an_invalid_link_transfers_nothing(server: Served, token: str) -> None:
    assert server.client().post("/transfer", json={"token": token}).status_code in {410, 422}


# -- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Robert'); DROP TABLE match;--",
        "' OR '1'='1",
        '" OR ""="',
        "<script>alert(1)</script>",
        "<b>Ann",
        "&lt;Ann&gt;",
        "{{7*7}}",
        "${jndi:ldap://x}",
        "../../etc/passwd",
        "Ann\u202egnol",
        "Ann\u0000",
        "Ann\r\nSet-Cookie: a=b",
        "%s%n",
        " ",
    ],
)
def test_a_name_is_never_run_as_a_program(server: Served, name: str) -> None:
    client = server.client()
    wish = {"id": new_id(), "game": "anneaux", "names": [name]}
    response = client.post("/matches", json=wish)
    assert response.status_code == 422
    assert response.json()["reason"] in {"name_character", "name_long", "name_empty"}
    assert "set-cookie" not in response.headers
    made = new_match(server.client())
    response = join(client, made["match"], invitation(made["join"]), name=name)
    assert response.status_code == 422


@pytest.mark.parametrize(
    "name", ["O'Brien", "Jürgen Groß", "François-Xavier", "Niccolò d'Angelo", "Дем'ян Їжак"]
)
def test_names_of_five_languages_are_welcome(server: Served, name: str) -> None:
    client = server.client()
    made = new_match(client, names=[name])
    seats = client.get(f"/matches/{made['match']}").json()[0]["state"]["seats"]
    assert seats[0]["name"] == name


def test_no_one_is_called_like_a_bot(server: Served) -> None:
    client = server.client()
    wish = {"id": new_id(), "game": "anneaux", "names": ["Bot 3"]}
    assert is_refused(client.post("/matches", json=wish), 422, "name_reserved")
    made = new_match(server.client())
    response = join(client, made["match"], invitation(made["join"]), name="tavolino")
    assert is_refused(response, 422, "name_reserved")


def test_no_one_says_anything_but_phrases(server: Served) -> None:
    table = Table(server)
    with (
        following(server, table.match, table.ben) as ben,
        following(server, table.match, table.ann) as ann,
    ):
        said = {"seat": 0, "phrase": "You play badly!"}
        response = table.ann.post(f"/matches/{table.match}/phrases", json=said)
        assert is_refused(response, 422, "malformed")
        ann.send(json.dumps({"type": "say", **said}))
        ann.send(json.dumps({"type": "say", "seat": 0, "phrase": "hello"}))
        heard = ""
        while '"type":"phrase"' not in heard:
            heard = str(ben.recv(timeout=10))
    assert json.loads(heard)["phrase"] == "hello"  # the first that they hear


def test_no_two_at_a_table_have_the_same_name(server: Served) -> None:
    client = server.client()
    wish = {"id": new_id(), "game": "anneaux", "players": 3, "names": ["Ann", "ANN"]}
    assert is_refused(client.post("/matches", json=wish), 422, "name_taken")
    made = new_match(server.client(), players=3)
    token = invitation(made["join"])
    assert is_refused(join(client, made["match"], token, name="aNN"), 422, "name_taken")
    wish = {"id": new_id(), "name": "Ben"}
    for _ in range(2):  # sent again, it is still the same Ben
        assert join(client, made["match"], token, **wish).json()["seat"] == 1


# -- too fast --------------------------------------------------------------------------------


def limited(client: httpx.Client, header: str = "x-nothing", ending: str = "") -> int:
    """How many of a hundred requests come too fast, each as if it came from elsewhere."""
    found = 0
    for claimed in range(100):
        response = client.get("/site", headers={header: f"10.0.0.{claimed}{ending}"})
        if response.status_code != 200:
            assert is_refused(response, 429, "too_fast")
            assert int(response.headers["retry-after"]) >= 1
            found += 1
    return found


# Six tokens a second come back meanwhile; no machine is so slow that most of them do.


def test_an_address_may_ask_so_many_times_a_second(tmp_path: Path) -> None:
    with served(tmp_path, rate=1) as server:
        client = server.client()
        for header in ("x-nothing", "x-forwarded-for", "forwarded", "x-real-ip"):
            assert limited(client, header) > 20
        assert limited_sockets(server) > 5
        neighbour = httpx.HTTPTransport(local_address="127.0.0.2")
        assert server.client(transport=neighbour).get("/site").status_code == 200


def limited_sockets(server: Served) -> int:
    """How many of ten attempts to open a socket come too fast."""
    found = 0
    for _ in range(10):
        with RawSocket(server) as raw:
            raw.upgrade(f"/matches/{'x' * 22}/live")
            status, headers = raw.head()
            found += status == 429 and headers["retry-after"] == "1"
    return found


def test_behind_a_proxy_the_address_is_the_last_one_it_names(tmp_path: Path) -> None:
    with served(tmp_path, rate=1, trusted_hops=1) as server:
        client = server.client()
        assert limited(client, "x-forwarded-for", ", 10.9.9.9") > 20
        assert limited(client, "x-forwarded-for") == 0


def test_what_a_client_says_before_its_proxy_does_not_count(tmp_path: Path) -> None:
    # HAProxy leaves the client's line as it is, and adds another one.
    with served(tmp_path, rate=1, trusted_hops=1) as server:
        client = server.client()
        statuses = [
            client.get(
                "/site",
                headers=[("x-forwarded-for", f"10.0.0.{k}"), ("x-forwarded-for", "10.9.9.9")],
            ).status_code
            for k in range(100)
        ]
        assert statuses.count(429) > 20


@pytest.mark.parametrize(
    ("hops", "lines", "address"),
    [
        (0, ["10.9.9.9"], "192.0.2.1"),
        (1, [], "192.0.2.1"),
        (1, ["10.1.1.1", "10.9.9.9"], "10.9.9.9"),
        (1, ["10.1.1.1, 10.9.9.9"], "10.9.9.9"),
        (2, ["10.1.1.1, 10.2.2.2", "10.9.9.9"], "10.2.2.2"),
        (3, ["10.2.2.2", "10.9.9.9"], "10.2.2.2"),
        (1, ["10.1.1.1, unknown"], "192.0.2.1"),
        (1, ["10.1.1.1,"], "192.0.2.1"),
        (1, ["::ffff:10.9.9.9"], "10.9.9.9"),
        (1, ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        (1, ["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
    ],
)
def test_addresses_are_counted_from_the_right(
    hops: int, lines: list[str], address: str
) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    scope = {"client": ("192.0.2.1", 4711), "headers": headers}
    assert client_address(scope, hops) == address
    mapped = {"client": ("::ffff:192.0.2.1", 4711), "headers": headers}
    assert client_address(mapped, hops) == address


# -- secrets ---------------------------------------------------------------------------------


def test_no_secret_is_in_an_address_or_in_a_log(
    server: Served, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    table = Table(server)
    token = transfer_link(table.ann, table.match, 0)
    transferred = table.server.client().post("/transfer", json={"token": token}).json()
    live_message(server, table.match, table.ann)
    invited = table.ben.post(f"/matches/{table.match}/invitations").json()
    code = make_code(table.ben, new_match(table.ben)["match"])
    for said in (code, "TIBASU"):
        table.eve.post("/codes", json={"code": said})
    table.ann.post("/matches", content=b"\xff", headers={"content-type": "application/json"})
    links = [table.made["join"], table.made["watch"], invited["join"], invited["watch"]]
    secrets = [token, transferred["token"], *table.tokens, *map(invitation, links)]
    secrets += [code, "TIBASU"]
    secrets += [client.cookies["tavolino"] for client in (table.ann, table.ben, table.wim)]
    for link in links:
        sent = urlsplit(link)
        assert not sent.query
        assert not any(secret in sent.path for secret in secrets)
    until(lambda: "accepted" in caplog.text)
    said = caplog.text + "".join(capfd.readouterr())
    for secret in (*secrets, "Ann", "Ben", SECRET):
        assert secret not in said
