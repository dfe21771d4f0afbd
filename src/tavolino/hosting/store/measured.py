"""Measures how long the store takes, and counts what fails."""

from __future__ import annotations

from time import perf_counter
from types import TracebackType
from typing import Literal

from tavolino.hosting.metrics import STORE_FAILURES, STORE_SECONDS
from tavolino.hosting.store.values import Unavailable


class Measured:
    """Measures a statement within a block.

    `what` is `steps` for statements that write steps of matches, which players wait for.
    """

    __slots__ = ("begun", "what")

    def __init__(self, what: Literal["steps", "rows"]) -> None:
        self.what = what

    def __enter__(self) -> None:
        self.begun = perf_counter()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        STORE_SECONDS.observe(perf_counter() - self.begun, self.what)
        if isinstance(error, Unavailable):
            STORE_FAILURES.add()
