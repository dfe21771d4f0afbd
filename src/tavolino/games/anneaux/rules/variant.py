"""The options of Anneaux, as its rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from tavolino.games.anneaux.rules.types import AnneauxOptions
from tavolino.rules.position import options_key


@final
@dataclass(frozen=True)
class AnneauxVariant:
    """The options of one match. All its positions share this object."""

    options: AnneauxOptions  # as views show them
    spokes_spend: bool  # the ends of a spoke that scores are spent
    flyers_turn: bool  # a seat that flies may turn a ring instead
    truce: i64  # the turns that each seat has before lines score
    limit: i64
    key: i64  # what positions mix into their key; 0 for the default options


def variant_of(options: AnneauxOptions) -> AnneauxVariant:
    """The variant with these options, which are complete."""
    spokes_spend = options["spent"] == "lines"
    flyers_turn = options["flying"] == "may"
    truce = options["truce"]
    key = options_key([int(spokes_spend), int(flyers_turn), truce])
    return AnneauxVariant(options, spokes_spend, flyers_turn, truce, options["limit"], key)
