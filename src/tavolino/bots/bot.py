"""What a bot is, to those who let it play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tavolino.rules.types import View

Stop = Callable[[], bool]
"""Asked now and then while a bot thinks; True makes it answer with what it has."""


def never() -> bool:
    """Lets a bot think to the end of its budget."""
    return False


class Bot(Protocol):
    """A player of one seat in one match, who knows nothing but the views it is given.

    The same views and the same seeds make the same actions.
    """

    def watch(self, view: View) -> None:
        """Looks at the table after someone's decision; most bots need not remember."""

    def choose(self, view: View, seed: int, stop: Stop = never) -> str:
        """The text of the action to play in the seat's own view, when it is to move."""
        ...

    def recall(self, view: View, action: str) -> None:
        """Takes in what it once chose in a view, if another process did the choosing."""
