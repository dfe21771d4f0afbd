"""What attackers share: their one address, until when they go on, and what they got."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import msgspec
import websockets
from prepared import GAME, Prepared
from reaching import CONNECTION_ERRORS, Headers, Response, Way, new_id
from websockets.asyncio.client import ClientConnection, connect

ADDRESS = "127.0.0.1"

AT_ONCE = 200
"""Requests of one loop that may wait for their answers."""


STRETCH = 2.0
"""Seconds of attack, and then of quiet, and so on."""


class Order(msgspec.Struct, frozen=True):
    """What an attacker is to do."""

    attack: str
    port: int
    seconds: float
    """Of attack, besides as much quiet."""
    prepared: Prepared


class Report(msgspec.Struct, frozen=True):
    """What an attacker got, and from when to when it attacked."""

    stretches: list[tuple[float, float]]
    got: dict[str, int]
    excess: str
    """What it should not have got; empty if there is no such thing."""


class Attacker:
    """Someone who asks for as much as they can."""

    def __init__(self, order: Order) -> None:
        self.prepared = order.prepared
        self.way = Way(order.port, ADDRESS, keeps=True)
        self.got: Counter[str] = Counter()
        self.excess = ""
        self.seconds = order.seconds
        self.begun = self.until = time.monotonic()
        self.stretches: list[tuple[float, float]] = []
        self.held: list[object] = []
        """What is kept between two stretches."""

    async def alternate(self, attack: Callable[[Attacker], Awaitable[None]]) -> None:
        """Attacks again and again, and is quiet in between."""
        while len(self.stretches) * STRETCH < self.seconds:
            begun = time.monotonic()
            self.until = begun + STRETCH
            await attack(self)
            self.stretches.append((begun, self.until))
            await asyncio.sleep(max(0.0, self.until - time.monotonic()) + STRETCH)

    def is_first(self) -> bool:
        """Whether this is its first stretch."""
        return not self.stretches

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def again(
        self, a_second: float, work: Callable[[], Coroutine[Any, Any, Any]]
    ) -> None:
        """Does something so many times a second, without waiting for the last time's end."""
        doing: set[asyncio.Task[Any]] = set()
        while self.goes_on():
            if len(doing) < AT_ONCE:
                task = asyncio.create_task(work())
                doing.add(task)
                task.add_done_callback(doing.discard)
            await asyncio.sleep(1 / a_second)
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)

    async def all_within(
        self, seconds: float, works: Sequence[Coroutine[Any, Any, None]]
    ) -> None:
        """Does all of these at the same time, begun evenly within so many seconds."""

        async def begin(work: Coroutine[Any, Any, None], after: float) -> None:
            await asyncio.sleep(after)
            await work

        each = seconds / len(works)
        await asyncio.gather(*(begin(work, k * each) for k, work in enumerate(works)))

    # -- requests --------------------------------------------------------------------------

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        cookie: str = "",
        headers: Headers | None = None,
    ) -> Response | None:
        """What is answered, counted by its status; None if nothing is."""
        try:
            response = await self.way.ask(method, path, body, cookie=cookie, headers=headers)
        except CONNECTION_ERRORS:
            self.got["lost"] += 1
            return None
        self.got[str(response.status)] += 1
        return response

    async def new_match(
        self, cookie: str = "", *, players: int = 2, names: int = 1, bots: tuple[int, ...] = ()
    ) -> tuple[str, dict[str, Any]] | None:
        """A new match and its guest's cookie; None if it is not granted."""
        wish = {
            "id": new_id(), "game": GAME, "players": players, "bots": list(bots),
            "names": ["Eve", "Mallory"][:names],
        }  # fmt: skip
        response = await self.ask("POST", "/matches", wish, cookie=cookie)
        if response is None or not response.granted:
            return None
        return cookie or response.cookie, response.json()

    async def own_match(self, **wish: Any) -> tuple[str, dict[str, Any]]:
        """A new match, which everyone is granted once."""
        made = await self.new_match(**wish)
        assert made is not None, "the first match is granted"
        return made

    async def state(self, cookie: str, match: str, seat: int = 0) -> dict[str, Any] | None:
        """How a match stands; None if that is not told."""
        response = await self.ask("GET", f"/matches/{match}?seat={seat}", cookie=cookie)
        if response is None or not response.granted:
            return None
        message: dict[str, Any] = response.json()[-1]
        return message

    async def command(
        self, cookie: str, match: str, number: int, seat: int, kind: str, **more: object
    ) -> bool:
        """Whether a command becomes an event."""
        wish = {"type": kind, "id": new_id(), "number": number, "seat": seat, **more}
        response = await self.ask("POST", f"/matches/{match}/commands", wish, cookie=cookie)
        return response is not None and response.granted

    # -- sockets ---------------------------------------------------------------------------

    async def opened(self, way: connect) -> ClientConnection | None:
        """A socket that was opened; None if it was not, which is counted by its status."""
        try:
            return await way
        except websockets.InvalidStatus as error:
            self.got[str(error.response.status_code)] += 1
        except (*CONNECTION_ERRORS, websockets.WebSocketException):
            self.got["lost"] += 1
        return None

    async def hear(self, socket: ClientConnection) -> None:
        """Listens until a socket is closed, which is counted by its code."""
        try:
            async for _ in socket:
                pass
        except websockets.WebSocketException:
            pass
        finally:
            self.got[f"closed {socket.close_code}" if socket.close_code else "left"] += 1

    def report(self) -> Report:
        """What came of it."""
        return Report(self.stretches, dict(self.got), self.excess)
