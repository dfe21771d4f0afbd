"""Matches and positions are copied and pickled, and a copy shares nothing with its original."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from support.installed_games import every_table
from tavolino import Match
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position

WAYS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]
every_way = pytest.mark.parametrize("copied", WAYS, ids=["copy", "deepcopy", "pickle"])


def midway(game: str, players: int) -> Match:
    """A match after some random decisions, of which one was taken back."""
    match, rng = Match.new(game, players, 4), Rng(4)
    for _ in range(12):
        play_any(match, rng)
    match.undo()
    return match


def play_any(match: Match, rng: Rng) -> None:
    """Plays a random action, if the match is not over."""
    if not match.over:
        match.play(match.legal()[int(rng.below(len(match.legal())))])


def facts(match: Match) -> list[object]:
    """Everything that can be known of a match and of the positions it went through."""
    keys = [int(position.key()) for position in match.positions]
    views = [match.view(seat) for seat in (*range(match.players), None)]
    return [keys, views, match.record(), match.entries, match.legal(), match.outcome]


@every_way
@every_table("game")
def test_a_copy_of_a_match_is_equal_and_on_its_own(
    game: str, players: int, copied: Callable[[Match], Match]
) -> None:
    match = midway(game, players)
    before = facts(match)
    other = copied(match)
    assert facts(other) == before
    assert other == match
    assert not {id(each) for each in other.positions} & {id(each) for each in match.positions}
    play_any(other, Rng(5))
    other.position.apply(other.position.legal()[0])
    assert facts(match) == before
    match.undo()
    match.undo()
    assert len(other.entries) == len(match.entries) + 3


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@every_table("game")
def test_a_copy_of_a_position_is_on_its_own(
    game: str, players: int, copied: Callable[[Position], Position]
) -> None:
    position = midway(game, players).position
    before = int(position.key())
    other = copied(position)
    assert type(other) is type(position)
    assert int(other.key()) == before
    other.apply(other.legal()[0])
    assert int(position.key()) == before


def test_a_position_is_pickled_only_with_its_match() -> None:
    with pytest.raises(TypeError, match="pickle a Match or a Record"):
        pickle.dumps(midway("anneaux", 2).position)
