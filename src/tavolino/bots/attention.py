"""Attention: weak bots do not choose badly among all actions, but notice only some.

The chance of noticing an action grows with how much it catches the eye. The bot plays the
best action it noticed, so its mistakes are human: not a strange move, but a good one that it
overlooked.
"""

from __future__ import annotations

from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.search.evaluator import Evaluator

GRAINS = 2**20
"""The resolution of chances: they are whole numbers of grains."""


def noticed_actions(
    position: Position, evaluator: Evaluator, span: float, sees_wins: bool, rng: Rng
) -> list[int]:
    """The actions that a player notices who takes in about `span` of them.

    There is at least one: if none was noticed, the one that catches the eye most.
    """
    codes = position.legal()
    salience = [evaluator.salience(position, code) for code in codes]
    eye = span / sum(salience)
    seen = [
        code
        for code, caught in zip(codes, salience, strict=True)
        if int(rng.below(GRAINS)) < eye * caught * GRAINS
        or (sees_wins and wins(position, code))
    ]
    return seen or [max(zip(salience, codes, strict=True))[1]]


def wins(position: Position, code: int) -> bool:
    """Whether an action wins the game at once."""
    after = position.copy()
    after.apply(code)
    return after.to_move < 0 and after.shares()[int(position.to_move)] == 1.0
