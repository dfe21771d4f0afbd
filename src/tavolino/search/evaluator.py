"""Evaluators: how a search estimates what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from tavolino.rules.bits import BIT, count
from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.playout import play_out


def no_shares() -> vec[float]:
    """A vector for the share of each seat."""
    return vec[float]([0.0, 0.0, 0.0, 0.0])


def put_shares(shares: vec[float], winners: i64) -> None:
    """Writes each seat's share if these win."""
    share = 1.0 / float(count(winners))
    seat: i64 = 0
    while seat < 4:
        shares[seat] = 0.0
        if winners & BIT[seat]:
            shares[seat] = share
        seat += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates what a position is worth. This one knows no game and plays on at random."""

    is_static: bool = False
    """Whether it evaluates a position without playing it on."""

    c_puct: float = 1.0
    """The exploration constant of PUCT: how strongly a search follows the priors."""

    inverse_temperature: float = 2.0
    """How sharply priors prefer the higher estimate, as in a softmax."""

    def evaluate(self, position: Position, rng: Rng, shares: vec[float]) -> None:
        """Writes each seat's expected share of the win. It may play on in the position."""
        play_out(position, rng)
        put_shares(shares, position.winners)

    def salience(self, position: Position, code: i64) -> float:
        """How much a legal action catches the eye, from 0 to 1."""
        return 1.0


class Fact(NamedTuple):
    """One fact that an evaluator notes about a seat: its number, its name and its weights.

    Evaluators write numbers as literal constants: others make a compiled one a tenth slower.
    """

    number: int
    name: str
    weight_of_two: float
    weight_of_three: float
    weight_of_four: float

    def weight(self, players: int) -> float:
        """Its weight with this many seats."""
        return (self.weight_of_two, self.weight_of_three, self.weight_of_four)[players - 2]


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearEvaluator(Evaluator):
    """A linear evaluator: each seat's share is the softmax of its weighted facts.

    That is e to the power of its weighted sum, divided by the total of all seats in play.
    `look` sees a position once, then `note` writes the facts about each seat.
    """

    is_static = True

    def __init__(self, facts: Sequence[Fact], players: int) -> None:
        """Raises ValueError unless the facts come in the order of their numbers, from 0 on."""
        if [fact.number for fact in facts] != list(range(len(facts))):
            raise ValueError("facts must come in the order of their numbers, from 0 on")
        self.names: list[str] = [fact.name for fact in facts]
        self.weights: vec[float] = vec[float]([fact.weight(players) for fact in facts])
        self.facts: vec[float] = vec[float]([0.0] * len(facts))

    def look(self, position: Position) -> None:
        """Works out what `note` needs to know about the position as a whole."""

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        """Writes every fact about one seat of the position that `look` saw last."""
        raise NotImplementedError

    def evaluate(self, position: Position, rng: Rng, shares: vec[float]) -> None:
        self.look(position)
        total = 0.0
        seat: i64 = 0
        while seat < position.players:
            power = 0.0
            if position.in_play & BIT[seat]:
                power = exp(self.sum(position, seat))
            shares[seat] = power
            total += power
            seat += 1
        seat = 0
        while seat < position.players:
            shares[seat] = shares[seat] / total
            seat += 1

    def sum(self, position: Position, seat: i64) -> float:
        """The weighted sum of the facts about a seat."""
        facts = self.facts
        weights = self.weights
        self.note(position, seat, facts)
        total = 0.0
        k: i64 = 0
        while k < len(weights):
            total += facts[k] * weights[k]
            k += 1
        return total
