"""Benchmarks of the tree search, compared with OpenSpiel's in C++."""

from __future__ import annotations

import statistics
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from measure import PLAYERS, Contestant, Sample, Spread, alternate, ratio
from report import rounded
from rivals import Absent, nine_mens_morris
from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.search.evaluator import Evaluator
from tavolino.search.mcts import Tree

GOAL = 6.0
"""How many times as many iterations per second the search must do, compiled."""


@dataclass(frozen=True)
class SearchReport:
    """The figures of one run. The ratio is None if OpenSpiel is missing."""

    search_vs_openspiel: Spread | None
    iterations_per_s: Mapping[str, float]

    def to_json(self) -> dict[str, object]:
        """A plain JSON object."""
        found = self.search_vs_openspiel
        return {
            "search_vs_openspiel": found and rounded(found.median),
            "spread": found and [rounded(found.low), rounded(found.high)],
            "iterations_per_s": {k: round(rate) for k, rate in self.iterations_per_s.items()},
        }

    def show(self, console: Console) -> None:
        """Prints the report as a table."""
        table = Table("search, one random game an iteration", "iterations a second")
        for name, rate in self.iterations_per_s.items():
            table.add_row(name, f"{rate:,.0f}")
        found = self.search_vs_openspiel
        if found:
            table.add_section()
            figures = f"{found.median:.2f} ({found.low:.2f} - {found.high:.2f}), goal {GOAL:g}"
            table.add_row("anneaux vs openspiel", figures)
        console.print(table)


def run_search(rounds: int = 9, seconds_per_sample: float = 0.5) -> SearchReport:
    """Measures searches from the first position, in about a minute with the defaults."""
    field: dict[str, Contestant] = {name: our_search(name) for name in GAMES}
    with suppress(Absent):
        field["openspiel"] = openspiel_search()
    samples = alternate(field, rounds, seconds_per_sample)
    found = None
    if "openspiel" in samples:
        found = ratio(samples["anneaux"], samples["openspiel"])
    rates = {name: statistics.median(s.rate for s in samples[name]) for name in field}
    return SearchReport(found, rates)


def our_search(name: str) -> Contestant:
    """Runs our search from a game's first position."""
    game = GAMES[name]

    def search(iterations: int, seed: int) -> Sample:
        root = game.start(PLAYERS, {}, game.new_setup(PLAYERS, {}, Rng(seed)))
        tree = Tree(root, Evaluator(), seed)
        begun = time.thread_time()
        tree.grow(iterations)
        return Sample(iterations, time.thread_time() - begun)

    return search


def openspiel_search() -> Contestant:
    """Runs OpenSpiel's tree search on nine men's morris."""
    spiel, game, state = nine_mens_morris()

    def search(iterations: int, seed: int) -> Sample:
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        bot = spiel.MCTSBot(
            game, evaluator, uct_c=2, max_simulations=iterations, max_memory_mb=1000,
            solve=False, seed=seed, verbose=False,
        )  # fmt: skip
        begun = time.thread_time()
        bot.mcts_search(state)
        return Sample(iterations, time.thread_time() - begun)

    return search
