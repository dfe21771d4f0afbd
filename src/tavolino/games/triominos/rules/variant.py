"""The options of My First Triominos, as its rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from tavolino.games.triominos.rules.types import TriominosOptions
from tavolino.rules.position import options_key


@final
@dataclass(frozen=True)
class TriominosVariant:
    """The options of one match. All its positions share this object."""

    options: TriominosOptions  # as views show them
    open_racks: bool
    free_sides: bool  # beside the joker, only cards side by side have to agree
    cards_break_ties: bool  # of the seats with the most chips, those with the fewest cards win
    key: i64  # what positions mix into their key; 0 for the default options


def variant_of(options: TriominosOptions) -> TriominosVariant:
    """The variant with these options, which are complete."""
    free_sides = options["joker_side"] == "side"
    cards_break_ties = options["ties"] == "cards"
    # The other options need no part in it: they only change the deck and who sees what.
    key = options_key([int(free_sides), int(cards_break_ties)])
    return TriominosVariant(options, options["open_racks"], free_sides, cards_break_ties, key)
