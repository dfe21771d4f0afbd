"""A pace: whoever is not alone has a part of the time, and no one waits long."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tavolino.hosting.access.pace import AROUND, AT_ONCE, Pace

PART = 0.25


class Clock:
    """A clock that goes on only when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_whoever_is_alone_never_waits() -> None:
    pace = Pace(PART, Clock())
    for _ in range(100):
        pace.charge("ann", 1.0)
        assert pace.wait("ann") == 0


@given(st.lists(st.floats(0.0001, 0.02), min_size=1, max_size=50))
def test_whoever_is_not_alone_has_a_part_of_the_time(steps: list[float]) -> None:
    clock = Clock()
    pace = Pace(PART, clock)
    used = 0.0
    for seconds in steps:
        pace.charge("ben", 0.0)
        clock.now += pace.wait("ann")
        assert used <= AT_ONCE + PART * clock.now + 1e-6
        pace.charge("ann", seconds)
        used += min(seconds, AT_ONCE)


@given(st.lists(st.floats(0.0001, 10), min_size=1, max_size=20))
def test_no_one_waits_long_after_one_step(steps: list[float]) -> None:
    clock = Clock()
    pace = Pace(PART, clock)
    for seconds in steps:
        pace.charge("ben", 0.0)
        clock.now += pace.wait("ann")
        pace.charge("ann", seconds)
        assert pace.wait("ann") <= AT_ONCE / PART + 1e-6


def test_what_someone_used_alone_does_not_count_later() -> None:
    clock = Clock()
    pace = Pace(PART, clock)
    pace.charge("ann", 5.0)
    pace.charge("ben", 0.001)
    assert pace.wait("ann") == 0
    for _ in range(3):
        pace.charge("ann", AT_ONCE)
    assert pace.wait("ann") > 0
    clock.now += AROUND  # ben has gone
    assert pace.wait("ann") == 0
