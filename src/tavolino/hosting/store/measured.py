"""Measures how long the store takes, and counts what fails."""

from __future__ import annotations

from types import TracebackType
from typing import Literal

from tavolino.hosting.machine import Machine
from tavolino.hosting.metrics import STORE_FAILURES, STORE_SECONDS
from tavolino.hosting.store.values import Unavailable


class Measured:
    """Measures a statement within a block.

    `what` is `steps` for statements that write steps of matches, which players wait for.
    """

    __slots__ = ("begun", "machine", "what")

    def __init__(self, what: Literal["steps", "rows"], machine: Machine) -> None:
        self.what = what
        self.machine = machine

    def __enter__(self) -> None:
        self.begun = self.machine.seconds()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        STORE_SECONDS.observe(self.machine.seconds() - self.begun, self.what)
        if isinstance(error, Unavailable):
            STORE_FAILURES.add()
