"""Random games, and perft."""

from __future__ import annotations

from mypy_extensions import i64

from tavolino.rules.chance import Rng
from tavolino.rules.position import OVER, Position, new_buffer


def play_out(position: Position, rng: Rng) -> None:
    """Plays random legal actions until the game is over."""
    while position.to_move != OVER:
        position.apply(position.sample(rng))


def random_games(root: Position, games: i64, rng: Rng) -> int:
    """Plays this many random games from one position. Returns how many decisions they took."""
    position = root.copy()
    decisions: i64 = 0
    for _ in range(games):
        position.copy_from(root)
        play_out(position, rng)
        decisions += position.decisions - root.decisions
    return int(decisions)


def perft(position: Position, depth: i64) -> int:
    """The number of ways to play this many decisions from here.

    A game that ends earlier does not count, as in the perft tables of chess programmers.
    """
    if depth == 0:
        return 1
    actions = new_buffer()
    legal = position.legal_into(actions)
    if depth == 1:
        return int(legal)
    ways = 0
    child = position.copy()
    for k in range(legal):
        child.copy_from(position)
        child.apply(actions[k])
        ways += perft(child, depth - 1)
    return ways
