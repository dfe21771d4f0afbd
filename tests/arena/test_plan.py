"""Plans: what a file stands for, what is refused, and that games depend on nothing else."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tavolino.arena.plan import ArenaPlan, JudgePlan, Setting

FILE = """
seed = 7

[[settings]]
game = "memento"
players = [2, 3]
rules_version = 2
options = { version = ["simple", "complex"], limit = 60 }
bots = ["best:1", "best:2"]
games = 30
opening = 1
judge = { games = 3, iterations = 8 }
chunk = 20

[[settings]]
game = "triominos"
players = 3
bots = [["1", "2", "random"]]
games = 5
"""


def plan_of(text: str = FILE) -> ArenaPlan:
    return ArenaPlan.from_json(tomllib.loads(text))


def one(**changes: Any) -> ArenaPlan:
    setting = {"game": "anneaux", "players": 2, "bots": "random", "games": 4} | changes
    return ArenaPlan.from_json({"seed": 1, "settings": [setting]})


def test_lists_in_a_setting_stand_for_one_setting_each() -> None:
    plan = plan_of()
    assert [setting.title for setting in plan.settings][:3] == [
        "memento, 2 seats, limit=60, version=simple, best:1",
        "memento, 2 seats, limit=60, version=simple, best:2",
        "memento, 2 seats, limit=60, version=complex, best:1",
    ]
    assert len(plan.settings) == 2 * 2 * 2 + 1
    assert plan.settings[-1].bots == ("1", "2", "random")
    assert plan.settings[-1].title == "triominos, 3 seats, 1 2 random"
    assert plan.settings[0].judge == JudgePlan(3, 8)


def test_a_plan_of_rules_version_1_keeps_what_it_plays() -> None:
    earlier = plan_of(FILE.replace("rules_version = 2", "rules_version = 1"))
    assert [setting.options["version"] for setting in earlier.settings[:4]] == [
        "complex", "complex", "simple", "simple",
    ]  # fmt: skip
    assert {entry["rules_version"] for entry in earlier.to_json()["settings"]} == {2}


def test_a_plan_must_name_its_rules_version_only_if_its_options_were_renamed() -> None:
    with pytest.raises(ValueError, match=r"say rules_version = 2, or which version"):
        plan_of(FILE.replace("rules_version = 2", ""))
    unnamed = one(game="memento", options={"version": "original"})
    assert unnamed == one(game="memento", options={"version": "original"}, rules_version=1)
    with pytest.raises(ValueError, match="cannot read version 3"):
        one(rules_version=3)


def test_a_plan_is_the_same_after_json() -> None:
    plan = plan_of()
    assert ArenaPlan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


def test_a_plan_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(FILE)
    assert ArenaPlan.read(file) == plan_of()
    with pytest.raises(ValueError, match=r"gone\.toml: No such file"):
        ArenaPlan.read(tmp_path / "gone.toml")


def test_chunks_cover_every_game_once_and_settings_take_turns() -> None:
    plan = plan_of()
    games = [(chunk.setting, game) for chunk in plan.chunks for game in chunk.games]
    assert len(set(games)) == len(games) == plan.games == 8 * 30 + 5
    assert [chunk.number for chunk in plan.chunks] == list(range(len(plan.chunks)))
    assert [chunk.setting for chunk in plan.chunks[:9]] == list(range(9))
    assert {len(chunk.games) for chunk in plan.chunks} == {20, 10, 5}


def test_more_games_leave_the_first_ones_as_they_are() -> None:
    plan, larger = plan_of(), plan_of().times(100)
    assert larger.games == 100 * plan.games
    assert larger.settings[0].judge.games == 300
    assert larger.chance(2, 29) == plan.chance(2, 29)
    assert plan.times(0.01).games == len(plan.settings)


@pytest.mark.parametrize("factor", [0.0, -1.0, float("inf"), float("nan")])
def test_games_are_played_a_number_of_times(factor: float) -> None:
    with pytest.raises(ValueError, match="scaled up or down"):
        plan_of().times(factor)


def test_a_game_depends_on_its_setting_and_the_seed_and_on_no_other_setting() -> None:
    assert one().chance(0, 3) == one(games=400, chunk=7, judge={"games": 1}).chance(0, 3)
    plan = plan_of()
    alone = ArenaPlan(plan.seed, plan.settings[4:5])
    assert alone.chance(0, 5) == plan.chance(4, 5)
    chances = {plan.chance(k, game) for k in range(len(plan.settings)) for game in range(5)}
    assert len(chances) == 5 * len(plan.settings)
    assert ArenaPlan(8, plan.settings).chance(0, 0) != plan.chance(0, 0)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "for 2, 3 or 4 players, not 5"),
        ({"bots": [["1", "2", "3"]]}, "2 seats need as many bots, not 3"),
        ({"games": 0}, "games is a number from 1, not 0"),
        ({"chunk": 0}, "chunk is a number from 1"),
        ({"opening": -1}, "opening is a number of rounds"),
        ({"options": {"joker": True}}, "anneaux has no option joker"),
        ({"judge": {"hours": 1}}, "a judge has games and iterations"),
        ({"judge": {"games": "all"}}, "a judge has a number of games"),
        ({"bots": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"bots": "best:5ms"}, "best:5ms plays by the clock"),
        ({"colour": "red"}, "a setting needs bots, game, games, players"),
        ({"players": [2, 2]}, "two settings of the plan are the same"),
    ],
)
def test_what_is_no_plan_is_refused_in_a_sentence(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        one(**changes)


@pytest.mark.parametrize("value", [{}, {"settings": []}, {"settings": [], "speed": 3}])
def test_a_plan_without_settings_is_none(value: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"a plan has"):
        ArenaPlan.from_json(value)


def test_a_seed_is_a_number() -> None:
    with pytest.raises(ValueError, match="a seed is from 0"):
        ArenaPlan(-1, (Setting("memento", 2, {}, ("1", "1"), 1),))
