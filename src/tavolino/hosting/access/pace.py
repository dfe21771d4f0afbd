"""A pace: spreads what someone asks for over time while others are there.

A budget allows a burst, so that a page opens at once. A burst that takes a whole processor for
a second keeps everyone else waiting for that second. So while others are there, nobody gets
more than a part of any few milliseconds. Whoever is alone gets all of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tavolino.hosting.access.limits import Limits

AT_ONCE: Final = 0.004
"""Seconds that someone may use at once."""

AROUND: Final = 1.0
"""Seconds for which someone who was served counts as being there."""


class Pace:
    """What each of those who are served has used just now, and whether others are there."""

    def __init__(self, part: float, clock: Callable[[], float]) -> None:
        """They may use this part of the time while others are there."""
        self.clock = clock
        # In milliseconds, because a bucket holds at least 1.
        self.limits = Limits(part * 1000, AT_ONCE * 1000, clock)
        self.latest = self.before = ("", -AROUND)
        """Who was served last, who was before them, and when."""

    def charge(self, who: str, seconds: float) -> None:
        """Charges someone who has been served, unless they are alone."""
        if who != self.latest[0]:
            self.before = self.latest
        self.latest = who, self.clock()
        if not self.is_alone(who):
            # The garbage collector may have worked within a step for much longer than that.
            self.limits.charge(who, min(seconds, AT_ONCE) * 1000)

    def wait(self, who: str) -> float:
        """Seconds until someone may be served again."""
        return 0.0 if self.is_alone(who) else self.limits.wait(who, 0.0)

    def is_alone(self, who: str) -> bool:
        """Whether no one else was served a moment ago."""
        _, seen = self.before if who == self.latest[0] else self.latest
        return self.clock() - seen >= AROUND
