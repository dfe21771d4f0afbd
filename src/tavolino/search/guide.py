"""Guides: how a search learns what a position is worth."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from tavolino.rules.bits import BIT, count
from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.playout import play_out


def no_shares() -> vec[float]:
    """Room for the share of each seat."""
    return vec[float]([0.0, 0.0, 0.0, 0.0])


def put_shares(shares: vec[float], winners: i64) -> None:
    """Writes what each seat gets when these win."""
    share = 1.0 / float(count(winners))
    seat: i64 = 0
    while seat < 4:
        shares[seat] = 0.0
        if winners & BIT[seat]:
            shares[seat] = share
        seat += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a player knows beyond the rules. This one knows nothing and plays at random."""

    weighs: bool = False
    """Whether it can tell what a position is worth without playing on."""

    trust: float = 1.0
    """How long a search goes by the looks of an action that it has seldom tried."""

    contrast: float = 2.0
    """How much more often a search first tries what looks better."""

    def judge(self, position: Position, rng: Rng, shares: vec[float]) -> None:
        """Writes each seat's share of the win to be expected; may play the position on."""
        play_out(position, rng)
        put_shares(shares, position.winners)

    def salience(self, position: Position, code: i64) -> float:
        """How much a legal action catches the eye, from 0 to 1."""
        return 1.0


Weights = dict[str, tuple[float, float, float]]
"""What each fact is worth with two, three and four seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Weigher(Guide):
    """Weighs facts: each seat's chances follow from a sum of what it has, each at its weight.

    A seat's share is e to the power of its sum, divided by that of all seats together.
    """

    weighs = True

    def __init__(self, weights: Weights, players: int) -> None:
        self.names: list[str] = list(weights)
        self.weights: vec[float] = vec[float]([row[players - 2] for row in weights.values()])
        self.facts: vec[float] = vec[float]([0.0] * len(weights))

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        """Writes the facts about one seat, in the order of the weights."""
        raise NotImplementedError

    def is_out(self, position: Position, seat: i64) -> bool:
        """Whether a seat can no longer win."""
        return False

    def judge(self, position: Position, rng: Rng, shares: vec[float]) -> None:
        total = 0.0
        seat: i64 = 0
        while seat < position.players:
            power = 0.0
            if not self.is_out(position, seat):
                power = exp(self.sum(position, seat))
            shares[seat] = power
            total += power
            seat += 1
        seat = 0
        while seat < position.players:
            shares[seat] = shares[seat] / total
            seat += 1

    def sum(self, position: Position, seat: i64) -> float:
        """The facts about a seat, weighed."""
        facts = self.facts
        weights = self.weights
        self.note(position, seat, facts)
        total = 0.0
        k: i64 = 0
        while k < len(weights):
            total += facts[k] * weights[k]
            k += 1
        return total
