"""The metrics for Prometheus."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Self


class Uncounted:
    """Stands in for every metric where no one collects them, as in a browser."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def labels(self, *_: object) -> Self:
        """The same for all labels."""
        return self

    def inc(self) -> None:
        """Does nothing."""

    def set(self, value: float) -> None:
        """Does nothing."""

    def observe(self, amount: float) -> None:
        """Does nothing."""

    def track_inprogress(self) -> AbstractContextManager[None]:
        """Does nothing."""
        return nullcontext()


try:
    from prometheus_client import Counter, Gauge, Histogram
except ImportError:  # the extra `server` has it
    Counter = Gauge = Histogram = Uncounted  # type: ignore[assignment, misc]

COMMANDS = Counter("tavolino_commands", "Commands by kind and answer", ["do", "answer"])
COMMAND_SECONDS = Histogram(
    "tavolino_command_seconds",
    "Time from a command's arrival to its answer",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOT_TURNS = Counter("tavolino_bot_turns", "Turns that bots thought about", ["game", "answer"])
OLDEST_TURN = Gauge(
    "tavolino_oldest_turn_seconds", "How long the longest-waiting bot has been due"
)
BUS_CONNECTED = Gauge("tavolino_bus_connected", "Whether messages reach the other processes")
NOT_BELIEVED = Counter(
    "tavolino_not_believed", "Messages on the bus that were rejected", ["about"]
)
CLIENTS = Gauge("tavolino_clients", "Connections that follow a match", ["by"])
CUT_OFF = Counter("tavolino_cut_off", "Live connections that were cut off")
REQUESTS = Counter("tavolino_requests", "HTTP requests by status", ["method", "status"])
LIMITED = Counter("tavolino_limited", "Requests and commands over a rate limit", ["by"])
