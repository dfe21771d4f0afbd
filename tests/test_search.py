"""Tree search: it finds what can be found, says the same again, and never fails."""

from __future__ import annotations

from typing import Any

import pytest

from tavolino import GAMES
from tavolino.rules.chance import Rng
from tavolino.rules.memento.game import MementoGame
from tavolino.rules.position import Position
from tavolino.search.tree import Tree
from test_add_a_game import run_guide


def wander(name: str, players: int, seed: int, plies: int) -> Position:
    """A position somewhere in a random game."""
    game, rng = GAMES[name], Rng(seed)
    position = game.start(players, {}, game.deal(players, {}, rng))
    for _ in range(plies):
        before = position.copy()
        position.apply(position.sample(rng))
        if position.to_move < 0:
            return before
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_answered_with_a_legal_action(name: str, players: int) -> None:
    for seed in range(4):
        position = wander(name, players, seed, 37 * seed)
        before = position.key()
        for iterations in (0, 1, 2, 15):
            tree = Tree(position, seed, nodes=5000)
            tree.grow(iterations)
            assert tree.best() in position.legal()
        assert position.key() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_search_in_slices_is_the_same_search(name: str) -> None:
    position = wander(name, 3, 5, 20)
    whole, sliced, other = (Tree(position, seed, nodes=20_000) for seed in (1, 1, 2))
    whole.grow(60)
    for _ in range(6):
        sliced.grow(10)
    other.grow(60)
    assert whole.choices() == sliced.choices()
    assert whole.choices() != other.choices()


def test_pebbles_are_solved() -> None:
    # Whoever leaves a multiple of four wins; the search has to prove it.
    game: Any = run_guide()["PebblesGame"]()
    for heap in range(1, 12):
        position = game.start(2, {"heap": 12}, {"start": 0})
        position.heap = heap
        tree = Tree(position, 1, nodes=50_000)
        assert tree.grow(20_000) < 20_000, "the outcome is certain long before"
        winner = 1 if heap % 4 == 0 else 0
        assert tree.proven[0] == 2**winner
        if winner == 0:
            assert tree.best() == heap % 4


def test_a_win_in_one_is_found_among_hundreds_of_actions() -> None:
    game = MementoGame()
    view = game.view(game.start(2, {}, {"start": 0}), None)
    figures = {
        "No": (0, 1),
        "Eo": (0, 1),
        "Wo": (0, 3),
        "Mx": (0, 1),
        "Wa": (1, 1),
        "Ez": (1, 1),
    }
    view["figures"] = {at: {"seat": s, "height": h} for at, (s, h) in figures.items()}
    view |= {"decisions": 9, "supply": 3, "markers": [5, 7]}
    position = game.determinize(view, Rng(0))
    assert len(position.legal()) > 200
    tree = Tree(position, 3, nodes=100_000)
    tree.grow(3000)
    assert game.text(tree.best()) == "Mx-Mo"


def test_a_full_tree_goes_on_searching() -> None:
    position = wander("dimenticato", 2, 1, 40)
    tree = Tree(position, 1, nodes=0)
    assert tree.grow(1500) == 1500
    assert tree.used > 4000, "full"
    assert tree.best() in position.legal()


def test_choices_are_counted_and_weighed() -> None:
    position = wander("anneaux", 2, 1, 10)
    tree = Tree(position, 1, nodes=20_000)
    tree.grow(400)
    choices = tree.choices()
    assert sorted(code for code, _, _ in choices) == position.legal()
    assert sum(visits for _, visits, _ in choices) == 399
    assert all(0.0 <= mean <= 1.0 for _, _, mean in choices)
