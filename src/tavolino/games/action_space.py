"""Actions as numbers from 0 on, as machine-learning libraries need them."""

from __future__ import annotations

from typing import Protocol

from tavolino.rules.position import Position


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


def legal_numbers(position: Position, actions: Actions) -> list[int]:
    """The numbers of all legal actions, ascending."""
    return sorted(actions.number(position, code) for code in position.legal())
