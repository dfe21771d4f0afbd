"""Tree search: it finds what can be found, says the same again, and never fails."""

from __future__ import annotations

import pytest

from support.installed_games import about_three, every_table
from support.pebbles import Pebbles, PebblesGame
from support.positions import nearly_won, wander
from tavolino import GAMES
from tavolino.games import descriptor_of
from tavolino.games.memento.rules.game import MementoGame
from tavolino.search.evaluator import Evaluator
from tavolino.search.mcts import Tree


def evaluators_for(name: str, players: int) -> list[Evaluator]:
    """One that knows nothing, and one that knows the game."""
    return [Evaluator(), descriptor_of(name).evaluator(players)]


@every_table()
def test_every_position_is_answered_with_a_legal_action(name: str, players: int) -> None:
    for seed in range(4):
        position = wander(name, players, seed, 37 * seed)
        before = position.key()
        for evaluator in evaluators_for(name, players):
            for iterations in (0, 1, 2, 15):
                tree = Tree(position, evaluator, seed)
                tree.grow(iterations)
                assert tree.best() in position.legal()
                assert tree.line(tree.best())[0] == tree.best()
                assert sum(tree.shares()) == pytest.approx(1)
        assert position.key() == before


@pytest.mark.parametrize("knows", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_a_search_in_slices_is_the_same_search(name: str, knows: int) -> None:
    players = about_three(name)
    position = wander(name, players, 5, 20)
    evaluator = evaluators_for(name, players)[knows]
    whole, sliced, other = (Tree(position, evaluator, seed) for seed in (1, 1, 2))
    whole.grow(60)
    for _ in range(6):
        sliced.grow(10)
    other.grow(60)
    assert whole.choices() == sliced.choices()
    assert whole.shares() == sliced.shares()
    assert whole.choices() != other.choices()


def test_pebbles_are_solved() -> None:
    # Whoever leaves a multiple of four wins; the search has to prove it.
    game = PebblesGame()
    for heap in range(1, 12):
        position = game.start(2, {"heap": 12}, {"start": 0})
        assert isinstance(position, Pebbles)
        position.heap = heap
        tree = Tree(position, Evaluator(), 1)
        assert tree.grow(20_000) < 20_000, "the outcome is certain long before"
        winner = 1 if heap % 4 == 0 else 0
        assert tree.proven[0] == 2**winner
        assert tree.shares()[winner] == 1
        if winner == 0:
            assert tree.best() == heap % 4


@pytest.mark.parametrize(("knows", "iterations"), [(0, 3000), (1, 1)])
def test_a_win_in_one_is_found_among_hundreds_of_actions(knows: int, iterations: int) -> None:
    tree = Tree(nearly_won(), evaluators_for("memento", 2)[knows], 3)
    tree.grow(iterations)
    assert MementoGame().text(tree.best()) == "Mx-Mo"


def test_a_search_can_be_limited_to_some_actions() -> None:
    position = nearly_won()
    some = position.legal()[5:9]
    tree = Tree(position, descriptor_of("memento").evaluator(2), 3, only=some)
    tree.grow(50)
    assert [code for code, _, _ in tree.choices()] == some
    assert tree.best() in some


@pytest.mark.parametrize("knows", [0, 1])
def test_a_full_tree_goes_on_searching(knows: int) -> None:
    position = wander("dimenticato", 2, 1, 40)
    tree = Tree(position, evaluators_for("dimenticato", 2)[knows], 1, nodes=0)
    assert tree.grow(1500) == 1500
    assert tree.used > 4000, "full"
    assert tree.best() in position.legal()


@pytest.mark.parametrize("knows", [0, 1])
def test_choices_are_counted_and_weighed(knows: int) -> None:
    position = wander("anneaux", 2, 1, 10)
    tree = Tree(position, evaluators_for("anneaux", 2)[knows], 1)
    tree.grow(400)
    choices = tree.choices()
    assert sorted(code for code, _, _ in choices) == position.legal()
    assert sum(visits for _, visits, _ in choices) == 399
    assert all(0.0 <= mean <= 1.0 for _, _, mean in choices)
    most, second, *_ = sorted((visits for _, visits, _ in choices), reverse=True)
    assert tree.lead() == most - second
