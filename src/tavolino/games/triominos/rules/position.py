"""The rules of My First Triominos."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from tavolino.games.triominos.rules.board import (
    MIDDLE,
    TAKEN,
    TOUCH,
    across,
    copy_around,
    corner,
    count_touching,
    empty_table,
    is_taken,
    need,
)
from tavolino.games.triominos.rules.cards import (
    CARD_OF,
    FITTING,
    JOKER,
    NO_CARD,
    TURNED,
    count_readings,
    nth_reading,
    put_readings,
)
from tavolino.games.triominos.rules.free_sides import need_beside, write_agreed
from tavolino.games.triominos.rules.past import DEALT, NOBODY, Past
from tavolino.games.triominos.rules.variant import TriominosVariant
from tavolino.rules.bits import BIT, count
from tavolino.rules.chance import Rng, mix
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position

# An action is kind | cell | corners, 13 bits for the cell, 9 for the corners.
LAY: Final = 0
SWAP: Final = 1 * 2**22
BUY: Final = 2 * 2**22
PASS: Final = 3 * 2**22
CORNER_BITS: Final = 511

CHIPS: Final = 4
NO_CELL: Final = -1
ENDLESS: Final = 2**30
MAX_RIM: Final = 40  # 36 cards in a row have 38 free neighbours

POT: Final = 1
PASSES: Final = 2


@final
class TriominosPosition(Position):
    """One state of My First Triominos. Every vector of seats has one entry for each."""

    def __init__(self, players: int, start: int, variant: TriominosVariant) -> None:
        super().__init__(players, start, ENDLESS)
        self.variant: TriominosVariant = variant
        self.deck: vec[i64] = vec[i64]([])  # never changed, so copies share it
        self.top: i64 = 0  # the place of the pot's top card in the deck
        self.racks: vec[i64] = vec[i64]([0, 0, 0, 0])  # sets of cards
        self.chips: vec[i64] = vec[i64]([CHIPS, CHIPS, CHIPS, CHIPS])
        self.table: vec[u8] = empty_table()
        self.table_key: i64 = 0
        self.laid: vec[i64] = vec[i64]([0] * NO_CARD)  # cell and corners, in the order laid
        self.laid_count: i64 = 0
        self.rim: vec[i64] = vec[i64]([0] * MAX_RIM)  # free cells beside a card, ascending
        self.rim_size: i64 = 0
        self.joker_cell: i64 = NO_CELL
        self.joker_taker: i64 = NOBODY  # the seat that swapped for it and still has it
        self.passed: i64 = 0  # seats that passed one after the other
        self.last_turns: i64 = 0  # turns left once the pot is empty
        self.past: Past = Past()

    def deal(self, deck: vec[i64]) -> None:
        """Deals the cards and lays the first one, which must not be the joker."""
        self.deck = deck
        place: i64 = 0
        while place < self.players * DEALT:
            seat = place // DEALT
            self.racks[seat] = self.racks[seat] | BIT[deck[place]]
            place += 1
        first = deck[place]
        self.top = place + 1
        self.past.shown = BIT[first]
        self.put(MIDDLE, TURNED[first])

    def fresh(self) -> Position:
        return TriominosPosition(int(self.players), 0, self.variant)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, TriominosPosition)
        self.copy_common(other)
        seat: i64 = 0
        while seat < 4:
            self.racks[seat] = other.racks[seat]
            self.chips[seat] = other.chips[seat]
            seat += 1
        self.variant = other.variant
        self.deck = other.deck
        self.top = other.top
        self.copy_table(other)
        self.joker_cell = other.joker_cell
        self.joker_taker = other.joker_taker
        self.passed = other.passed
        self.last_turns = other.last_turns
        self.past.copy_from(other.past)

    def copy_table(self, other: TriominosPosition) -> None:
        """Copies the cards on the table, here and there; most of it is empty in both."""
        k: i64 = 0
        while k < self.laid_count:
            copy_around(self.laid[k] >> 9, other.table, self.table)
            k += 1
        self.table_key = other.table_key
        self.laid_count = other.laid_count
        k = 0
        while k < self.laid_count:
            self.laid[k] = other.laid[k]
            copy_around(self.laid[k] >> 9, other.table, self.table)
            k += 1
        self.rim_size = other.rim_size
        k = 0
        while k < self.rim_size:
            self.rim[k] = other.rim[k]
            k += 1

    def key(self) -> i64:
        # The number of decisions is left out: this game has no decision limit.
        key = mix(mix(0, self.players << 3 | (self.to_move + 1)), self.table_key)
        if self.variant.key:
            key = mix(key, self.variant.key)
        seat: i64 = 0
        while seat < 4:
            key = mix(key, self.racks[seat] << 16 | self.chips[seat])
            seat += 1
        key = mix(key, (self.pot() << 3 | self.passed) << 3 | self.last_turns)
        place = self.top
        while place < len(self.deck):
            key = mix(key, self.deck[place])
            place += 1
        return key

    # -- what may be done -----------------------------------------------------------------

    def pot(self) -> i64:
        """How many cards are left in the pot."""
        return len(self.deck) - self.top

    def may_buy(self) -> bool:
        """Whether the mover has a chip and the pot has a card."""
        return self.chips[self.to_move] > 0 and self.pot() > 0

    def need(self, cell: i64) -> i64:
        """The numbers that a card on a free cell must have, three bits for each corner."""
        if self.variant.free_sides and self.joker_cell != NO_CELL:
            return need_beside(self.table, self.laid, self.laid_count, self.joker_cell, cell)
        return need(self.table, cell)

    def fitting_cards(self) -> i64:
        """The cards that could be laid somewhere, whoever has them."""
        cards: i64 = 0
        k: i64 = 0
        while k < self.rim_size:
            cards |= FITTING[self.need(self.rim[k])]
            k += 1
        return cards

    def legal_into(self, actions: vec[i64]) -> i64:
        if self.to_move == OVER:
            return 0
        rack = self.racks[self.to_move]
        at: i64 = 0
        k: i64 = 0
        while k < self.rim_size:
            cell = self.rim[k]
            at = put_readings(actions, at, LAY + (cell << 9), self.need(cell), rack)
            k += 1
        lays = at
        if self.joker_cell != NO_CELL:
            at = put_readings(actions, at, SWAP, need(self.table, self.joker_cell), rack)
        if self.may_buy():
            actions[at] = BUY
            return at + 1
        if lays == 0:
            actions[at] = PASS
            return at + 1
        return at

    def sample(self, rng: Rng) -> i64:
        rack = self.racks[self.to_move]
        rim = self.rim
        lays: i64 = 0
        k: i64 = 0
        while k < self.rim_size:
            lays += count_readings(self.need(rim[k]), rack)
            k += 1
        swaps: i64 = 0
        if self.joker_cell != NO_CELL:
            swaps = count_readings(need(self.table, self.joker_cell), rack)
        buys = self.may_buy()
        choices = lays + swaps
        if buys or lays == 0:
            choices += 1
        choice = rng.below(choices)
        if choice < lays:
            k = 0
            while True:
                asked = self.need(rim[k])
                here = count_readings(asked, rack)
                if choice < here:
                    return LAY + (rim[k] << 9) + nth_reading(asked, rack, choice)
                choice -= here
                k += 1
        choice -= lays
        if choice < swaps:
            return SWAP + nth_reading(need(self.table, self.joker_cell), rack, choice)
        if buys:
            return BUY
        return PASS

    # -- what it does -----------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.decisions += 1
        if code == PASS:
            self.past.lack(self.to_move, self.fitting_cards())
            self.passed += 1
        else:
            self.passed = 0
            if code == BUY:
                self.buy()
            elif code >= SWAP:
                self.swap(code & CORNER_BITS)
            else:
                self.lay(code >> 9, code & CORNER_BITS)
        self.end_turn(code == BUY)

    def lay(self, cell: i64, corners: i64) -> None:
        """Lays a card of the mover, which earns its chips."""
        me = self.to_move
        card = CARD_OF[corners]
        earned: i64 = 1
        if self.is_bridge(cell):
            earned += 1
        earned += self.put(cell, corners)
        self.racks[me] = self.racks[me] & ~BIT[card]
        if self.racks[me] == 0:
            earned += 1
        self.chips[me] = self.chips[me] + earned
        self.past.show(me, card)
        if card == JOKER:
            self.joker_taker = NOBODY

    def is_bridge(self, cell: i64) -> bool:
        """Whether a card here shares one side and touches another card opposite it."""
        sides: i64 = 0
        third: i64 = 0
        k: i64 = 0
        while k < 3:
            if is_taken(self.table, across(cell, k)):
                sides += 1
                third = corner(cell, k)
            k += 1
        return sides == 1 and count_touching(self.table, third) > 0

    def put(self, cell: i64, corners: i64) -> i64:
        """Puts a card on a cell. Returns how many hexagons it completes."""
        self.laid[self.laid_count] = cell << 9 | corners
        self.laid_count += 1
        self.table_key ^= lay_key(cell, corners)
        if corners == 0:
            self.joker_cell = cell
        self.write(cell, corners)
        vertex = cell & 4095
        self.table[vertex] = u8(i64(self.table[vertex]) | TAKEN[cell >> 12])
        self.leave_rim(cell)
        hexagons: i64 = 0
        k: i64 = 0
        while k < 3:
            vertex = corner(cell, k)
            self.table[vertex] = u8(i64(self.table[vertex]) + TOUCH)
            if count_touching(self.table, vertex) == 6:
                hexagons += 1
            beside = across(cell, k)
            if not is_taken(self.table, beside):
                self.join_rim(beside)
            k += 1
        return hexagons

    def write(self, cell: i64, corners: i64) -> None:
        """Writes numbers to the corners of a cell. Those already there are the same."""
        if self.variant.free_sides:
            write_agreed(self.table, cell, corners)
            return
        first = corner(cell, 0)
        second = corner(cell, 1)
        third = corner(cell, 2)
        self.table[first] = u8(i64(self.table[first]) | corners >> 6)
        self.table[second] = u8(i64(self.table[second]) | corners >> 3 & 7)
        self.table[third] = u8(i64(self.table[third]) | corners & 7)

    def join_rim(self, cell: i64) -> None:
        """Adds a free cell to the rim, unless it is there already."""
        k = self.rim_size
        while k > 0 and self.rim[k - 1] > cell:
            k -= 1
        if k > 0 and self.rim[k - 1] == cell:
            return
        last = self.rim_size
        while last > k:
            self.rim[last] = self.rim[last - 1]
            last -= 1
        self.rim[k] = cell
        self.rim_size += 1

    def leave_rim(self, cell: i64) -> None:
        """Removes a taken cell from the rim. Only the first card's cell was not on it."""
        k: i64 = 0
        while k < self.rim_size and self.rim[k] != cell:
            k += 1
        if k < self.rim_size:
            self.rim_size -= 1
            while k < self.rim_size:
                self.rim[k] = self.rim[k + 1]
                k += 1

    def swap(self, corners: i64) -> None:
        """Puts a card of the mover in the joker's place, and the joker on its rack."""
        me = self.to_move
        cell = self.joker_cell
        card = CARD_OF[corners]
        self.racks[me] = self.racks[me] & ~BIT[card] | BIT[JOKER]
        k: i64 = 0
        while self.laid[k] != cell << 9:
            k += 1
        self.laid[k] = cell << 9 | corners
        self.table_key ^= lay_key(cell, 0) ^ lay_key(cell, corners)
        self.write(cell, corners)
        self.past.show(me, card)
        self.joker_cell = NO_CELL
        self.joker_taker = me

    def buy(self) -> None:
        """Moves the pot's top card to the mover's rack for a chip."""
        me = self.to_move
        self.chips[me] = self.chips[me] - 1
        self.racks[me] = self.racks[me] | BIT[self.deck[self.top]]
        self.past.buy(me, self.top)
        self.top += 1

    def end_turn(self, bought: bool) -> None:
        """Passes the turn clockwise, or ends the game if this turn was the last."""
        if self.pot() == 0:
            if bought:
                self.last_turns = self.players
            else:
                self.last_turns -= 1
                if self.last_turns == 0:
                    self.finish(self.richest(), POT)
                    return
        if self.passed == self.players:
            self.finish(self.richest(), PASSES)
            return
        self.pass_on()

    def richest(self) -> i64:
        """The seats with the most chips; if cards break ties, those with the fewest of them."""
        best: i64 = -NO_CARD - 1
        seats: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            wealth = self.chips[seat] * (NO_CARD + 1)  # so a chip outweighs any rack
            if self.variant.cards_break_ties:
                wealth -= count(self.racks[seat])
            if wealth > best:
                best = wealth
                seats = 0
            if wealth == best:
                seats |= BIT[seat]
            seat += 1
        return seats


def lay_key(cell: i64, corners: i64) -> i64:
    """One laid card's part of the table's hash. The order of laying does not matter."""
    lay = cell << 9 | corners
    return mix(mix(lay, lay << 20), lay)


def gained_places(position: TriominosPosition, seat: int) -> list[int]:
    """The places in the deck of the cards that a seat has got, in that order."""
    buyer = position.past.buyer
    places = list(range(seat * DEALT, seat * DEALT + DEALT))
    first_bought = int(position.players) * DEALT + 1
    return places + [k for k in range(first_bought, int(position.top)) if buyer[k] == seat]
