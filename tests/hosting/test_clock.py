"""The time of a table: it stands still while no server can be reached, and no late answer
sets it back.
"""

from __future__ import annotations

import asyncio

import pytest

from support.set_machine import SetMachine
from tavolino.hosting.clock import DOWNTIME, TableTime
from tavolino.hosting.store.values import Pulse


class Following:
    """A table time, and a store whose clock shows 50,000 when the machine's shows 1,000."""

    def __init__(self) -> None:
        self.machine = SetMachine(1_000)
        self.time = TableTime(self.machine)
        self.ahead = 49_000
        """How far the store's clock is ahead of the machine's."""
        self.down = 0

    def table_time(self) -> int:
        """The right time."""
        return self.machine.time + self.ahead - self.down

    def ask(self, there: int = 0, back: int = 0) -> None:
        """Asks the store. The question and its answer travel for some milliseconds."""

        async def answer() -> Pulse:
            self.machine.time += there
            pulse = Pulse(now=self.machine.time + self.ahead, down=self.down)
            self.machine.time += back
            return pulse

        assert asyncio.run(self.time.follow(answer()))

    def error(self) -> int:
        """How far table time is ahead of the right time."""
        return self.time.now() - self.table_time()


def test_time_while_no_server_ran_is_charged_to_no_one() -> None:
    following = Following()
    following.ask()
    before = following.time.now()
    following.machine.time += 200
    assert following.time.now() == before + 200
    # An hour later: so long no server ran.
    following.machine.time += 3_600_000
    following.down += 3_600_000
    following.ask()
    assert following.time.now() == before + 200


def test_time_while_the_store_is_away_is_charged_to_no_one() -> None:
    following = Following()
    following.ask()
    following.machine.time += DOWNTIME
    assert following.time.now() == 50_000 + DOWNTIME
    following.machine.time += 120_000
    # Even for a command that comes before the next beat.
    assert following.time.now() == 50_000 + DOWNTIME
    following.down += 120_000 + DOWNTIME
    following.ask()
    assert following.time.now() == 50_000
    following.machine.time += 10
    assert following.time.now() == 50_010


# -- what an answer says -----------------------------------------------------------------------


@pytest.mark.parametrize(("there", "back"), [(0, 4_000), (4_000, 0), (2_000, 2_000)])
def test_a_late_answer_does_not_change_a_clock_that_is_right(there: int, back: int) -> None:
    following = Following()
    following.ask()
    following.ask(there, back)
    assert following.error() == 0


@pytest.mark.parametrize("wrong", [-3_000, 3_000])
def test_a_prompt_answer_sets_the_clock_right(wrong: int) -> None:
    following = Following()
    following.ask()
    following.time.offset += wrong
    following.ask()
    assert following.error() == 0


def test_a_clock_that_runs_too_fast_or_too_slow_stays_within_the_time_of_an_answer() -> None:
    for gain in (-5, 5):  # milliseconds in each second
        following = Following()
        following.ask()
        for round_ in range(1_000):
            following.machine.time += 1_000
            following.ahead -= gain
            late = 4_000 if round_ % 10 == 9 else 0
            following.ask(2, 3 + late)
            assert abs(following.error()) <= 5 + 10 * abs(gain)


def test_a_clock_that_was_not_known_is_never_ahead() -> None:
    following = Following()
    following.ask(10, 6_000)
    assert following.error() == -6_000
    following.ask(10, 20)
    assert following.error() == -20


def test_a_server_that_never_ran_says_nothing_about_the_time() -> None:
    async def no_pulse() -> None:
        pass

    following = Following()
    before = following.time.offset
    assert not asyncio.run(following.time.follow(no_pulse()))
    assert not following.time.known
    assert following.time.offset == before


def test_a_late_answer_that_was_overtaken_changes_nothing() -> None:
    async def test() -> None:
        following = Following()
        late: asyncio.Future[Pulse] = asyncio.Future()
        waiting = asyncio.create_task(following.time.follow(late))
        await asyncio.sleep(0)
        early = Pulse(now=following.table_time(), down=0)
        following.machine.time += DOWNTIME
        prompt: asyncio.Future[Pulse] = asyncio.Future()
        prompt.set_result(Pulse(now=following.table_time(), down=0))
        await following.time.follow(prompt)
        late.set_result(early)
        await waiting
        following.machine.time += DOWNTIME
        assert following.error() == 0

    asyncio.run(test())


def test_a_very_late_answer_does_not_stop_the_clock() -> None:
    for known in (True, False):
        following = Following()
        if known:
            following.ask()
        following.ask(0, 2 * DOWNTIME)
        # It is at least what the store has just said.
        assert following.error() >= -2 * DOWNTIME
        before = following.time.now()
        following.machine.time += 100
        assert following.time.now() >= before
