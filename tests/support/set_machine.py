"""A machine whose clock tests set."""

from __future__ import annotations

from tavolino.hosting.machine import Machine


class SetMachine(Machine):
    """A machine on which no time passes unless a test adds some."""

    def __init__(self, time: int) -> None:
        self.time = time
        """Milliseconds."""

    def now(self) -> int:
        return self.time

    def seconds(self) -> float:
        return self.time / 1000

    def wait(self, seconds: float) -> None:
        self.time += round(seconds * 1000)
