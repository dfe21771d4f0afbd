"""Advice: hints that know what their seat knows, and who was ahead once it is over."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby, pairwise
from random import Random

import httpx
import pytest

from support.installed_games import every_table
from support.lookalike_pairs import pair_for
from support.lookalikes import wander
from support.people_at_a_match import Table, is_refused
from support.prepared_matches import match_id, plant, token_of
from support.running_server import Served, new_id, new_match, served
from tavolino import GAMES, Match
from tavolino.bots.observations import Observations, belief_after
from tavolino.hosting.adviser import MAX_PLIES, MAX_WAITING, estimate, find_hint, foreseen
from tavolino.hosting.match.events import WATCHER
from tavolino.rules.types import Entry


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def resign(client: httpx.Client, match: str) -> None:
    """Ends a match of two: seat 0 gives up."""
    number = client.get(f"/matches/{match}").json()[0]["number"]
    wish = {"type": "resign", "id": new_id(), "number": number + 1, "seat": 0}
    assert client.post(f"/matches/{match}/commands", json=wish).status_code == 200


# -- hints -------------------------------------------------------------------------------------


def hint(client: httpx.Client, match: str, seat: int) -> httpx.Response:
    """What someone is answered who asks for a hint."""
    return client.post(f"/matches/{match}/hint", json={"seat": seat})


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_actions_and_who_is_ahead(server: Served, game: str) -> None:
    ann = server.client()
    match = new_match(ann, game, names=["Ann", "Alf"])["match"]
    seat = ann.get(f"/matches/{match}").json()[0]["state"]["to_move"]
    state = ann.get(f"/matches/{match}", params={"seat": seat}).json()[0]["state"]
    response = hint(ann, match, seat)
    assert response.status_code == 200, response.text
    found = response.json()
    assert 1 <= len(found["actions"]) <= 3
    assert {best["action"] for best in found["actions"]} <= set(state["legal"])
    assert all(0 <= best["share"] <= 1 and best["visits"] >= 0 for best in found["actions"])
    assert sum(found["share"]) == pytest.approx(1, abs=0.001)
    assert hint(ann, match, seat).content == response.content
    assert is_refused(hint(ann, match, 1 - seat), 409, "not_your_turn")


def test_where_there_is_one_action_that_is_the_hint() -> None:
    forced = Match.new("triominos", 2, 1)
    assert forced.legal() == ["buy"]
    seen = Observations.of(forced, forced.to_move)
    assert [best.action for best in find_hint(seen).actions] == ["buy"]
    assert sum(estimate(seen.view)) == pytest.approx(1)


def test_there_are_no_hints_among_people(server: Served) -> None:
    table = Table(server)
    seat = table.to_move()
    player = (table.ann, table.ben)[seat]
    assert is_refused(hint(player, table.match, seat), 409, "hints_off")
    assert is_refused(hint(player, table.match, 1 - seat), 403, "not_your_seat")


def test_there_are_hints_only_while_a_match_is_on(server: Served) -> None:
    ann = server.client()
    waiting = new_match(ann, "anneaux", players=3, names=["Ann"])["match"]
    assert is_refused(hint(ann, waiting, 0), 409, "waiting")
    match = new_match(ann, "anneaux", names=["Ann"], bots=[1])["match"]
    resign(ann, match)
    assert is_refused(hint(ann, match, 0), 409, "over")


def test_a_guest_who_just_had_some_hints_waits(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with served(tmp_path_factory.mktemp("home"), rate=50) as server:
        ann = server.client()
        match = new_match(ann, "anneaux", names=["Ann", "Alf"])["match"]
        seat = ann.get(f"/matches/{match}").json()[0]["state"]["to_move"]
        # At once: on a busy machine a hint may take longer than the wait for the next.
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: hint(ann, match, seat), range(8)))
    granted, *_, refused = sorted(answers, key=lambda answer: answer.status_code)
    assert granted.status_code == 200
    assert is_refused(refused, 429, "too_fast")
    assert int(refused.headers["retry-after"]) >= 1


def test_a_guest_who_asks_for_much_advice_keeps_it_from_no_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with served(tmp_path_factory.mktemp("home"), rate=50) as server:
        ann, ben = server.client(), server.client()
        over = [given_up(ann) for _ in range(12)]
        match = new_match(ben, "anneaux", names=["Ben", "Bea"])["match"]
        seat = ben.get(f"/matches/{match}").json()[0]["state"]["to_move"]
        with ThreadPoolExecutor(12) as threads:
            asked = threads.map(lambda one: ann.get(f"/matches/{one}/evaluation"), over)
            assert hint(ben, match, seat).status_code == 200
            assert {answer.status_code for answer in asked} == {200, 429}


def given_up(client: httpx.Client) -> str:
    """A match that is over."""
    match: str = new_match(client, "anneaux", names=["Ann", "Alf"])["match"]
    resign = {"type": "resign", "id": new_id(), "number": 3, "seat": 0}
    assert client.post(f"/matches/{match}/commands", json=resign).status_code == 200
    return match


@pytest.mark.parametrize("players", [2, 3])
def test_hints_do_not_know_what_their_seat_does_not(players: int) -> None:
    for seed in range(3):
        for seat in range(players):
            one, other = pair_for("triominos", players, seat, 10 * seed + seat)
            if one.to_move == seat:
                seen, lookalike = (Observations.of(match, seat) for match in (one, other))
                assert one.setup != other.setup
                assert seen == lookalike
                assert find_hint(seen) == find_hint(lookalike)


def foresee(match: Match, *actions: str) -> list[Entry]:
    """What the seat to move foresees of actions one after the other."""
    observations = Observations.of(match, match.to_move)
    return foreseen(observations.view, actions, belief_after(observations))


@every_table("game")
def test_what_a_hint_foresees_comes_true(game: str, players: int) -> None:
    known = 0
    for seed in range(30):
        match = wander(game, players, seed, 2 + 3 * seed)
        if match.over:
            continue
        for action in Random(seed).sample(match.legal(), min(3, len(match.legal()))):
            entries = foresee(match, action)
            match.play(action)
            known += len(entries)
            assert entries in ([], match.entries[-1:])
            match.undo()
    assert known >= 5


@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_foreseen_that_its_seat_does_not_know(players: int) -> None:
    for seat in range(players):
        one, other = pair_for("triominos", players, seat, seat)
        if one.to_move == seat:
            for action in one.legal():
                assert foresee(one, action) == foresee(other, action)
                assert action != "buy" or foresee(one, action) == []


def test_whether_a_number_is_right_is_not_foreseen() -> None:
    match = wander("dimenticato", 2, 1, 20)
    announcements = [action for action in match.legal() if "=" in action]
    assert announcements
    for action in announcements:
        assert foresee(match, action) == []


@every_table("game")
def test_a_line_of_play_lasts_until_the_seat_decides_again(game: str, players: int) -> None:
    comes_again = 0
    for seed in range(10):
        match = wander(game, players, seed, 2 + 5 * seed)
        if match.over:
            continue
        before = len(match.entries)
        asked, rng = match.to_move, Random(seed)
        while not match.over and len(match.entries) < before + 12:
            match.play(rng.choice(match.legal()))
        played = match.entries[before:]
        for _ in played:
            match.undo()
        line = foresee(match, *(entry["action"] for entry in played))
        assert line == played[: len(line)]
        turns = [seat for seat, _ in groupby(entry["seat"] for entry in line)]
        assert turns.count(asked) <= 2
        if turns.count(asked) == 2:
            comes_again += 1
            assert line[-1]["seat"] == asked
            assert line[-2]["seat"] != asked
    assert comes_again or GAMES[game].hides


@pytest.mark.parametrize("players", [2, 3])
def test_a_line_stops_where_another_seat_knows_more(players: int) -> None:
    match = wander("triominos", players, 2, 8)
    hint = find_hint(Observations.of(match, match.to_move))
    assert {entry["seat"] for entry in hint.line} <= {match.to_move}
    assert hint.threat is None


def test_a_hint_tells_the_threat_that_it_averts() -> None:
    match = wander("anneaux", 3, 0, 6)
    hint = find_hint(Observations.of(match, match.to_move))
    assert hint.threat is not None
    assert hint.threat["seat"] == 1
    assert [effect["type"] for effect in hint.threat["effects"]] == ["placed", "line"]
    match.play(hint.actions[0].action)
    assert hint.threat["action"] not in match.legal()


def test_what_happens_anyway_is_no_threat() -> None:
    match = Match.new("anneaux", 2, 1, start=0)
    for action in ["@C3", "@C5", "@C8", "@C6"]:  # either end completes the row
        match.play(action)
    hint = find_hint(Observations.of(match, match.to_move))
    assert "line" in {effect["type"] for effect in hint.line[1]["effects"]}
    assert hint.threat is None


# -- evaluations -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_who_was_ahead_is_told_once_a_match_is_over(server: Served, game: str) -> None:
    played = wander(game, 2, 3, 4)
    match = match_id("ahead", game)
    plant(server, match, played)
    client = server.client(token_of(WATCHER))
    assert is_refused(client.get(f"/matches/{match}/evaluation"), 409, "not_over")
    resign(server.client(token_of(0)), match)
    found = client.get(f"/matches/{match}/evaluation").json()["shares"]
    assert len(found) == 5
    assert found[-1] == [0.0, 1.0]
    for shares in filter(None, found):
        assert sum(shares) == pytest.approx(1, abs=0.001)
    assert client.get(f"/matches/{match}/evaluation").json()["shares"] == found
    assert match in server.services.adviser.evaluated


def test_some_positions_of_a_long_match_are_judged(server: Served) -> None:
    played = Match.new("anneaux", 2, 1, limit=90)
    rng = Random(1)
    while not played.over:
        played.play(rng.choice(played.legal()))
    match = match_id("long")
    plant(server, match, played)
    client = server.client(token_of(0), timeout=120)
    found = client.get(f"/matches/{match}/evaluation").json()["shares"]
    total = len(played.entries)
    assert len(found) == total + 1
    looked_at = [ply for ply, shares in enumerate(found) if shares is not None]
    assert looked_at[0] == 0
    assert len(looked_at) == min(total, MAX_PLIES) + 1
    assert max(later - ply for ply, later in pairwise(looked_at)) <= 2


def test_a_process_that_was_killed_is_replaced(server: Served) -> None:
    ann = server.client()
    match = new_match(ann, "dimenticato", names=["Ann", "Alf"])["match"]
    seat = ann.get(f"/matches/{match}").json()[0]["state"]["to_move"]
    before = hint(ann, match, seat).content
    for process in multiprocessing.active_children():
        process.kill()
        process.join(10)
    assert hint(ann, match, seat).content == before


def test_when_too_many_ask_they_are_told_to_come_back(server: Served) -> None:
    ann = server.client()
    match = new_match(ann, "anneaux", names=["Ann", "Alf"])["match"]
    seat = ann.get(f"/matches/{match}").json()[0]["state"]["to_move"]
    server.services.adviser.hinting += MAX_WAITING
    try:
        for busy in (hint(ann, match, seat), ann.get(f"/matches/{match}/evaluation")):
            assert is_refused(busy, 503, "unavailable")
            assert busy.headers["retry-after"] == "1"
    finally:
        server.services.adviser.hinting -= MAX_WAITING
    assert hint(ann, match, seat).status_code == 200
