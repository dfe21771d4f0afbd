"""The cards of My First Triominos, and which of their turns fit where.

A card is a number 0-35, the joker last; three corners are one integer of three bits
each, the joker's are 0. A *reading* is the corners of a card that was turned: `112` also
reads `121` and `211`, but `123` never reads `132`. A *need* is corners too, with 0 where
any number will do; no card meets a need with a number above 5.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from tavolino.rules.bits import BIT, count, nth
from tavolino.rules.packed import vec

JOKER: Final = 35
NO_CARD: Final = 36
ANY_CORNERS: Final = 512

CARD_NAMES: Final = ["".join(three) for three in combinations_with_replacement("12345", 3)] + [
    "***"
]
CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def corners_of(text: str) -> int:
    """Three digits, or the joker's stars, as corners."""
    return 0 if text == "***" else int(text, 8)


def corners_text(corners: int) -> str:
    """Corners as three digits or the joker's stars."""
    return f"{corners:03o}" if corners else "***"


def need_text(need: int) -> str:
    """A need as three characters: a number, 0 for any number, - for none."""
    return "".join("012345--"[need >> shift & 7] for shift in (6, 3, 0))


def turn_card(card: int, turn: int) -> int:
    """The corners of a card turned 0, 1 or 2 times."""
    name = CARD_NAMES[card]
    return corners_of(name[turn:] + name[:turn])


def fits(corners: int, need: int) -> bool:
    """Whether corners meet a need; the joker's always do."""
    return corners == 0 or all(
        need >> shift & 7 in (0, corners >> shift & 7) for shift in (6, 3, 0)
    )


def distinct_turns(card: int) -> list[int]:
    """The readings of a card: three, or one if all its corners are the same."""
    return list(dict.fromkeys([turn_card(card, turn) for turn in range(3)]))


def put_readings(actions: vec[i64], at: i64, base: i64, need: i64, cards: i64) -> i64:
    """Writes base + corners for every fitting reading of the cards, and returns the new end."""
    if FITTING[need] & cards == 0:
        return at
    entry = FIRST_READING[need]
    end = FIRST_READING[need + 1]
    while entry < end:
        corners = READINGS[entry]
        if cards & BIT[CARD_OF[corners]]:
            actions[at] = base + corners
            at += 1
        entry += 1
    return at


def count_readings(need: i64, cards: i64) -> i64:
    """How many readings of the cards fit."""
    if FITTING[need] & cards == 0:
        return 0
    return (
        count(FITTING_AS_IS[need] & cards)
        + count(FITTING_ONCE[need] & cards)
        + count(FITTING_TWICE[need] & cards)
    )


def nth_reading(need: i64, cards: i64, k: i64) -> i64:
    """The k-th of those readings."""
    fitting = FITTING_AS_IS[need] & cards
    found = count(fitting)
    if k < found:
        return TURNED[nth(fitting, k)]
    k -= found
    fitting = FITTING_ONCE[need] & cards
    found = count(fitting)
    if k < found:
        return TURNED[NO_CARD + nth(fitting, k)]
    return TURNED[2 * NO_CARD + nth(FITTING_TWICE[need] & cards, k - found)]


# -- tables ---------------------------------------------------------------------------------

ALL_READINGS: Final = {
    corners: card for card in range(NO_CARD) for corners in distinct_turns(card)
}
TEXT_READINGS: Final = {corners_text(corners): corners for corners in ALL_READINGS}

NEEDS: Final = [
    need for need in range(ANY_CORNERS) if all(need >> shift & 7 <= 5 for shift in (6, 3, 0))
]


def fitting_table(turn: int) -> vec[i64]:
    """For each need, the cards whose reading after so many turns fits."""
    masks = [0] * ANY_CORNERS
    for card in range(NO_CARD):
        readings = distinct_turns(card)
        if turn < len(readings):
            for need in NEEDS:
                if fits(readings[turn], need):
                    masks[need] += 2**card
    return vec[i64](masks)


def reading_lists() -> tuple[vec[i64], vec[i64]]:
    """For each need, where its readings begin, and the readings of all needs in a row."""
    first = [0]
    readings: list[int] = []
    for need in range(ANY_CORNERS):
        if need in NEEDS:
            readings += [corners for corners in sorted(ALL_READINGS) if fits(corners, need)]
        first.append(len(readings))
    return vec[i64](first), vec[i64](readings)


CARD_OF: Final = vec[i64](
    [ALL_READINGS.get(corners, NO_CARD) for corners in range(ANY_CORNERS)]
)
TURNED: Final = vec[i64](
    [turn_card(card, turn) for turn in range(3) for card in range(NO_CARD)]
)
FITTING_AS_IS: Final = fitting_table(0)
FITTING_ONCE: Final = fitting_table(1)
FITTING_TWICE: Final = fitting_table(2)
FITTING: Final = vec[i64](
    [FITTING_AS_IS[n] | FITTING_ONCE[n] | FITTING_TWICE[n] for n in range(ANY_CORNERS)]
)
_lists = reading_lists()
FIRST_READING: Final = _lists[0]
READINGS: Final = _lists[1]
