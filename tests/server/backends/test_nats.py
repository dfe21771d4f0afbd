"""The bus over NATS: a server that dies and comes back, that freezes, or throws us out."""

from __future__ import annotations

import asyncio
import signal
import time
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from structlog.testing import capture_logs

from support.bus_listener import SOON, BusListener, all_heard
from support.nats_server import NATS, Server
from tavolino.server.backends import nats
from tavolino.server.backends.nats import ANSWER_TIMEOUT, MAX_WAITING, NatsBus


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


@asynccontextmanager
async def opened(url: str, site: str = "site") -> AsyncIterator[NatsBus]:
    bus = NatsBus(url)
    await bus.open(site)
    try:
        yield bus
    finally:
        await bus.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


def test_other_processes_hear_as_soon_as_listening_is_granted() -> None:
    async def scenario() -> None:
        site = uuid4().hex
        async with opened(NATS, site) as here, opened(NATS, site) as there:
            for number in range(100):
                ear = BusListener()
                await there.listen(f"match.{number}", ear)
                here.publish(f"match.{number}", b"move")
                await ear.hears(b"move")

    asyncio.run(scenario())


def test_the_buses_of_different_sites_do_not_hear_each_other() -> None:
    async def scenario() -> None:
        async with opened(NATS, uuid4().hex) as here, opened(NATS, uuid4().hex) as there:
            ear = BusListener()
            await there.listen("match.a", ear)
            here.publish("match.a", b"move")
            await all_heard(here)
            await all_heard(there)
            assert ear.heard == []

    asyncio.run(scenario())


def test_the_members_of_a_group_may_be_in_different_processes() -> None:
    async def scenario() -> None:
        site = uuid4().hex
        async with opened(NATS, site) as here, opened(NATS, site) as there:
            ears = [BusListener(), BusListener()]
            await here.share("bot", "workers", ears[0])
            await there.share("bot", "workers", ears[1])
            for _ in range(100):
                here.publish("bot", b"turn")
            await until(lambda: len(ears[0].heard) + len(ears[1].heard) == 100)
            assert all(ear.heard for ear in ears)

    asyncio.run(scenario())


def test_nats_is_asked_once_for_a_subject_and_only_while_someone_listens(
    server: Server,
) -> None:
    async def scenario() -> None:
        async with opened(server.url) as bus:
            both = ["tavolino.site.match.a", "tavolino.site.match.b"]
            first = await bus.listen("match.a", BusListener())
            second = await bus.listen("match.a", BusListener())
            await bus.listen("match.b", BusListener())
            assert server.subscriptions() == both
            await first()
            await bus.listen("match.b", BusListener())
            assert server.subscriptions() == both
            await second()
            await bus.listen("match.b", BusListener())
            assert server.subscriptions() == both[1:]

    server.start()
    asyncio.run(scenario())


def test_listening_that_was_cancelled_on_the_way_has_not_begun(server: Server) -> None:
    async def scenario() -> None:
        async with opened(server.url) as bus:
            ear = BusListener()
            listening = asyncio.create_task(bus.listen("match.a", ear))
            await asyncio.sleep(0)
            listening.cancel()
            await asyncio.wait({listening})
            assert listening.cancelled()
            await bus.listen("match.b", ear)
            assert server.subscriptions() == ["tavolino.site.match.b"]

    server.start()
    asyncio.run(scenario())


def test_a_server_that_was_killed_and_came_back_is_heard_again(server: Server) -> None:
    async def scenario() -> None:
        returns: list[bytes] = []
        async with opened(server.url) as bus:
            ear, member, meanwhile = BusListener(), BusListener(), BusListener()
            bus.on_return(lambda: bus.publish("match.a", b"back"))
            bus.on_return(lambda: returns.append(b""))
            await bus.listen("match.a", ear)
            await bus.share("bot", "workers", member)
            unlisten = await bus.listen("match.gone", BusListener())

            for times in (1, 2):
                server.kill()
                started = time.monotonic()
                for _ in range(10_000):
                    bus.publish("match.a", b"lost" * 100)
                await bus.listen("match.meanwhile", meanwhile)
                await unlisten()
                assert time.monotonic() - started < 2 * ANSWER_TIMEOUT
                server.start()
                await until(lambda times=times: len(returns) == times)  # type: ignore[misc]

            await ear.hears(b"back", b"back")
            bus.publish("bot", b"turn")
            await member.hears(b"turn")
            bus.publish("match.meanwhile", b"move")
            await meanwhile.hears(b"move", b"move")
            assert "tavolino.site.match.gone" not in server.subscriptions()

    server.start()
    with capture_logs() as said:
        asyncio.run(scenario())
    assert [line["event"] for line in said if line["log_level"] == "warning"] == [
        "NATS is lost",
        "NATS is lost",
    ]
    assert not [line for line in said if line["log_level"] in {"error", "critical"}]


