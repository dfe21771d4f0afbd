"""Actions as numbers from 0 on, as machine-learning libraries need them."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Game
from tavolino.rules.position import Position

MAX_CODE: Final = 2**16
"""Codes are searched below this. A game with larger codes lists them itself."""


class Actions(Protocol):
    """The numbers of a game's actions; a code is how the rules identify an action."""

    count: int

    def number(self, position: Position, code: int) -> int:
        """The number of a legal action."""
        ...

    def code(self, position: Position, number: int) -> int:
        """The code of the action with this number; it need not be legal here."""
        ...


class ListedActions:
    """All actions of a game in one list."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = sorted(set(codes))
        self.numbers = {code: number for number, code in enumerate(self.codes)}
        self.count = len(self.codes)

    def number(self, position: Position, code: int) -> int:
        return self.numbers[code]

    def code(self, position: Position, number: int) -> int:
        return self.codes[number]


@cache
def every_code(game: Game) -> list[int]:
    """The code of every action, found by trial: an action's text leads back to its code."""
    return [code for code in range(MAX_CODE) if is_code(game, code)]


def is_code(game: Game, code: int) -> bool:
    """Whether there is an action with this code, whether legal anywhere or not."""
    try:
        return game.code(game.text(code)) == code
    except (NotAnAction, LookupError, ValueError):
        return False


def legal_numbers(position: Position, actions: Actions) -> list[int]:
    """The numbers of all legal actions, ascending."""
    return sorted(actions.number(position, code) for code in position.legal())
