"""Where long thought is done, so that no one else has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class NotRun(Exception):
    """A function whose process died, and died again."""


class Runner(Protocol):
    """Runs functions somewhere else: they and their arguments are plain values."""

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns; NotRun if that cannot be known."""
        ...

    def stop(self) -> None:
        """Ends now, whatever is being thought about."""
