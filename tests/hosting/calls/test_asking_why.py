"""Whoever points at something that is closed is told why, and which rule says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from support.people_at_a_match import Table, is_refused
from support.running_server import Served, new_id, new_match, served
from tavolino import GAMES
from tavolino.games import descriptor_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def ask_why(client: httpx.Client, match: str, seat: int, *pointed: str) -> httpx.Response:
    """What a seat is answered that pointed at something."""
    return client.post(f"/matches/{match}/why", json={"seat": seat, "pointed": pointed})


def new_board(client: httpx.Client) -> str:
    """A match of Anneaux for two people at one device; seat 0 begins."""
    return str(new_match(client, "anneaux", names=["Ann", "Alf"], start=0)["match"])


def act(client: httpx.Client, match: str, seat: int, action: str) -> None:
    """Plays an action."""
    number = client.get(f"/matches/{match}").json()[0]["number"]
    wish = {"type": "act", "action": action, "id": new_id(), "number": number + 1, "seat": seat}
    assert client.post(f"/matches/{match}/commands", json=wish).status_code == 200


def test_a_seat_is_told_why_and_by_which_rule(server: Served) -> None:
    ann = server.client()
    match = new_board(ann)
    act(ann, match, 0, "C>")
    why = ask_why(ann, match, 1, "C<").json()["why"]
    assert why == {
        "reason": "ring-turned-last",
        "sentence": "this ring was the last to be turned; another must be turned first.",
        "entries": ["anneaux.13"],
        "rule": descriptor_of("anneaux").register["anneaux.13"].message,
    }
    assert why["rule"] == "turning-rest"


def test_nothing_is_said_of_what_is_open_or_about_others_turns(server: Served) -> None:
    ann = server.client()
    match = new_board(ann)
    for seat, *pointed in ((0, "C<"), (0, "A1"), (0,), (0, "nowhere"), (1, "A1", "A2")):
        assert ask_why(ann, match, seat, *map(str, pointed)).json() == {"why": None}


def test_only_those_who_hold_a_seat_are_answered(server: Served) -> None:
    table = Table(server)
    assert is_refused(ask_why(table.eve, table.match, 0, "A1"), 404, "no_match")
    assert is_refused(ask_why(table.wim, table.match, 0, "A1"), 403, "not_your_seat")


def test_before_and_after_a_match_there_is_nothing_to_choose(server: Served) -> None:
    ann = server.client()
    waiting = new_match(ann, "anneaux", names=["Ann"])["match"]
    assert is_refused(ask_why(ann, waiting, 0, "A1"), 409, "waiting")
    match = new_board(ann)
    number = ann.get(f"/matches/{match}").json()[0]["number"]
    wish = {"type": "resign", "id": new_id(), "number": number + 1, "seat": 0}
    assert ann.post(f"/matches/{match}/commands", json=wish).status_code == 200
    assert is_refused(ask_why(ann, match, 1, "A1"), 409, "over")


@pytest.mark.parametrize(
    "pointed", [["A1"] * 11, ["A" * 101], "A1", [1], None], ids=lambda each: str(each)[:20]
)
def test_what_nobody_can_point_at_is_malformed(server: Served, pointed: Any) -> None:
    ann = server.client()
    match = new_board(ann)
    wish = {"seat": 0, "pointed": pointed}
    assert is_refused(ann.post(f"/matches/{match}/why", json=wish), 422, "malformed")


@pytest.mark.parametrize("name", GAMES)
def test_any_text_is_answered(server: Served, name: str) -> None:
    ann = server.client()
    match = new_match(ann, name, names=["Ann", "Alf"], start=0)["match"]
    for thing in ("", " ", "\x00", "²", "1" * 100, "-0,0", "^99,99"):
        for pointed in ([thing], [thing, thing], ["1", thing], ["A1", thing, "Na"]):
            assert ask_why(ann, match, 0, *pointed).status_code in (200, 422)


def test_a_trial_says_why_too(server: Served) -> None:
    wish = {"setup": {"start": 0}, "actions": ["C>"], "seat": 1, "pointed": ["C<"]}
    trial = server.client().post("/games/anneaux/try", json=wish).json()
    assert trial["why"]["reason"] == "ring-turned-last"
    assert trial["why"]["rule"] == "turning-rest"
    assert "A>" in trial["legal"]
