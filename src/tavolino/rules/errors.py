"""The errors that the rules raise."""

from __future__ import annotations


class RulesError(ValueError):
    """Anything the rules refuse."""


class UnknownGame(RulesError, LookupError):
    """A name that is not the name of a game."""


class BadOptions(RulesError):
    """An option that the game does not have, or a value it does not allow."""


class OtherRules(RulesError):
    """Values of a rules version that the game cannot read."""


class BadSetup(RulesError):
    """A setup that chance could not have produced."""


class NotAnAction(RulesError):
    """A text that is not an action of this game in any position."""


class IllegalAction(RulesError):
    """An action of this game that is not allowed in this position.

    `reason` is a short stable name for programs and translators; the message and `sentence`
    say the same in English. `entries` are the rules that it rests on, by their ids in the
    game's register.
    """

    def __init__(self, reason: str, sentence: str, *entries: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.entries = entries
