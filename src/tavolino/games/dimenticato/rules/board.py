"""The board of Dimenticato: a frame of cards, its fields by number and by place.

two seats, 3 x 3 cards          o  corner card
                                .  small card
        S S                     L  large card
        S S                     S  start fields of the seat the large card belongs to
    o o L L o o
    o o L L o o                 Fields are numbered: dice fields card by card, clockwise
    . .     . .                 from the top left, on a card row by row, then the start
    . .     . .                 fields seat by seat, in the order of their figures.
    o o L L o o
    o o L L o o                 A field's *place* is (row + 2) * 16 + column + 2, the
        S S                     same on every board, and a step is an addition to it.
        S S
"""

from __future__ import annotations

from typing import Final, final

from tavolino.games.dimenticato.rules.types import DimenticatoGeometry, TrackCard
from tavolino.rules.types import Point

ROW: Final = 16
ORIGIN: Final = 2 * ROW + 2
PLACES: Final = 256

# Directions are numbered clockwise, so that one more is a turn to the right.
STEP: Final = (1, ROW, -1, -ROW)

FRAME: Final = {2: (3, 3), 3: (5, 3), 4: (5, 5)}
LARGE: Final = {2: (1, 5), 3: (1, 5, 9), 4: (2, 6, 10, 14)}
NO_SEAT: Final = -1


def place_name(place: int) -> str:
    """`row,column`, both counted from the top left field of the frame."""
    row, column = row_and_column(place)
    return f"{row},{column}"


def row_and_column(place: int) -> list[int]:
    """The place as a pair."""
    return [place // ROW - 2, place % ROW - 2]


def place_of(row: int, column: int) -> int:
    """The place in this row and column."""
    return row * ROW + column + ORIGIN


PLACE_AT: Final = {
    place_name(place_of(row, column)): place_of(row, column)
    for row in range(-2, 12)
    for column in range(-2, 12)
}
"""Every place that the largest board might have, by its name."""

DICE_AT: Final = {
    place_name(place_of(row, column)): place_of(row, column)
    for row in range(10)
    for column in range(10)
}
"""The places among them that can be a dice field."""


@final
class Card:
    """Four dice fields, and the directions in which the track leads onto and off them."""

    def __init__(self, corner_place: int, onto: int, off: int, seat: int) -> None:
        self.onto = onto
        self.off = off
        self.seat = seat  # whose large card it is, or NO_SEAT
        self.places = [corner_place + place for place in (0, 1, ROW, ROW + 1)]

    def is_corner(self) -> bool:
        """Whether the track bends on this card."""
        return self.onto != self.off

    def start_places(self) -> list[int]:
        """The start fields beside it: those next to the track first, by row and column."""
        outward = STEP[(self.off + 3) % 4]
        outer = [place for place in self.places if place + outward not in self.places]
        return [place + outward for place in outer] + [place + 2 * outward for place in outer]


@final
class Board:
    """The cards and fields for one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.cards = frame(players)
        self.places = [place for card in self.cards for place in card.places]
        self.dice = len(self.places)
        for seat in range(players):
            self.places += self.large(seat).start_places()
        self.field_at = {place: field for field, place in enumerate(self.places)}

    def card(self, field: int) -> Card:
        """The card a dice field is on."""
        return self.cards[field // 4]

    def large(self, seat: int) -> Card:
        """The large card of a seat."""
        return self.cards[LARGE[self.players][seat]]

    def starts(self, seat: int) -> list[int]:
        """The start fields of a seat, in the order of its figures."""
        first = self.dice + 4 * seat
        return [first, first + 1, first + 2, first + 3]

    def owner(self, field: int) -> int:
        """The seat whose start field it is; NO_SEAT for a dice field."""
        return (field - self.dice) // 4 if field >= self.dice else NO_SEAT

    def on_large(self, seat: int, field: int) -> bool:
        """Whether it is a dice field of the seat's large card."""
        return field // 4 == LARGE[self.players][seat]


def frame(players: int) -> list[Card]:
    """The cards, clockwise from the top left corner."""
    width, height = FRAME[players]
    large = LARGE[players]
    cards: list[Card] = []
    place = ORIGIN
    for side, length in enumerate((width, height, width, height)):
        for k in range(length - 1):
            onto = side if k else (side + 3) % 4
            seat = large.index(len(cards)) if len(cards) in large else NO_SEAT
            cards.append(Card(place, onto, side, seat))
            place += 2 * STEP[side]
    return cards


def geometry(players: int) -> DimenticatoGeometry:
    """Fields one unit wide round their centres, where x is the column and y the row."""
    board = Board(players)
    names = [place_name(place) for place in board.places]
    fields: dict[str, Point] = {}
    for place in board.places:
        row, column = row_and_column(place)
        fields[place_name(place)] = {"x": column, "y": row}
    cards: list[TrackCard] = [
        {
            "fields": [place_name(place) for place in card.places],
            "large": card.seat != NO_SEAT,
            "seat": None if card.seat == NO_SEAT else card.seat,
            "corner": card.is_corner(),
        }
        for card in board.cards
    ]
    left = min(at["x"] for at in fields.values())
    top = min(at["y"] for at in fields.values())
    return {
        "box": {
            "x": left - 0.5,
            "y": top - 0.5,
            "width": max(at["x"] for at in fields.values()) - left + 1,
            "height": max(at["y"] for at in fields.values()) - top + 1,
        },
        "fields": fields,
        "cards": cards,
        "starts": [[names[field] for field in board.starts(seat)] for seat in range(players)],
    }
