"""Dimenticato: a number that is covered is told to no one, in whatever way they ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import httpx
import pytest
from websockets.sync.client import connect

from games.dimenticato.lookalikes import (
    dimenticato_entries,
    dimenticato_view,
    field_of,
    fields_of,
    forgotten_pair,
    on_its_way,
    pairs_of_numbers,
    values_of,
)
from support.prepared_matches import match_id, plant, token_of
from support.running_server import TIMEOUT, Served
from support.two_servers import Servers, act, assert_same, both_served, overhear
from tavolino import Match
from tavolino.games.dimenticato.rules.position import DimenticatoPosition, Layout
from tavolino.hosting.match.events import WATCHER


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with both_served(tmp_path_factory) as both:
        yield both


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_one_hears_what_was_announced_and_is_covered_again(
    servers: Servers, players: int
) -> None:
    pair = forgotten_pair(players)
    for seat in (*range(players), WATCHER):
        overhear(servers, pair, seat, 10 * players + seat)


@contextmanager
def other_numbers_covered(server: Served, match: str, rng: Random) -> Iterator[bool]:
    """For as long as the block lasts, covered numbers of each card have changed places.

    Whether that changes anything: perhaps there are no two that differ.
    """
    hosted = server.services.engine.hosted_matches[match]
    position = hosted.match.position
    assert isinstance(position, DimenticatoPosition)
    lookalike = position.copy()
    assert isinstance(lookalike, DimenticatoPosition)
    truth = values_of(hosted.match)
    values = list(truth)
    view = dimenticato_view(hosted.match, None)
    covered = [k for k, number in enumerate(view["numbers"]) if not number]
    if position.walker < 4:  # its number was just said aloud
        covered.remove(int(position.field[int(position.to_move) * 4 + int(position.walker)]))
    for card in range(len(values) // 4):
        fields = [field for field in covered if field // 4 == card]
        for field, other in zip(fields, rng.sample(fields, len(fields)), strict=True):
            values[field] = truth[other]
    lookalike.layout = Layout(int(position.players), values, view["colours"], view["drawn"])
    hosted.match.now = lookalike
    try:
        yield values != truth
    finally:
        hosted.match.now = position


def answers_about(match: str, clients: dict[int, httpx.Client]) -> list[bytes]:
    """What everyone is told who asks about a match."""
    return [
        client.get(f"/matches/{match}{what}").content
        for client in clients.values()
        for what in ("", "/events", "/record", "/replay", "/replay?first=2&count=3")
    ]


def all_answers(server: Served, match: str, clients: dict[int, httpx.Client]) -> list[bytes]:
    """What everyone is told who asks about a match, and whoever is to move asks in vain."""
    answers = answers_about(match, clients)
    hosted = server.services.engine.hosted_matches[match]
    for text in {"1>0,4", "2>1,5!0,1", "3>2,2", "stay", "pass", "4=2"} - {
        *hosted.match.legal()
    }:
        wish = act(hosted.number + 1, hosted.to_move, text)
        response = clients[hosted.to_move].post(f"/matches/{match}/commands", json=wish)
        assert response.status_code == 409
        answers.append(response.content)
    return answers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_byte_depends_on_a_covered_number(servers: Servers, players: int) -> None:
    server, rng = servers[0], Random(players)
    played = on_its_way(players, players, 64)
    begin = Match(played.game, players, played.options, played.setup)
    match = match_id("covered", players)
    plant(server, match, begin)
    clients = {seat: server.client(token_of(seat)) for seat in (WATCHER, *range(players))}
    different = 0
    for ply, entry in enumerate(played.entries):
        number = players + ply + 1
        wish = act(number, entry["seat"], entry["action"])
        response = clients[entry["seat"]].post(f"/matches/{match}/commands", json=wish)
        assert response.status_code == 200, response.text
        if ply % 5 == 4:
            truth = all_answers(server, match, clients)
            with other_numbers_covered(server, match, rng) as are_others:
                different += are_others
                assert_same(truth, all_answers(server, match, clients))
    assert different > 3


def test_no_byte_for_the_others_depends_on_a_number_while_its_figure_may_stay(
    servers: Servers,
) -> None:
    for k, (one, other) in enumerate(pairs_of_numbers()):
        match = match_id("may stay", k)
        plant(servers[0], match, one)
        others = {*range(one.players), WATCHER} - {one.to_move}
        clients = {seat: servers[0].client(token_of(seat)) for seat in others}
        truth = answers_about(match, clients)
        hosted = servers[0].services.engine.hosted_matches[match]
        hosted.match.newest = other.entries[-1]
        hosted.match.now = other.positions[-1]
        assert_same(truth, answers_about(match, clients))


def test_what_is_told_live_is_what_can_be_asked_for(servers: Servers) -> None:
    server = servers[0]
    played = on_its_way(3, 5, 40)
    match = match_id("live")
    plant(server, match, Match(played.game, 3, played.options, played.setup))
    client = server.client(token_of(WATCHER))
    address = server.socket_address(match, after=3)
    header = {"Authorization": f"Bearer {token_of(WATCHER)}"}
    with connect(address, additional_headers=header, proxy=None) as socket:
        assert '"type":"state"' in str(socket.recv())
        assert '"type":"present"' in str(socket.recv())
        for number, entry in enumerate(played.entries, 4):
            wish = act(number, entry["seat"], entry["action"])
            seat = server.client(token_of(entry["seat"]))
            assert seat.post(f"/matches/{match}/commands", json=wish).status_code == 200
            asked = client.get(f"/matches/{match}/events", params={"after": number - 1})
            assert asked.text == f"[{socket.recv(timeout=TIMEOUT)!s}]"


def test_no_one_can_ask_what_was_announced_long_ago(servers: Servers) -> None:
    # Where a figure could go from a field tells the number on it, which is covered again.
    server = servers[0]
    played = on_its_way(2, 0, 80)
    match = match_id("long ago")
    plant(server, match, played)
    numbers = dimenticato_view(played, None)["numbers"]
    asked = 0
    for ply, entry in enumerate(dimenticato_entries(played)[:-2]):
        seat, figure = entry["seat"], int(entry["action"][0])
        if entry.get("moves") and numbers[field_of(played, ply, seat, figure)] is None:
            client = server.client(token_of(seat))
            for place in fields_of(played):
                wish = act(ply + 4, seat, f"{figure}>{place}")
                answer = client.post(f"/matches/{match}/commands", json=wish).json()
                assert answer["refused"] == "stale"
                asked += 1
    assert asked > 50
