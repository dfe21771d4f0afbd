"""Errors that say why a process cannot continue a stored match."""

from __future__ import annotations


class Unplayable(Exception):
    """This process cannot continue a match."""


class RulesChanged(Unplayable):
    """Today's rules do not replay the match to what the players saw. No one can continue it."""


class NotInstalled(Unplayable):
    """The game of the match is not installed here."""


class NewerVersion(Unplayable):
    """A newer version of Tavolino wrote something that this one does not know."""
