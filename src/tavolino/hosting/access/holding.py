"""Whoever holds what others wait for has to get on with it.

Those who have used up their time wait before their next step. If they held the lock of a match
or a connection to the database meanwhile, everyone who needs it would wait with them. So the
meter asks here whether the work at hand holds such a thing, or is about to get it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_HOLDS: Final = ContextVar("holds", default=False)


@contextmanager
def holding() -> Iterator[None]:
    """Marks work that waits for something that others need, and then holds it."""
    before = _HOLDS.set(True)
    try:
        yield
    finally:
        _HOLDS.reset(before)


def holds_something() -> bool:
    """Whether the work at hand holds what others need."""
    return _HOLDS.get()
