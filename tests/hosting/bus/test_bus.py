"""Every bus: what is published is heard, in order, by all who listen and by no one else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import chain
from uuid import uuid4

import pytest
from structlog.testing import capture_logs

from support.bus_listener import BusListener, all_heard
from support.nats_server import NATS
from tavolino.hosting.bus.bus import Bus
from tavolino.hosting.bus.local import LocalBus
from tavolino.server.backends.nats import NatsBus

Scenario = Callable[[Bus], Awaitable[None]]
Play = Callable[[Scenario], None]


@pytest.fixture(params=["local", "nats"])
def play(request: pytest.FixtureRequest) -> Play:
    """Plays a scenario with an open bus."""

    async def whole(scenario: Scenario) -> None:
        bus: Bus = LocalBus() if request.param == "local" else NatsBus(NATS)
        await bus.open(uuid4().hex)
        try:
            await scenario(bus)
        finally:
            await bus.close()

    return lambda scenario: asyncio.run(whole(scenario))


def test_what_is_published_is_heard_in_order(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        await bus.listen("match.a", ear)
        messages = [b"%d" % number for number in range(1000)]
        for message in messages:
            bus.publish("match.a", message)
        await ear.hears(*messages)

    play(scenario)


def test_any_bytes_can_be_a_message(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        await bus.listen("match.a", ear)
        messages = [b"", bytes(range(256)), b"PING\r\n", b"x" * 300_000]
        for message in messages:
            bus.publish("match.a", message)
        await ear.hears(*messages)

    play(scenario)


def test_all_who_listen_to_a_subject_hear_it_and_no_one_else(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        first, second, other = BusListener(), BusListener(), BusListener()
        await bus.listen("match.a", first)
        await bus.listen("match.a", second)
        await bus.listen("match.b", other)
        await bus.listen("match", other)
        bus.publish("match.a", b"move")
        await all_heard(bus)
        assert (first.heard, second.heard, other.heard) == ([b"move"], [b"move"], [])

    play(scenario)


def test_who_publishes_is_not_called_in_the_midst_of_it(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        await bus.listen("match.a", ear)
        bus.publish("match.a", b"move")
        assert ear.heard == []
        await ear.hears(b"move")

    play(scenario)


def test_what_was_published_before_is_not_heard(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        bus.publish("match.a", b"before")
        await bus.listen("match.a", ear)
        bus.publish("match.a", b"after")
        await ear.hears(b"after")

    play(scenario)


def test_who_stops_listening_hears_nothing_more_even_of_what_is_on_its_way(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        stays, goes = BusListener(), BusListener()
        await bus.listen("match.a", stays)
        unlisten = await bus.listen("match.a", goes)
        bus.publish("match.a", b"move")
        await unlisten()
        await stays.hears(b"move")
        assert goes.heard == []

    play(scenario)


def test_stopping_twice_stops_no_one_else(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        unlisten = await bus.listen("match.a", ear)
        await bus.listen("match.a", ear)
        leave = await bus.share("match.a", "workers", ear)
        for stop in (unlisten, unlisten, leave, leave):
            await stop()
        bus.publish("match.a", b"move")
        await all_heard(bus)
        assert ear.heard == [b"move"]

    play(scenario)


def test_a_subject_can_be_listened_to_again(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        for message in (b"1", b"2", b"3"):
            ear = BusListener()
            unlisten = await bus.listen("match.a", ear)
            bus.publish("match.a", message)
            await ear.hears(message)
            await unlisten()

    play(scenario)


def test_one_member_of_a_group_hears_each_message(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        everyone, other_group, members = (
            BusListener(),
            BusListener(),
            [BusListener(), BusListener(), BusListener()],
        )
        await bus.listen("bot", everyone)
        await bus.share("bot", "watchers", other_group)
        for member in members:
            await bus.share("bot", "workers", member)
        messages = [b"%d" % number for number in range(300)]
        for message in messages:
            bus.publish("bot", message)
        await all_heard(bus)
        assert everyone.heard == other_group.heard == messages
        assert sorted(chain.from_iterable(one.heard for one in members)) == sorted(messages)
        assert all(len(one.heard) > 50 for one in members)

    play(scenario)


def test_who_leaves_a_group_leaves_its_messages_to_the_others(play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        goes, stays = BusListener(), BusListener()
        leave = await bus.share("bot", "workers", goes)
        await bus.share("bot", "workers", stays)
        await leave()
        for _ in range(10):
            bus.publish("bot", b"turn")
        await all_heard(bus)
        assert (goes.heard, stays.heard) == ([], [b"turn"] * 10)

    play(scenario)


def test_a_listener_that_fails_stops_no_other(play: Play) -> None:
    def fail(message: bytes) -> None:
        raise RuntimeError("deaf")

    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        await bus.listen("match.a", fail)
        await bus.listen("match.a", ear)
        bus.publish("match.a", b"1")
        bus.publish("match.a", b"2")
        await ear.hears(b"1", b"2")

    with capture_logs() as said:
        play(scenario)
    failed = [line for line in said if line["log_level"] == "error"]
    assert [line["event"] for line in failed] == ["a listener of the bus failed"] * 2


@pytest.mark.parametrize("subject", ["", "a b", "a\r\nPUB x 0\r\n", "a\n", "*", "a.>", "a..b"])
def test_an_invalid_subject_is_neither_heard_nor_sent(subject: str, play: Play) -> None:
    async def scenario(bus: Bus) -> None:
        ear = BusListener()
        with pytest.raises(ValueError, match="not a valid subject"):
            await bus.listen(subject, ear)
        with pytest.raises(ValueError, match="not a valid subject"):
            await bus.share("bot", subject, ear)
        await bus.listen("a", ear)
        bus.publish(subject, b"move")
        await all_heard(bus)
        assert ear.heard == []

    play(scenario)


def test_a_closing_bus_delivers_what_is_left_and_nothing_later(play: Play) -> None:
    ear = BusListener()

    async def scenario(bus: Bus) -> None:
        await bus.listen("match.a", ear)
        bus.publish("match.a", b"last")
        await bus.close()
        bus.publish("match.a", b"too late")

    play(scenario)
    assert ear.heard == [b"last"]


def test_a_bus_that_never_opened_takes_messages_and_closes(play: Play) -> None:
    async def scenario(_: Bus) -> None:
        for bus in (LocalBus(), NatsBus(NATS)):
            bus.publish("match.a", b"move")
            await bus.close()

    play(scenario)
