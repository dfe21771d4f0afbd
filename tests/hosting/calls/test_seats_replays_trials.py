"""What the client asks for beside the match itself: own seats, replays, trials."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from games.dimenticato.lookalikes import dimenticato_view, on_its_way
from support.installed_games import about_three
from support.lookalikes import wander
from support.people_at_a_match import Table, is_refused
from support.prepared_matches import match_id, plant, token_of
from support.running_server import (
    Served,
    StillTime,
    invitation,
    joined,
    new_id,
    new_match,
    served,
)
from tavolino import GAMES, Match
from tavolino.games import descriptor_of
from tavolino.hosting.match.events import WATCHER

REMEMBERING = [name for name, game in GAMES.items() if not game.forgets]
"""The games of which a seat may look at the past."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


def planted(server: Served, played: Match, *parts: object) -> str:
    """The id of a match that has come as far as this one."""
    match = match_id("play", *parts)
    plant(server, match, played)
    return match


def finished(game: str, seed: int = 1, players: int = 2, **options: Any) -> Match:
    """A match that was played to its end at random."""
    match, rng = Match.new(game, players, seed, **options), Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def answer_to(client: httpx.Client, path: str, **query: object) -> dict[str, Any]:
    """What a client is told that may ask."""
    response = client.get(path, params={name: str(value) for name, value in query.items()})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def command(server: Served, match: str, seat: int, **wish: object) -> None:
    """A command of a planted seat that is granted."""
    client = server.client(token_of(seat))
    number = client.get(f"/matches/{match}").json()[0]["number"] + 1
    wish |= {"id": new_id(), "number": number, "seat": seat}
    response = client.post(f"/matches/{match}/commands", json=wish)
    assert response.status_code == 200, response.text


# -- seats -------------------------------------------------------------------------------------


def test_everyone_can_ask_which_seats_are_theirs(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, players=3, names=["Ann", "Alf"])
    joined(ben, made)
    path = f"/matches/{made['match']}/seats"
    same = {"has_secrets": False, "forgets": False, "moved": [], "removed": []}
    own = {"seats": [0, 1], "watching": True, "made": True, "may_point": True}
    assert answer_to(ann, path) == same | own
    others = {"watching": False, "made": False, "may_point": False}
    assert answer_to(ben, path) == same | others | {"seats": [2]}
    token = made["seats"][1]["token"]
    assert answer_to(server.client(token), path) == same | others | {"seats": [1]}


def test_an_invitation_says_who_invites_to_what(server: Served) -> None:
    ann, ben = server.client(), server.client()
    made = new_match(ann, players=4, names=["Ann"], bots=[2])
    path = f"/matches/{made['match']}/look"
    wish = {"invitation": invitation(made["join"])}
    seats = [{"name": "Ann", "bot": None}, None, None, {"name": "Bot 2", "bot": "2"}]
    expected = {"game": "anneaux", "phase": "waiting", "host": 0}
    assert without_defaults(ben.post(path, json=wish)) == {**expected, "seats": seats}
    assert is_refused(ben.get(f"/matches/{made['match']}"), 404, "no_match")
    wrong = {"invitation": invitation(made["watch"])}
    assert is_refused(ben.post(path, json=wrong), 403, "bad_link")


def test_whoever_made_a_match_and_does_not_play_is_no_host_by_name(server: Served) -> None:
    ann, ben, cleo = server.client(), server.client(), server.client()
    made = new_match(ann, players=3, names=[])
    joined(ben, made)
    wish = {"invitation": invitation(made["join"])}
    assert cleo.post(f"/matches/{made['match']}/look", json=wish).json()["host"] is None


def without_defaults(response: httpx.Response) -> dict[str, Any]:
    """What was answered, of chairs only what is not always so."""
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    for chair in filter(None, answer["seats"]):
        assert chair.pop("gone") is False
    return answer


def test_bots_alone_are_no_match(server: Served) -> None:
    ann = server.client()
    wish = {"id": new_id(), "game": "memento", "players": 3, "names": []}
    response = ann.post("/matches", json={**wish, "bots": [1, 1, 1]})
    assert is_refused(response, 422, "bots_only")
    assert ann.post("/matches", json={**wish, "bots": [1, 1]}).status_code == 201


