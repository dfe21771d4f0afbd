"""Bots that search, and one that plays at random."""

from __future__ import annotations

from collections.abc import Callable

from tavolino.bots.attention import noticed_actions
from tavolino.bots.bot import Stop, never
from tavolino.bots.budget import Budget, think
from tavolino.games.beliefs import Belief
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import View
from tavolino.search.evaluator import Evaluator


class SearchBot:
    """Searches within its budget among the actions it notices.

    `span` is about how many actions it notices; without it, the bot sees all.
    """

    def __init__(
        self,
        game: Game,
        belief: Belief,
        evaluator: Callable[[int], Evaluator],
        budget: Budget,
        span: float | None = None,
        sees_wins: bool = True,
    ) -> None:
        self.game = game
        self.belief = belief
        self.evaluator_for = evaluator
        self.evaluator: Evaluator | None = None
        self.budget = budget
        self.span = span
        self.sees_wins = sees_wins

    def watch(self, view: View) -> None:
        """Observes the table after someone's decision."""
        self.belief.observe(view)

    def choose(self, view: View, seed: int, stop: Stop = never) -> str:
        """The text of the action to play."""
        if self.evaluator is None:
            self.evaluator = self.evaluator_for(view["players"])
        only: list[int] = []
        if self.span is not None:
            position = self.belief.position(view, seed)
            only = noticed_actions(
                position, self.evaluator, self.span, self.sees_wins, Rng(seed)
            )
        tree = self.belief.tree(view, self.evaluator, seed, only)
        think(tree, self.budget, stop, to_act=True)
        self.belief.note_choice(view, tree.best())
        return self.game.text(tree.best())

    def restore(self, memory: bytes) -> None:
        """Takes in what its seat remembers of the match so far."""
        self.belief.restore(memory)


class RandomBot:
    """Plays random legal actions: the baseline for all other bots."""

    def __init__(self, game: Game, belief: Belief) -> None:
        self.game = game
        self.belief = belief

    def watch(self, view: View) -> None:
        """Observes the table after someone's decision."""
        self.belief.observe(view)

    def choose(self, view: View, seed: int, stop: Stop = never) -> str:
        """The text of the action to play."""
        position = self.belief.position(view, seed)
        code = int(position.sample(Rng(seed)))
        self.belief.note_choice(view, code)
        return self.game.text(code)

    def restore(self, memory: bytes) -> None:
        """Takes in what its seat remembers of the match so far."""
        self.belief.restore(memory)
