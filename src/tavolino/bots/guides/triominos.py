"""What a player of My First Triominos knows beyond the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.rules.bits import count
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.rules.triominos.board import corner, need, touching
from tavolino.rules.triominos.cards import FITTING
from tavolino.rules.triominos.position import BUY, SWAP, Triominos
from tavolino.search.guide import Weigher

WEIGHTS: Final = {
    "chips": (0.26, 0.26, 0.26),
    "chips, the nearer the end": (1.64, 1.64, 1.64),
    "cards": (0.29, 0.29, 0.29),
    "cards, the nearer the end": (-0.42, -0.42, -0.42),
    "cards that fit": (-0.12, -0.12, -0.12),
    "cards that fit, the nearer the end": (1.84, 1.84, 1.84),
    "chips for a bridge or hexagons": (0.8, 0.8, 0.8),
    "last card fits": (0.84, 0.84, 0.84),
    "to move": (0.06, 0.06, 0.06),
}
"""Fitted to who won 30,000 games of two to four seats that mostly laid what earned most."""

# How much each kind of action catches the eye. Places for a card have to be found; buying
# one is what everybody thinks of who has found none.
BUYING: Final = 1.0
PLAIN_LAY: Final = 0.4
EXTRA_CHIP: Final = 0.2
JOKER_SWAP: Final = 0.15


@final
class TriominosGuide(Weigher):
    """Weighs chips, the cards that are left to lay, and what can be laid just now.

    It looks at all racks: it is asked about worlds that a search has made up.
    """

    def __init__(self, players: int) -> None:
        super().__init__(WEIGHTS, players)

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, Triominos)
        rack = position.racks[seat]
        fitting: i64 = 0
        extra: i64 = 0
        k: i64 = 0
        while k < position.rim_size:
            cell = position.rim[k]
            cards = FITTING[need(position.table, cell)] & rack
            if cards:
                fitting |= cards
                extra = max(extra, extra_chips(position, cell))
            k += 1
        # The pot empties a card a round or so, and the game ends with it.
        near = float(position.players) / float(position.players + position.pot())
        chips = float(position.chips[seat])
        held = float(count(rack))
        fit = float(count(fitting))
        facts[0] = chips
        facts[1] = chips * near
        facts[2] = held
        facts[3] = held * near
        facts[4] = fit
        facts[5] = fit * near
        facts[6] = float(extra)
        facts[7] = 1.0 if fitting != 0 and is_single(rack) else 0.0
        facts[8] = 1.0 if position.to_move == seat else 0.0

    def salience(self, position: Position, code: i64) -> float:
        assert isinstance(position, Triominos)
        rack = position.racks[position.to_move]
        if code < SWAP:
            extra = extra_chips(position, code >> 9)
            if is_single(rack):
                extra += 1
            return min(1.0, PLAIN_LAY + EXTRA_CHIP * float(extra))
        if code < BUY:
            return JOKER_SWAP
        return BUYING


def extra_chips(position: Triominos, cell: i64) -> i64:
    """What a card laid on this cell earns for a bridge and for hexagons."""
    extra: i64 = 0
    if position.is_bridge(cell):
        extra = 1
    k: i64 = 0
    while k < 3:
        if touching(position.table, corner(cell, k)) == 5:
            extra += 1
        k += 1
    return extra


def is_single(cards: i64) -> bool:
    """Whether a set has exactly one card."""
    return cards & (cards - 1) == 0 and cards != 0