def test_a_game_with_fewer_levels_has_no_bots_above_them(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    descriptor = descriptor_of("memento")
    monkeypatch.setattr(descriptor, "levels", descriptor.levels[:2], raising=False)
    ann = server.client()
    wish = {"id": new_id(), "game": "memento", "players": 3, "names": ["Ann"]}
    assert is_refused(ann.post("/matches", json={**wish, "bots": [3]}), 422, "no_level")
    made = ann.post("/matches", json={**wish, "bots": [2]}).json()
    path = f"/matches/{made['match']}/bots"
    assert is_refused(ann.post(path, json={"id": new_id(), "level": 3}), 422, "no_level")
    assert ann.post(path, json={"id": new_id(), "level": 1}).json() == {"seat": 1}


def hidden(server: Served, game: str, **options: object) -> tuple[bool, bool]:
    """Whether someone who asks for their seats hears of secrets, and of forgetting."""
    ann = server.client()
    made = new_match(ann, game, options=options)
    answer = answer_to(ann, f"/matches/{made['match']}/seats")
    return answer["has_secrets"], answer["forgets"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_for_their_seats_hears_what_to_hide(server: Served, game: str) -> None:
    rules = GAMES[game]
    assert hidden(server, game) == (rules.has_secrets(rules.complete({})), rules.forgets)


def test_what_is_to_be_hidden_depends_on_the_options(server: Served) -> None:
    assert hidden(server, "triominos") == (True, False)
    assert hidden(server, "triominos", open_racks=True) == (False, False)


def test_strangers_get_nothing(server: Served) -> None:
    table = Table(server)
    for path in ("seats", "replay", "evaluation"):
        response = table.eve.get(f"/matches/{table.match}/{path}")
        assert is_refused(response, 404, "no_match")
    response = table.eve.post(f"/matches/{table.match}/hint", json={"seat": 0})
    assert is_refused(response, 404, "no_match")
    # Those who only watch see what watchers see, and do not ask for others.
    assert answer_to(table.wim, f"/matches/{table.match}/replay")["views"][0]["seat"] is None
    response = table.wim.get(f"/matches/{table.match}/replay", params={"seat": 0})
    assert is_refused(response, 403, "not_your_seat")
    response = table.wim.post(f"/matches/{table.match}/hint", json={"seat": 0})
    assert is_refused(response, 403, "not_your_seat")


# -- time --------------------------------------------------------------------------------------


def test_whatever_tells_a_time_tells_what_the_tables_clock_shows(tmp_path: Path) -> None:
    time = StillTime()
    begun = time.still
    with served(tmp_path, time=time) as server:
        ann = server.client()
        clock = {"per": "game", "seconds": 60}
        made = new_match(ann, names=["Ann", "Alf"], clock=clock)
        time.still += 7_000
        (state,) = ann.get(f"/matches/{made['match']}", params={"after": 2}).json()
        told_clock = state["state"]["clock"]
        assert (told_clock["since"], told_clock["now"]) == (begun, begun + 7_000)
        for mine in ann.get("/me/matches").json():
            assert (mine["changed_at"], mine["now"]) == (begun, begun + 7_000)


# -- replays -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", REMEMBERING)
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_replay_shows_what_a_seat_saw(server: Served, game: str, seat: int) -> None:
    viewer = None if seat == WATCHER else seat
    played = wander(game, 2, 3, 12)
    match = planted(server, played, "on", game, seat)
    client = server.client(token_of(seat))
    all_of_it = answer_to(client, f"/matches/{match}/replay", seat=seat)
    views = [played.view(viewer, ply) for ply in range(13)]
    assert all_of_it == {
        "first": 0,
        "total": 12,
        "entries": played.history(viewer),
        "views": views,
    }
    some = answer_to(client, f"/matches/{match}/replay", seat=seat, first=3, count=4)
    assert (some["first"], some["total"]) == (3, 12)
    assert some["entries"] == played.history(viewer)[3:7]
    assert some["views"] == views[3:8]
    beyond = answer_to(client, f"/matches/{match}/replay", seat=seat, first=99)
    assert beyond == {"first": 12, "total": 12, "entries": [], "views": [views[12]]}


@pytest.mark.parametrize("game", REMEMBERING)
def test_after_the_end_everything_is_told_and_views_stay_what_they_were(
    server: Served, game: str
) -> None:
    played = finished(game)
    match = planted(server, played, "over", game)
    client, total = server.client(token_of(0)), len(played.entries)
    found: list[Any] = []
    for first in range(0, total + 1, 200):
        part = answer_to(client, f"/matches/{match}/replay", seat=0, first=first, count=200)
        assert part["entries"] == played.entries[first : first + 200]
        found += part["views"][: 201 if first + 200 >= total else 200]
    assert found == [played.view(0, ply) for ply in range(total + 1)]


def test_a_game_that_forgets_shows_no_past_while_it_is_on(server: Served) -> None:
    played = on_its_way(2, 5, 40)
    match = planted(server, played, "forgets")
    client = server.client(token_of(1))
    for query in ({}, {"first": 5, "count": 3}, {"first": 39}):
        answer = answer_to(client, f"/matches/{match}/replay", seat=1, **query)
        assert (answer["first"], answer["total"]) == (40, 40)
        assert answer["views"] == [played.view(1)]
        first = query.get("first", 0)
        assert answer["entries"] == played.history(1)[first : first + query.get("count", 100)]


@pytest.mark.parametrize("ending", ["played", "resigned"])
def test_a_game_that_forgot_shows_all_of_it_after_the_end(server: Served, ending: str) -> None:
    played = on_its_way(2, 5, 40)
    if ending == "played":
        played = Match.new("dimenticato", 2, 5, limit=30)
        while not played.over:
            played.play(played.legal()[0])
    match = planted(server, played, "forgot", ending)
    if ending == "resigned":
        command(server, match, 0, type="resign")
    answer = answer_to(server.client(token_of(1)), f"/matches/{match}/replay", seat=1)
    assert answer["entries"] == played.entries
    assert all(view["numbers"] == played.setup["values"] for view in answer["views"])
    assert [view["figures"] for view in answer["views"]] == [
        dimenticato_view(played, 1, ply)["figures"] for ply in range(len(played.entries) + 1)
    ]


def test_what_was_taken_back_is_in_no_replay(server: Served) -> None:
    ann = server.client()
    made = new_match(ann, "anneaux", names=["Ann", "Alf"])
    path = f"/matches/{made['match']}"
    first = ann.get(path).json()[0]["state"]["to_move"]
    wishes: list[dict[str, Any]] = [
        {"type": "act", "seat": first, "action": "@A1"},
        {"type": "ask_undo", "seat": first},
        {"type": "answer", "seat": 1 - first, "to": "undo", "yes": True},
    ]
    for number, wish in enumerate(wishes, 3):
        sent = {"id": new_id(), "number": number, **wish}
        assert ann.post(f"{path}/commands", json=sent).status_code == 200
    answer = answer_to(ann, f"{path}/replay")
    assert (answer["total"], answer["entries"], len(answer["views"])) == (0, [], 1)


@pytest.mark.parametrize("query", ["count=0", "count=201", "first=-1", "seat=4", "first=x"])
def test_replays_are_bounded(server: Served, query: str) -> None:
    table = Table(server)
    response = table.ann.get(f"/matches/{table.match}/replay?{query}")
    assert is_refused(response, 422, "malformed")


# -- trials ------------------------------------------------------------------------------------


def try_out(server: Served, game: str, **wish: object) -> httpx.Response:
    """What someone without a cookie is told who tries a game out."""
    headers = {"content-type": "application/json"}
    content = json.dumps(wish)
    response = server.client().post(f"/games/{game}/try", content=content, headers=headers)
    assert "set-cookie" not in response.headers
    return response


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_anyone_can_try_a_game_out(server: Served, game: str, seat: int | None) -> None:
    players = about_three(game)
    played = wander(game, players, 4, 12)
    answer = try_out(
        server,
        game,
        players=players,
        options={},
        setup=played.setup,
        actions=[entry["action"] for entry in played.entries],
        seat=seat,
    ).json()
    assert answer == {
        "entries": played.entries,
        "views": [played.view(seat, ply) for ply in range(13)],
        "legal": played.legal(),
        "refused": None,
        "why": None,
    }


@pytest.mark.parametrize("game", GAMES)
def test_without_a_setup_it_is_dealt_always_alike(server: Served, game: str) -> None:
    one, other = (try_out(server, game).content for _ in range(2))
    assert one == other
    assert try_out(server, game, setup=None, seat=None).json()["views"] == [
        Match.new(game, 2, 0).view(None)
    ]


def test_a_trial_ends_with_the_first_action_that_is_refused(server: Served) -> None:
    answer = try_out(server, "anneaux", actions=["@A1", "@A1", "@A2"]).json()
    assert answer["refused"]["at"] == 1
    assert answer["refused"]["reason"] in GAMES["anneaux"].reasons
    assert answer["refused"]["sentence"].endswith(".")
    assert (len(answer["entries"]), len(answer["views"])) == (1, 2)
    assert "@A2" in answer["legal"]
    answer = try_out(server, "anneaux", actions=["nonsense"]).json()
    assert answer["refused"]["reason"] == "not_an_action"


def test_after_its_end_nothing_is_legal(server: Served) -> None:
    played = finished("triominos", players=4)
    actions = [entry["action"] for entry in played.entries]
    wish = {"players": 4, "setup": played.setup, "actions": [*actions, "pass"]}
    answer = try_out(server, "triominos", **wish).json()
    assert answer["legal"] == []
    assert answer["refused"]["reason"] == "over"
    assert answer["refused"]["at"] == len(actions)


@pytest.mark.parametrize(
    ("game", "wish", "status", "reason"),
    [
        ("chess", {}, 404, "no_game"),
        ("memento", {"setup": {}}, 422, "rules"),
        ("memento", {"setup": {"start": 7}}, 422, "rules"),
        ("memento", {"setup": {"start": "\ud800"}}, 422, "malformed"),
        ("memento", {"options": {"limit": 0}}, 422, "rules"),
        ("memento", {"options": {"nothing": 1}}, 422, "rules"),
        ("memento", {"players": 5}, 422, "malformed"),
        ("memento", {"seat": 2}, 404, "no_such_seat"),
        ("memento", {"seat": 4}, 422, "malformed"),
        ("memento", {"actions": ["N>"] * 301}, 422, "malformed"),
        ("memento", {"actions": ["N" * 201]}, 422, "malformed"),
        ("memento", {"actions": ["\ud800"]}, 422, "malformed"),
        ("memento", {"more": 1}, 422, "malformed"),
    ],
)
def test_what_is_no_game_cannot_be_tried(
    server: Served, game: str, wish: dict[str, Any], status: int, reason: str
) -> None:
    assert is_refused(try_out(server, game, **wish), status, reason)


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("triominos", {"deck": [[]] * 36}),
        ("triominos", {"deck": {"a": 1}}),
        ("triominos", {"deck": 36}),
        ("dimenticato", {"values": 1, "colours": 1}),
        ("dimenticato", {"values": [10**30] * 32, "colours": [{}] * 32}),
    ],
)
def test_what_is_no_deal_cannot_be_tried(
    server: Served, game: str, setup: dict[str, Any]
) -> None:
    assert is_refused(try_out(server, game, setup={"start": 0, **setup}), 422, "rules")


def test_the_list_of_games_says_who_can_play_and_how(server: Served) -> None:
    games = {game["name"]: game for game in server.client().get("/games").json()}
    assert list(games) == list(GAMES)
    for name, game in games.items():
        assert game["players"] == list(GAMES[name].players)
        assert game["levels"] == len(descriptor_of(name).levels)
        assert game["has_secrets"] == GAMES[name].has_secrets(GAMES[name].complete({}))
