"""The options of one match of Memento, which all its positions share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from tavolino.games.memento.rules.types import MementoOptions

# What the edge of the board is for a Double on its way. Servers store hashes of positions that
# contain these numbers, so a number stays with what it does, whatever that is called.
COMPLEX: Final = 0  # its way ends there
ORIGINAL: Final = 1  # it goes straight on: the long lines are rings
SIMPLE: Final = 2  # it may once leave and enter as it likes

VERSIONS: Final = {"original": ORIGINAL, "simple": SIMPLE, "complex": COMPLEX}


@final
@dataclass(frozen=True)
class MementoVariant:
    """The options of a match, and as numbers what the rules need of them."""

    options: MementoOptions
    version: i64
    limit: i64


def variant_of(options: MementoOptions) -> MementoVariant:
    """The variant that complete options choose."""
    return MementoVariant(options, VERSIONS[options["version"]], options["limit"])
