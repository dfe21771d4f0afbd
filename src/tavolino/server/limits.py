"""How often someone may ask: a few times at once, and then so many times a second."""

from __future__ import annotations

import time
from collections.abc import Callable

_TOLERANCE = 1e-6  # in calls; sums of times are not exact


class Limits:
    """A bucket of tokens for each key, filled at `rate` a second up to `burst`.

    At most `most` keys are remembered; those that asked longest ago are let go.
    """

    def __init__(
        self,
        rate: float,
        burst: int,
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

    def allow(self, key: str) -> bool:
        """Takes a token if there is one; whether there was."""
        now = self._clock()
        full_at = max(self._full_at.pop(key, now), now)
        allowed = self._short(full_at - now) <= _TOLERANCE
        self._full_at[key] = full_at + 1 / self._rate if allowed else full_at
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]
        return allowed

    def wait(self, key: str) -> float:
        """Seconds until the next token: zero if `allow` would say yes now."""
        now = self._clock()
        short = self._short(self._full_at.get(key, now) - now)
        return short / self._rate if short > _TOLERANCE else 0.0

    def _short(self, until_full: float) -> float:
        """How much is missing to one token in a bucket that is full so many seconds later."""
        return until_full * self._rate - (self._burst - 1)
