"""The interface for running long computations elsewhere, so that they block no one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class NotRun(Exception):
    """A function could not be run: its process died twice."""


class Ran(NamedTuple, Generic[T]):
    """What a function has returned, and the processor seconds that it took."""

    result: T
    seconds: float


class Offload(Protocol):
    """Runs a short function without blocking others, such as `asyncio.to_thread`."""

    async def __call__(self, function: Callable[..., T], /, *arguments: Any) -> T:
        """Runs a function and returns its result."""
        ...


class Runner(Protocol):
    """Runs functions elsewhere. Functions and arguments must be picklable."""

    async def run(self, function: Callable[..., T], *arguments: Any) -> Ran[T]:
        """Runs a function and measures it. Raises NotRun if that fails."""
        ...

    def stop(self) -> None:
        """Stops at once, even if functions are still running."""
