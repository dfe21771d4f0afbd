"""What people point at to choose an action of My First Triominos.

A card and a free cell, or a card and `swap`, in either order; then perhaps how the card is
turned, as its corners read. Or `buy`, or `pass`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tavolino.games.triominos.rules.board import cell_name, cell_named
from tavolino.games.triominos.rules.cards import (
    CARD_NAMES,
    CARD_OF,
    CARDS,
    TEXT_READINGS,
    TURNED,
    corners_text,
)
from tavolino.games.triominos.rules.position import (
    BUY,
    CORNER_BITS,
    LAY,
    PASS,
    SWAP,
    TriominosPosition,
)
from tavolino.rules.bits import lowest

WORDS: Final = {"buy": BUY, "pass": PASS}


def ways(code: int) -> list[list[str]]:
    """The ways to choose an action by pointing."""
    for word, its_code in WORDS.items():
        if code == its_code:
            return [[word]]
    corners = code & CORNER_BITS
    card = CARD_NAMES[int(CARD_OF[corners])]
    place = "swap" if code >= SWAP else cell_name(code >> 9)
    reading = corners_text(corners)
    return [[card, place, reading], [place, card, reading]]


def meant(position: TriominosPosition, pointed: Sequence[str]) -> int | None:
    """The action that people mean who point at things that lead to no legal action.

    The last card and the last place count. Any own card stands for one that is missing, and any
    free cell for a missing place. How the card is turned does not matter: no turn fits.
    """
    if pointed[-1] in WORDS:
        return WORDS[pointed[-1]]
    cards = [CARDS[name] for name in pointed if name in CARDS]
    places = [name for name in pointed if name not in TEXT_READINGS]
    rack = position.racks[position.to_move]
    card = cards[-1] if cards else int(lowest(rack)) if rack else 0
    corners = int(TURNED[card])
    if places[-1:] == ["swap"]:
        return SWAP + corners
    try:
        cell = cell_named(places[-1]) if places else int(position.rim[0])
    except ValueError:
        return None
    return LAY + (cell << 9) + corners
