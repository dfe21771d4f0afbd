"""Fits the weights of an evaluator to games that bots played against each other.

    python -m tavolino.bots.fit anneaux --games 2000 --iterations 100

prints the evaluator's facts with their fitted weights. A seat's chance to win is the softmax
of its weighted facts; the weights are those that make the outcomes of the games most likely.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from tavolino.games import descriptor_of, descriptors
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.search.evaluator import LinearEvaluator
from tavolino.search.mcts import Tree

Row = tuple[list[list[float]], list[float]]
"""The facts about each seat, and each seat's final share."""

OPENING = 6
"""Up to this many decisions at the start are random, so that games differ."""

WHIM = 12
"""One decision in this many is random, so that games turn."""

RIDGE = 1.0
STEPS = 30


def play_game(name: str, players: int, iterations: int, seed: int) -> list[Row]:
    """One game between bots, as one row for each position."""
    game = descriptor_of(name).rules
    evaluator = linear_evaluator_of(name, players)
    rng = Rng(seed)
    position = game.start(players, {}, game.new_setup(players, {}, rng))
    opening = rng.below(OPENING + 1)
    noted = []
    while position.to_move >= 0:
        if position.decisions < opening or rng.below(WHIM) == 0:
            position.apply(position.sample(rng))
        else:
            tree = Tree(position, evaluator, int(rng.word()))
            tree.grow(iterations)
            position.apply(tree.best())
        if position.to_move >= 0:
            noted.append(facts_of(evaluator, position))
    return [(facts, position.shares()) for facts in noted]


def linear_evaluator_of(name: str, players: int) -> LinearEvaluator:
    """The evaluator of a game. Raises ValueError if it has no weights to fit."""
    evaluator = descriptor_of(name).evaluator(players)
    if not isinstance(evaluator, LinearEvaluator):
        raise ValueError(f"the evaluator of {name} has no weights")  # noqa: TRY004 - a choice
    return evaluator


def facts_of(evaluator: LinearEvaluator, position: Position) -> list[list[float]]:
    """The facts about each seat; an empty list for a seat that is out."""
    evaluator.look(position)
    found = []
    for seat in range(int(position.players)):
        evaluator.note(position, seat, evaluator.facts)
        found.append(list(evaluator.facts) if position.in_play >> seat & 1 else [])
    return found


def fit(rows: list[Row], size: int) -> tuple[list[float], float]:
    """The most likely weights by Newton's method, and the mean log likelihood."""
    facts = np.zeros((len(rows), 4, size))
    shares = np.zeros((len(rows), 4))
    there = np.zeros((len(rows), 4), dtype=bool)
    for k, (seats, won) in enumerate(rows):
        for seat, noted in enumerate(seats):
            shares[k, seat] = won[seat]
            if noted:
                facts[k, seat] = noted
                there[k, seat] = True
    weights = np.zeros(size)
    for _ in range(STEPS):
        sums = np.where(there, facts @ weights, -np.inf)
        sums -= sums.max(axis=1, keepdims=True)
        chances = np.exp(sums)
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ks,ksf->kf", chances, facts)
        centred = facts - mean[:, None, :]
        slope = np.einsum("ks,ksf->f", shares - chances, facts) - RIDGE * weights
        bend = np.einsum("ks,ksf,ksg->fg", chances, centred, centred) + RIDGE * np.eye(size)
        step = np.linalg.solve(bend, slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    likely = float((shares * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())
    return [float(weight) for weight in weights], likely


def main() -> None:
    """Plays games, fits the weights and prints them."""
    parser = argparse.ArgumentParser(description="Fit the weights of an evaluator.")
    parser.add_argument("game", choices=sorted(descriptors()))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=100)
    asked = parser.parse_args()
    columns = []
    for players in descriptor_of(asked.game).rules.players:
        one_game = partial(play_game, asked.game, players, asked.iterations)
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            games = pool.map(one_game, range(asked.games), chunksize=8)
            rows = [row for game in games for row in game]
        weights, likely = fit(rows, len(linear_evaluator_of(asked.game, players).names))
        columns.append(weights)
        print(f"# {players} seats: {len(rows)} positions, log likelihood {likely:.4f}")  # noqa: T201
    for name, *row in zip(
        linear_evaluator_of(asked.game, players).names, *columns, strict=True
    ):
        print(f'"{name}", {", ".join(f"{weight:.3f}" for weight in row)}')  # noqa: T201


if __name__ == "__main__":
    main()
