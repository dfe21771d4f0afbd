"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tavolino.rules.types import View

Stop = Callable[[], bool]
"""Called now and then while a bot thinks. True makes it answer with what it has."""


def never() -> bool:
    """Lets a bot think to the end of its budget."""
    return False


class Bot(Protocol):
    """A player of one seat in one match that knows only the views it is given.

    The same views and seeds give the same actions. If a decision showed something only for a
    moment, the view after it has that as well, under the key of the entry that tells it.
    """

    def watch(self, view: View) -> None:
        """Observes the table after someone's decision. Most bots need not remember it."""

    def choose(self, view: View, seed: int, stop: Stop = never) -> str:
        """The text of the action to play, from the seat's own view when it is to move."""
        ...
