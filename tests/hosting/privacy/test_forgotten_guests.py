"""Whoever wants to be forgotten is: no name is told, and nothing opens their seats."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from support.fresh_stores import KINDS, fresh_store, new_step
from support.fresh_stores import new_match as new_row
from support.people_at_a_match import is_refused, live_message, transfer_link
from support.raw_socket import RawSocket
from support.running_server import Served, invitation, joined, new_id, new_match, served, until
from tavolino.games import GAMES
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.match.events import WATCHER, Joined
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.privacy.forget import forget, forget_in
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import HeldSeat, Step, Unavailable


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def key_of(client: httpx.Client) -> bytes:
    """What the server keeps of a browser's secret."""
    return secret_hash(client.cookies["tavolino"].rpartition(".")[0])


def state_of(client: httpx.Client, match: str) -> dict[str, Any]:
    """How a match stands, as someone sees it."""
    state: dict[str, Any] = client.get(f"/matches/{match}").json()[0]["state"]
    return state


def test_whoever_is_forgotten_is_gone_from_all_that_is_told(server: Served) -> None:
    olga, ben = server.client(), server.client()
    made = new_match(olga, names=["Olgaolga"])
    joined(ben, made)
    at = f"/matches/{made['match']}"
    over = new_match(olga, names=["Olgaolga", "Other"])["match"]
    resign = {"type": "resign", "id": new_id(), "number": 3, "seat": 1}
    assert olga.post(f"/matches/{over}/commands", json=resign).status_code == 200
    link = server.client()
    watch = {"invitation": invitation(made["watch"])}
    assert link.post(f"{at}/watch", json=watch).status_code == 200
    assert "Olgaolga" in ben.get(f"{at}/events").text
    assert olga.delete("/me").status_code == 204
    for client in (ben, link):
        for what in ("", "/events", "/record"):
            assert "Olgaolga" not in client.get(at + what).text
    state = ben.get(at).json()[0]["state"]
    assert state["result"] == {"ending": "resigned", "winners": [1]}
    assert "Olgaolga" not in live_message(server, made["match"], ben)
    rows = server.run(server.services.store.events(over, 0))
    assert "Olgaolga" not in repr(rows)


def test_nothing_opens_the_seats_of_whoever_is_forgotten(server: Served) -> None:
    olga, phone, tablet = (server.client() for _ in range(3))
    made = new_match(olga, names=["Olga"], players=3)
    ben = server.client()
    joined(ben, made)
    at = f"/matches/{made['match']}"
    transferred = phone.post(
        "/transfer", json={"token": transfer_link(olga, made["match"], 0)}
    ).json()
    unused = transfer_link(phone, made["match"], 0)
    cookie = phone.cookies["tavolino"]
    assert phone.delete("/me").status_code == 204
    assert "tavolino" not in phone.cookies
    seats = olga.get(f"{at}/seats").json()
    assert (seats["seats"], seats["moved"], seats["made"]) == ([], [], False)
    assert is_refused(olga.post(f"{at}/seats/0/return"), 403, "not_your_seat")
    program = server.client(transferred["token"])
    old = server.client(headers={"cookie": f"tavolino={cookie}"})
    for client in (old, program):
        assert is_refused(client.get(at), 404, "no_match")
        assert client.get("/me/matches").json() == []
        wish = {"type": "resign", "id": new_id(), "number": 3, "seat": 0}
        assert client.post(f"{at}/commands", json=wish).status_code == 404
    assert is_refused(tablet.post("/transfer", json={"token": unused}), 410, "used")
    assert ben.get(at, params={"seat": 1}).status_code == 200


def test_more_matches_than_a_list_shows_are_forgotten(server: Served) -> None:
    olga = server.client()
    first = new_match(olga, names=["Olgaolga"])["match"]
    key = key_of(olga)

    async def watch_many() -> None:
        store = server.services.store
        for number in range(201):
            row, summary = new_row(f"watched-{number}".ljust(22, "-"), at=10**15)
            await store.create(row, summary)
            await store.hold(row.id, WATCHER, key)

    server.run(watch_many())
    assert first not in olga.get("/me/matches").text
    assert olga.delete("/me").status_code == 204
    until(lambda: server.run(server.services.store.matches_of(key)) == [])
    assert "Olgaolga" not in repr(server.run(server.services.store.events(first, 0)))


