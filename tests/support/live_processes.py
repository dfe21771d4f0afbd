"""Two server processes with one match, and people who follow it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from support.fresh_stores import fresh_postgres, fresh_sqlite
from support.nats_server import NATS
from support.running_server import TIMEOUT, new_engine
from tavolino.hosting.access.blocklist import Blocklist
from tavolino.hosting.bus.bus import Bus
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.engine import Engine, MatchRequest
from tavolino.hosting.live.client import AwaitedLine, Client
from tavolino.hosting.live.hub import Hub
from tavolino.hosting.scheduler import Scheduler
from tavolino.hosting.store.store import Store
from tavolino.server.backends.nats import NatsBus

MATCH = "m" * 22


class Process:
    """The parts of one server process."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.engine = new_engine(store, bus)
        self.hub = Hub(self.engine)
        self.scheduler = Scheduler(self.engine, self.hub, Blocklist(store))


class Listener:
    """Someone who follows a match and writes down what they are told."""

    def __init__(self, seat: int, *keys: bytes) -> None:
        self.messages: list[dict[str, Any]] = []
        self.client = Client(seat, AwaitedLine(self.take), lambda: None, {seat}, keys)

    async def take(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def numbers(self) -> list[int]:
        """The numbers of the events they heard of."""
        return [tell["number"] for tell in self.messages if tell["type"] == "event"]

    def present(self) -> tuple[list[int], int]:
        """Who is there, as they know."""
        presences = [tell for tell in self.messages if tell["type"] == "present"]
        return (presences[-1]["seats"], presences[-1]["watching"]) if presences else ([], 0)


@asynccontextmanager
async def two_processes(kind: str, folder: Path) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes over PostgreSQL and NATS, or as good as two within one."""
    async with AsyncExitStack() as stack:
        store: Store
        if kind == "nats":
            store = await stack.enter_async_context(fresh_postgres())
            buses: list[Bus] = [NatsBus(NATS), NatsBus(NATS)]
        else:
            store = await stack.enter_async_context(fresh_sqlite(folder))
            buses = [LocalBus()] * 2
        for bus in buses:
            await bus.open(store.site)
        yield Process(store, buses[0]), Process(store, buses[1])
        for bus in buses:
            await bus.close()


async def begin(engine: Engine, bots: tuple[int, ...] = (), players: int = 2) -> None:
    """A match in which everyone is there; it ends after twelve decisions."""
    await engine.create(
        MATCH, MatchRequest(game="anneaux", players=players, options={"limit": 12})
    )
    for seat in range(players):
        bot = "1" if seat in bots else None
        await engine.join(MATCH, f"join-{seat}", f"Seat {seat}", bot=bot, seat=seat)


async def until(true: Callable[[], bool], seconds: float = TIMEOUT) -> None:
    """Waits until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)
