"""A process that is told to end does so: politely if people are there, and always."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.command_process import Logged, logged, wait_for
from support.fresh_stores import DATABASE, fresh_schema
from support.nats_server import NATS
from support.ports import free_port
from support.running_server import SECRET, TIMEOUT, new_match, until

SIGNALS = (signal.SIGTERM, signal.SIGINT)


def several(database: str, **more: str) -> dict[str, str]:
    """The environment of one of several processes."""
    base = {"TAVOLINO_DATABASE": database, "TAVOLINO_NATS": NATS, "TAVOLINO_SECRET": SECRET}
    return base | more


def ended(process: Logged, by: signal.Signals) -> int:
    """How a process ends by a signal, as soon as it can."""
    process.process.send_signal(by)
    return process.process.wait(TIMEOUT)


def is_quiet(process: Logged) -> bool:
    """Whether nothing that a process logged is a failure."""
    return not [
        line for line in process.lines() if "exception" in line or line["level"] == "error"
    ]


# -- without a store -------------------------------------------------------------------------


@contextmanager
def silent_database() -> Iterator[str]:
    """The address of something that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        yield f"postgresql://root@127.0.0.1:{silent.getsockname()[1]}/test"


def refuses_to_die(log: Path, *words: str, **environment: str) -> Logged:
    """A process like the first one in a container, which no signal ends that it ignores."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in SIGNALS}
    try:
        return Logged(log, *words, **environment)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@pytest.mark.parametrize("by", SIGNALS)
@pytest.mark.parametrize("words", [("serve", "--port", str(free_port())), ("worker",)])
@pytest.mark.parametrize("there", [True, False])
def test_a_process_that_waits_for_a_store_can_be_told_to_end(
    tmp_path: Path, words: tuple[str, ...], there: bool, by: signal.Signals
) -> None:
    with ExitStack() as ends:
        database = f"postgresql://root@127.0.0.1:{free_port()}/test"
        if there:
            database = ends.enter_context(silent_database())
        process = refuses_to_die(tmp_path / "log", *words, **several(database))
        ends.callback(process.process.wait)
        ends.callback(process.process.kill)
        process.says("waiting for the database")
        begun = time.monotonic()
        assert ended(process, by) == 0
        assert time.monotonic() - begun < 15  # it gives up by itself only after 30 seconds
        assert is_quiet(process)


def test_a_process_that_lost_its_store_at_once_can_be_told_to_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            fresh_schema() as schema,
            freezing_proxy(b"excluded.alive_at") as (port, frozen),
        ):
            url = urlsplit(DATABASE)
            url = url._replace(netloc=f"{url.username}@127.0.0.1:{port}")
            environment = several(url.geturl(), TAVOLINO_SCHEMA=schema)
            words = ("serve", "--port", str(free_port()))
            with logged(tmp_path / "log", *words, **environment) as process:
                await asyncio.wait_for(frozen.wait(), TIMEOUT)
                ending = asyncio.to_thread(ended, process, signal.SIGTERM)
                assert await ending == -signal.SIGTERM
                assert is_quiet(process)

    asyncio.run(scenario())


@asynccontextmanager
async def freezing_proxy(word: bytes) -> AsyncIterator[tuple[int, asyncio.Event]]:
    """Passes connections on to the database until a word is said; then nothing any more."""
    place = urlsplit(DATABASE)
    frozen = asyncio.Event()

    async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            if word in data:
                frozen.set()
            if frozen.is_set():
                await asyncio.Event().wait()
            target.write(data)
        target.close()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(place.hostname, place.port or 5432)
        writers.extend([there[1], writer])
        await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))

    writers: list[asyncio.StreamWriter] = []
    server = await asyncio.start_server(pass_on, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], frozen
    finally:
        server.close()
        for writer in writers:
            writer.close()


# -- with people -----------------------------------------------------------------------------


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[tuple[Logged, httpx.Client]]:
    """A server at home, with someone who has made a match there."""
    port = str(free_port())
    home = {"XDG_DATA_HOME": str(folder), "TAVOLINO_RATE": "0"}
    with logged(folder / "log", "serve", "--port", port, **home, **environment) as server:
        wait_for(f"http://127.0.0.1:{port}")
        base = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=base, timeout=TIMEOUT) as client:
            yield server, client


def test_a_server_without_connections_ends_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, TAVOLINO_DRAIN="1000") as (server, client):
        new_match(client)
        assert ended(server, signal.SIGINT) == 0
        assert server.lines() == []


async def closed(socket: ClientConnection) -> tuple[int, float]:
    """The code by which a socket is closed, and when."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0, time.monotonic()


async def followers(client: httpx.Client, count: int) -> list[ClientConnection]:
    """Sockets that follow a new match."""
    made = new_match(client)
    url = f"ws://127.0.0.1:{client.base_url.port}/matches/{made['match']}/live"
    header = {"Cookie": f"tavolino={client.cookies['tavolino']}"}
    return [await connect(url, additional_headers=header, proxy=None) for _ in range(count)]


def troubles(client: httpx.Client) -> object:
    """Why a server says that it is not ready."""
    ready = client.get("/readyz")
    return ready.json()["troubles"] if ready.status_code == 503 else None


def test_sockets_are_closed_a_few_at_a_time(tmp_path: Path) -> None:
    period = 6

    async def scenario() -> None:
        sockets = await followers(client, 50)
        closing = asyncio.gather(*map(closed, sockets))
        server.process.send_signal(signal.SIGTERM)
        begun = time.monotonic()
        await asyncio.to_thread(until, lambda: troubles(client) == ["leaving"])
        assert (await asyncio.to_thread(client.get, "/site")).status_code == 200
        ends = await asyncio.wait_for(closing, TIMEOUT)
        assert {code for code, _ in ends} == {1012}
        times = sorted(at - begun for _, at in ends)
        # A busy machine closes some late, and none early.
        assert times[12] > period / 8
        assert times[25] > period / 4
        assert times[-1] > period / 2
        assert await asyncio.to_thread(server.process.wait, TIMEOUT) == -signal.SIGTERM
        assert is_quiet(server)

    with serving(tmp_path, TAVOLINO_DRAIN=f"{period}") as (server, client):
        asyncio.run(scenario())


def test_a_second_signal_ends_a_server_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        sockets = await followers(client, 2)
        closing = asyncio.gather(*map(closed, sockets))
        server.process.send_signal(signal.SIGINT)
        await asyncio.to_thread(until, lambda: troubles(client) == ["leaving"])
        assert await asyncio.to_thread(ended, server, signal.SIGINT) == 0
        assert {code for code, _ in await closing} == {1012}

    with serving(tmp_path, TAVOLINO_DRAIN="1000") as (server, client):
        asyncio.run(scenario())


@pytest.mark.parametrize("by", SIGNALS)
def test_a_stream_ends_as_if_all_were_told(tmp_path: Path, by: signal.Signals) -> None:
    with serving(tmp_path) as (server, client):
        match = new_match(client)["match"]
        with client.stream("GET", f"/matches/{match}/stream") as response:
            parts = response.iter_raw()
            assert next(parts)
            server.process.send_signal(by)
            list(parts)  # fails unless the last chunk says that it is the last
        assert server.process.wait(TIMEOUT) == (0 if by == signal.SIGINT else -by)
        assert server.lines() == []
