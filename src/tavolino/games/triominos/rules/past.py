"""What everyone can conclude from past actions about who got which card when.

A seat's cards are numbered as it gets them: 0-5 are dealt, then come those it buys. Who
buys is public. Two things tell more:

- a card laid by a seat was one of those it had got *before*;
- a seat that passed had none of the cards that could have been laid just then: if it
  has such a card now, it got it *since*, at that number or later.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from tavolino.games.triominos.rules.cards import NO_CARD
from tavolino.rules.bits import BIT, lowest
from tavolino.rules.packed import vec

DEALT: Final = 6
NOBODY: Final = 4


@final
class Past:
    """The conclusions so far; the same for every seat and every spectator."""

    def __init__(self) -> None:
        self.gained: vec[i64] = vec[i64]([DEALT] * 4)  # how many cards each seat has got
        self.buyer: vec[u8] = NO_SEATS[:]  # by place in the deck
        self.shown: i64 = 0  # the cards that ever lay on the table
        self.layer: vec[u8] = NO_SEATS[:]  # by card: who laid it first ...
        self.before: vec[u8] = NO_BOUNDS[:NO_CARD]  # ... and how many cards it had got
        self.since: vec[u8] = NO_BOUNDS[:]  # by seat and card

    def copy_from(self, other: Past) -> None:
        """Copies everything from another past."""
        seat: i64 = 0
        while seat < 4:
            self.gained[seat] = other.gained[seat]
            seat += 1
        self.buyer = other.buyer[:]
        self.shown = other.shown
        self.layer = other.layer[:]
        self.before = other.before[:]
        self.since = other.since[:]

    def buy(self, seat: i64, place: i64) -> None:
        """Records that the seat bought the card at this place in the deck."""
        self.buyer[place] = u8(seat)
        self.gained[seat] = self.gained[seat] + 1

    def show(self, seat: i64, card: i64) -> None:
        """Records that the seat laid the card. Only the first time tells where it came from."""
        if self.shown & BIT[card] == 0:
            self.shown |= BIT[card]
            self.layer[card] = u8(seat)
            self.before[card] = u8(self.gained[seat])

    def lack(self, seat: i64, cards: i64) -> None:
        """Records that the seat passed, so it has none of these cards."""
        cards &= ~self.shown
        while cards:
            self.since[seat * NO_CARD + lowest(cards)] = u8(self.gained[seat])
            cards &= cards - 1


NO_SEATS: Final = vec[u8]([NOBODY] * NO_CARD)
NO_BOUNDS: Final = vec[u8]([0] * (4 * NO_CARD))
