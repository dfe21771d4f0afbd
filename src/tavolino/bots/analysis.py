"""Analysis: the best actions in a match, their expected shares, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tavolino.bots.bot import Stop, never
from tavolino.bots.budget import Budget, think
from tavolino.bots.observations import Observations, belief_after
from tavolino.games import descriptor_of
from tavolino.games.beliefs import Belief, SearchTree
from tavolino.rules.game import Game
from tavolino.rules.types import View
from tavolino.table.match import Match

STEPS = 20
"""How often a running analysis reports what it has found."""

MAX_CHOICES = 10
"""The most actions that an analysis lists. Nobody reads more."""


@dataclass(frozen=True)
class Choice:
    """One action that an analysis considered.

    `share` is its seat's expected share of the win, `visits` is how often the search tried it,
    and `line` is what is likely to be played from this action on.
    """

    action: str
    share: float
    visits: int
    line: list[str]


@dataclass(frozen=True)
class Analysis:
    """What a search found.

    `choices` has the best action first, `shares` is each seat's expected share of the win, and
    `iterations` is how long the search was.
    """

    shares: list[float]
    choices: list[Choice]
    iterations: int


def analyse(
    match: Match | View,
    budget: Budget,
    seed: int = 0,
    belief: Belief | None = None,
    stop: Stop = never,
) -> Analysis:
    """Finds the best actions of the seat to move, from what this seat may know.

    In a match, the seat remembers everything it has seen. You can pass the seat's own view
    instead; but in a game that forgets, a view alone does not tell the past, so also pass a
    `belief` that has observed the match. Raises ValueError if there is nothing to decide.

    >>> import tavolino
    >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
    >>> for action in ["@A1", "@C5", "@A2", "@C6"]:
    ...     match.play(action)
    >>> found = tavolino.analyse(match, tavolino.Budget(iterations=100))
    >>> found.choices[0].action in {"@A3", "@A8"}  # either end of the line takes a pawn
    True
    """
    *_, last = analyse_in_steps(match, budget, seed, belief, stop)
    return last


def analyse_in_steps(
    match: Match | View,
    budget: Budget,
    seed: int = 0,
    belief: Belief | None = None,
    stop: Stop = never,
) -> Iterator[Analysis]:
    """Yields what the analysis has found after each part of the budget.

    Raises ValueError if there is nothing to decide, or if another seat is to move.
    """
    if isinstance(match, Match):
        if match.over:
            raise ValueError("the game is over: there is nothing to decide")
        observations = Observations.of(match, match.to_move)
        view, belief = observations.view, belief or belief_after(observations)
    else:
        view = match
    if view["seat"] is None or view["seat"] != view["to_move"]:
        raise ValueError("only the seat to move has something to decide")
    descriptor = descriptor_of(view["game"])
    belief = belief or descriptor.belief()
    tree = belief.tree(view, descriptor.evaluator(view["players"]), seed)
    done = 0
    for part in parts(budget):
        grown = think(tree, part, stop)
        done += grown
        yield read_tree(descriptor.rules, tree, done)
        if stop() or (part.iterations is not None and grown < part.iterations):
            return


def parts(budget: Budget) -> list[Budget]:
    """The budget in equal parts."""
    if budget.iterations is None:
        assert budget.seconds is not None, "a budget has iterations or seconds"
        return [Budget(seconds=budget.seconds / STEPS)] * STEPS
    steps = min(STEPS, budget.iterations)
    cuts = [budget.iterations * k // steps for k in range(steps + 1)]
    return [Budget(after - before) for before, after in pairwise(cuts)]


def read_tree(game: Game, tree: SearchTree, iterations: int) -> Analysis:
    """What a tree has found, in texts. The best action comes first."""
    best = tree.best()
    ranked = sorted(
        tree.choices(), key=lambda choice: (choice[0] != best, -choice[1], choice[0])
    )
    choices = [
        Choice(game.text(code), share, visits, [game.text(next_) for next_ in tree.line(code)])
        for code, visits, share in ranked[:MAX_CHOICES]
    ]
    return Analysis(tree.shares(), choices, iterations)
