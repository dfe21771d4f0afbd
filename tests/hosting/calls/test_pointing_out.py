"""Helpers point at the board for those who play, where nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from support.running_server import Served, invitation, joined, new_id, new_match, served
from tavolino.games import GAMES, descriptor_of

NAMES = ["Ann", "Ben"]


def is_open(game: str) -> bool:
    """Whether everyone sees everything, with the default options."""
    rules = descriptor_of(game).rules
    return not rules.has_secrets(rules.complete({}))


OPEN = next(game for game in GAMES if is_open(game))
SECRET = next(game for game in GAMES if not is_open(game))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def points(client: httpx.Client, made: dict[str, Any]) -> bool:
    """Whether someone may point in a match: what they are told, and what happens."""
    told: bool = client.get(f"/matches/{made['match']}/seats").json()["may_point"]
    answer = client.post(f"/matches/{made['match']}/points", json={"pick": "point:A1"})
    assert answer.status_code == (204 if told else 409), answer.text
    return told


def watching(server: Served, made: dict[str, Any]) -> httpx.Client:
    """Someone who watches a match by its link."""
    client = server.client()
    body = {"invitation": invitation(made["watch"])}
    assert client.post(f"/matches/{made['match']}/watch", json=body).is_success
    return client


def test_whoever_watches_people_at_one_device_may_point(server: Served) -> None:
    ann = server.client()
    made = new_match(ann, OPEN, names=NAMES)
    assert points(ann, made)
    assert points(watching(server, made), made)


def test_between_devices_only_the_maker_may_point(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, OPEN)
    joined(ben, made)
    assert points(ann, made)
    assert not points(ben, made)
    assert not points(watching(server, made), made)


def test_whoever_was_removed_may_not_point(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, OPEN, names=NAMES, players=4)
    seat = joined(ben, made, "Cleo")["seat"]
    free = f"/matches/{made['match']}/seats/{seat}/free"
    assert ann.post(free, json={"id": new_id()}).is_success
    assert points(watching(server, made), made)
    assert not points(ben, made)


def test_nobody_points_where_something_is_hidden(server: Served) -> None:
    ann = server.client()
    made = new_match(ann, SECRET, names=NAMES)
    assert not points(ann, made)
    assert not points(watching(server, made), made)


def test_a_stranger_cannot_point(server: Served) -> None:
    made = new_match(server.client(), OPEN, names=NAMES)
    answer = server.client().post(f"/matches/{made['match']}/points", json={"pick": "x"})
    assert answer.status_code == 404
