"""The real server for tests: the application as production serves it, in a thread of its own.

with served(tmp_path) as server:
    ann = server.client()
    made = server.new_match(ann, "anneaux", names=["Ann"])
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from tavolino.hosting.bus.bus import Bus
from tavolino.hosting.bus.notices import Notices
from tavolino.hosting.clock import TableTime
from tavolino.hosting.engine import Engine
from tavolino.hosting.machine import Machine
from tavolino.hosting.services import Services
from tavolino.hosting.store.store import Store
from tavolino.server.backends.sqlite import SqliteStore
from tavolino.server.http.app import create_app
from tavolino.server.process.serve import config_for, services_of
from tavolino.server.settings import Settings

SECRET = "the same in every test"
T = TypeVar("T")

TIMEOUT = 60.0
"""Seconds after which something is taken not to happen: many, as a machine may be very busy."""


class StillTime(TableTime):
    """Table time that stands still until it is moved on."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        super().__init__(Machine())
        self.still = now
        self.has_begun.set()

    async def follow(self, answer: Awaitable[object]) -> bool:
        """The store's clock does not matter."""
        return await answer is not None

    def now(self) -> int:
        return self.still


def new_engine(store: Store, bus: Bus, time: TableTime | None = None) -> Engine:
    """An engine on this machine, with a time of its own if none is given."""
    machine = Machine()
    engine = Engine(store, Notices(bus, [SECRET], machine), machine)
    if time is not None:
        engine.time = time
    return engine


class Served:
    """A running server, and ways to reach it from outside and from within."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.loop: asyncio.AbstractEventLoop
        self.closing = ExitStack()

    def client(self, token: str | None = None, **more: Any) -> httpx.Client:
        """Someone who sends requests: a new browser, or with a token a program."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers |= more.pop("headers", {})
        # There are no certificates to check, and loading them takes longer than most tests.
        more = {"base_url": self.base, "timeout": TIMEOUT, "verify": False, **more}
        client = httpx.Client(headers=headers, **more)
        return self.closing.enter_context(client)

    def socket_address(self, match: str, **query: object) -> str:
        """Where a match is followed over a WebSocket."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return f"ws://127.0.0.1:{self.port}/matches/{match}/live?{asked}"

    def run(self, work: Coroutine[Any, Any, T], seconds: float = TIMEOUT) -> T:
        """What a coroutine gives that runs in the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def call(self, function: Callable[..., T], *values: object) -> T:
        """What a function gives that is called in the server's own thread."""

        async def calling() -> T:
            return function(*values)

        return self.run(calling())


@contextmanager
def served(
    folder: Path,
    *,
    time: TableTime | None = None,
    unsent: int | None = None,
    **settings: Any,
) -> Iterator[Served]:
    """A server with an SQLite store in a folder, on a free port of this machine.

    No one is too fast for it unless a `rate` is given, and no match expires, however old tests
    make it. `time` may stand still; the system keeps as many bytes `unsent` for each client;
    whatever else is given is one of the Settings.
    """
    database = str(folder / "matches.sqlite")
    defaults = {"database": database, "secrets": (SECRET,), "rate": 0, "expiry": 0}
    chosen = Settings(**{**defaults, **settings})
    services = services_of(chosen)
    app = create_app(services, chosen)
    if time is not None:
        services.engine.time = time
    with socket.create_server(("127.0.0.1", 0)) as listening:
        if unsent is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unsent)
        port = listening.getsockname()[1]
        server = uvicorn.Server(config_for(app, services.meter))
        running = Served(services, port)
        with running.closing, in_a_thread(server, running, listening):
            if isinstance(services.store, SqliteStore):
                # No test outlives a power cut, so none has to wait for the disk.
                running.run(services.store._rows("PRAGMA synchronous = OFF"))
            yield running


@contextmanager
def in_a_thread(
    server: uvicorn.Server, running: Served, listening: socket.socket
) -> Iterator[None]:
    """Serves from when it is ready until the block ends."""
    failed: list[BaseException] = []

    async def serving() -> None:
        running.loop = asyncio.get_running_loop()
        await running.services.store.open()
        await running.services.start()
        try:
            await server.serve([listening])
        finally:
            await running.services.stop()

    def thread_of_it() -> None:
        try:
            factory = server.config.get_loop_factory()
            with asyncio.Runner(loop_factory=factory) as runner:
                runner.run(serving())
        except BaseException as error:  # noqa: BLE001 - told to whoever waits
            failed.append(error)

    thread = threading.Thread(target=thread_of_it, name="served", daemon=True)
    thread.start()
    try:
        until(lambda: server.started or bool(failed))
        yield
    finally:
        server.should_exit = True
        thread.join(TIMEOUT)
        assert not thread.is_alive(), "the server does not stop"
        assert not failed, failed


def until(done: Callable[[], bool], seconds: float = TIMEOUT) -> None:
    """Waits until something is so; fails if that takes too long."""
    latest = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < latest, "that took too long"
        time.sleep(0.005)


def new_id() -> str:
    """An id for a wish."""
    return secrets.token_hex(12)


def new_match(client: httpx.Client, game: str = "anneaux", **wish: Any) -> dict[str, Any]:
    """A match that a client has made, with its links."""
    wish = {"id": new_id(), "game": game, "players": 2, "names": ["Ann"], **wish}
    response = client.post("/matches", json=wish)
    assert response.status_code == 201, response.text
    made: dict[str, Any] = response.json()
    return made


def invitation(link: str) -> str:
    """What a link opens a match with."""
    return link.partition("#")[2].partition(".")[2]


def joined(client: httpx.Client, made: dict[str, Any], name: str = "Ben") -> dict[str, Any]:
    """The seat a client got by a match's link."""
    wish = {"id": new_id(), "invitation": invitation(made["join"]), "name": name}
    response = client.post(f"/matches/{made['match']}/join", json=wish)
    assert response.status_code == 200, response.text
    seated: dict[str, Any] = response.json()
    return seated


def act_once(client: httpx.Client, match: str, seats: int = 1) -> bool:
    """Does the first thing that one of a client's seats may do; False if none is to move."""
    for seat in range(seats):
        message = client.get(f"/matches/{match}", params={"seat": seat}).json()[-1]
        if legal := message["state"].get("legal"):
            act = {"type": "act", "id": new_id(), "number": message["number"] + 1, "seat": seat}
            sent = client.post(f"/matches/{match}/commands", json={**act, "action": legal[0]})
            assert sent.status_code == 200, sent.text
            return True
    return False
