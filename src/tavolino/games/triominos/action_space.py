"""The actions of My First Triominos as numbers.

The table has no edge, so a number identifies a free cell by its index among the cells that a
card could be laid on now.
"""

from __future__ import annotations

from tavolino.games.triominos.rules.cards import ALL_READINGS
from tavolino.games.triominos.rules.position import (
    BUY,
    CORNER_BITS,
    LAY,
    MAX_RIM,
    PASS,
    SWAP,
    TriominosPosition,
)
from tavolino.rules.position import Position


class Slots:
    """The actions of My First Triominos: pass, buy, swaps, then the cards for each free cell.

    Free cells beside a card have slots in the order in which the rules keep them.
    """

    def __init__(self) -> None:
        self.readings = sorted(ALL_READINGS)  # the joker's, 0, comes first
        self.places = {corners: place for place, corners in enumerate(self.readings)}
        # No swap gives away the joker itself.
        self.fixed = [PASS, BUY]
        self.fixed += [SWAP + corners for corners in self.readings if corners]
        self.count = len(self.fixed) + MAX_RIM * len(self.readings)

    def number(self, position: Position, code: int) -> int:
        if code >= SWAP:
            return self.fixed.index(code)
        slot = free_cells(position).index(code >> 9)
        place = self.places[code & CORNER_BITS]
        return len(self.fixed) + slot * len(self.readings) + place

    def code(self, position: Position, number: int) -> int:
        if number < len(self.fixed):
            return self.fixed[number]
        slot, place = divmod(number - len(self.fixed), len(self.readings))
        return LAY + (free_cells(position)[slot] << 9) + self.readings[place]


def free_cells(position: Position) -> list[int]:
    """The free cells beside a card on the table, slot by slot."""
    assert isinstance(position, TriominosPosition)
    return [int(position.rim[slot]) for slot in range(int(position.rim_size))]
