"""Rate limits: token buckets with a burst and a rate per second."""

from __future__ import annotations

from collections.abc import Callable

_TOLERANCE = 1e-6  # in tokens; sums of times are not exact


class Limits:
    """A token bucket for each key, filled at `rate` per second up to `burst`.

    `clock` gives seconds. At most `most` keys are kept. The least recently used ones are
    dropped.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float],
        most: int = 100_000,
    ) -> None:
        if rate <= 0 or burst < 1 or most < 1:
            raise ValueError("a limit needs rate > 0, burst >= 1 and most >= 1")
        self._rate = rate
        self._burst = burst
        self._most = most
        self._clock = clock
        # The time when a bucket will be full again is its whole state. Last used comes last.
        self._full_at: dict[str, float] = {}

    def allow(self, key: str, amount: float = 1.0) -> bool:
        """Takes tokens if there are enough. Returns whether there were."""
        allowed = self.wait(key, amount) == 0
        self.charge(key, amount if allowed else 0.0)
        return allowed

    def charge(self, key: str, amount: float) -> None:
        """Takes tokens even if there are not enough, which leaves a debt."""
        now = self._clock()
        self._full_at[key] = max(self._full_at.pop(key, now), now) + amount / self._rate
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]

    def wait(self, key: str, amount: float = 1.0) -> float:
        """Seconds until there are enough tokens: zero if `allow` would return True now.

        An amount larger than the bucket is allowed once the bucket is full.
        """
        now = self._clock()
        until_full = self._full_at.get(key, now) - now
        short = until_full * self._rate - (self._burst - min(amount, self._burst))
        return short / self._rate if short > _TOLERANCE else 0.0
