"""What every store promises, of PostgreSQL and SQLite alike."""

from __future__ import annotations

import asyncio
import secrets
from itertools import chain
from typing import get_args

import msgspec
import pytest

from support.fresh_stores import Run, new_match, new_step, summary
from tavolino.hosting.match.events import (
    PAGE,
    WATCHER,
    Acted,
    AnyEventData,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Ended,
    HandedOver,
    Joined,
    Left,
    Rematched,
    Resigned,
    TakenBack,
    TimedOut,
    UndoAllowed,
    UndoAsked,
    UndoDeclined,
    decode_what,
    encode_what,
)
from tavolino.hosting.match.stored import Clock, StoredMatch
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import LEASE, Unavailable

EVERYTHING: list[AnyEventData] = [
    Joined(0, 'Zoë "Z" \\ 🎲', agreed=False),
    Joined(1, "Bot", bot="3"),
    Acted(0, "a1"),
    TakenBack(0, 3),
    UndoAsked(1, 2),
    UndoAllowed(0),
    UndoDeclined(0),
    DrawOffered(0),
    DrawAccepted(1),
    DrawDeclined(1),
    Resigned(0),
    TimedOut(1),
    Left(1),
    HandedOver(0, "2"),
    Rematched(0, "another"),
    Ended(WATCHER, "rules_changed"),
]


# -- matches --------------------------------------------------------------------------------


def test_a_match_comes_back_as_it_was_created(run: Run) -> None:
    async def test(store: Store) -> None:
        row, first = new_match("m", at=17)
        row = msgspec.structs.replace(row, clock=Clock(per="game", seconds=300, increment=2))
        first = msgspec.structs.replace(first, deadline=99, bot_due=True)
        assert await store.create(row, first)
        assert await store.load("m") == StoredMatch(row=row, summary=first)

    run(test)


def test_the_first_of_two_matches_with_one_id_stays(run: Run) -> None:
    async def test(store: Store) -> None:
        row, first = new_match("m")
        assert await store.create(row, first)
        assert not await store.create(msgspec.structs.replace(row, game="anneaux"), first)
        assert await store.load("m") == StoredMatch(row=row, summary=first)

    run(test)


def test_a_match_no_one_created_is_not_there(run: Run) -> None:
    async def test(store: Store) -> None:
        assert await store.load("m") is None
        assert await store.events("m", 0) == []
        assert await store.numbers(["m"]) == {}
        assert not await store.append(new_step("m", 1))

    run(test)


def test_every_event_is_read_as_it_was_stored_before_all_tags_were_called_type() -> None:
    assert {type(what) for what in EVERYTHING} == set(get_args(AnyEventData))
    for what in EVERYTHING:
        assert decode_what(encode_what(what).replace(b'{"type":', b'{"event":')) == what


def test_every_event_comes_back_as_it_was_written(run: Run) -> None:
    async def test(store: Store) -> None:
        row, first = new_match("m")
        await store.create(row, first)
        steps = [
            new_step("m", number, at=10**12 + number, what=what)
            for number, what in enumerate(EVERYTHING, 1)
        ]
        for step in steps:
            assert await store.append(step)
        events = [step.event for step in steps]
        assert await store.load("m") == StoredMatch(row=row, summary=steps[-1].summary)
        assert await store.events("m", 0) == events
        assert await store.events("m", 4) == events[4:]
        assert await store.events("m", len(EVERYTHING)) == []

    run(test)


