"""Information-set MCTS: it finds what can be found, and never by what it cannot know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from support.lookalikes import other_lookalike, some, wander
from tavolino import GAMES, Match
from tavolino.bots.budget import Budget, think
from tavolino.games.triominos.rules.game import TriominosGame
from tavolino.rules.bits import BIT
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.rules.types import View
from tavolino.search.evaluator import Evaluator
from tavolino.search.ismcts import Determinize, InformationSetTree

TRIOMINOS = TriominosGame()


def behind(view: View, seed: int, only: Sequence[int] = ()) -> InformationSetTree:
    """A search of My First Triominos that gets a view and nothing else."""
    return InformationSetTree(TRIOMINOS.worlds(view), Evaluator(), seed, 2000, only)


def open_source(position: Position) -> Determinize:
    """The only world there is where nothing is hidden."""
    return lambda rng: position.copy()


def last_decision(name: str, seed: int) -> Position:
    """The position before a random game's last decision."""
    game, rng = GAMES[name], Rng(seed)
    position = game.start(2, {}, game.new_setup(2, {}, rng))
    while True:
        before = position.copy()
        position.apply(position.sample(rng))
        if position.to_move < 0:
            return before


def wins_at_once(position: Position, code: int) -> bool:
    """Whether an action ends the game with the mover as the only winner."""
    after = position.copy()
    after.apply(code)
    return int(after.winners) == int(BIT[position.to_move])


def choosing(players: int, seed: int) -> Match:
    """A match of My First Triominos in which the mover has a choice."""
    match = wander("triominos", players, seed, 9 + seed)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    return match


def test_a_win_in_one_is_found_where_nothing_is_hidden() -> None:
    found = 0
    for seed in range(12):
        position = last_decision("anneaux", seed)
        wins = [code for code in position.legal() if wins_at_once(position, code)]
        if not wins:
            continue
        tree = InformationSetTree(open_source(position), Evaluator(), seed, 2000)
        tree.grow(6 * len(position.legal()))
        assert tree.best() in wins
        found += 1
    assert found > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_legal_in_the_true_position(players: int) -> None:
    for seed in range(3):
        match = wander("triominos", players, seed, 12 * seed)
        tree = behind(match.view(match.to_move), seed)
        for iterations in (0, 1, 9):
            tree.grow(iterations)
            assert tree.best() in match.position.legal()
            assert {code for code, _, _ in tree.choices()} <= set(match.position.legal())


def test_a_search_in_slices_is_the_same_search() -> None:
    match = choosing(3, 1)
    view = match.view(match.to_move)
    whole, sliced, other = (behind(view, seed) for seed in (1, 1, 2))
    assert whole.grow(30) == 30
    for _ in range(6):
        sliced.grow(5)
    other.grow(30)
    assert whole.choices() == sliced.choices()
    assert whole.line(whole.best()) == sliced.line(sliced.best())
    assert whole.shares() == sliced.shares()
    assert whole.choices() != other.choices()


def test_the_numbers_of_a_search_agree() -> None:
    match = choosing(4, 2)
    tree = behind(match.view(match.to_move), 3)
    assert tree.shares() == [0.25] * 4
    tree.grow(40)
    choices = tree.choices()
    assert sum(visits for _, visits, _ in choices) == 40
    assert sum(tree.shares()) == pytest.approx(1)
    mean = sum(visits * share for _, visits, share in choices) / 40
    assert tree.shares()[match.to_move] == pytest.approx(mean)
    assert tree.line(tree.best())[0] == tree.best()
    assert tree.best() == max(choices, key=lambda choice: choice[1:])[0]


def test_a_choice_may_be_narrowed() -> None:
    match = choosing(2, 3)
    view = match.view(match.to_move)
    last = match.position.legal()[-1]
    tree = behind(view, 1, match.position.legal()[:-1])
    tree.grow(20)
    assert last not in [code for code, _, _ in tree.choices()]
    assert behind(view, 1, [last]).best() == last


def test_a_forced_action_needs_no_search() -> None:
    match = choosing(2, 4)
    tree = behind(match.view(match.to_move), 1, match.position.legal()[:1])
    assert tree.is_forced()
    assert think(tree, Budget(100), to_act=True) == 0
    assert tree.line(tree.best()) == match.position.legal()[:1]


def test_a_forced_action_has_a_value_too() -> None:
    match = choosing(2, 4)
    tree = behind(match.view(match.to_move), 1, match.position.legal()[:1])
    assert think(tree, Budget(100)) == 100
    [(code, visits, share)] = tree.choices()
    assert (code, visits) == (match.position.legal()[0], 100)
    assert share == pytest.approx(tree.shares()[match.to_move])


def test_a_full_tree_is_searched_on() -> None:
    match = choosing(2, 5)
    source = TRIOMINOS.worlds(match.view(match.to_move))
    tree = InformationSetTree(source, Evaluator(), 1, 0)
    assert tree.grow(30) == 30
    assert len(tree.choices()) == len(match.legal())
    assert sum(visits for _, visits, _ in tree.choices()) == 30


@some
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 60),
)
def test_what_a_seat_cannot_know_does_not_change_its_move(
    players: int, seed: int, plies: int
) -> None:
    match = wander("triominos", players, seed, plies)
    assume(not match.over and len(match.legal()) > 1)
    seat = match.to_move
    lookalike = other_lookalike(match, seat, seed)
    searches = [behind(table.view(seat), seed) for table in (match, lookalike)]
    for tree in searches:
        tree.grow(8)
    assert searches[0].choices() == searches[1].choices()
    assert searches[0].best() == searches[1].best()
