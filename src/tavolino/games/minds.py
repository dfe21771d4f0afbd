"""Minds: how a view becomes a tree that can be searched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import View
from tavolino.search.evaluator import Evaluator
from tavolino.search.ismcts import InformationSetTree
from tavolino.search.mcts import Tree


class SearchTree(Protocol):
    """A tree as those see it who have it grown and ask what it found."""

    def grow(self, iterations: int, /) -> int:
        """Searches on; how many iterations were done."""
        ...

    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        ...

    def lead(self) -> int:
        """By how many visits the best action is ahead of the next."""
        ...

    def best(self) -> int:
        """The code of the best action."""
        ...

    def choices(self) -> list[tuple[int, int, float]]:
        """The actions that come into question: code, visits, mean share of the mover."""
        ...

    def line(self, action: int, /) -> list[int]:
        """What is expected to be played from an action on."""
        ...

    def shares(self) -> list[float]:
        """Each seat's expected share of the win."""
        ...


class Mind(Protocol):
    """What one seat makes of its views.

    The view that `position` or `tree` gets need not have been watched, and may have been.
    """

    def watch(self, view: View) -> None:
        """Takes in a view, for later."""

    def say(self, view: View, code: int) -> None:
        """Remembers what it has just decided itself."""

    def position(self, view: View, seed: int) -> Position:
        """A position that could be the one it sees, to look at what can be done there."""
        ...

    def tree(
        self, view: View, evaluator: Evaluator, seed: int, only: Sequence[int] = ()
    ) -> SearchTree:
        """A tree to search, of all actions or only of some."""
        ...


class PerfectInformationMind:
    """For games in which everything is seen."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def watch(self, view: View) -> None:
        """Nothing has to be remembered."""

    def say(self, view: View, code: int) -> None:
        """Nor what it decided."""

    def position(self, view: View, seed: int) -> Position:
        return self.game.determinize(view, Rng(seed))

    def tree(
        self, view: View, evaluator: Evaluator, seed: int, only: Sequence[int] = ()
    ) -> SearchTree:
        return Tree(self.position(view, seed), evaluator, seed, only=only)


class HiddenInformationMind(PerfectInformationMind):
    """For games in which something is hidden: it is drawn anew again and again."""

    def tree(
        self, view: View, evaluator: Evaluator, seed: int, only: Sequence[int] = ()
    ) -> SearchTree:
        return InformationSetTree(self.game.worlds(view), evaluator, seed, only=only)
