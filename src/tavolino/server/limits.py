"""How often someone may ask: a few times at once, and then so many times a second."""

from __future__ import annotations

import time
from collections.abc import Callable

_TOLERANCE = 1e-6  # in tokens; sums of times are not exact


class Limits:
    """A bucket of tokens for each key, filled at `rate` a second up to `burst`.

    At most `most` keys are remembered; those that asked longest ago are let go.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 100_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if rate <= 0 or burst < 1 or most < 1:
            raise ValueError("a limit lets someone through sometimes")
        self._rate = rate
        self._burst = burst
        self._most = most
        self._clock = clock
        # When each bucket will be full again says all of it; the latest to ask comes last.
        self._full_at: dict[str, float] = {}

    def allow(self, key: str, amount: float = 1.0) -> bool:
        """Takes tokens if there are enough; whether there were."""
        allowed = self.wait(key, amount) == 0
        self.charge(key, amount if allowed else 0.0)
        return allowed

    def charge(self, key: str, amount: float) -> None:
        """Takes tokens that may not be there: then the next ones are owed first."""
        now = self._clock()
        self._full_at[key] = max(self._full_at.pop(key, now), now) + amount / self._rate
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]

    def wait(self, key: str, amount: float = 1.0) -> float:
        """Seconds until there are so many tokens: zero if `allow` would say yes now.

        More than a bucket holds is granted to a full one.
        """
        now = self._clock()
        until_full = self._full_at.get(key, now) - now
        short = until_full * self._rate - (self._burst - min(amount, self._burst))
        return short / self._rate if short > _TOLERANCE else 0.0
