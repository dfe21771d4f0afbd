"""All metrics of servers and workers: plain numbers, which `exposition.py` gives to Prometheus.

Counting is a part of every command and every message, so it costs an addition and nothing more.
Everything else happens when Prometheus asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

Labels = tuple[str, ...]
"""The values of a metric's labels, in the order of their names."""


class Counter:
    """How often something happened. Without labels, it is exported as 0 from the start.

    With labels, `add(*labels, amount=0)` does the same: an increase from nothing to 1 is none
    to Prometheus.
    """

    kind: Final = "counter"

    def __init__(self, name: str, says: str, labels: Sequence[str] = ()) -> None:
        self.name = f"{name}_total"
        self.says = says
        self.labels = tuple(labels)
        self.values: dict[Labels, float] = {} if labels else {(): 0.0}

    def add(self, *labels: str, amount: float = 1.0) -> None:
        """Counts an amount under these labels."""
        self.values[labels] = self.values.get(labels, 0.0) + amount


class Gauge:
    """How much there is of something now. It is exported once it has been set."""

    kind: Final = "gauge"

    def __init__(self, name: str, says: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.says = says
        self.labels = tuple(labels)
        self.values: dict[Labels, float] = {}

    def set(self, value: float, *labels: str) -> None:
        """Sets the value under these labels."""
        self.values[labels] = value

    @contextmanager
    def one_more(self, *labels: str) -> Iterator[None]:
        """Counts one more within the block."""
        self.values[labels] = self.values.get(labels, 0.0) + 1
        try:
            yield
        finally:
            self.values[labels] -= 1


class Histogram:
    """How long something takes, counted in buckets up to these numbers of seconds."""

    kind: Final = "histogram"

    def __init__(
        self, name: str, says: str, buckets: Sequence[float], labels: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.says = says
        self.buckets = tuple(buckets)
        self.labels = tuple(labels)
        self.values: dict[Labels, list[float]] = {} if labels else {(): self.empty()}
        """For each set of labels, how many fell into each bucket or beyond the last, and then
        the sum of all seconds."""

    def empty(self) -> list[float]:
        """What nothing counts as."""
        return [0.0] * (len(self.buckets) + 2)

    def observe(self, seconds: float, *labels: str) -> None:
        """Counts something that took so many seconds."""
        counts = self.values.get(labels)
        if counts is None:
            counts = self.values[labels] = self.empty()
        counts[bisect_left(self.buckets, seconds)] += 1
        counts[-1] += seconds


Metric = Counter | Gauge | Histogram

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Buckets for what should take milliseconds."""

STEPS: Final = (0.0001, 0.0003, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05)
"""Buckets for what keeps everyone else waiting meanwhile."""

# -- what people do ----------------------------------------------------------------------------

COMMANDS = Counter("tavolino_commands", "Commands by type and answer", ["type", "answer"])
COMMAND_SECONDS = Histogram(
    "tavolino_command_seconds", "Time from a command's arrival to its answer", QUICK
)
REQUESTS = Counter("tavolino_requests", "HTTP requests by status", ["method", "status"])
for method in ("GET", "POST"):
    REQUESTS.add(method, "500", amount=0)
LIMITED = Counter("tavolino_limited", "What was refused because a budget was used up", ["by"])
CLIENTS = Gauge("tavolino_clients", "Connections that follow a match", ["by"])
ROOMS = Gauge("tavolino_rooms", "Matches that someone follows through this process")
EXPIRED = Counter(
    "tavolino_expired", "Unfinished matches that were deleted because nobody touched them"
)
CUT_OFF = Counter("tavolino_cut_off", "Live connections that were cut off")

# -- bots --------------------------------------------------------------------------------------

TURNS_DUE = Gauge("tavolino_turns_due", "Bots of the whole site whose turn it is")
OLDEST_TURN = Gauge(
    "tavolino_oldest_turn_seconds", "How long the longest-waiting bot has been due"
)
BOT_TURNS = Counter("tavolino_bot_turns", "Turns that bots thought about", ["game", "answer"])
TURNS_FAILED = Counter("tavolino_turns_failed", "Turns that this process could not play")
TURNS_WAITING = Gauge(
    "tavolino_turns_waiting", "Turns that this process took and has not begun", ["lane"]
)
TURNS_WAITING_SECONDS = Gauge(
    "tavolino_turns_waiting_seconds", "How long the oldest of these has waited", ["lane"]
)
TURNS_THINKING = Gauge(
    "tavolino_turns_thinking", "Turns that this process is thinking about", ["lane"]
)
TURNS_AT_ONCE = Gauge(
    "tavolino_turns_at_once", "Turns that this process can think about at once", ["lane"]
)
THINKING_SECONDS = Histogram(
    "tavolino_thinking_seconds",
    "CPU time of a turn",
    (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    ["lane"],
)

# -- the process and what it depends on --------------------------------------------------------

INFO = Gauge("tavolino_info", "Always 1, with what this process is", ["kind", "version"])
READY = Gauge("tavolino_ready", "Whether this server may get traffic, as /readyz says")
LOOP_LAG = Histogram(
    "tavolino_loop_lag_seconds", "How late the event loop did what was due", QUICK
)
STEP_SECONDS = Histogram(
    "tavolino_step_seconds", "Processor time of the steps of requests and frames", STEPS
)
STORE_SECONDS = Histogram(
    "tavolino_store_seconds",
    "Time that a statement took, by whether it wrote steps of matches",
    QUICK,
    ["what"],
)
STORE_FAILURES = Counter(
    "tavolino_store_failures", "Statements that the store did not or could not execute"
)
DATABASE_BYTES = Gauge("tavolino_database_bytes", "Size of the database on its disk")
BACKUP_AGE = Gauge("tavolino_backup_age_seconds", "Time since the last backup")
GUESTS_TO_FORGET = Gauge(
    "tavolino_guests_to_forget", "Guests who asked to be forgotten and are not yet"
)
FORGETTING_SECONDS = Gauge(
    "tavolino_forgetting_seconds", "How long the first of these guests has waited"
)
BUS_CONNECTED = Gauge("tavolino_bus_connected", "Whether messages reach the other processes")
BUS_SECONDS = Histogram(
    "tavolino_bus_seconds", "Time until the bus answered, asked once a second", QUICK
)
NOT_BELIEVED = Counter(
    "tavolino_not_believed", "Messages on the bus that were rejected", ["about"]
)

METRICS: Final[Sequence[Metric]] = [
    metric for metric in globals().values() if isinstance(metric, Counter | Gauge | Histogram)
]
