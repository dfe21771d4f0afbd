"""A line brings all messages of a turn at once, and no more than the other side reads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from tavolino.hosting.live.client import MAX_WAITING, Client
from tavolino.hosting.match.events import WATCHER
from tavolino.server.hardening.lines import (
    AT_ONCE,
    PART,
    Outbox,
    SocketLine,
    framed,
    next_frames,
)


def heard(frames: bytes) -> list[bytes]:
    """The text messages in the frames that a client receives."""
    parser = Protocol(CLIENT, max_size=None)
    parser.receive_data(frames)
    events = [cast("Frame", event) for event in parser.events_received()]
    assert all(event.opcode is Opcode.TEXT and event.fin for event in events)
    return [bytes(event.data) for event in events]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_client_reads_a_frame_as_the_message_it_was(size: int) -> None:
    assert heard(framed(b"m" * size)) == [b"m" * size]


def test_only_so_much_is_written_at_a_time() -> None:
    waiting = deque(b"m" * 1000 for _ in range(40))
    part = next_frames(waiting)
    assert PART <= len(part) < PART + 2000
    assert len(heard(part)) + len(waiting) == 40


class Listener(asyncio.Protocol):
    """The server's end of a connection, with a line."""

    line: SocketLine

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.set_write_buffer_limits(PART)
        self.line = SocketLine(transport, Outbox())

    def pause_writing(self) -> None:
        self.line.fill()

    def resume_writing(self) -> None:
        self.line.drain()


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[Client, SocketLine, asyncio.StreamReader]]:
    """A client with a line, and the other side."""
    listeners: list[Listener] = []

    def listen() -> Listener:
        listeners.append(Listener())
        return listeners[-1]

    server = await asyncio.get_running_loop().create_server(listen, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    reader, writer = await asyncio.open_connection(host, port)
    while not listeners:
        await asyncio.sleep(0)
    line = listeners[0].line
    yield Client(0, line, line.transport.abort), line, reader
    writer.close()
    line.transport.abort()
    server.close()


def is_impatient(line: SocketLine) -> bool:
    """Whether a line cuts its client off unless that reads."""
    return line.patience is not None


def test_what_is_told_in_one_turn_arrives_in_order_with_the_next() -> None:
    async def test() -> None:
        async with connected() as (client, line, reader):
            messages = [b"message %d" % number for number in range(5)]
            for message in messages:
                client.tell(message)
            assert len(client.waiting) == 5
            await line.sent()
            assert not client.waiting
            frames = await reader.readexactly(sum(len(framed(each)) for each in messages))
            assert heard(frames) == messages

    asyncio.run(test())


def test_whoever_does_not_read_is_sent_only_so_much_and_then_goes_on_where_it_was() -> None:
    async def test() -> None:
        async with connected() as (client, line, reader):
            client.catch_up([b"%06d" % number + b"." * 10_000 for number in range(3000)])
            sending = asyncio.create_task(line.sent())
            while not line.is_full:
                await asyncio.sleep(0)
            assert is_impatient(line)
            assert line.transport.get_write_buffer_size() < 4 * PART
            assert len(client.waiting) > 0, "the system takes megabytes, and this is more"
            assert not sending.done()
            size = len(framed(b"." * 10_006))
            for number in range(3000):
                [message] = heard(await reader.readexactly(size))
                assert message.startswith(b"%06d" % number)
            await sending
            assert not is_impatient(line)
            assert len(client.waiting) == 0

    asyncio.run(test())


class Noted(SocketLine):
    """A line that only notes that it was its turn."""

    def __init__(self, outbox: Outbox, seat: int, turns: list[int]) -> None:
        self.outbox = outbox
        self.client = None
        self.seat = seat
        self.turns = turns

    def flush(self) -> None:
        self.turns.append(self.seat)


def test_players_come_first_and_those_who_watch_a_few_at_a_time() -> None:
    async def test() -> list[int]:
        outbox, turns = Outbox(), list[int]()
        for seat in [WATCHER] * (2 * AT_ONCE) + [0]:
            line = Noted(outbox, seat, turns)
            line.wake(Client(seat, line, lambda: None))
        assert turns == []
        await asyncio.sleep(0)
        assert len(turns) == 1 + AT_ONCE
        line = Noted(outbox, 1, turns)
        line.wake(Client(1, line, lambda: None))
        await asyncio.sleep(0)
        return turns

    watchers = [WATCHER] * AT_ONCE
    assert asyncio.run(test()) == [0, *watchers, 1, *watchers]


def test_too_many_that_wait_cut_the_client_off() -> None:
    async def test() -> None:
        async with connected() as (client, line, _):
            line.fill()
            for _number in range(MAX_WAITING + 1):
                client.tell(b"message")
            assert client.gone
            assert line.transport.is_closing()

    asyncio.run(test())


def test_nothing_is_sent_after_the_connection_was_closed() -> None:
    async def test() -> None:
        async with connected() as (client, line, reader):
            client.tell(b"before")
            await line.sent()
            line.is_over = True
            client.tell(b"after")
            await line.sent()
            line.transport.close()
            assert heard(await reader.read()) == [b"before"]

    asyncio.run(test())
