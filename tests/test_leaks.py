"""Nothing leaks: what no one may know changes not one byte of what they get.

Two servers hold the same match but for what someone may not know. It is played on in both,
and that someone compares everything they ever get from the one and from the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from hearing import Hearing
from pairs import Pair, Step, on_its_way, pair_for, ways_on
from planted import match_id, plant, token_of
from served import Served, StillTime, served
from tables import every_table
from tavolino import Match
from tavolino.rules.dimenticato.position import Dimenticato, Layout
from tavolino.server.match.events import WATCHER
from twins import dimenticato_entries, dimenticato_view, field_of, fields_of, values_of

Servers = tuple[Served, Served]

TEXTS = {
    "memento": ("N>", "?"),
    "anneaux": ("@A1", "?"),
    "triominos": ("pass", "buy", "v0,0=121", "^1,0=***"),
    "dimenticato": ("pass", "1=3", "2>0,4", "3>1,4!0,1"),
}
"""Some actions of each game."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers that have nothing in common but their secret and the time."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with (
        served(folders[0], time=StillTime()) as one,
        served(folders[1], time=StillTime()) as other,
    ):
        yield one, other


def refusable(pair: Pair, seat: int, number: int, rng: Random) -> Iterator[dict[str, Any]]:
    """What a seat may ask for in vain: now, too late and too early."""
    one, other = pair
    legal = {*one.legal(), *other.legal()}
    some = rng.sample(sorted(legal), min(3, len(legal)))
    for text in (*some, *TEXTS[one.game.name]):
        if one.to_move != seat or text not in legal:
            yield {"do": "act", "number": number + 1, "action": text}
        for back in (0, 1, 4):
            yield {"do": "act", "number": number - back, "action": text}
    yield {"do": "act", "number": number + 2, "action": "pass"}
    yield {"do": "ask_undo", "number": number}
    yield {"do": "ask_undo", "number": number - 2}
    yield {"do": "answer", "to": "undo", "yes": True, "number": number + 1}
    yield {"do": "answer", "to": "draw", "yes": False, "number": number + 1}
    yield {"do": "rematch", "number": number + 1}


async def hear(
    server: Served, match: str, pair: Pair, seat: int, steps: list[Step], seed: int
) -> list[bytes]:
    """All that a seat gets from a server while a match is played on."""
    one, other = pair
    number = one.players + len(one.entries)
    async with Hearing(server, match, seat) as hearing:
        hearing.number = number
        await hearing.look()
        await look_back(hearing)
        for step in steps:
            number += 1
            await hearing.play(step, number)
        later = Pair(played_on(one, steps), played_on(other, steps))
        await hearing.look()
        await look_back(hearing)
        await hearing.be_refused(refusable(later, seat, number, Random(seed)))
        if seat != WATCHER:
            await ask_undo(hearing, seat, number, one.players)
        await hearing.follow_by_socket(number - 2)
        await hearing.follow_by_stream("live", 0)
        await hearing.last_word()
        return hearing.everything()


async def look_back(hearing: Hearing) -> None:
    """Asks for all that was, as oneself and as others, and for advice that no one gets."""
    for seat in range(WATCHER, 4):
        await hearing.ask("/replay", seat=seat)
    await hearing.ask("/replay", seat=hearing.seat, first=3, count=2)
    await hearing.ask("/replay", seat=hearing.seat, first=10**6)
    await hearing.ask("/evaluation")
    client = await hearing.client(hearing.seat)
    response = await client.post("/hint", json={"seat": max(hearing.seat, 0)})
    assert response.json()["reason"] in {"hints_off", "not_your_seat"}
    hearing.answers.append(response.content)


def played_on(match: Match, steps: list[Step]) -> Match:
    """The same match, so many steps later."""
    later = Match(match.game, match.players, match.options, match.setup)
    for action in (*(entry["action"] for entry in match.entries), *(s.action for s in steps)):
        later.play(action)
    return later


async def ask_undo(hearing: Hearing, seat: int, number: int, players: int) -> None:
    """Asks to take a decision back, which the next seat minds if it can be asked at all."""
    wish = '{"do":"ask_undo","id":"undo-undo","number":%d,"seat":%d}'
    answer = await hearing.say((wish % (number + 1, seat)).encode(), seat)
    if "number" in answer:
        no = '{"do":"answer","to":"undo","yes":false,"id":"mind-mind","number":%d,"seat":%d}'
        next_seat = (seat + 1) % players
        answer = await hearing.say((no % (number + 2, next_seat)).encode(), next_seat)
        assert answer.get("number") == number + 2


