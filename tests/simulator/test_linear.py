"""Histories that fit one log are told from histories that do not."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace

from simulator.linear import Command, Operation, Read, Seen, check

INFINITY = math.inf


def sent(
    called: float, returned: float, name: str, number: int, answer: int | str | None
) -> Operation:
    """A command and its answer."""
    return Operation(called, returned, Command(name, number, answer))


def read(called: float, returned: float, number: int) -> Operation:
    return Operation(called, returned, Read(number))


def seen(at: float, number: int) -> Operation:
    return Operation(at, at, Seen(number))


A = sent(0, 1, "a", 1, 1)
B = sent(2, 3, "b", 2, 2)


def fits(log: str, *history: Operation) -> bool:
    """Whether a history fits a log, in which every letter is an id."""
    found = check(history, [*log])
    assert (found is None) == brute_force(history, [*log]), found
    return found is None


def test_nothing_fits_an_empty_log() -> None:
    assert fits("")


def test_a_read_after_an_answer_finds_the_event() -> None:
    assert fits("a", A, read(2, 3, 1))
    assert not fits("a", A, read(2, 3, 0))


def test_a_read_at_the_same_time_as_a_command_may_find_its_event_or_not() -> None:
    assert fits("a", A, read(0, 3, 0))
    assert fits("a", A, read(0, 3, 1))
    assert not fits("a", A, read(0, 3, 2))


def test_what_is_called_in_the_moment_of_a_return_is_not_later() -> None:
    assert fits("a", A, read(1, 3, 0))


def test_two_reads_do_not_go_back() -> None:
    command = sent(0, 9, "a", 1, 1)
    assert fits("a", command, read(1, 2, 0), read(3, 4, 1))
    assert not fits("a", command, read(1, 2, 1), read(3, 4, 0))


def test_an_acknowledged_command_is_not_lost() -> None:
    assert not fits("", A)
    assert not fits("b", A, sent(5, 6, "b", 1, 1))


def test_an_acknowledged_command_is_the_event_it_was_told_to_be() -> None:
    assert fits("ab", A, B)
    assert not fits("ba", A, B)
    assert not fits("ab", A, sent(2, 3, "b", 2, 3))
    assert not fits("ab", A, sent(2, 3, "b", 3, 2))
    assert not fits("ab", A, sent(2, 3, "b", 3, 3))


def test_events_are_in_the_order_of_the_answers() -> None:
    late = sent(2, 3, "a", 1, 1)
    early = sent(0, 1, "b", 2, 2)
    assert not fits("ab", late, early)
    assert fits("ab", late, replace(early, returned=2))


def test_a_repeat_gets_the_same_answer() -> None:
    assert fits("ab", A, B, sent(4, 5, "a", 1, 1))
    assert fits("ab", A, B, sent(0, 5, "a", 1, 1))
    assert not fits("ab", A, B, sent(4, 5, "a", 1, 2))
    assert not fits("ab", A, B, sent(4, 5, "a", 3, 3))


def test_a_repeat_after_a_lost_connection_stores_the_command_at_most_once() -> None:
    lost = sent(0, 1, "a", 1, None)
    assert fits("a", lost, sent(2, 3, "a", 1, 1))
    assert fits("a", lost, sent(2, 3, "a", 1, 1), read(4, 5, 1))
    assert not fits("aa", lost, sent(2, 3, "a", 1, 1))


def test_a_stale_command_finds_an_event_of_its_number() -> None:
    assert fits("a", A, sent(2, 3, "x", 1, "stale"))
    assert fits("a", A, sent(0, 3, "x", 1, "stale"))
    assert not fits("a", A, sent(2, 3, "x", 2, "stale"))
    assert not fits("ab", A, B, sent(0, 1, "x", 2, "stale"))
    assert not fits("", sent(0, 1, "x", 1, "stale"))


def test_a_stored_command_is_not_stale() -> None:
    assert not fits("a", A, sent(2, 3, "a", 1, "stale"))
    assert not fits("a", sent(2, 3, "a", 1, "stale"))


def test_a_command_ahead_does_not_find_the_event_before() -> None:
    assert fits("ab", A, sent(0, 1, "x", 3, "ahead"), B)
    assert fits("ab", A, sent(0, 5, "x", 3, "ahead"), B)
    assert not fits("ab", A, B, sent(4, 5, "x", 3, "ahead"))
    assert not fits("ab", A, B, sent(4, 5, "x", 2, "ahead"))


def test_an_id_is_used_once_it_is_in_the_log() -> None:
    assert fits("a", A, sent(2, 3, "a", 2, "id_used"))
    assert fits("ab", A, sent(0, 5, "b", 5, "id_used"), B)
    assert not fits("ab", A, sent(0, 1, "b", 5, "id_used"), B)
    assert not fits("a", A, sent(2, 3, "x", 2, "id_used"))


def test_the_rules_refuse_after_the_event_before_and_at_any_later_time() -> None:
    for reason in ("illegal", "not_your_turn", "over", "whatever"):
        assert fits("ab", A, sent(1.2, 1.5, "x", 2, reason), B)
        assert fits("ab", A, B, sent(4, 5, "x", 2, reason))
        assert not fits("ab", sent(-2, -1, "x", 2, reason), A, B)
        assert not fits("ab", A, B, sent(4, 5, "b", 2, reason))
        assert not fits("ab", A, sent(4, 5, "b", 2, reason))


def test_some_refusals_say_nothing_about_the_log() -> None:
    for reason in ("too_fast", "not_your_seat", "no_match", "moved", "removed", "crowded"):
        assert fits("a", A, sent(2, 3, "a", 7, reason))
        assert not fits("a", sent(2, 3, "a", 1, reason))


def test_an_unknown_command_may_be_stored_late() -> None:
    for answer in (None, "unavailable"):
        unknown = sent(0, 1, "a", 1, answer)
        assert fits("a", unknown, read(5, 6, 0), read(7, 8, 1))
        assert fits("a", unknown, read(5, 6, 0))
        assert fits("ab", unknown, sent(5, 6, "b", 2, 2))


def test_an_unknown_command_may_never_be_stored() -> None:
    for answer in (None, "unavailable"):
        unknown = sent(0, INFINITY, "x", 1, answer)
        assert fits("", unknown, read(5, 6, 0))
        assert fits("ab", unknown, A, B)


def test_an_unknown_command_is_not_stored_before_it_is_called() -> None:
    assert not fits("a", read(0, 1, 1), sent(2, INFINITY, "a", 1, None))


def test_an_unknown_command_becomes_only_the_event_it_wants_to_be() -> None:
    assert not fits("ab", A, sent(2, 3, "b", 3, None))


def test_an_event_is_seen_once_it_can_be_stored() -> None:
    assert fits("ab", A, B, seen(2.5, 2))
    assert fits("ab", A, B, seen(2, 2))
    assert fits("ab", A, B, seen(9, 1))
    assert not fits("ab", A, B, seen(1.9, 2))
    assert not fits("ab", A, B, seen(9, 3))


def test_what_was_seen_stays() -> None:
    assert not fits("ab", A, sent(2, 9, "b", 2, 2), seen(3, 2), read(4, 5, 1))


def test_the_site_stores_events_of_its_own_at_any_time() -> None:
    own = sent(4, 5, "b", 3, 3)
    assert fits("azb", A, read(2, 2.5, 1), read(3, 3.5, 2), own)
    assert fits("za", sent(0, 1, "a", 2, 2))
    assert not fits("azb", A, read(2, 2.5, 2), read(3, 3.5, 1), own)
    assert not fits("azb", read(-2, -1, 2), A, own)


def test_a_client_may_send_an_id_of_the_site() -> None:
    assert fits("z", sent(0, 1, "z", 1, "id_used"), read(2, 3, 1))
    assert not fits("z", sent(0, 1, "z", 1, "id_used"), read(2, 3, 0))


def test_an_event_is_not_of_a_client_whose_command_was_refused() -> None:
    assert not fits("ab", A, sent(2, 3, "b", 2, "ahead"))


def test_an_id_is_in_the_log_once() -> None:
    assert check([], [*"zz"]) == "an id is in the final log twice: ['z', 'z']"


def test_whole_nanoseconds_are_times_too() -> None:
    early, late = 10**18, 10**18 + 1  # the same as floats
    assert not fits("a", sent(0, early, "a", 1, 1), read(late, late, 0))


def test_what_fits_nowhere_is_named_with_its_times() -> None:
    assert check([A, B, read(4.5, 6, 1), read(4, 7, 1)], ["a", "b"]) == (
        "every order ends after event 2 of 2, where "
        "there is no place for Read(number=1) from 4.5 to 6"
    )
    assert check([A, seen(1.5, 2), B], ["a", "b"]) == (
        "every order ends after event 1 of 2, where "
        "there is no place for Seen(number=2) from 1.5 to 1.5; "
        "event 2 was to come from Command(id='b', number=2, answer=2) from 2 to 3"
    )
    assert check([A, replace(B, what=Command("b", 2, "over"))], ["a", "b", "z"]) == (
        "every order ends after event 1 of 3; "
        "event 2 was to come from Command(id='b', number=2, answer='over') from 2 to 3"
    )


def brute_force(history: Sequence[Operation], final: Sequence[str]) -> bool:
    """Tries all orders of all operations that may have happened, one by one.

    It is written without regard to the checker: its log is a list, and it neither remembers
    nor skips anything.
    """
    known = {
        each.what.id
        for each in history
        if isinstance(each.what, Command) and each.what.answer != "id_used"
    }
    site = [
        sent(-INFINITY, INFINITY, name, number, number)
        for number, name in enumerate(final, start=1)
        if name not in known
    ]

    def maybe(each: Operation) -> bool:
        return isinstance(each.what, Command) and each.what.answer in {None, "unavailable"}

    def end(each: Operation) -> float:
        return INFINITY if maybe(each) else each.returned

    def extend(log: list[str], rest: list[Operation]) -> bool:
        if log == final and all(maybe(each) for each in rest):
            return True
        return any(
            extend(after, rest[:index] + rest[index + 1 :])
            for index, each in enumerate(rest)
            if all(end(other) >= each.called for other in rest)
            for after in outcome(each.what, log)
        )

    return extend([], [*history, *site])


def outcome(what: Command | Read | Seen, log: list[str]) -> list[list[str]]:
    """The log after an operation; nothing if the answer would be wrong."""
    length = len(log)
    if isinstance(what, Read):
        right = length == what.number
    elif isinstance(what, Seen):
        right = length >= what.number
    elif what.answer in {None, "unavailable"} or what.answer == what.number:
        if what.id not in log:
            return [[*log, what.id]] if length + 1 == what.number else []
        right = log.index(what.id) + 1 == what.number
    elif isinstance(what.answer, int):
        right = False
    elif what.answer == "stale":
        right = length >= what.number and what.id not in log
    elif what.answer == "ahead":
        right = length + 1 < what.number
    elif what.answer == "id_used":
        right = what.id in log
    elif what.answer in {
        "too_fast",
        "not_your_seat",
        "no_match",
        "moved",
        "removed",
        "crowded",
    }:
        right = True
    else:
        right = length + 1 >= what.number and what.id not in log
    return [log] if right else []


KINDS = ["accepted"] * 4 + ["read"] * 2 + ["unknown", "never", "site", "again", "id_used"]
KINDS += ["stale", "ahead", "illegal", "too_fast", "seen"]


def played(rng: random.Random, count: int, width: float) -> tuple[list[Operation], list[str]]:
    """A history that fits, and its log.

    Something takes effect every second, up to `width` seconds after its call and before its
    return.
    """
    history: list[Operation] = []
    log: list[str] = []
    stored: list[Command] = []
    for at in range(count):
        length, kind = len(log), rng.choice(KINDS if stored else ["accepted", "site", "read"])
        what: Command | Read | Seen
        command = Command(f"c{at}", length + 1, length + 1)
        called, returned = at - width * rng.random(), at + width * rng.random()
        if kind in {"accepted", "unknown", "site"}:
            log.append(command.id)
        if kind == "site":
            continue
        if kind == "read":
            what = Read(length)
        elif kind == "seen":
            what = Seen(rng.randint(0, length))
        elif kind == "again":
            what = rng.choice(stored)
        elif kind == "accepted":
            stored.append(command)
            what = command
        elif kind == "unknown":
            stored.append(command)
            what = replace(command, answer=rng.choice([None, "unavailable"]))
            returned = rng.choice([called, returned, INFINITY])
        else:
            what = refused(rng, command, kind, log)
        history.append(Operation(called, returned, what))
    rng.shuffle(history)
    return history, log


def refused(rng: random.Random, command: Command, reason: str, log: list[str]) -> Command:
    """A command that is not stored, or not known to be, with a number that explains it."""
    if reason == "id_used":
        return replace(command, id=rng.choice(log), answer=reason)
    length = len(log)
    numbers = {
        "stale": range(1, length + 1),
        "ahead": range(length + 2, length + 4),
        "illegal": range(1, length + 2),
        "too_fast": range(1, length + 9),
        "never": range(1, length + 3),
    }
    answer = None if reason == "never" else reason
    return replace(command, number=rng.choice(numbers[reason]), answer=answer)


def spoil(rng: random.Random, history: list[Operation], log: list[str]) -> None:
    """Changes one thing, after which the history may fit or not."""
    one, other = rng.randrange(len(history)), rng.randrange(len(history))
    first, second = history[one], history[other]
    what = first.what
    match rng.randrange(6):
        case 0:
            history[one] = replace(first, what=second.what)
            history[other] = replace(second, what=what)
        case 1 if log:
            del log[rng.randrange(len(log))]
        case 2 if log:
            log.append(log.pop(rng.randrange(len(log))))
        case 3:
            number = max(0, what.number + rng.choice([-1, 1]))
            history[one] = replace(first, what=replace(what, number=number))
        case 4 if isinstance(what, Command):
            answer = rng.choice([what.number, None, "stale", "ahead", "illegal", "id_used"])
            history[one] = replace(first, what=replace(what, answer=answer))
        case _:
            by = rng.uniform(-3, 3)
            history[one] = replace(
                first, called=first.called + by, returned=first.returned + by
            )


def test_every_history_with_moments_of_effect_fits() -> None:
    rng = random.Random(1)
    for width in (0, 1, 3, 10, 30):
        for _ in range(10):
            assert check(*played(rng, 60, width)) is None


def test_small_histories_are_judged_as_by_trying_every_order() -> None:
    rng = random.Random(2)
    verdicts: list[bool] = []
    while len(verdicts) < 3000:
        history, log = played(rng, 7, rng.choice([0.6, 1.5, 3]))
        for _ in range(3):
            if history:
                verdicts.append(check(history, log) is None)
                assert verdicts[-1] == brute_force(history, log), (history, log)
                spoil(rng, history, log)
    assert 1000 < sum(verdicts) < 2000


def test_long_histories_of_many_clients_are_judged_in_a_moment() -> None:
    history, log = played(random.Random(3), 600, 15)
    assert check(history, log) is None
    reads = [each for each in history if isinstance(each.what, Read)]
    last = max(reads, key=lambda each: each.called)
    wrong = replace(last, what=Read(1))
    found = check([wrong if each is last else each for each in history], log)
    assert str(wrong) in (found or "")
