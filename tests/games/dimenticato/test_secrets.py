"""Dimenticato: what no one may be told, and the worlds one can think of."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dimenticato.lookalikes import game_so_far, lookalike, lookalike_track
from games.dimenticato.table import (
    GAME,
    RNG,
    after,
    all_out,
    deal,
    field_at,
    reason,
    table,
)
from support.lookalikes import thorough, wander
from support.seat_knowledge import assert_same_bytes
from tavolino.games.dimenticato.rules.types import DimenticatoEntry
from tavolino.games.dimenticato.rules.worlds import draw_apart
from tavolino.rules.chance import Rng
from tavolino.rules.types import Effect

# -- what a seat may know -----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_one_is_told_anything_that_depends_on_a_covered_number(players: int) -> None:
    rng = Rng(99)
    different = 0
    for seed in range(150):
        position, entries = game_so_far(players, seed, 8 + seed)
        if position.to_move < 0:
            continue
        other = lookalike(position, rng)
        different += position.key() != other.key()
        for seat in [None, *range(players)]:
            assert json.dumps(GAME.view(position, seat)) == json.dumps(GAME.view(other, seat))
            assert GAME.redact(entries, position, seat) == GAME.redact(entries, other, seat)
        assert position.legal() == other.legal()
        for text in ("stay", "pass", "1=3", "2>0,4", "3>1,4!0,1", "4>-1,2"):
            if GAME.code(text) not in position.legal():
                assert reason(position, text) == reason(other, text)
    assert different > 10


def test_a_view_covers_the_number_under_every_figure() -> None:
    position, _ = game_so_far(4, 3, 60)
    numbers = GAME.view(position, 2)["numbers"]
    standing = [field for field in range(64) if position.standing[field]]
    assert [field for field in range(64) if numbers[field] is None] == standing


@pytest.mark.parametrize("seat", [None, 2])
def test_who_looks_back_sees_the_view_with_nothing_covered(seat: int | None) -> None:
    position, _ = game_so_far(4, 3, 60)
    view, all_of_it = GAME.view(position, seat), GAME.look_back(position, seat)
    assert None in view["numbers"]
    assert all_of_it == view | {"numbers": GAME.setup(position)["values"]}


def test_a_spectator_sees_what_a_seat_sees() -> None:
    position, entries = game_so_far(3, 4, 70)
    assert GAME.view(position, 1) | {"seat": None} == GAME.view(position, None)
    assert GAME.redact(entries, position, 1) == GAME.redact(entries, position, None)


def test_a_number_said_aloud_is_told_until_its_figure_has_gone() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1), on_2_4=2)
    after(position, "1=2")
    assert GAME.view(position, 1)["announced"] == {"figure": 1, "number": 2}
    after(position, "1>4,4")
    assert GAME.view(position, 1)["announced"] is None


def test_the_past_is_told_by_present_places_only() -> None:
    for seed in range(40):
        position, entries = game_so_far(4, seed, 40 + 5 * seed)
        if position.to_move < 0:
            continue
        figures = GAME.view(position, None)["figures"]
        seen = Counter[tuple[int, str]]()
        past = GAME.redact(entries, position, None)
        for k, entry in enumerate(past):
            if entry["action"] == "stay":
                assert [effect["at"] for effect in entry["effects"]] == [[]]
                continue
            figure, _, goal = entry["action"].partition(">")
            newest = k + 1 == len(past)
            if "=" in figure:
                assert (newest and position.walker < 4) or figure[2:] == "?"
                assert entry.keys() == {"seat", "action", "effects", "moves"}
                [effect] = entry["effects"]
                if figure[2:] == "?":
                    assert effect["count"] == 0
                    assert effect["why"] in {"right", "vain"}
                continue
            assert entry.keys() == {"seat", "action", "effects"}
            if goal == "?":
                assert entry["effects"] == [moved(entry["seat"], figure)]
                continue
            goal, _, back = goal.partition("!")
            place = figures[entry["seat"]][int(figure) - 1]
            assert goal == f"{place[0]},{place[1]}"
            seen[entry["seat"], figure] += 1
            assert back in ("", *(f"{row},{k}" for seat in figures for row, k in seat))
            effect = {**entry["effects"][0]}
            assert effect.pop("why") in {"leave", "walk", "shift"}
            assert newest or effect == moved(entry["seat"], figure, goal)
            ends = [each["at"][-1] for each in entry["effects"] if each["type"] == "back"]
            assert ends == ([back] if back else [])
        assert max(seen.values()) == 1


def test_the_past_is_told_the_same_whatever_numbers_were_said() -> None:
    position, entries = game_so_far(2, 8, 120)
    others = [entry.copy() for entry in entries]
    for entry in others[:-1]:
        if "=" in entry["action"]:
            entry["action"] = entry["action"][:2] + "1"
    assert others != entries
    assert GAME.redact(entries, position, 0) == GAME.redact(others, position, 0)


def test_only_the_newest_way_is_told_and_only_from_a_field_that_lies_open() -> None:
    met = Counter[bool]()
    for seed in range(12):
        _, entries = game_so_far(2, seed, 1000)
        replayed = deal(2, seed)
        for k, entry in enumerate(entries[:-1], 1):
            after(replayed, entry["action"])
            if ">" in entry["action"]:
                way = entry["effects"][0]["at"]
                open_ = not replayed.standing[field_at(replayed, way[0])]
                newest = GAME.redact(entries[:k], replayed, None)[-1]
                assert newest["effects"][0]["at"] == (way if open_ else way[-1:])
                met[open_] += 1
    assert min(met[True], met[False]) > 0


def moved(seat: int, figure: str, *way: str) -> Effect:
    """What is told of a figure that moved."""
    return {"type": "moved", "seat": seat, "at": [*way], "count": 0, "figure": int(figure)}


def telling(*actions: str, awaited: bool = False) -> list[str]:
    """How actions are told, each given with its seat before it; all are taken to be right."""
    position = table(2, "0.1@0,4")
    if awaited:
        position.walker = 0
    standing: dict[str, tuple[int, str]] = {}
    entries = [made_up(int(text[0]), text[2:], standing) for text in actions]
    return [entry["action"] for entry in GAME.redact(entries, position, None)]


def made_up(seat: int, action: str, standing: dict[str, tuple[int, str]]) -> DimenticatoEntry:
    """An entry of this action whose ways are their last fields alone."""
    figure, _, goal = action.partition(">")
    goal, _, back = goal.partition("!")
    effects = [moved(seat, figure, goal)] if goal else []
    if back:
        other, whose = standing[goal]
        effects.append({**moved(other, whose, back), "type": "back"})
    standing[goal] = seat, figure
    return {"seat": seat, "action": action, "effects": effects, "moves": True}


def test_how_moves_are_told_as_figures_move_on() -> None:
    leaving = ("0:1>0,4", "1:1>5,0", "0:2>0,5")
    assert telling(*leaving) == ["1>0,4", "1>5,0", "2>0,5"]
    # A number is told while its move is awaited, and never again.
    assert telling(*leaving, "0:1=3", awaited=True) == ["1>0,4", "1>5,0", "2>0,5", "1=3"]
    assert telling(*leaving, "0:1=3") == ["1>0,4", "1>5,0", "2>0,5", "1=?"]
    gone = telling(*leaving, "0:1=3", "0:1>2,5", "1:pass")
    assert gone == ["1>?", "1>5,0", "2>0,5", "1=?", "1>2,5", "pass"]


def test_a_setting_back_is_told_until_one_of_the_two_figures_moves_on() -> None:
    entries = ("0:1>0,4", "1:1>5,0", "1:1=3", "1:1>0,4!1,1")
    assert telling(*entries) == ["1>?", "1>?", "1=?", "1>0,4!1,1"]
    assert telling(*entries, "0:1>2,4") == ["1>?", "1>?", "1=?", "1>0,4", "1>2,4"]
    assert telling(*entries, "1:1>2,5") == ["1>?", "1>?", "1=?", "1>?", "1>2,5"]


def test_after_the_end_everything_is_shown() -> None:
    position, entries = game_so_far(2, 6, 1000)
    assert position.to_move == -1
    assert GAME.view(position, 0)["numbers"] == GAME.setup(position)["values"]
    assert GAME.redact(entries, position, 0) == entries


# -- worlds -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_gives_the_same_view(players: int) -> None:
    rng = Rng(7)
    for seed in range(60):
        position, _ = game_so_far(players, seed, 8 + 9 * seed)
        for seat in (None, 0, players - 1):
            view = json.loads(json.dumps(GAME.view(position, seat)))
            world = GAME.determinize(view, rng)
            assert GAME.view(world, seat) == view
            assert world.legal() == position.legal()
            # Chance could have produced it.
            GAME.start(players, {}, GAME.setup(world))


def test_worlds_are_drawn_uniformly() -> None:
    draws = Counter(tuple(draw_apart([[0, 1], [1, 2], [0, 1, 2, 3]], RNG)) for _ in range(6000))
    assert set(draws) == {
        (0, 1, 2), (0, 1, 3), (0, 2, 1), (0, 2, 3), (1, 2, 0), (1, 2, 3)
    }  # fmt: skip
    assert all(850 < count < 1150 for count in draws.values())


# -- other tracks, made by hand --------------------------------------------------------------


@thorough
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 150),
    choice=st.integers(0, 100),
)
def test_tracks_that_differ_under_figures_look_alike(
    players: int, seed: int, plies: int, choice: int
) -> None:
    match = wander("dimenticato", players, seed, plies)
    lookalike = lookalike_track(match, choice)
    for seat in (*range(players), None):
        assert_same_bytes(match, lookalike, seat)