def test_a_long_log_comes_back_in_pages(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        steps = [new_step("m", number) for number in range(1, 2 * PAGE + 4)]
        assert all(await asyncio.gather(*(store.append(step) for step in steps)))
        pages = [await store.events("m", after) for after in (0, PAGE, 2 * PAGE, 2 * PAGE + 3)]
        assert [len(page) for page in pages] == [PAGE, PAGE, 3, 0]
        assert list(chain(*pages)) == [step.event for step in steps]

    run(test)


def test_a_step_that_is_not_the_next_is_refused(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        assert await store.append(new_step("m", 1))
        for number in (0, 1, 3):
            assert not await store.append(new_step("m", number, command=f"other {number}"))
        stored = await store.load("m")
        assert stored is not None
        assert stored.summary == summary(1)
        assert [event.command for event in await store.events("m", 0)] == ["command 1"]

    run(test)


def test_a_command_is_written_once_in_a_match(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.create(*new_match("n"))
        assert await store.append(new_step("m", 1, command="c"))
        assert not await store.append(new_step("m", 2, command="c"))
        assert await store.numbers(["m"]) == {"m": 1}
        assert await store.append(new_step("n", 1, command="c"))
        assert await store.append(new_step("m", 2, command="d"))

    run(test)


def test_only_the_wrong_one_of_steps_sent_together_is_refused(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "abcde":
            await store.create(*new_match(match))
        assert await store.append(new_step("c", 1, command="c"))
        steps = [new_step(match, 1) for match in "ab"]
        steps += [new_step("c", 2, command="c")]
        steps += [new_step(match, 1) for match in "de"]
        written = await asyncio.gather(*(store.append(step) for step in steps))
        assert written == [True, True, False, True, True]
        assert await store.numbers(list("abcde")) == dict.fromkeys("abcde", 1)

    run(test)


def test_steps_of_one_match_sent_together_are_written_in_order(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        steps = [new_step("m", number) for number in range(1, 21)]
        assert all(await asyncio.gather(*(store.append(step) for step in steps)))
        assert await store.events("m", 0) == [step.event for step in steps]

    run(test)


def test_numbers_are_given_for_all_matches_asked_for(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "abc":
            await store.create(*new_match(match))
        await store.append(new_step("b", 1))
        assert await store.numbers(["a", "b", "none"]) == {"a": 0, "b": 1}
        assert await store.numbers([]) == {}

    run(test)


# -- duties ---------------------------------------------------------------------------------


def test_a_due_bot_is_given_once_in_an_age(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("person"))
        await store.create(*new_match("bot"))
        await store.append(new_step("person", 1, at=1000))
        await store.append(new_step("bot", 1, at=1000, bot_due=True))
        assert await store.due_bots(1499, 500) == []
        assert await store.due_bots(1500, 500) == [("bot", 1, None)]
        assert await store.due_bots(1999, 500) == []
        assert await store.due_bots(2000, 500) == [("bot", 1, None)]
        await store.append(new_step("bot", 2, at=2400, bot_due=True))
        assert await store.due_bots(2600, 500) == []
        assert await store.due_bots(2900, 500) == [("bot", 2, None)]
        await store.append(new_step("bot", 3, at=2901))
        assert await store.due_bots(9999, 500) == []

    run(test)


def test_a_bot_may_be_due_in_a_match_just_created(run: Run) -> None:
    async def test(store: Store) -> None:
        row, first = new_match("m", at=1000)
        await store.create(row, msgspec.structs.replace(first, bot_due=True))
        assert await store.due_bots(1499, 500) == []
        assert await store.due_bots(1500, 500) == [("m", 0, None)]

    run(test)


def test_one_of_those_who_ask_together_is_given_a_due_bot(run: Run) -> None:
    async def test(store: Store) -> None:
        row, first = new_match("m")
        matches = [f"m{n}" for n in range(20)]
        for match in matches:
            await store.create(
                msgspec.structs.replace(row, id=match),
                msgspec.structs.replace(first, bot_due=True),
            )
        given = await asyncio.gather(*(store.due_bots(1000, 500) for _ in range(4)))
        assert sorted(match for due in given for match, _, _ in due) == sorted(matches)

    run(test)


def test_it_is_known_how_many_bots_wait_and_since_when(run: Run) -> None:
    async def test(store: Store) -> None:
        assert await store.backlog() == (0, None)
        for at, match in enumerate("abc"):
            await store.create(*new_match(match))
            await store.append(new_step(match, 1, at=1000 + at, bot_due=match != "a"))
        assert await store.backlog() == (2, 1001)
        assert await store.lease("b", 1, 2000)  # it is being thought about, and still waits
        assert await store.backlog() == (2, 1001)
        await store.append(new_step("b", 2, at=3000))
        assert await store.backlog() == (1, 1002)

    run(test)


def test_a_turn_is_leased_to_one_worker_for_as_long_as_it_is_renewed(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.append(new_step("m", 1, at=1000, bot_due=True))
        assert not await store.lease("m", 0, 1000)  # it is over
        assert not await store.lease("m", 2, 1000)
        assert await store.lease("m", 1, 1000)
        assert not await store.lease("m", 1, 1000)
        assert await store.due_bots(1000 + LEASE - 1, 100) == []
        await store.renew(["m", "none"], 3000)
        assert not await store.lease("m", 1, 2999 + LEASE)
        assert await store.due_bots(2999 + LEASE, 100) == []
        assert await store.lease("m", 1, 3000 + LEASE)  # the first one is dead by now

    run(test)


def test_a_turn_that_is_given_out_again_is_leased_to_no_one(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.append(new_step("m", 1, at=1000, bot_due=True))
        assert await store.lease("m", 1, 1000)
        assert await store.due_bots(1000 + LEASE, 100) == [("m", 1, None)]
        await store.renew(["m"], 9000)  # the one who had it is too late
        assert await store.due_bots(1100 + LEASE, 100) == [("m", 1, None)]
        assert await store.lease("m", 1, 1100 + LEASE)

    run(test)


def test_the_next_turn_of_a_match_is_not_leased_with_the_one_before(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.append(new_step("m", 1, at=1000, bot_due=True))
        assert await store.lease("m", 1, 1000)
        await store.append(new_step("m", 2, at=1100, bot_due=True))
        await store.renew(["m"], 1150)
        assert await store.due_bots(1200, 100) == [("m", 2, None)]
        assert await store.lease("m", 2, 1200)
        await store.append(new_step("m", 3, at=1300))
        assert not await store.lease("m", 3, 9000)  # a person is to move

    run(test)


def test_one_of_those_who_want_a_turn_together_gets_it(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        await store.append(new_step("m", 1, at=1000, bot_due=True))
        got = await asyncio.gather(*(store.lease("m", 1, 1000) for _ in range(6)))
        assert sorted(got) == [False] * 5 + [True]

    run(test)


def test_a_match_is_overdue_from_its_deadline_on(run: Run) -> None:
    async def test(store: Store) -> None:
        for match in "abc":
            await store.create(*new_match(match))
        await store.append(new_step("a", 1, deadline=2000))
        await store.append(new_step("b", 1, deadline=1000))
        assert await store.overdue(999) == []
        assert await store.overdue(1000) == ["b"]
        assert await store.overdue(5000) == ["b", "a"]
        await store.append(new_step("b", 2))
        assert await store.overdue(5000) == ["a"]

    run(test)


def test_silence_longer_than_the_gap_counts_as_down(run: Run) -> None:
    async def test(store: Store) -> None:
        first = await store.beat(60_000)
        assert first.down == 0
        await asyncio.sleep(0.03)
        second = await store.beat(60_000)
        assert second.now >= first.now + 25
        assert second.down == 0
        await asyncio.sleep(0.03)
        third = await store.beat(5)
        assert third.down == third.now - second.now >= 25
        fourth = await store.beat(60_000)
        assert fourth.down == third.down

    run(test)


def test_who_only_looks_at_the_clock_sees_what_a_beat_would_show(run: Run) -> None:
    async def test(store: Store) -> None:
        assert await store.pulse(60_000) is None
        beat = await store.beat(60_000)
        await asyncio.sleep(0.05)
        seen = await store.pulse(60_000)
        assert seen is not None
        assert seen.down == 0
        assert 40 <= seen.now - beat.now < 60_000
        # Without servers table time stands still, and looking does not move it on.
        for _ in range(2):
            still = await store.pulse(10)
            assert still is not None
            assert still.now - still.down == beat.now
        after = await store.beat(10)
        assert after.now - after.down == beat.now

    run(test)


# -- the store itself -----------------------------------------------------------------------


def test_a_database_grows_with_its_matches(run: Run) -> None:
    async def test(store: Store) -> None:
        before = await store.size()
        await store.create(*new_match("m"))
        for number in range(1, 9):
            what = Acted(0, secrets.token_hex(500_000))
            assert await store.append(new_step("m", number, what=what))
        # Other tests use the same PostgreSQL.
        assert await store.size() > before + 2_000_000

    run(test)


def test_a_store_finishes_what_was_begun_before_it_closes(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create(*new_match("m"))
        begun = [asyncio.create_task(store.append(new_step("m", n))) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*begun) == [True] * 3

    run(test)


def test_a_closed_store_is_unavailable(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.close()
        with pytest.raises(Unavailable):
            await store.append(new_step("m", 1))
        with pytest.raises(Unavailable):
            await store.load("m")

    run(test)
