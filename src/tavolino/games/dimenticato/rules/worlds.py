"""The chance of Dimenticato: how the cards may lie, and how they may lie given a view."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tavolino.games.dimenticato.rules.board import FRAME, LARGE
from tavolino.games.dimenticato.rules.ways import NUMBERS
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadSetup

LARGE_NUMBERS: Final = (2, 3, 4, 5)
COLOURS: Final = [0, 1, 2, 3]
UNUSED: Final = ((1, 2, 3, 4), (1, 2, 5, 6), (3, 4, 5, 6))
CHOICES: Final = [four for four in combinations(range(1, 7), 4) if four not in UNUSED]
"""The numbers of the twelve small cards."""


def card_count(players: int) -> int:
    """How many cards the frame has."""
    width, height = FRAME[players]
    return 2 * (width + height) - 4


def deal_cards(players: int, rng: Rng) -> tuple[list[int], list[int]]:
    """The numbers and the colours of all dice fields, card by card."""
    small = rng.shuffled(list(range(len(CHOICES))))
    values: list[int] = []
    colours: list[int] = []
    for card in range(card_count(players)):
        numbers = LARGE_NUMBERS if card in LARGE[players] else CHOICES[small.pop()]
        values += rng.shuffled(list(numbers))
        colours += rng.shuffled(COLOURS)
    return values, colours


def check_cards(players: int, values: object, colours: object) -> None:
    """Raises BadSetup if no cards can lie like this, drawn or from a box."""
    cards = card_count(players)
    for card, numbers in enumerate(cards_of("values", values, cards)):
        if numbers[0] < 1 or numbers[-1] > NUMBERS:
            raise BadSetup(f"card {card} has only numbers from 1 to {NUMBERS}")
    for card, shown in enumerate(cards_of("colours", colours, cards)):
        if shown != tuple(COLOURS):
            raise BadSetup(f"card {card} has each of the colours 0 1 2 3 once")


def can_be_drawn(players: int, values: list[int]) -> bool:
    """Whether all cards have numbers that can be drawn, each small card at most once."""
    used = set()
    for card, numbers in enumerate(cards_of("values", values, card_count(players))):
        if card in LARGE[players]:
            if numbers != LARGE_NUMBERS:
                return False
        elif numbers not in CHOICES or numbers in used:
            return False
        else:
            used.add(numbers)
    return True


def cards_of(name: str, entries: object, cards: int) -> list[tuple[int, ...]]:
    """A list of the setup as four sorted entries for each card."""
    if type(entries) is not list or len(entries) != 4 * cards:
        raise BadSetup(f"{name} has one entry for each of the {4 * cards} dice fields")
    for entry in entries:
        if type(entry) is not int:
            raise BadSetup(f"{name} are whole numbers, not {entry}")
    return [tuple(sorted(entries[4 * card : 4 * card + 4])) for card in range(cards)]


def guess_values(players: int, known: list[int | None], drawn: bool, rng: Rng) -> list[int]:
    """Numbers for all dice fields, those known among them, all such layouts equally likely.

    Unless the cards can be `drawn`, any number may lie anywhere.
    """
    if drawn:
        return guess_drawn(players, known, rng)
    return [1 + int(rng.below(NUMBERS)) if number is None else number for number in known]


def guess_drawn(players: int, known: list[int | None], rng: Rng) -> list[int]:
    """The same for cards that can be drawn.

    A card's unknown fields take the missing ones of its four numbers in any order. The number
    of orders is the same for every small card, so card and order can be drawn independently.
    """
    cards = [known[first : first + 4] for first in range(0, len(known), 4)]
    small = [card for card in range(len(cards)) if card not in LARGE[players]]
    drawn = draw_apart(narrow([choices_for(cards[card]) for card in small]), rng)
    four_of = {card: CHOICES[choice] for card, choice in zip(small, drawn, strict=True)}
    values = []
    for card, numbers in enumerate(cards):
        missing = [k for k in four_of.get(card, LARGE_NUMBERS) if k not in numbers]
        if len(missing) > 1:
            missing = rng.shuffled(missing)
        values += [missing.pop() if number is None else number for number in numbers]
    return values


def choices_for(card: list[int | None]) -> list[int]:
    """The small cards that a card may be, given its known numbers."""
    found = list(range(len(CHOICES)))
    for number in card:
        if number is not None:
            found = [choice for choice in found if number in CHOICES[choice]]
    return found


def narrow(choices: list[list[int]]) -> list[list[int]]:
    """The same choices without small cards that are certain to lie elsewhere."""
    certain = {card[0] for card in choices if len(card) == 1}
    fewer = [
        card if len(card) == 1 else [choice for choice in card if choice not in certain]
        for card in choices
    ]
    return fewer if fewer == choices else narrow(fewer)


def draw_apart(choices: list[list[int]], rng: Rng) -> list[int]:
    """One choice for each card, all different, every such draw equally likely.

    Numbers all such draws, without making them, and finds the one with a random number.
    """
    order = sorted(range(len(choices)), key=lambda card: len(choices[card]))
    left = [[2**choice for choice in choices[card]] for card in order]
    counted: dict[int, int] = {}
    nth = int(rng.below(count_draws(left, 0, 0, counted)))
    drawn = [0] * len(choices)
    used = 0
    for k, card in enumerate(order):
        for choice, bit in zip(choices[card], left[k], strict=True):
            draws = 0 if used & bit else count_draws(left, k + 1, used | bit, counted)
            if nth < draws:
                drawn[card] = choice
                used |= bit
                break
            nth -= draws
    return drawn


def count_draws(left: list[list[int]], k: int, used: int, counted: dict[int, int]) -> int:
    """In how many ways the cards from the k-th on can still be drawn apart.

    That depends only on what is used, so nothing is counted twice.
    """
    if k == len(left):
        return 1
    if used not in counted:
        counted[used] = sum(
            [count_draws(left, k + 1, used | bit, counted) for bit in left[k] if not used & bit]
        )
    return counted[used]
