"""The door: limits connections that have not sent a request yet, so no one takes them all."""

from __future__ import annotations

from collections import Counter
from time import monotonic

import structlog

from tavolino.hosting.access.address import counted
from tavolino.hosting.access.limits import Limits
from tavolino.hosting.metrics import LIMITED

log = structlog.get_logger()

MOST_WAITING = 64
"""The most waiting connections from one address, once there are MANY in total."""

MANY = 1024
"""How many waiting connections count as many, if the process may open enough files."""

MOST_FILES = 1 << 20
"""The file limit if the system sets none: more than a process ever needs."""

RESERVE = 16
"""Files reserved for the store, the bus and the pages."""

BURST = 8
"""How many seconds' worth of connections may come at once. This is more than for requests,
because a refused connection gets no explanation."""

QUIET = 60.0
"""Seconds between two log lines about the same problem."""

for by in ("connection", "file"):
    LIMITED.add(by, amount=0)


class Door:
    """Counts waiting connections by address, and rejects those of an address with too many."""

    def __init__(self, files: int, *, by_address: bool, rate: int = 0) -> None:
        """`files` is how many files the process may open, `rate` connections per second.

        `by_address` is False behind a proxy, where all connections have the same address.
        """
        self.files = files
        self.many = min(MANY, files // 4)
        self.by_address = by_address
        self.pace = Limits(rate, rate * BURST) if rate else None
        self.waiting: dict[object, str] = {}
        self.from_address: Counter[str] = Counter()
        self.said = -QUIET

    def lets_in(self, connection: object, client: str, number: int) -> bool:
        """Whether to accept a new connection. `number` is its file descriptor."""
        if number >= self.files - RESERVE:  # the system assigns the lowest free one
            self.say_that_files_are_few()
            return refused("file")
        address = counted(client)
        if self.by_address and self.pace is not None and not self.pace.allow(address):
            return refused("connection")  # reading its request would cost more
        if (
            self.by_address
            and len(self.waiting) >= self.many
            and self.from_address[address] >= MOST_WAITING
        ):
            return refused("connection")
        self.waiting[connection] = address
        self.from_address[address] += 1
        return True

    def leave(self, connection: object) -> None:
        """Notes that a connection no longer waits."""
        address = self.waiting.pop(connection, None)
        if address is not None:
            self.from_address[address] -= 1
            if not self.from_address[address]:
                del self.from_address[address]

    def say_that_files_are_few(self) -> None:
        """Logs that few open files are left, but not for every connection."""
        if monotonic() - self.said >= QUIET:
            self.said = monotonic()
            log.warning("almost no open files are left", most=self.files)


def refused(by: str) -> bool:
    """Counts a connection that is refused. Always False."""
    LIMITED.add(by)
    return False


def raised_file_limit() -> int:
    """Raises the limit of open files as far as possible, and returns it."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)
