"""Minds: how a view of each game becomes a tree that can be searched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, cast

from tavolino.bots.memory import Memory
from tavolino.bots.thinking import Growing
from tavolino.rules import GAMES
from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato.position import GO
from tavolino.rules.dimenticato.texts import figure_of
from tavolino.rules.dimenticato.types import DimenticatoView
from tavolino.rules.position import Position
from tavolino.rules.triominos.game import TriominosGame
from tavolino.rules.types import View
from tavolino.search.guide import Guide
from tavolino.search.tree import Tree
from tavolino.search.veiled import VeiledTree


class Mind(Protocol):
    """What one seat makes of its views."""

    def watch(self, view: View) -> None:
        """Takes in a view, for later."""

    def say(self, view: View, code: int) -> None:
        """Remembers what it has just decided itself."""

    def position(self, view: View, seed: int) -> Position:
        """A position that could be the one it sees, to look at what can be done there."""
        ...

    def tree(self, view: View, guide: Guide, seed: int, only: Sequence[int] = ()) -> Growing:
        """A tree to search, of all actions or only of some."""
        ...


class OpenMind:
    """For games in which everything is seen."""

    def watch(self, view: View) -> None:
        """Nothing has to be remembered."""

    def say(self, view: View, code: int) -> None:
        """Nor what it decided."""

    def position(self, view: View, seed: int) -> Position:
        return GAMES[view["game"]].determinize(view, Rng(seed))

    def tree(self, view: View, guide: Guide, seed: int, only: Sequence[int] = ()) -> Growing:
        return Tree(self.position(view, seed), guide, seed, only=only)


class VeiledMind(OpenMind):
    """For My First Triominos: racks and the pot are hidden, and drawn anew again and again."""

    def tree(self, view: View, guide: Guide, seed: int, only: Sequence[int] = ()) -> Growing:
        game = GAMES[view["game"]]
        assert isinstance(game, TriominosGame)
        return VeiledTree(game.worlds(view).draw, guide, seed, only=only)


class RememberingMind(OpenMind):
    """For Dimenticato: covered numbers are what the memory makes of them."""

    def __init__(self, threshold: float | None = None) -> None:
        """Below the threshold a number does not come to mind; without one, all do."""
        self.threshold = threshold
        self.memory: Memory | None = None

    def watch(self, view: View) -> None:
        self.memory_of(view).watch(cast("DimenticatoView", view))

    def say(self, view: View, code: int) -> None:
        """Whoever has announced a number in vain knows one number that it is not."""
        if code < GO:
            seen = cast("DimenticatoView", view)
            self.memory_of(view).say(seen, figure_of(code), code & 7)

    def position(self, view: View, seed: int) -> Position:
        return self.memory_of(view).believed(cast("DimenticatoView", view), seed)

    def memory_of(self, view: View) -> Memory:
        """The memory of the seat whose views these are."""
        if self.memory is None:
            assert view["seat"] is not None, "a spectator has no memory"
            self.memory = Memory(view["seat"], self.threshold)
        return self.memory


MINDS: Final[dict[str, Callable[[], Mind]]] = {
    "memento": OpenMind,
    "anneaux": OpenMind,
    "triominos": VeiledMind,
    "dimenticato": RememberingMind,
}
"""For each game, a mind that forgets nothing."""


def recall(mind: Mind, view: View, action: str) -> None:
    """Lets a mind take in a view, and what it once decided there."""
    mind.watch(view)
    mind.say(view, GAMES[view["game"]].code(action))
