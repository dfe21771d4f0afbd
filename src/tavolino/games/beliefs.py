"""Beliefs: how a view becomes a search tree."""

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
    """The interface of a search tree: grow it, then ask what it found."""

    def grow(self, iterations: int, /) -> int:
        """Searches on, and returns how many iterations were done."""
        ...

    def is_forced(self) -> bool:
        """Whether there is nothing to choose."""
        ...

    def lead(self) -> int:
        """How many visits the best action is ahead of the next."""
        ...

    def best(self) -> int:
        """The code of the best action."""
        ...

    def choices(self) -> list[tuple[int, int, float]]:
        """The candidate actions: code, visits, mean share of the mover."""
        ...

    def line(self, action: int, /) -> list[int]:
        """The expected line of play from an action on."""
        ...

    def shares(self) -> list[float]:
        """Each seat's expected share of the win."""
        ...


class Belief(Protocol):
    """How one seat interprets its views.

    You may pass `position` and `tree` a view whether or not the belief has observed it.
    """

    def observe(self, view: View) -> None:
        """Takes in a view to remember it."""

    def note_choice(self, view: View, code: int) -> None:
        """Remembers an action that it has just chosen itself."""

    def save(self) -> bytes:
        """All that it remembers, for `restore`. It must not grow with the match."""
        ...

    def restore(self, saved: bytes) -> None:
        """Remembers what another belief of the same seat has saved, whatever its level."""

    def position(self, view: View, seed: int) -> Position:
        """A position that could be the real one, to see what is legal there."""
        ...

    def tree(
        self, view: View, evaluator: Evaluator, seed: int, only: Sequence[int] = ()
    ) -> SearchTree:
        """A tree to search, over all actions or only some."""
        ...


class PerfectInformationBelief:
    """The belief in games with perfect information."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def observe(self, view: View) -> None:
        """Does nothing: there is nothing to remember."""

    def note_choice(self, view: View, code: int) -> None:
        """Does nothing: there is nothing to remember."""

    def save(self) -> bytes:
        """Nothing: there is nothing to remember."""
        return b""

    def restore(self, saved: bytes) -> None:
        """Does nothing: there is nothing to remember."""

    def position(self, view: View, seed: int) -> Position:
        return self.game.determinize(view, Rng(seed))

    def tree(
        self, view: View, evaluator: Evaluator, seed: int, only: Sequence[int] = ()
    ) -> SearchTree:
        return Tree(self.position(view, seed), evaluator, seed, only=only)


class HiddenInformationBelief(PerfectInformationBelief):
    """The belief in games with hidden information, which it draws anew in every iteration."""

    def tree(
        self, view: View, evaluator: Evaluator, seed: int, only: Sequence[int] = ()
    ) -> SearchTree:
        return InformationSetTree(self.game.worlds(view), evaluator, seed, only=only)
