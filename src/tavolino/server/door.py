"""The door: connections that have not asked for anything yet, of which no one may have all."""

from __future__ import annotations

from collections import Counter
from time import monotonic

import structlog

from tavolino.server.limits import Limits
from tavolino.server.web.address import counted

log = structlog.get_logger()

MOST_WAITING = 64
"""Connections of one address that may wait for their request once there are many."""

MANY = 1024
"""Connections that wait, in a process with files enough."""

MOST_FILES = 1 << 20
"""More open files than a process ever needs, where the system would allow any number."""

RESERVE = 16
"""Files for the store, the bus and the pages, which no connection gets."""

BURST = 8
"""Seconds' worth of connections that may come at once: more than of requests, which are
refused in words."""

QUIET = 60.0
"""Seconds between two lines in the log about the same trouble."""


class Door:
    """Counts who waits by their addresses, and turns away whoever takes too much."""

    def __init__(self, files: int, *, by_address: bool, rate: int = 0) -> None:
        """A process may open so many `files`; behind a proxy addresses say nothing.

        With a `rate`, an address may open so many connections a second.
        """
        self.files = files
        self.many = min(MANY, files // 4)
        self.by_address = by_address
        self.pace = Limits(rate, rate * BURST) if rate else None
        self.waiting: dict[object, str] = {}
        self.from_address: Counter[str] = Counter()
        self.said = -QUIET

    def lets_in(self, connection: object, client: str, number: int) -> bool:
        """Whether a new connection may wait; `number` is that of its file."""
        if number >= self.files - RESERVE:  # the system gives the lowest that is free
            self.say_that_files_are_few()
            return False
        address = counted(client)
        if self.by_address and self.pace is not None and not self.pace.allow(address):
            return False  # to read what it asks would cost more than to refuse it
        if (
            self.by_address
            and len(self.waiting) >= self.many
            and self.from_address[address] >= MOST_WAITING
        ):
            return False
        self.waiting[connection] = address
        self.from_address[address] += 1
        return True

    def leave(self, connection: object) -> None:
        """A connection waits no longer."""
        address = self.waiting.pop(connection, None)
        if address is not None:
            self.from_address[address] -= 1
            if not self.from_address[address]:
                del self.from_address[address]

    def say_that_files_are_few(self) -> None:
        """Logs it, but not for every connection."""
        if monotonic() - self.said >= QUIET:
            self.said = monotonic()
            log.warning("hardly any open files are left", most=self.files)


def raised_file_limit() -> int:
    """Raises the limit of open files as far as the system lets us; the limit."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)
