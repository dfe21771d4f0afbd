"""Stamps: who sent a message on the bus, as which of theirs, and when.

Whoever can reach the bus can send what they have heard there once more, with its signature. The
stamp is signed as well, so a message counts once, and only for a while.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Literal

import msgspec

MAX_AGE: Final = 30_000
"""Milliseconds of table time for which a message counts, and that clocks may differ."""

WINDOW: Final = 4096
"""How many messages of a process may overtake another one of theirs."""

MAX_ORIGINS: Final = 1000
"""The most processes of which it is known what was heard from them."""


class Stamp(msgspec.Struct, frozen=True, array_like=True):
    """The process that sent a message, which of its messages it is, and when it was sent."""

    origin: str
    number: int
    at: int
    """Table time; 0 if the process has not read the store's clock yet."""


class Heard:
    """The messages that a listener has heard lately."""

    def __init__(self) -> None:
        self.origins: OrderedDict[str, Window] = OrderedDict()
        """What was heard from each process, the last heard last."""

    def refuses(self, stamp: Stamp, now: int | None) -> Literal["repeated", "late", ""]:
        """Why a message does not count; empty if it does. It does not count again.

        `now` is table time, None if it is not known yet.
        """
        if now is not None and abs(now - stamp.at) > MAX_AGE:
            return "late"
        window = self.origins.setdefault(stamp.origin, Window())
        self.origins.move_to_end(stamp.origin)
        if len(self.origins) > MAX_ORIGINS:
            self.origins.popitem(last=False)
        return "" if window.take(stamp.number) else "repeated"


class Window:
    """The newest numbers that were heard from a process."""

    def __init__(self) -> None:
        self.newest = -1
        self.before = 0
        """A bit for each of the numbers before the newest, the last one first."""

    def take(self, number: int) -> bool:
        """Takes a number unless it was taken before, or is too old to tell."""
        ahead = number - self.newest
        if ahead > WINDOW:
            self.newest, self.before = number, 0
            return True
        if ahead > 0:
            taken = self.before << ahead | 1 << (ahead - 1)
            self.newest, self.before = number, taken & ((1 << WINDOW) - 1)
            return True
        bit = 1 << (-ahead - 1) if ahead else 0
        if not bit or -ahead > WINDOW or self.before & bit:
            return False
        self.before |= bit
        return True
