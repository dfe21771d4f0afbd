"""Limits the connections from each address, so no one takes them all."""

from __future__ import annotations

from collections import Counter
from time import monotonic

import structlog

from tavolino.hosting.access.address import network_of
from tavolino.hosting.access.limits import Limits
from tavolino.hosting.metrics import LIMITED

log = structlog.get_logger()

MAX_WAITING = 64
"""The most waiting connections from one address, once there are MANY_WAITING in total."""

MANY_WAITING = 1024
"""How many waiting connections count as many, if the process may open enough files."""

MAX_OPEN = 2000
"""The most connections from one address, if the process may open enough files. A school of 400
people follows 400 matches, and its browsers open some more for each page."""

MAX_FILES = 1 << 20
"""The file limit if the system sets none: more than a process ever needs."""

RESERVED_FILES = 16
"""Files reserved for the store, the bus and the pages."""

BURST_SECONDS = 40
"""How many seconds' worth of connections may come at once. This is much, because a refused
connection gets no explanation."""

WARNING_INTERVAL = 60.0
"""Seconds between two log lines about the same problem."""

for by in ("connection", "file"):
    LIMITED.add(by, amount=0)


class ConnectionLimiter:
    """Counts connections by address, and rejects those of an address with too many."""

    def __init__(self, files: int, *, by_address: bool, rate: int = 0) -> None:
        """`files` is how many files the process may open, `rate` connections per second.

        `by_address` is False behind a proxy, where all connections have the same address.
        """
        self.files = files
        self.many = min(MANY_WAITING, files // 4)
        self.most = min(MAX_OPEN, files // 4)
        self.by_address = by_address
        self.rate_limit = Limits(rate, rate * BURST_SECONDS, monotonic) if rate else None
        self.waiting: dict[object, str] = {}
        """The address of each connection that has not sent a request yet."""
        self.from_address: Counter[str] = Counter()
        """How many connections of each address wait."""
        self.open: dict[object, str] = {}
        self.open_from_address: Counter[str] = Counter()
        self.warned_at = -WARNING_INTERVAL

    def admit(self, connection: object, client: str, number: int) -> bool:
        """Whether to accept a new connection. `number` is its file descriptor."""
        if number >= self.files - RESERVED_FILES:  # the system assigns the lowest free one
            self.warn_of_few_files()
            return refuse("file")
        address = network_of(client)
        if (
            self.by_address
            and self.rate_limit is not None
            and not self.rate_limit.allow(address)
        ):
            return refuse("connection")  # reading its request would cost more
        if self.by_address and self.has_too_many(address):
            return refuse("connection")
        self.open[connection] = self.waiting[connection] = address
        self.from_address[address] += 1
        self.open_from_address[address] += 1
        return True

    def has_too_many(self, address: str) -> bool:
        """Whether an address has as many connections as it may, or as many that wait."""
        return self.open_from_address[address] >= self.most or (
            len(self.waiting) >= self.many and self.from_address[address] >= MAX_WAITING
        )

    def release(self, connection: object) -> None:
        """Notes that a connection no longer waits."""
        uncount(connection, self.waiting, self.from_address)

    def leave(self, connection: object) -> None:
        """Notes that a connection is closed."""
        self.release(connection)
        uncount(connection, self.open, self.open_from_address)

    def warn_of_few_files(self) -> None:
        """Logs that few open files are left, but not for every connection."""
        if monotonic() - self.warned_at >= WARNING_INTERVAL:
            self.warned_at = monotonic()
            log.warning("almost no open files are left", most=self.files)


def uncount(connection: object, addresses: dict[object, str], counts: Counter[str]) -> None:
    """Takes a connection from those that are counted, if it is among them."""
    address = addresses.pop(connection, None)
    if address is not None:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


def refuse(by: str) -> bool:
    """Counts a connection that is refused. Always False."""
    LIMITED.add(by)
    return False


def raise_file_limit() -> int:
    """Raises the limit of open files as far as possible, and returns it."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)
