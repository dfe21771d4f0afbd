"""The games in OpenSpiel: its own checks, chance, returns, and what a seat is told."""

from __future__ import annotations

import runpy
import sys
from typing import Any

import pyspiel
import pytest

from support.compiled import COMPILED
from support.installed_games import SHORT, every_table
from support.paths import ROOT
from tavolino import GAMES
from tavolino.adapters.openspiel import DEALS
from tavolino.rules.chance import Rng

# Compiled, whole games are quick enough; interpreted, short ones have to do.
LIMIT = {
    name: "".join(f",{option}={value}" for option, value in short.items())
    for name, short in SHORT.items()
}
tables = every_table()


def load(name: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"python_tavolino_{name}(players={players}{LIMIT[name]})")


def play(state: Any, decisions: int, seed: int = 1) -> Any:
    """Plays so many random decisions, or to the end."""
    rng = Rng(seed)
    while not state.is_terminal() and decisions:
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.below(len(legal)))])
        decisions -= 1
    return state


@tables
def test_openspiel_finds_no_fault(name: str, players: int) -> None:
    whole = pyspiel.load_game(f"python_tavolino_{name}(players={players})")
    game = whole if COMPILED else load(name, players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_written_and_read_again(name: str) -> None:
    game = load(name)
    state = play(game.new_initial_state(), 12)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = play(load(name).new_initial_state(), 12)
    before, legal = str(state), state.legal_actions()
    play(state.clone(), 5)
    assert (str(state), state.legal_actions()) == (before, legal)


@tables
def test_returns_are_shares_of_the_win_less_the_equal_share(name: str, players: int) -> None:
    state = play(load(name, players).new_initial_state(), -1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert min(state.returns()) == pytest.approx(-1 / players) or not any(state.returns())


def test_chance_chooses_the_start_or_one_of_many_deals() -> None:
    assert load("anneaux", 3).new_initial_state().chance_outcomes() == [
        (seat, 1 / 3) for seat in range(3)
    ]
    outcomes = load("dimenticato").new_initial_state().chance_outcomes()
    assert len(outcomes) == DEALS
    assert sum(share for _, share in outcomes) == pytest.approx(1)


def test_a_seat_is_told_its_own_view_and_with_recall_all_of_them() -> None:
    state = play(load("triominos").new_initial_state(), 6)
    now = state.observation_string(0)
    assert '"seat": 0' in now
    assert state.observation_string(1) != now
    views = state.information_state_string(0).splitlines()
    assert views[-1] == now
    assert len(views) == len(state.history())
    assert len(state.observation_tensor(0)) == load("triominos").observation_tensor_size()


def test_the_example_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["openspiel_mcts.py", "2"])
    runpy.run_path(str(ROOT / "examples" / "openspiel_mcts.py"))
    assert "search and random play get" in capsys.readouterr().out
