"""What innocents share: a browser of their own, and what they had to wait for in it."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Literal, TypeVar

import msgspec
from reaching import CONNECTION_ERRORS, Headers, Response, Way
from websockets.exceptions import WebSocketException

T = TypeVar("T")
Kind = Literal["page", "read", "command", "hint", "match", "socket", "bot"]


class Sample(msgspec.Struct, frozen=True):
    """Something that someone waited for: since when, how long, and how it failed if it did."""

    kind: Kind
    at: float
    took: float
    failed: str = ""


class Refused(Exception):
    """The server did not grant what was asked."""


class Guest:
    """One guest with a browser."""

    def __init__(
        self, port: int, address: str, *, keeps: bool = True, headers: Headers | None = None
    ) -> None:
        """With `headers` that each of its requests has besides."""
        self.way = Way(port, address, keeps=keeps)
        self.headers = headers
        self.cookie = ""
        self.samples: list[Sample] = []
        self.pending: set[asyncio.Task[None]] = set()

    async def timed(self, kind: Kind, work: Coroutine[Any, Any, T]) -> T | None:
        """Writes down how long something took; None if it failed, and how it did."""
        at, result, failed = time.monotonic(), None, "not answered"
        try:
            result = await work
            failed = ""
        except (*CONNECTION_ERRORS, WebSocketException) as error:
            failed = type(error).__name__
        except Refused as refusal:
            failed = str(refusal)
        finally:
            self.samples.append(Sample(kind, at, time.monotonic() - at, failed))
        return result

    async def fetch(self, method: str, path: str, body: object = None) -> Response:
        """What is answered to a request. Refused if it is not granted."""
        response = await self.way.ask(
            method, path, body, cookie=self.cookie, headers=self.headers
        )
        if not response.granted:
            raise Refused(str(response.status))
        self.cookie = self.cookie or response.cookie
        return response

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the answer to a request says."""
        return (await self.fetch(method, path, body)).json()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in its own time."""
        task = asyncio.create_task(work)
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)


async def until_told(
    guests: Iterable[Guest],
    doing: Iterable[Coroutine[Any, Any, None]],
    is_ready: Callable[[], bool],
    end: Callable[[], Awaitable[object]],
) -> None:
    """Does all of this until the input ends, and then says what the guests have seen.

    Says `ready` once they are.
    """
    stop_request = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    tasks = [asyncio.create_task(work) for work in doing]
    while not is_ready() and not stop_request.done():
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    await stop_request
    await end()
    for task in tasks:
        task.cancel()
    samples = [sample for guest in guests for sample in guest.samples]
    print(msgspec.json.encode(samples).decode(), flush=True)
