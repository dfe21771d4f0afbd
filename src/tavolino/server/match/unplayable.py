"""Why a process cannot go on with a match that is stored."""

from __future__ import annotations


class Unplayable(Exception):
    """This process cannot go on with a match."""


class RulesChanged(Unplayable):
    """The rules of today do not lead to what the players saw. No one can go on with it."""


class NotInstalled(Unplayable):
    """Its game is not installed here."""


class NewerVersion(Unplayable):
    """A newer version of Tavolino wrote something that this one does not know."""
