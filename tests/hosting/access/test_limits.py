"""Limits: so many at once, so many a second, each key for itself, in bounded memory."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.hosting.access.limits import Limits


class Clock:
    """A clock that goes when told to."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def allowed(limits: Limits, key: str, asked: int) -> int:
    """How many of so many requests at once get through."""
    return sum(limits.allow(key) for _ in range(asked))


def test_a_burst_gets_through_and_no_more() -> None:
    assert allowed(Limits(rate=10, burst=5, clock=Clock()), "a", 100) == 5


def test_tokens_come_back_with_time() -> None:
    clock = Clock()
    limits = Limits(rate=10, burst=5, clock=clock)
    allowed(limits, "a", 5)
    clock.now += 0.09
    assert not limits.allow("a")
    clock.now += 0.01
    assert allowed(limits, "a", 5) == 1
    clock.now += 0.3
    assert allowed(limits, "a", 5) == 3


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    clock = Clock()
    limits = Limits(rate=10, burst=5, clock=clock)
    limits.allow("a")
    clock.now += 3600
    assert allowed(limits, "a", 100) == 5


def test_asking_in_vain_costs_nothing() -> None:
    clock = Clock()
    limits = Limits(rate=1, burst=1, clock=clock)
    allowed(limits, "a", 1000)
    clock.now += 1
    assert limits.allow("a")


def test_one_key_does_not_use_up_another() -> None:
    limits = Limits(rate=1, burst=2, clock=Clock())
    assert allowed(limits, "a", 3) == 2
    assert allowed(limits, "b", 3) == 2


def test_a_rate_may_be_slow() -> None:
    clock = Clock()
    limits = Limits(rate=1 / 60, burst=1, clock=clock)
    assert allowed(limits, "a", 2) == 1
    assert limits.wait("a") == pytest.approx(60)


def test_waiting_is_told_and_changes_nothing() -> None:
    clock = Clock()
    limits = Limits(rate=2, burst=1, clock=clock)
    assert limits.wait("a") == 0
    assert limits.allow("a")
    assert limits.wait("a") == limits.wait("a") == pytest.approx(0.5)
    clock.now += 0.2
    assert limits.wait("a") == pytest.approx(0.3)
    clock.now += 10
    assert limits.wait("a") == 0


@given(
    rate=st.floats(0.001, 1000),
    burst=st.integers(1, 50),
    start=st.floats(0, 1e7),
    steps=st.lists(st.floats(0, 10), max_size=30),
)
def test_who_waits_as_told_gets_through(
    rate: float, burst: int, start: float, steps: list[float]
) -> None:
    clock = Clock(start)
    limits = Limits(rate, burst, clock=clock)
    for step in steps:
        clock.now += step
        wait = limits.wait("a")
        assert 0 <= wait <= 1 / rate + 1e-6
        assert limits.allow("a") == (wait == 0)
    clock.now += limits.wait("a") + 1e-6
    assert limits.allow("a")


@given(
    rate=st.floats(0.1, 100),
    burst=st.integers(1, 10),
    steps=st.lists(st.floats(0, 1), max_size=100),
)
def test_no_one_gets_more_than_a_burst_and_the_rate(
    rate: float, burst: int, steps: list[float]
) -> None:
    clock = Clock()
    limits = Limits(rate, burst, clock=clock)
    passed = 0
    for step in steps:
        clock.now += step
        passed += limits.allow("a")
    assert passed <= burst + sum(steps) * rate + 1e-3


def test_those_that_asked_longest_ago_are_let_go() -> None:
    limits = Limits(rate=1, burst=1, most=3, clock=Clock())
    for key in ("a", "b", "c"):
        assert limits.allow(key)
    assert not limits.allow("a")  # asking in vain is asking, too
    assert limits.allow("d")  # and now b is the one that asked longest ago
    assert [limits.wait(key) > 0 for key in "abcd"] == [True, False, True, True]


def test_with_many_keys_it_stays_quick() -> None:
    limits = Limits(rate=1, burst=1, clock=Clock(), most=1000)
    started = time.perf_counter()
    for number in range(100_000):
        limits.allow(str(number))
    assert time.perf_counter() - started < 5
    assert sum(limits.wait(str(number)) > 0 for number in range(100_000)) <= 1000


@pytest.mark.parametrize(
    ("rate", "burst", "most"), [(0, 1, 1), (-1, 1, 1), (1, 0, 1), (1, 1, 0)]
)
def test_a_limit_that_lets_no_one_through_is_refused(
    rate: float, burst: int, most: int
) -> None:
    with pytest.raises(ValueError, match="a limit needs"):
        Limits(rate, burst, Clock(), most)
