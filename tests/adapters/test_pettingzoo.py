"""The games in PettingZoo: its own checks, what an observation holds, and what it hides."""

from __future__ import annotations

import pickle
import re
import runpy
import sys
from typing import Any

import numpy as np
import pettingzoo
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from pettingzoo.test import api_test, seed_test

from support.installed_games import EVERY_TABLE, OWN, SHORT, about_three, every_table
from support.lookalikes import hiding_tables, other_lookalike, some, wander
from support.paths import ROOT
from tavolino import GAMES, Match
from tavolino.adapters.pettingzoo import env, memento_v0, triominos_v0
from tavolino.games import descriptor_of
from tavolino.games.action_space import legal_numbers
from tavolino.games.observation import TensorObservation
from tavolino.rules.chance import Rng

PAGE = (ROOT / "docs" / "learn.md").read_text()

tables = every_table("game")
DEALT = [name for name, game in GAMES.items() if set(game.new_setup(2, {}, Rng(1))) > {"start"}]
"""The games in which something is dealt, besides who begins."""


def play_on(table: Any, decisions: int, seed: int = 1) -> None:
    """Plays so many random decisions, or to the end."""
    chance = np.random.default_rng(seed)
    for agent in table.agent_iter(decisions):
        observation, _, over, _, _ = table.last()
        legal = np.flatnonzero(observation["action_mask"])
        assert agent == table.agent_selection
        table.step(None if over else chance.choice(legal))


# PettingZoo warns of every observation that is a dict, as all with an action mask are.
@pytest.mark.filterwarnings("ignore:Observation")
@tables
def test_pettingzoo_finds_no_fault(game: str, players: int) -> None:
    api_test(env(game, players, SHORT[game]), num_cycles=1000)


@tables
def test_the_same_seed_deals_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: env(game, players, SHORT[game]), num_cycles=20)


@pytest.mark.parametrize("game", DEALT)
def test_another_seed_deals_another_game(game: str) -> None:
    table = env(game)
    setups = []
    for seed in (1, 2, 1):
        table.reset(seed=seed)
        setups.append(table.unwrapped.game.setup(table.unwrapped.position))
    assert setups[0] == setups[2] != setups[1]
    table.reset()
    assert table.unwrapped.game.setup(table.unwrapped.position) not in setups


@tables
def test_every_legal_action_has_a_number_of_its_own(game: str, players: int) -> None:
    actions = descriptor_of(game).actions(players)
    for position in wander(game, players, seed=players, plies=150).positions:
        numbers = legal_numbers(position, actions)
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < actions.count for number in numbers)
        assert sorted(actions.code(position, number) for number in numbers) == position.legal()


@pytest.mark.parametrize("version", ["simple", "complex"])
def test_every_version_of_memento_has_all_its_actions_in_the_list(version: str) -> None:
    actions = descriptor_of("memento").actions(2)
    for position in wander("memento", 2, seed=3, plies=200, version=version).positions:
        assert len(legal_numbers(position, actions)) == len(position.legal())


@tables
def test_rewards_are_shares_of_the_win_less_the_equal_share(game: str, players: int) -> None:
    table = env(game, players, SHORT[game])
    table.reset(seed=1)
    while not any(table.terminations.values()):
        play_on(table, 1, seed=len(table.agents))
    shares = table.unwrapped.position.shares()
    assert list(table.rewards.values()) == [share - 1 / players for share in shares]
    assert sum(table.rewards.values()) == pytest.approx(0)


def test_a_setup_may_be_given() -> None:
    table = memento_v0(players=3)
    table.reset(options={"setup": {"start": 2}})
    assert table.agent_selection == "seat_2"


def test_a_seat_that_is_not_to_move_may_do_nothing() -> None:
    table = memento_v0(players=2)
    table.reset(options={"setup": {"start": 0}})
    assert table.observe("seat_0")["action_mask"].sum() == 28
    assert table.observe("seat_1")["action_mask"].sum() == 0


def test_a_table_is_drawn_in_characters() -> None:
    table = triominos_v0(render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert isinstance(drawn, str)
    assert "\x1b" not in drawn
    assert len(drawn.splitlines()) > 3
    quiet = triominos_v0().unwrapped
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_the_registry_of_pettingzoo_has_every_game() -> None:
    for game in GAMES:
        players = about_three(game)
        table = pettingzoo.make("aec", f"tavolino/{game}-v0", players=players)
        table.reset(seed=1)
        assert table.unwrapped.game.name == game
        assert len(table.agents) == players


def test_a_table_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(env("anneaux", 4).unwrapped))
    table.reset(seed=1)
    assert len(table.agents) == 4


# -- what an observation holds, and what it hides -------------------------------------------


def seen(match: Match, seat: int) -> bytes:
    """A seat's whole observation."""
    table = env(match.game.name, match.players, match.options).unwrapped
    table.reset(options={"setup": match.setup})
    table.position = match.position
    observation = table.observe(f"seat_{seat}")
    return bytes(observation["observation"].tobytes() + observation["action_mask"].tobytes())


@some
@given(
    table=hiding_tables,
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 120),
    seat=st.integers(0, 3),
)
def test_matches_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(
    table: tuple[str, int], seed: int, plies: int, seat: int
) -> None:
    match = wander(*table, seed, plies)
    assume(seat < match.players)
    assert seen(match, seat) == seen(other_lookalike(match, seat, seed), seat)


@pytest.mark.parametrize("game", GAMES)
def test_different_views_give_different_observations(game: str) -> None:
    observation = TensorObservation(game, 2)
    match = wander(game, 2, seed=5, plies=60)
    found = {}
    for ply in range(len(match.positions)):
        observation.write(match.view(0, ply))
        assert observation.tensor.min() >= 0
        assert observation.tensor.max() <= 1
        found[observation.tensor.tobytes()] = ply
    assert len(found) == len(match.positions)


@pytest.mark.parametrize(("game", "players"), [t for t in EVERY_TABLE if t[0] in OWN])
def test_the_page_names_every_part_and_its_shape(game: str, players: int) -> None:
    section = PAGE.partition(f"### {GAMES[game].title}\n")[2].partition("\n#")[0]
    common = PAGE.partition("### In every game\n")[2].partition("\n#")[0]
    parts = re.findall(r"^\| `(\w+)` \|", common + section, re.MULTILINE)
    observation = TensorObservation(game, players)
    assert parts == list(observation.dict)
    # The sizes of arrays and the numbers of actions, as the page's own table has them.
    row = f"| {GAMES[game].title} | {players} | {observation.tensor.size:,} "
    assert f"{row}| {descriptor_of(game).actions(players).count:,} |" in PAGE


def test_the_example_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["pettingzoo_random.py", "1"])
    runpy.run_path(str(ROOT / "examples" / "pettingzoo_random.py"))
    assert "random play against level 2" in capsys.readouterr().out
