"""Who sits where, and who begins: what whoever makes, joins or repeats a match may choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from support.people_at_a_match import is_refused
from support.running_server import Served, invitation, joined, new_id, new_match, served
from tavolino.hosting.match.events import WATCHER


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def state_of(client: httpx.Client, match: str) -> dict[str, Any]:
    """How a match stands for its maker."""
    state: dict[str, Any] = client.get(f"/matches/{match}").json()[0]["state"]
    return state


def names_at(client: httpx.Client, match: str) -> list[str | None]:
    """Who sits on each seat; None for a free one."""
    return [chair and chair["name"] for chair in state_of(client, match)["seats"]]


def refused(client: httpx.Client, **wish: Any) -> httpx.Response:
    """The answer to a request for a match of three that cannot be."""
    wish = {"id": new_id(), "game": "anneaux", "players": 3, "names": ["Ann"], **wish}
    return client.post("/matches", json=wish)


# -- sitting down ------------------------------------------------------------------------------


def test_the_cookie_and_the_token_get_a_seat_in_one_step(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = server.services.store
    hold, held = store.hold, list[tuple[int, int]]()

    async def noted(match: str, seat: int, *secret_hashes: bytes) -> None:
        held.append((seat, len(secret_hashes)))
        await hold(match, seat, *secret_hashes)

    monkeypatch.setattr(store, "hold", noted)
    joined(server.client(), new_match(server.client(), names=["Ann"]))
    # If their person were forgotten between two steps, the second one would be left over.
    assert [step for step in held if step[0] != WATCHER] == [(0, 2), (1, 2)]


# -- making a match ----------------------------------------------------------------------------


def test_whoever_makes_a_match_names_the_seat_that_begins(server: Served) -> None:
    ann = server.client()
    for seat in range(3):
        made = new_match(ann, players=3, names=["Ann", "Alf", "Ada"], start=seat)
        assert state_of(ann, made["match"])["to_move"] == seat


def test_without_a_name_for_it_the_seat_that_begins_is_drawn(server: Served) -> None:
    ann = server.client()
    drawn = {
        state_of(ann, new_match(ann, names=["Ann", "Alf"], start=None)["match"])["to_move"]
        for _ in range(30)  # the same one every time: once in 500 million runs
    }
    assert drawn == {0, 1}


def test_only_a_seat_of_the_match_begins(server: Served) -> None:
    ann = server.client()
    assert is_refused(refused(ann, start=3), 422, "rules")
    assert is_refused(refused(ann, start=4), 422, "malformed")


@pytest.mark.parametrize(
    ("wish", "seated"),
    [
        ({}, ["Ann", "Alf", None, "Bot 2"]),
        ({"seats": [2]}, ["Alf", None, "Ann", "Bot 2"]),
        ({"seats": [3]}, ["Alf", None, "Bot 2", "Ann"]),
        ({"seats": [3, 1]}, [None, "Alf", "Bot 2", "Ann"]),
        ({"seats": [3, 1, 0]}, ["Bot 2", "Alf", None, "Ann"]),
        ({"seats": [1], "bots": []}, ["Alf", "Ann", None, None]),
    ],
)
def test_whoever_makes_a_match_chooses_the_seats(
    server: Served, wish: dict[str, Any], seated: list[str | None]
) -> None:
    ann = server.client()
    made = new_match(ann, **{"players": 4, "names": ["Ann", "Alf"], "bots": [2], **wish})
    assert names_at(ann, made["match"]) == seated
    assert [own["seat"] for own in made["seats"]] == [
        seated.index("Ann"),
        seated.index("Alf"),
    ]


def test_seats_that_cannot_be_had_are_refused_with_a_reason(server: Served) -> None:
    ann = server.client()
    assert is_refused(refused(ann, seats=[3]), 404, "no_such_seat")
    assert is_refused(refused(ann, seats=[1, 1], bots=[1]), 409, "taken")
    assert is_refused(refused(ann, seats=[0, 1]), 422, "malformed")


# -- joining -----------------------------------------------------------------------------------


def test_whoever_joins_chooses_a_free_seat(server: Served) -> None:
    ann, ben, cleo = (server.client() for _ in range(3))
    made = new_match(ann, players=4, names=["Ann"], seats=[1])
    path = f"/matches/{made['match']}/join"

    def join(client: httpx.Client, name: str, **wish: int) -> httpx.Response:
        wanted = {"id": new_id(), "invitation": invitation(made["join"]), "name": name}
        return client.post(path, json={**wanted, **wish})

    assert join(ben, "Ben", seat=3).json()["seat"] == 3
    for seat in (1, 3):
        assert is_refused(join(cleo, "Cleo", seat=seat), 409, "taken")
    assert join(cleo, "Cleo").json()["seat"] == 0
    assert names_at(ann, made["match"]) == ["Cleo", "Ann", None, "Ben"]


# -- playing again -----------------------------------------------------------------------------


def rematch_of(client: httpx.Client, match: str, **wish: str) -> httpx.Response:
    """The answer to whoever offers a rematch after the first seat has given up."""
    path = f"/matches/{match}/commands"
    number = client.get(f"/matches/{match}").json()[0]["number"]
    wanted = {"id": new_id(), "seat": 0}
    client.post(path, json={**wanted, "type": "resign", "number": number + 1})
    wanted |= {"id": new_id(), "type": "rematch", "number": number + 2}
    return client.post(path, json={**wanted, **wish})


@pytest.mark.parametrize("bots", [[], [1]], ids=["at one device", "against a bot"])
@pytest.mark.parametrize(
    ("wish", "beginner"),
    [({}, 1), ({"begins": "next"}, 1), ({"begins": "same"}, 0), ({"begins": "loser"}, 0)],
)
def test_whoever_offers_a_rematch_chooses_who_begins(
    server: Served, bots: list[int], wish: dict[str, str], beginner: int
) -> None:
    ann = server.client()
    made = new_match(ann, names=["Ann", "Alf"][: 2 - len(bots)], bots=bots, start=0)
    assert rematch_of(ann, made["match"], **wish).status_code == 200
    again = state_of(ann, made["match"])["rematch"]
    assert state_of(ann, again)["view"]["start"] == beginner
    assert names_at(ann, again) == names_at(ann, made["match"])


def test_three_have_no_loser_to_begin(server: Served) -> None:
    ann = server.client()
    made = new_match(ann, players=3, bots=[1, 1], start=0)
    assert is_refused(rematch_of(ann, made["match"], begins="loser"), 409, "no_loser")
    assert "rematch" not in state_of(ann, made["match"])
    assert is_refused(rematch_of(ann, made["match"], begins="youngest"), 422, "malformed")


def test_people_without_a_name_have_none(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, names=["", ""], players=3)
    joined(ben, made, "")
    chairs = ann.get(f"/matches/{made['match']}").json()[0]["state"]["seats"]
    assert [chair["name"] for chair in chairs] == ["", "", ""]
