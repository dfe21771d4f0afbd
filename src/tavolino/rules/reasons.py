"""Reasons to refuse an action."""

from __future__ import annotations

from typing import Final, final


@final
class Reason:
    """Why an action is not allowed, as a sentence, and the rules that it rests on.

    `entries` are ids in the game's register of rules, the most important first. A game without
    a register has none.
    """

    def __init__(self, sentence: str, *entries: str) -> None:
        self.sentence: Final = sentence
        self.entries: Final = entries
