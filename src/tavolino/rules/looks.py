"""How the kinds of pieces of a plain board are drawn: each has a shape and a label."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from tavolino.rules.types import PieceLook

MAX_LABEL_LENGTH: Final = 3
"""A word of up to so many characters is a label as it is."""


def looks(kinds: Iterable[str]) -> dict[str, PieceLook]:
    """The look of each kind of piece in a game, for its geometry. No two look the same.

    A kind is one or more words with hyphens between them. The first word gives the shape:
    `die-4` is a die, `card-7h` is a card, and everything else is a disc. The last word is the
    label; if it is longer than three characters, its first two letters. Where that would make
    two kinds alike, their labels are longer. `die` and `card` alone lie face down.
    """
    labels = {kind: labels_for(kind) for kind in kinds}
    while True:
        seen = Counter((shape_of(kind), found[0]) for kind, found in labels.items())
        alike = [
            kind
            for kind, found in labels.items()
            if len(found) > 1 and seen[shape_of(kind), found[0]] > 1
        ]
        if not alike:
            return {
                kind: {"shape": shape_of(kind), "label": found[0]}
                for kind, found in labels.items()
            }
        for kind in alike:
            labels[kind] = labels[kind][1:]


def shape_of(kind: str) -> Literal["card", "die", "disc"]:
    """The shape that the first word of a kind names."""
    word = kind.partition("-")[0]
    return "card" if word == "card" else "die" if word == "die" else "disc"


def labels_for(kind: str) -> list[str]:
    """The labels that a kind can have, from the shortest to the whole kind."""
    if kind == shape_of(kind):
        return [""]
    word = kind.rpartition("-")[2]
    shortest = len(word) if len(word) <= MAX_LABEL_LENGTH else 2
    cut = [word[:1].upper() + word[1:end] for end in range(shortest, len(word) + 1)]
    return [*cut, kind]
