"""The worlds that a view of My First Triominos allows: all decks that fit what it tells.

Every hidden card has a set of places in the deck where it may have lain (see `past`). A
world is one way to give each card a place of its own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.triominos.rules.cards import CARD_NAMES, CARD_OF, CARDS, JOKER, NO_CARD
from tavolino.games.triominos.rules.past import DEALT, NOBODY
from tavolino.games.triominos.rules.position import (
    CORNER_BITS,
    TriominosPosition,
    gained_places,
)
from tavolino.games.triominos.rules.types import TriominosView
from tavolino.rules.bits import BIT, count, nth
from tavolino.rules.chance import Rng
from tavolino.rules.packed import vec

STIRS: Final = 12
"""Attempted exchanges for each hidden card: after these the draw is nearly uniform."""


@final
class TriominosWorlds:
    """Everything that a view tells, prepared for drawing many worlds.

    `known` is the position as far as it is known: everything but the deck and the racks.
    """

    def __init__(self, view: TriominosView, known: TriominosPosition) -> None:
        self.known: TriominosPosition = known
        size = NO_CARD if view["options"]["joker"] else JOKER
        self.first: i64 = known.players * DEALT  # the place of the card that was laid first
        self.behind: i64 = size - 1 - self.first  # how many cards come behind it
        self.deck: vec[i64] = vec[i64]([NO_CARD] * size)  # as far as it is known
        self.allowed: vec[i64] = vec[i64]([0] * NO_CARD)  # by card: a set of places
        self.free: i64 = 0  # places without a card, while one world is drawn ...
        self.tried: i64 = 0  # ... and those that the current card cannot get
        self.gained: list[list[int]] = [
            gained_places(known, seat) for seat in range(view["players"])
        ]
        hidden = self.read_deck(view)
        for card in hidden:
            self.allowed[card] = self.places(view, card)
        # The card with the fewest places chooses first. As long as nobody has passed, every
        # choice then leaves equally many to the later cards, so all worlds are equally likely.
        hidden.sort(key=self.choices)
        self.order: vec[i64] = vec[i64](hidden)
        self.open: vec[i64] = vec[i64]([k for k in range(size) if self.deck[k] == NO_CARD])

    # -- what the view tells ------------------------------------------------------------------

    def read_deck(self, view: TriominosView) -> list[int]:
        """Writes down the cards whose places are known; returns the hidden ones."""
        hidden = set(range(len(self.deck)))
        first = int(CARD_OF[self.known.laid[0] & CORNER_BITS])
        self.deck[self.first] = first
        hidden.remove(first)
        for places, names in zip(self.gained, view["gained"], strict=True):
            for place, name in zip(places, names or (), strict=False):
                self.deck[place] = CARDS[name]
                hidden.remove(CARDS[name])
        return sorted(hidden)

    def places(self, view: TriominosView, card: int) -> int:
        """The places where a hidden card may have lain."""
        name = CARD_NAMES[card]
        if name in view["played"]:
            seat, since, before = view["played"][name]
            return place_set(self.gained[seat][since:before])
        allowed = list(range(int(self.known.top), len(self.deck)))
        for seat, names in enumerate(view["gained"]):
            if names is None:
                allowed += self.gained[seat][view["lacked"][seat].get(name, 0) :]
        return place_set(allowed)

    def choices(self, card: int) -> int:
        """How many places a hidden card may have."""
        return int(count(self.allowed[card]))

    # -- drawing one --------------------------------------------------------------------------

    def draw(self, rng: Rng) -> TriominosPosition:
        """Draws a world. The true one is as likely as any other."""
        deck = self.deck[:]
        self.free = 0
        k: i64 = 0
        while k < len(self.open):
            self.free |= BIT[self.open[k]]
            k += 1
        k = 0
        while k < len(self.order):
            self.tried = 0
            if not self.settle(deck, self.order[k], rng):
                raise ValueError("no deck fits this view")
            k += 1
        self.stir(deck, rng)
        return self.world(deck)

    def settle(self, deck: vec[i64], card: i64, rng: Rng) -> bool:
        """Finds a place for a card, moving others if it has to. Returns whether it could."""
        places = self.allowed[card] & self.free
        if places:
            place = nth(places, rng.below(count(places)))
            self.free &= ~BIT[place]
            deck[place] = card
            return True
        while True:
            places = self.allowed[card] & ~self.tried
            if places == 0:
                return False
            place = nth(places, rng.below(count(places)))
            self.tried |= BIT[place]
            if self.settle(deck, deck[place], rng):
                deck[place] = card
                return True

    def stir(self, deck: vec[i64], rng: Rng) -> None:
        """Exchanges two or three cards at random, many times, where the view allows it.

        A joker that would have been laid first was put back behind that card. So if n cards
        come behind it, each of these places has the joker (n + 1) / n times as often as a place
        among the cards that were dealt. The joker therefore stays there every (n + 1)-th time.
        """
        places = self.open
        left = len(places) * STIRS
        while left > 0:
            left -= 1
            one = places[rng.below(len(places))]
            two = places[rng.below(len(places))]
            three = places[rng.below(len(places))]
            if (
                self.is_joker_behind(deck, one)
                or self.is_joker_behind(deck, two)
                or self.is_joker_behind(deck, three)
            ) and rng.below(self.behind + 1) == 0:
                continue
            if left & 1:
                self.exchange(deck, one, two)
            else:
                self.rotate(deck, one, two, three)

    def is_joker_behind(self, deck: vec[i64], place: i64) -> bool:
        """Whether the joker lies at this place, behind the card that was laid first."""
        return deck[place] == JOKER and place > self.first

    def exchange(self, deck: vec[i64], one: i64, two: i64) -> None:
        """Exchanges two cards if both may lie there."""
        first = deck[one]
        second = deck[two]
        if self.allowed[first] & BIT[two] and self.allowed[second] & BIT[one]:
            deck[one] = second
            deck[two] = first

    def rotate(self, deck: vec[i64], one: i64, two: i64, three: i64) -> None:
        """Rotates three cards if all may lie there. Exchanges of two alone may get stuck."""
        first = deck[one]
        second = deck[two]
        third = deck[three]
        allowed = self.allowed
        if (
            one != two
            and two != three
            and three != one
            and allowed[first] & BIT[two]
            and allowed[second] & BIT[three]
            and allowed[third] & BIT[one]
        ):
            deck[one] = third
            deck[two] = first
            deck[three] = second

    def world(self, deck: vec[i64]) -> TriominosPosition:
        """The position with this deck. Racks hold the cards that were got and never laid."""
        world = TriominosPosition(int(self.known.players), 0, self.known.variant)
        world.copy_from(self.known)
        world.deck = deck
        for seat in range(int(world.players)):
            cards: i64 = 0
            for place in self.gained[seat]:
                cards |= BIT[deck[place]]
            world.racks[seat] = cards & ~world.past.shown
        if world.joker_taker != NOBODY:
            world.racks[world.joker_taker] = world.racks[world.joker_taker] | BIT[JOKER]
        return world


def place_set(places: list[int]) -> int:
    """The set of these places."""
    members: i64 = 0
    for place in places:
        members |= BIT[place]
    return int(members)