def test_a_bus_opens_without_its_server_and_finds_it_later(server: Server) -> None:
    async def scenario() -> None:
        started = time.monotonic()
        returns: list[bytes] = []
        async with opened(server.url) as bus:
            assert time.monotonic() - started < ANSWER_TIMEOUT / 2
            ear = BusListener()
            bus.on_return(lambda: returns.append(b""))
            await bus.listen("match.a", ear)
            bus.publish("match.a", b"lost")
            server.start()
            await until(lambda: bool(returns))
            bus.publish("match.a", b"move")
            await ear.hears(b"move")

    asyncio.run(scenario())


def test_the_first_connection_is_not_told_as_a_return() -> None:
    async def scenario() -> None:
        returns: list[bytes] = []
        bus = NatsBus(NATS)
        bus.on_return(lambda: returns.append(b""))
        await bus.open(uuid4().hex)
        await all_heard(bus)
        await bus.close()
        assert returns == []

    asyncio.run(scenario())


def test_a_bus_closes_quickly_when_its_server_is_gone(server: Server) -> None:
    async def scenario() -> None:
        for begin in (server.start, lambda: None):
            begin()
            bus = NatsBus(server.url)
            await bus.open("site")
            server.kill()
            bus.publish("match.a", b"move")
            started = time.monotonic()
            await bus.close()
            assert time.monotonic() - started < ANSWER_TIMEOUT / 2

    asyncio.run(scenario())


def test_a_frozen_server_stops_no_one_and_fills_no_memory(server: Server) -> None:
    async def scenario() -> None:
        bus = NatsBus(server.url)
        await bus.open("site")
        server.signal(signal.SIGSTOP)
        started = time.monotonic()
        message = b"x" * 100_000
        tracemalloc.start()
        for _ in range(1000):
            bus.publish("match.a", message)
            await asyncio.sleep(0)
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert kept < 4 * MAX_WAITING
        await bus.listen("match.a", BusListener())
        await bus.close()
        assert time.monotonic() - started < 4 * ANSWER_TIMEOUT

    server.start()
    asyncio.run(scenario())


def test_a_server_that_was_frozen_for_long_counts_as_lost_until_it_answers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        returns: list[bytes] = []
        async with opened(server.url) as bus:
            ear = BusListener()
            bus.on_return(lambda: returns.append(b""))
            await bus.listen("match.a", ear)
            server.signal(signal.SIGSTOP)
            await asyncio.sleep(10 * nats.PING_INTERVAL)
            bus.publish("match.a", b"lost")
            server.signal(signal.SIGCONT)
            await until(lambda: bool(returns))
            bus.publish("match.a", b"move")
            await ear.hears(b"move")

    monkeypatch.setattr(nats, "PING_INTERVAL", 0.05)
    server.start()
    asyncio.run(scenario())


def test_who_was_thrown_out_comes_back(server: Server) -> None:
    # After such an error nats-py alone would stay closed for good.
    async def scenario() -> None:
        returns: list[bytes] = []
        async with opened(server.url) as bus:
            ear = BusListener()
            bus.on_return(lambda: returns.append(b""))
            await bus.listen("match.a", ear)
            server.settings.write_text("max_payload: 100")
            server.signal(signal.SIGHUP)
            await until(lambda: server.tells("varz")["max_payload"] == 100)
            bus.publish("match.a", b"x" * 101)
            await until(lambda: bool(returns))
            bus.publish("match.a", b"x" * 101)  # by now the bus knows better
            bus.publish("match.a", b"move")
            await ear.hears(b"move")

    server.start()
    asyncio.run(scenario())


def test_a_listener_that_fails_when_nats_returns_stops_no_other(server: Server) -> None:
    def fail() -> None:
        raise RuntimeError

    async def scenario() -> None:
        returns: list[bytes] = []
        async with opened(server.url) as bus:
            bus.on_return(fail)
            bus.on_return(lambda: returns.append(b""))
            server.start()
            await until(lambda: bool(returns))

    asyncio.run(scenario())


def test_a_subject_costs_less_than_two_kilobytes() -> None:
    subjects = [f"match.{uuid4().hex}" for _ in range(2000)]

    async def scenario() -> None:
        async with opened(NATS, uuid4().hex) as bus:
            await all_heard(bus)
            ear = BusListener()
            tracemalloc.start()
            kept = await asyncio.gather(*(bus.listen(subject, ear) for subject in subjects))
            await all_heard(bus)
            size, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert size / len(kept) < 2048

    asyncio.run(scenario())


@pytest.mark.parametrize("url", ["", "localhost", "nats://"])
def test_an_address_that_cannot_be_one_is_refused_at_once(url: str) -> None:
    with pytest.raises(ValueError, match="address"):
        NatsBus(url)
