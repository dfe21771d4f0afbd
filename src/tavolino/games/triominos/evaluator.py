"""What a player of My First Triominos knows beyond the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.triominos.rules.board import corner, count_touching
from tavolino.games.triominos.rules.cards import FITTING
from tavolino.games.triominos.rules.position import BUY, MAX_RIM, SWAP, TriominosPosition
from tavolino.rules.bits import count
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.search.evaluator import Fact, LinearEvaluator

# The facts about each seat.
CHIPS: Final = 0
CHIPS_LATE: Final = 1
CARDS: Final = 2
CARDS_LATE: Final = 3
FITTING_CARDS: Final = 4
FITTING_LATE: Final = 5
EXTRA_CHIPS: Final = 6
LAST_CARD_FITS: Final = 7
TO_MOVE: Final = 8

FACTS: Final = [
    Fact(CHIPS, "chips", 0.26, 0.26, 0.26),
    Fact(CHIPS_LATE, "chips, the nearer the end", 1.64, 1.64, 1.64),
    Fact(CARDS, "cards", 0.29, 0.29, 0.29),
    Fact(CARDS_LATE, "cards, the nearer the end", -0.42, -0.42, -0.42),
    Fact(FITTING_CARDS, "cards that fit", -0.12, -0.12, -0.12),
    Fact(FITTING_LATE, "cards that fit, the nearer the end", 1.84, 1.84, 1.84),
    Fact(EXTRA_CHIPS, "chips for a bridge or hexagons", 0.8, 0.8, 0.8),
    Fact(LAST_CARD_FITS, "last card fits", 0.84, 0.84, 0.84),
    Fact(TO_MOVE, "to move", 0.06, 0.06, 0.06),
]
"""The name of each fact, and its weights with two, three and four seats.

Fitted to 30,000 games of two to four seats in which players mostly laid what earned most.
"""

# How much each kind of action catches the eye. Places for a card have to be found; a player
# who finds none thinks of buying one.
BUYING: Final = 1.0
PLAIN_LAY: Final = 0.4
EXTRA_CHIP: Final = 0.2
JOKER_SWAP: Final = 0.15


@final
class TriominosEvaluator(LinearEvaluator):
    """Evaluates chips, the cards that are left to lay, and what can be laid just now.

    It looks at all racks: the positions are worlds that a search has drawn.
    """

    def __init__(self, players: int) -> None:
        super().__init__(FACTS, players)
        self.near = 0.0  # how near the end of the game is, from 0 to 1
        self.fitting: vec[i64] = vec[i64]([0] * MAX_RIM)  # the cards for each cell of the rim

    def look(self, position: Position) -> None:
        """Works out which cards fit where, and how near the end is."""
        assert isinstance(position, TriominosPosition)
        # The pot loses about a card in each round, and the game ends with it.
        self.near = float(position.players) / float(position.players + position.pot())
        k: i64 = 0
        while k < position.rim_size:
            self.fitting[k] = FITTING[position.need(position.rim[k])]
            k += 1

    def note(self, position: Position, seat: i64, facts: vec[float]) -> None:
        assert isinstance(position, TriominosPosition)
        rack = position.racks[seat]
        fitting: i64 = 0
        extra: i64 = 0
        k: i64 = 0
        while k < position.rim_size:
            cards = self.fitting[k] & rack
            if cards:
                fitting |= cards
                extra = max(extra, extra_chips(position, position.rim[k]))
            k += 1
        near = self.near
        chips = float(position.chips[seat])
        held = float(count(rack))
        fit = float(count(fitting))
        facts[CHIPS] = chips
        facts[CHIPS_LATE] = chips * near
        facts[CARDS] = held
        facts[CARDS_LATE] = held * near
        facts[FITTING_CARDS] = fit
        facts[FITTING_LATE] = fit * near
        facts[EXTRA_CHIPS] = float(extra)
        facts[LAST_CARD_FITS] = 1.0 if fitting != 0 and is_single(rack) else 0.0
        facts[TO_MOVE] = 1.0 if position.to_move == seat else 0.0

    def salience(self, position: Position, code: i64) -> float:
        assert isinstance(position, TriominosPosition)
        rack = position.racks[position.to_move]
        if code < SWAP:
            extra = extra_chips(position, code >> 9)
            if is_single(rack):
                extra += 1
            return min(1.0, PLAIN_LAY + EXTRA_CHIP * float(extra))
        if code < BUY:
            return JOKER_SWAP
        return BUYING


def extra_chips(position: TriominosPosition, cell: i64) -> i64:
    """The chips that a card on this cell earns for a bridge and for hexagons."""
    extra: i64 = 0
    if position.is_bridge(cell):
        extra = 1
    k: i64 = 0
    while k < 3:
        if count_touching(position.table, corner(cell, k)) == 5:
            extra += 1
        k += 1
    return extra


def is_single(cards: i64) -> bool:
    """Whether a set has exactly one card."""
    return cards & (cards - 1) == 0 and cards != 0