@every_table("game")
def test_no_one_hears_anything_of_what_they_may_not_know(
    servers: Servers, game: str, players: int
) -> None:
    for seat in (*range(players), WATCHER):
        viewer = None if seat == WATCHER else seat
        seed = 10 * players + seat
        pair = pair_for(game, players, viewer, seed)
        steps = ways_on(pair, viewer, Random(seed), 8)
        match = match_id(game, players, seat)
        heard = []
        for server, planted in zip(servers, pair, strict=True):
            plant(server, match, planted)
            heard.append(asyncio.run(hear(server, match, pair, seat, steps, seed)))
        assert_same(*heard)
        if game == "triominos":
            assert someone_sees_another_rack(servers, match, players)


def assert_same(one: list[bytes], other: list[bytes]) -> None:
    """Every message is the same, byte for byte."""
    assert len(one) == len(other)
    for message, twin in zip(one, other, strict=True):
        assert message == twin


def someone_sees_another_rack(servers: Servers, match: str, players: int) -> bool:
    """Whether the two matches do differ, for someone who may know what differs."""
    seen = [
        [
            server.client(token_of(seat)).get(f"/matches/{match}").content
            for seat in range(players)
        ]
        for server in servers
    ]
    return seen[0] != seen[1]


# -- Dimenticato: a number that is covered is told to no one ---------------------------------


@contextmanager
def other_numbers_covered(server: Served, match: str, rng: Random) -> Iterator[bool]:
    """For as long as the block lasts, covered numbers of each card have changed places.

    Whether that changes anything: perhaps there are no two that differ.
    """
    sitting = server.services.desk.sittings[match]
    position = sitting.match.position
    assert isinstance(position, Dimenticato)
    twin = position.copy()
    assert isinstance(twin, Dimenticato)
    truth = values_of(sitting.match)
    values = list(truth)
    view = dimenticato_view(sitting.match, None)
    covered = [k for k, number in enumerate(view["numbers"]) if not number]
    if position.walker < 4:  # its number was just said aloud
        covered.remove(int(position.field[int(position.to_move) * 4 + int(position.walker)]))
    for card in range(len(values) // 4):
        fields = [field for field in covered if field // 4 == card]
        for field, other in zip(fields, rng.sample(fields, len(fields)), strict=True):
            values[field] = truth[other]
    twin.layout = Layout(int(position.players), values, view["colours"])
    sitting.match.positions[-1] = twin
    try:
        yield values != truth
    finally:
        sitting.match.positions[-1] = position


def all_answers(server: Served, match: str, clients: dict[int, httpx.Client]) -> list[bytes]:
    """What everyone is told who asks about a match, and whoever is to move asks in vain."""
    answers = [
        client.get(f"/matches/{match}{what}").content
        for client in clients.values()
        for what in ("", "/events", "/record", "/replay", "/replay?first=2&count=3")
    ]
    sitting = server.services.desk.sittings[match]
    for text in {"1>0,4", "2>1,5!0,1", "3>2,2", "pass", "4=2"} - {*sitting.match.legal()}:
        wish = act(sitting.number + 1, sitting.to_move, text)
        response = clients[sitting.to_move].post(f"/matches/{match}/commands", json=wish)
        assert response.status_code == 409
        answers.append(response.content)
    return answers


def act(number: int, seat: int, action: str) -> dict[str, Any]:
    """A command."""
    command = f"command-{number}"
    return {"do": "act", "id": command, "number": number, "seat": seat, "action": action}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_byte_depends_on_a_covered_number(servers: Servers, players: int) -> None:
    server, rng = servers[0], Random(players)
    played = on_its_way("dimenticato", players, players, 64)
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


def test_what_is_told_live_is_what_can_be_asked_for(servers: Servers) -> None:
    server = servers[0]
    played = on_its_way("dimenticato", 3, 5, 40)
    match = match_id("live")
    plant(server, match, Match(played.game, 3, played.options, played.setup))
    client = server.client(token_of(WATCHER))
    address = server.socket_address(match, after=3)
    header = {"Authorization": f"Bearer {token_of(WATCHER)}"}
    with connect(address, additional_headers=header, proxy=None) as socket:
        assert '"tell":"state"' in str(socket.recv())
        assert '"tell":"present"' in str(socket.recv())
        for number, entry in enumerate(played.entries, 4):
            wish = act(number, entry["seat"], entry["action"])
            seat = server.client(token_of(entry["seat"]))
            assert seat.post(f"/matches/{match}/commands", json=wish).status_code == 200
            asked = client.get(f"/matches/{match}/events", params={"after": number - 1})
            assert asked.text == f"[{socket.recv(timeout=10)!s}]"


def test_no_one_can_ask_what_was_announced_long_ago(servers: Servers) -> None:
    # Where a figure could go from a field tells the number on it, which is covered again.
    server = servers[0]
    played = on_its_way("dimenticato", 2, 0, 80)
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
