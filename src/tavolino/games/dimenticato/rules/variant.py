"""How one match of Dimenticato is played: its options, in the form that its positions need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

from tavolino.games.dimenticato.rules.types import DimenticatoOptions
from tavolino.rules.chance import mix

SHOWN: Final = 1
"""What stands for the option `shown` in a key."""


@final
@dataclass(frozen=True)
class DimenticatoVariant:
    """The options of one match; all its positions share this object."""

    options: DimenticatoOptions
    shown: bool
    limit: i64
    key: i64  # 0 with the options of rules version 1, whose keys are stored


def variant_of(options: DimenticatoOptions) -> DimenticatoVariant:
    """The variant that complete options describe."""
    shown = options["shown"]
    key = mix(0, SHOWN) if shown else 0
    return DimenticatoVariant(options, shown, options["limit"], key)