@pytest.mark.parametrize("kind", KINDS)
def test_what_opens_a_seat_is_gone_with_it(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for match in ("m", "n"):
            await store.create(*new_row(match))
            for secret in (b"cookie", b"token", b"phone"):
                await store.hold(match, 0, secret)
            await store.hold(match, 1, b"other")
            await store.hold(match, WATCHER, b"cookie")
            await store.hold(match, WATCHER, b"watcher")
            await store.make_ways_back(match, 0, [b"back" + match.encode()], 10)
            await store.make_transfer(match, 0, match.encode(), 10)
            await store.make_transfer(match, 1, b"other" + match.encode(), 10)
        for match in ("m", "n"):
            for _ in range(2):
                await store.vacate(match, 0)
                await store.let_go(match, WATCHER, b"cookie")
        everyone = [b"cookie", b"token", b"phone", b"other", b"watcher"]
        for match in ("m", "n"):
            assert await store.held_seats(match, everyone[:3]) == set()
            assert await store.held_seats(match, everyone) == {1, WATCHER}
            assert await store.use_transfer(match.encode(), 0) is None
            assert await store.use_transfer(b"back" + match.encode(), 0) is None
            assert await store.use_transfer(b"other" + match.encode(), 0) is not None

    async def run() -> None:
        async with fresh_store(kind, tmp_path) as store:
            await test(store)

    asyncio.run(run())


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_to_be_forgotten_is_kept_until_they_are(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.guests_to_forget(10) == []
        assert await store.forgetting() == (0, None)
        await store.ask_to_forget(b"me", 1)
        await store.ask_to_forget(b"you", 2)
        await store.ask_to_forget(b"me", 3)
        assert await store.guests_to_forget(10) == [(2, b"you"), (3, b"me")]
        assert await store.guests_to_forget(1) == [(2, b"you")]
        assert await store.forgetting() == (2, 2)
        assert await store.guests_to_forget(10, (2, b"you")) == [(3, b"me")]
        assert await store.guests_to_forget(10, (3, b"me")) == []
        await store.has_forgotten(b"me", 1)  # has asked again since
        await store.has_forgotten(b"you", 2)
        assert [await store.is_forgetting(key) for key in (b"me", b"you")] == [True, False]

    async def run() -> None:
        async with fresh_store(kind, tmp_path) as store:
            await test(store)

    asyncio.run(run())


@pytest.mark.parametrize("kind", KINDS)
def test_who_made_a_match_is_known_until_they_are_forgotten(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_row("m"), b"me")
        await store.create(*new_row("n"))
        await store.let_go("m", WATCHER, b"you")
        assert [await store.made_by(match) for match in "mnx"] == [b"me", None, None]
        await store.let_go("m", WATCHER, b"me")
        assert await store.made_by("m") is None

    async def run() -> None:
        async with fresh_store(kind, tmp_path) as store:
            await test(store)

    asyncio.run(run())


@pytest.mark.parametrize("seat", [0, WATCHER])
def test_a_socket_that_was_open_is_closed_to_whoever_is_forgotten(
    server: Served, seat: int
) -> None:
    # Even one that only shows what those see who watch: it takes commands for the seat.
    olga = server.client()
    made = new_match(olga, names=["Olga"], players=3)
    with RawSocket(server) as raw:
        cookie = f"tavolino={olga.cookies['tavolino']}"
        raw.upgrade(f"/matches/{made['match']}/live?seat={seat}", Cookie=cookie)
        assert raw.head()[0] == 101
        raw.next_frame()
        assert olga.delete("/me").status_code == 204
        raw.socket.settimeout(1)
        raw.frames()  # times out if no one ends it


# -- the seat that is left -------------------------------------------------------------------


def test_where_others_are_awaited_a_bot_takes_the_seat(server: Served) -> None:
    ann, ben, cyd = (server.client() for _ in range(3))
    made = new_match(ann, players=3, names=["Ann"])
    joined(ben, made, "Benben")
    assert ben.delete("/me").status_code == 204
    joined(cyd, made, "Cyd")
    state = state_of(ann, made["match"])
    assert state["phase"] == "on"
    assert [chair["bot"] for chair in state["seats"]] == [None, "3", None]
    assert "Benben" not in ann.get(f"/matches/{made['match']}/events").text


def test_whoever_leaves_just_as_the_match_begins_gives_up(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, names=["Ann"])
    joined(ben, made)
    before = HeldSeat(
        match=made["match"], seat=1, game="anneaux", phase="waiting", number=1, changed_at=0
    )
    server.run(forget_in(server.services.engine, key_of(ben), before))
    assert state_of(ann, made["match"])["result"] == {"ending": "resigned", "winners": [0]}


def three_with_ben(server: Served) -> tuple[httpx.Client, httpx.Client, str]:
    """A match of three that is on: its maker, Ben on seat 1, and its id."""
    ann, ben, cyd = (server.client() for _ in range(3))
    made = new_match(ann, players=3, names=["Ann"])
    joined(ben, made, "Benben")
    joined(cyd, made, "Cyd")
    return ann, ben, made["match"]


def hand_over(client: httpx.Client, match: str) -> httpx.Response:
    """Lets a bot play on for seat 1."""
    path = f"/matches/{match}/seats/1/bot"
    return client.post(path, json={"id": new_id(), "level": 1})


@pytest.mark.parametrize("moment", ["before", "after"])
def test_whoever_is_removed_while_they_are_forgotten_leaves_no_name(
    server: Served, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    ann, ben, match = three_with_ben(server)
    engine, key = server.services.engine, key_of(ben)
    remove = engine.remove

    async def forget_at_this_moment(*values: Any) -> None:
        if moment == "before":
            await forget(engine, key, 10)
        with suppress(Refused):
            await remove(*values)
        if moment == "after":
            await forget(engine, key, 10)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(engine, "remove", forget_at_this_moment)
        assert hand_over(ann, match).status_code == 204
    assert server.run(forget(engine, key, 10))
    assert "Benben" not in repr(server.run(server.services.store.events(match, 0)))


def test_whoever_sits_down_on_the_seat_of_someone_forgotten_keeps_it(server: Served) -> None:
    ann, ben, eve = (server.client() for _ in range(3))
    made = new_match(ann, players=3, names=["Ann"])
    joined(ben, made, "Benben")
    engine, key, match = server.services.engine, key_of(ben), made["match"]
    [held] = server.run(engine.store.matches_of(key))
    assert ann.post(f"/matches/{match}/seats/1/free", json={"id": new_id()}).status_code == 204
    assert joined(eve, made, "Eveeve")["seat"] == 1
    server.run(forget_in(engine, key, held))
    assert state_of(eve, match)["seats"][1]["name"] == "Eveeve"
    assert not server.run(forget(engine, key, 10))
    assert server.run(forget(engine, key, 10))
    assert "Benben" not in repr(server.run(engine.store.events(match, 0)))
    assert eve.get(f"/matches/{match}", params={"seat": 1}).status_code == 200


def test_whoever_cannot_be_forgotten_now_is_forgotten_soon(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, names=["Ann"])
    joined(ben, made)

    async def failing(step: Step) -> bool:
        raise Unavailable("gone")

    with monkeypatch.context() as trouble:
        trouble.setattr(server.services.store, "append", failing)
        assert ben.delete("/me").status_code == 204
        assert state_of(ann, made["match"])["seats"][1]["name"] == "Ben"
    until(lambda: state_of(ann, made["match"])["phase"] == "over")
    assert state_of(ann, made["match"])["result"] == {"ending": "resigned", "winners": [0]}


@pytest.mark.parametrize(
    "version", [0, GAMES["memento"].rules_version], ids=["of other rules", "damaged"]
)
def test_matches_that_cannot_be_read_do_not_keep_anyone_from_being_forgotten(
    server: Served, version: int
) -> None:
    olga = server.client()
    new_match(olga, names=["Olgaolga"])
    key, store = key_of(olga), server.services.store
    row, none = new_row(f"unreadable-{version}".ljust(22, "-"))
    server.run(store.create(msgspec.structs.replace(row, rules_version=version), none))
    server.run(store.append(new_step(row.id, 1, what=Joined(0, "Olgaolga"))))
    server.run(store.hold(row.id, 0, key))
    assert olga.delete("/me").status_code == 204
    until(lambda: server.run(store.matches_of(key)) == [])
    assert "Olgaolga" not in repr(server.run(store.events(row.id, 0)))


def test_the_seat_of_whoever_was_forgotten_is_free_in_a_rematch(server: Served) -> None:
    ann, ben, eve = (server.client() for _ in range(3))
    made = new_match(ann, names=["Ann"])
    joined(ben, made)
    assert ben.delete("/me").status_code == 204
    rematch = {"type": "rematch", "id": new_id(), "number": 4, "seat": 0}
    assert ann.post(f"/matches/{made['match']}/commands", json=rematch).status_code == 200
    again = state_of(ann, made["match"])["rematch"]
    state = state_of(ann, again)
    assert (state["phase"], state["seats"][1]) == ("waiting", None)
    join = ann.post(f"/matches/{again}/invitations").json()["join"]
    assert joined(eve, {"match": again, "join": join}, "Eve")["seat"] == 1
    assert state_of(ann, again)["phase"] == "on"
