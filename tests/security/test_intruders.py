"""No one gets in who does not belong: to seats, matches, by cookies and from other sites."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from support.lookalikes import wander
from support.people_at_a_match import Table, is_refused, with_cookie
from support.prepared_matches import match_id, plant, token_of
from support.raw_socket import RawSocket
from support.running_server import (
    SECRET,
    TIMEOUT,
    Served,
    StillTime,
    new_id,
    new_match,
    served,
)
from tavolino.hosting.access.signing import Signer
from tavolino.hosting.match.ids import id_from
from tavolino.hosting.match.stored import Clock

SOMEWHERE = "x" * 22
PUBLIC: dict[str, Any] = {
    "public": "https://play.example",
    "hosts": frozenset({"play.example"}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def table(server: Served) -> Table:
    return Table(server)


# -- seats -----------------------------------------------------------------------------------


def test_no_one_acts_for_another_seat(table: Table) -> None:
    seat = table.to_move()
    other = (table.ann, table.ben)[1 - seat]
    assert is_refused(table.ask(other, table.wish(seat)), 403, "not_your_seat")
    program = table.server.client(table.tokens[1 - seat])
    assert is_refused(table.ask(program, table.wish(seat)), 403, "not_your_seat")
    assert table.number() == 2
    assert table.ask((table.ann, table.ben)[seat], table.wish(seat)).status_code == 200


def test_no_one_acts_for_another_seat_over_a_socket(table: Table) -> None:
    seat = table.to_move()
    say = {"type": "say", "seat": seat, "phrase": "hello"}
    header = {"Authorization": f"Bearer {table.tokens[1 - seat]}"}
    address = table.server.socket_address(table.match, after=2)
    with connect(address, additional_headers=header, proxy=None) as socket:
        assert '"state"' in str(socket.recv())
        assert '"present"' in str(socket.recv())
        for frame in (table.wish(seat), say):
            socket.send(json.dumps(frame))
            assert '"refused":"not_your_seat"' in str(socket.recv(timeout=TIMEOUT))
    assert table.number() == 2


def test_who_watches_only_watches(table: Table) -> None:
    at = f"/matches/{table.match}"
    assert table.wim.get(at).status_code == 200
    for seat in (0, 1):
        assert is_refused(table.ask(table.wim, table.wish(seat)), 403, "not_your_seat")
        asked = table.wim.get(at, params={"seat": seat})
        assert is_refused(asked, 403, "not_your_seat")
    for what, body in (
        ("bots", {"id": new_id(), "level": 1}),
        ("invitations", {}),
        ("transfer", {"seat": 0}),
        ("code", {}),
        ("seats/0/return", {}),
        ("phrases", {"seat": 0, "phrase": "hello"}),
    ):
        response = table.wim.post(f"{at}/{what}", json=body)
        assert is_refused(response, 403, "not_your_seat"), what


def test_a_token_opens_one_seat_of_one_match(table: Table) -> None:
    program = table.server.client(table.tokens[0])
    at = f"/matches/{table.match}"
    assert program.get(at, params={"seat": 0}).status_code == 200
    assert is_refused(program.get(at, params={"seat": 1}), 403, "not_your_seat")
    assert is_refused(program.post(f"{at}/transfer", json={"seat": 1}), 403, "not_your_seat")
    elsewhere = new_match(table.ann)["match"]
    assert is_refused(program.get(f"/matches/{elsewhere}"), 404, "no_match")


def test_a_match_of_others_looks_like_no_match(table: Table) -> None:
    requests: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "/events", None),
        ("GET", "/record", None),
        ("GET", "/stream", None),
        ("POST", "/commands", table.wish(0)),
        ("POST", "/invitations", {}),
        ("POST", "/bots", {"id": new_id(), "level": 1}),
        ("POST", "/transfer", {"seat": 0}),
        ("POST", "/seats/0/return", {}),
        ("POST", "/code", {}),
        ("POST", "/phrases", {"seat": 0, "phrase": "hello"}),
    ]
    nobody = table.server.client()
    for client in (table.eve, nobody, table.server.client("A" * 22)):
        for method, what, body in requests:
            there = client.request(method, f"/matches/{table.match}{what}", json=body)
            nowhere = client.request(method, f"/matches/{SOMEWHERE}{what}", json=body)
            assert is_refused(there, 404, "no_match"), what
            assert there.content == nowhere.content


def test_a_socket_to_a_match_of_others_is_closed(table: Table) -> None:
    reasons = set()
    for match in (table.match, SOMEWHERE):
        header = {"Authorization": f"Bearer {'A' * 22}"}
        address = table.server.socket_address(match)
        with connect(address, additional_headers=header, proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            reasons.add((closed.value.rcvd.code, closed.value.rcvd.reason))
    assert reasons == {(1008, "no_match")}


def test_what_is_made_with_the_id_of_someone_elses_command_does_nothing(table: Table) -> None:
    seat = table.to_move()
    players = (table.ann, table.ben)
    first = table.wish(seat)
    assert table.ask(players[seat], first).json()["number"] == 3
    again = {**first, "seat": 1 - seat, "number": 4}
    assert is_refused(table.ask(players[1 - seat], again), 409, "id_used")
    table.ask(players[1 - seat], {**again, "number": 3})
    assert table.number() == 3


def test_the_server_does_not_stumble_over_ids_that_look_like_its_own(table: Table) -> None:
    # A client knows all that an id could be made from.
    match = new_match(table.ann, names=["Ann", "Ben"])["match"]
    for number, parts in ((3, ("bot", match)), (4, (match,))):
        wish = new_id()
        seat = table.ann.get(f"/matches/{match}").json()[0]["state"]["to_move"]
        taken = {"type": "act", "id": id_from(*parts, wish), "number": number, "seat": seat}
        played = table.ann.post(
            f"/matches/{match}/commands", json={**taken, "action": f"@A{number}"}
        )
        assert played.status_code == 200
        bot = {"id": wish, "level": 1}
        assert is_refused(table.ann.post(f"/matches/{match}/bots", json=bot), 409, "full")


def test_no_one_gains_time_by_taking_the_id_of_the_clock(tmp_path: Path) -> None:
    with served(tmp_path, time=StillTime()) as server:
        match = match_id("clock")
        played = wander("dimenticato", 2, 1, 100)
        plant(server, match, played, Clock(per="move", seconds=10))
        assert not played.over
        for number in (103, 104):
            seat, action = played.to_move, played.legal()[0]
            wish = {"type": "act", "id": f"time-{number + 2}", "number": number, "seat": seat}
            client = server.client(token_of(seat))
            answer = client.post(f"/matches/{match}/commands", json={**wish, "action": action})
            assert answer.status_code == 200
            played.play(action)
        assert isinstance(server.services.engine.time, StillTime)
        server.services.engine.time.still += 11_000
        server.run(server.services.engine.time_out(match))
        state = client.get(f"/matches/{match}").json()[0]["state"]
        assert state["result"] == {"ending": "time", "winners": [1 - played.to_move]}


# -- cookies ---------------------------------------------------------------------------------


def test_only_a_cookie_that_was_signed_here_is_one(table: Table) -> None:
    cookie = table.ann.cookies["tavolino"]
    at = f"/matches/{table.match}"
    assert with_cookie(table.server, cookie).get(at).status_code == 200
    secret, _, signature = cookie.rpartition(".")
    flipped = signature[:-2] + ("A" if signature[-2] != "A" else "B") + signature[-1]
    forged = [
        secret,
        f"{secret}.",
        f"{secret}.{flipped}",
        f"{secret[:-1]}.{signature}",
        f"{secret}x.{signature}",
        Signer(("another secret",)).sign("cookie", secret),
        Signer((SECRET,)).sign("join", secret),
        f"{cookie}.{signature}",
        "..",
        "\xe9.\xff",
        "A" * 5000,
    ]
    for value in forged:
        client = with_cookie(table.server, value)
        assert is_refused(client.get(at), 404, "no_match"), value
        assert client.get("/me/matches").json() == []


def test_a_token_in_place_of_a_cookie_opens_nothing(table: Table) -> None:
    token = table.tokens[0]
    at = f"/matches/{table.match}"
    assert with_cookie(table.server, token).get(at).status_code == 404
    for authorization in (token, f"Basic {token}", f"Bearer {token}x", f"Bearer  {token}"):
        client = table.server.client(headers={"authorization": authorization})
        assert client.get(at).status_code == 404
    assert table.server.client().get(at, params={"token": token}).status_code == 404


def test_cookies_travel_unencrypted_only_at_home(server: Served, tmp_path: Path) -> None:
    plain = made_cookie(server.client())
    assert plain.startswith("tavolino=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(plain.split("; "))
    assert "Secure" not in plain
    with served(tmp_path, **PUBLIC) as elsewhere:
        client = elsewhere.client(headers={"host": "play.example"})
        sealed = made_cookie(client)
        assert sealed.startswith("__Host-tavolino=")
        assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= set(sealed.split("; "))
        assert "Domain" not in sealed
        value = sealed.partition(";")[0].partition("=")[2]
        for name, found in (("__Host-tavolino", 1), ("tavolino", 0)):
            headers = {"host": "play.example", "cookie": f"{name}={value}"}
            known = elsewhere.client(headers=headers)
            assert len(known.get("/me/matches").json()) == found
        gone = known_by(elsewhere, value).delete("/me").headers["set-cookie"]
        assert gone.startswith('__Host-tavolino="";')
        assert {"Secure", "Path=/", "Max-Age=0"} <= set(gone.split("; "))


def made_cookie(client: httpx.Client) -> str:
    """The header that gives someone new a cookie."""
    wish = {"id": new_id(), "game": "anneaux", "names": ["Ann"]}
    response = client.post("/matches", json=wish)
    assert response.status_code == 201
    return response.headers["set-cookie"]


def known_by(server: Served, value: str) -> httpx.Client:
    """A browser that was at a public address before."""
    headers = {"host": "play.example", "cookie": f"__Host-tavolino={value}"}
    return server.client(headers=headers)


# -- other sites -----------------------------------------------------------------------------


def foreign(server: Served) -> list[str]:
    """Where requests come from that are not from here, however alike they look."""
    here = f"127.0.0.1:{server.port}"
    return [
        "http://evil.example",
        f"http://{here}.evil.example",
        f"http://evil.example/{here}",
        f"http://{here}@evil.example",
        f"http://evil.example#{here}",
        f"http://127.0.0.1:{server.port + 1}",
        f"http://localhost:{server.port}",
        f"file://{here}",
        "null",
        "http://[",
        "",
    ]


def test_a_foreign_page_changes_nothing(table: Table) -> None:
    for origin in foreign(table.server):
        for method, at in (
            ("POST", "/matches"),
            ("POST", f"/matches/{table.match}/commands"),
            ("POST", "/transfer"),
            ("DELETE", "/me"),
        ):
            headers = {"origin": origin}
            response = table.ann.request(method, at, json={}, headers=headers)
            assert is_refused(response, 403, "origin"), origin
    assert len(table.ann.get("/me/matches").json()) == 1


def test_a_foreign_page_opens_no_socket(table: Table) -> None:
    at = f"/matches/{table.match}/live"
    cookie = f"tavolino={table.ann.cookies['tavolino']}"
    for origin in foreign(table.server):
        with RawSocket(table.server) as raw:
            raw.upgrade(at, Origin=origin, Cookie=cookie)
            assert raw.head()[0] == 403, origin
    with RawSocket(table.server) as raw:
        raw.upgrade(at, Origin=table.server.base, Cookie=cookie)
        assert raw.head()[0] == 101


@pytest.mark.parametrize("site", ["cross-site", "same-site", "elsewhere"])
def test_a_request_without_an_origin_must_not_say_it_is_foreign(
    table: Table, site: str
) -> None:
    headers = {"sec-fetch-site": site}
    wish = {"id": new_id(), "game": "anneaux", "names": ["Ann"]}
    response = table.ann.post("/matches", json=wish, headers=headers)
    assert is_refused(response, 403, "origin")
    with RawSocket(table.server) as raw:
        raw.upgrade(f"/matches/{table.match}/live", Sec_Fetch_Site=site)
        assert raw.head()[0] == 403


def test_our_own_pages_and_programs_may_act(table: Table) -> None:
    for headers in (
        {"origin": table.server.base, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"sec-fetch-site": "same-origin"},
        {},
    ):
        wish = {"id": new_id(), "game": "anneaux", "names": ["Ann"]}
        assert table.ann.post("/matches", json=wish, headers=headers).status_code == 201


def test_only_pages_from_the_public_address_may_act(tmp_path: Path) -> None:
    with served(tmp_path, **PUBLIC) as server:
        for origin, status in (
            ("https://play.example", 201),
            ("http://play.example", 403),
            ("https://play.example:8443", 403),
            ("https://play.example.evil.example", 403),
            (server.base, 403),
        ):
            headers = {"host": "play.example", "origin": origin}
            wish = {"id": new_id(), "game": "anneaux", "names": ["Ann"]}
            assert (
                server.client().post("/matches", json=wish, headers=headers).status_code
                == status
            )


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "127.0.0.1:80:80", "localhost.", "", "[::1"],
)
def test_a_name_that_someone_made_point_here_is_not_ours(table: Table, host: str) -> None:
    for at in ("/", "/games", f"/matches/{table.match}", "/openapi.json"):
        with RawSocket(table.server) as raw:
            raw.request(f"GET {at}", {"Host": host})
            assert raw.head()[0] == 421
    with RawSocket(table.server) as raw:
        raw.upgrade(f"/matches/{table.match}/live", Host=host, Origin=f"http://{host}")
        assert raw.head()[0] == 421
