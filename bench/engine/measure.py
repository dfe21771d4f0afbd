"""Samples of speed in thread CPU time, summarised as medians with a spread."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.search.playout import random_games

PLAYERS = 2
"""The seats of every random game that is measured."""

TURNS = 8
"""How many turns of each contestant make up one sample."""


@dataclass(frozen=True)
class Sample:
    """A number of plies, and the CPU time it took to play them."""

    plies: float
    seconds: float

    @property
    def rate(self) -> float:
        """Plies per second; clocks are not trusted below a microsecond."""
        return self.plies / max(self.seconds, 1e-6)

    def __add__(self, other: Sample) -> Sample:
        return Sample(self.plies + other.plies, self.seconds + other.seconds)


Contestant: TypeAlias = Callable[[int, int], Sample]
"""Plays this many random games with this seed."""


@dataclass(frozen=True)
class Spread:
    """The median of some figures, and the range of most of them."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, figures: Sequence[float]) -> Spread:
        """The median with the range from the 10th to the 90th percentile."""
        if len(figures) < 2:
            return cls(figures[0], figures[0], figures[0])
        tenths = statistics.quantiles(figures, n=10, method="inclusive")
        return cls(statistics.median(figures), tenths[0], tenths[-1])


@dataclass(frozen=True)
class Latency:
    """The cost of one action in microseconds: the median and the 99th percentile."""

    median: float
    p99: float


def random_play(name: str) -> Contestant:
    """Our own random games, run entirely inside `search`."""
    game = GAMES[name]

    def play(games: int, seed: int) -> Sample:
        rng = Rng(seed)
        root = game.start(PLAYERS, {}, game.new_setup(PLAYERS, {}, rng))
        begun = time.thread_time()
        plies = random_games(root, games, rng)
        return Sample(plies, time.thread_time() - begun)

    return play


def games_for(play: Contestant, seconds: float) -> int:
    """How many games take this much CPU time."""
    games = 1
    while (sample := play(games, 0)).seconds < seconds / 4:
        games *= 2
    return max(1, ceil(games * seconds / sample.seconds))


def alternate(
    field: Mapping[str, Contestant], rounds: int, seconds: float
) -> dict[str, list[Sample]]:
    """Everyone's samples, one per round, each collected in several short turns.

    Contestants take turns in alternating order, so that a disturbance of the machine affects
    all of them. Ratios are then taken within a round.
    """
    games = {name: games_for(play, seconds / TURNS) for name, play in field.items()}
    samples: dict[str, list[Sample]] = {name: [] for name in field}
    for number in range(rounds):
        total = dict.fromkeys(field, Sample(0, 0))
        for turn in range(TURNS):
            order: Iterable[str] = field if turn % 2 == 0 else reversed(list(field))
            for name in order:
                total[name] += field[name](games[name], number * TURNS + turn + 1)
        for name in field:
            samples[name].append(total[name])
    return samples


def ratio(ours: Sequence[Sample], theirs: Sequence[Sample]) -> Spread:
    """How many times as fast ours is, round by round."""
    return Spread.of([a.rate / b.rate for a, b in zip(ours, theirs, strict=True)])


def action_latency(name: str, actions: int) -> Latency:
    """Times one action on a live match: play it by its text, then make the mover's view.

    Plays random games with two, three and four seats in turn.
    """
    game = GAMES[name]
    rng = Rng(1)
    costs: list[float] = []
    match = 0
    while len(costs) < actions:
        players = 2 + match % 3
        match += 1
        position = game.start(players, {}, game.new_setup(players, {}, rng))
        while position.to_move >= 0 and len(costs) < actions:
            text = game.text(int(position.sample(rng)))
            begun = time.thread_time_ns()
            game.play(position, text)
            mover = int(position.to_move)
            game.view(position, mover if mover >= 0 else None)
            costs.append((time.thread_time_ns() - begun) / 1000)
    costs.sort()
    return Latency(statistics.median(costs), costs[ceil(0.99 * len(costs)) - 1])
