"""Why something that a person pointed at cannot be chosen, and which rule says so."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavolino.games.descriptor import Descriptor
from tavolino.rules.types import View


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why something cannot be chosen.

    `entries` are the ids of the statements in the game's register that it rests on. `rule` is
    the message of the game's words that tells players one of them, if there is one.
    """

    reason: str
    sentence: str
    entries: list[str]
    rule: str | None


def explain(descriptor: Descriptor, view: View, pointed: Sequence[str]) -> Why | None:
    """Why a seat cannot choose what it pointed at; None if it can, or has nothing to choose."""
    why = descriptor.rules.explain(view, pointed)
    if why is None:
        return None
    return Why(
        reason=why["reason"],
        sentence=f"{why['sentence']}.",
        entries=why["entries"],
        rule=descriptor.rule(why["entries"]),
    )
