"""Received bytes: everything that one seat, or someone who watches, ever gets from a server.

Over HTTP, a WebSocket and a stream; what is told as it happens, what is caught up,
what is asked for, and the answers to all that is refused.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from contextlib import AsyncExitStack
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from support.lookalike_pairs import Step
from support.prepared_matches import token_of
from support.running_server import Served
from tavolino.hosting.match.events import WATCHER

LAST_WORD = b'"phrase":"goodbye"'
"""Whoever hears this has heard everything before it."""

HERE = b'"type":"present"'

MALFORMED = (
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b'{"type":"act"}',
    b'{"type":"peek","id":"peek-peek","number":1,"seat":0}',
    b'{"type":"act","id":"no-number","number":"1","seat":0,"action":"pass"}',
    b'{"type":"act","id":"no-number","number":1,"seat":7,"action":"pass"}',
)


class SocketListener:
    """One connection that hears a match: all the bytes that came over it."""

    def __init__(self) -> None:
        self.heard = b""
        self.task: asyncio.Task[None]

    async def until(self, words: bytes) -> None:
        """Waits until something was heard."""
        async with asyncio.timeout(20):
            while words not in self.heard:
                assert not self.task.done(), self.heard[-500:]
                await asyncio.sleep(0.001)

    async def listen(self, socket: ClientConnection) -> None:
        """Hears a WebSocket, frame by frame."""
        async for frame in socket:
            assert isinstance(frame, str)
            self.heard += frame.encode() + b"\n"

    async def read(self, response: httpx.Response) -> None:
        """Hears a stream."""
        async for part in response.aiter_raw():
            self.heard += part


class ReceivedBytes:
    """Someone who follows a match of a server as a seat, in every way there is."""

    def __init__(self, server: Served, match: str, seat: int) -> None:
        self.server = server
        self.match = match
        self.seat = seat
        self.ears: list[SocketListener] = []
        self.answers: list[bytes] = []
        self.stack = AsyncExitStack()
        self.clients: dict[int, httpx.AsyncClient] = {}
        self.socket: ClientConnection
        self.number = 0

    async def __aenter__(self) -> ReceivedBytes:
        await self.stack.__aenter__()
        # The socket stays open until the last word; the stream comes and hears the same.
        self.socket = await self.follow_by_socket(0)
        await self.follow_by_stream(0)
        return self

    async def __aexit__(self, *error: object) -> None:
        for ear in self.ears:
            ear.task.cancel()
        await asyncio.gather(*(ear.task for ear in self.ears), return_exceptions=True)
        await self.stack.aclose()

    async def client(self, seat: int) -> httpx.AsyncClient:
        """One that sends as a seat."""
        if seat not in self.clients:
            client = httpx.AsyncClient(
                base_url=f"{self.server.base}/matches/{self.match}",
                headers={"authorization": f"Bearer {token_of(seat)}"},
                timeout=20,
                verify=False,  # there are no certificates to load
            )
            self.clients[seat] = await self.stack.enter_async_context(client)
        return self.clients[seat]

    # -- following ---------------------------------------------------------------------------

    async def follow_by_socket(self, after: int) -> ClientConnection:
        """A new socket, and an ear on it."""
        address = self.server.socket_address(self.match, after=after, seat=self.seat)
        header = {"Authorization": f"Bearer {token_of(self.seat)}"}
        opening = connect(address, additional_headers=header, compression=None, proxy=None)
        socket = await self.stack.enter_async_context(opening)
        ear = SocketListener()
        ear.task = asyncio.create_task(ear.listen(socket))
        await self.settle(ear)
        return socket

    async def follow_by_stream(self, after: int) -> None:
        """A new stream, and an ear on it."""
        client = await self.client(self.seat)
        asked = {"after": after, "seat": self.seat}
        response = await self.stack.enter_async_context(
            client.stream("GET", "/stream", params=asked)
        )
        ear = SocketListener()
        self.answers.append(plain(response))
        ear.task = asyncio.create_task(ear.read(response))
        await self.settle(ear)

    async def settle(self, ear: SocketListener) -> None:
        """Goes on once this one has heard who is there, which comes after all it missed."""
        self.ears.append(ear)
        await ear.until(HERE)

    # -- asking ------------------------------------------------------------------------------

    async def ask(self, address: str, **query: int) -> None:
        """Asks for something; the answer is heard, too."""
        response = await (await self.client(self.seat)).get(address, params=query)
        self.answers.append(plain(response) + response.content)

    async def look(self) -> None:
        """Asks for all that can be asked for, as oneself, as a watcher and as others."""
        await self.ask("", seat=self.seat)
        await self.ask("/events", seat=self.seat)
        await self.ask("/events", seat=self.seat, after=max(0, self.number - 3))
        await self.ask("/record", seat=self.seat)
        for seat in range(WATCHER, 4):
            if seat != self.seat:
                await self.ask("/record", seat=seat)
                await self.ask("", seat=seat)

    # -- saying ------------------------------------------------------------------------------

    async def say(self, content: bytes, seat: int) -> dict[str, Any]:
        """Sends a command as a seat; its answer is heard only by that seat."""
        headers = {"content-type": "application/json"}
        client = await self.client(seat)
        response = await client.post("/commands", content=content, headers=headers)
        if seat == self.seat:
            self.answers.append(plain(response) + response.content)
        answer: dict[str, Any] = response.json()
        return answer

    async def play(self, step: Step, number: int) -> None:
        """Plays a step, over the socket if it is one's own."""
        wish = {"type": "act", "id": f"played-{number}", "number": number, **step._asdict()}
        if step.seat == self.seat:
            await self.socket.send(json.dumps(wish))
            await self.ears[0].until(f'"type":"answer","id":"played-{number}"'.encode())
        else:
            answer = await self.say(json.dumps(wish).encode(), step.seat)
            assert answer.get("number") == number, answer
        self.number = number

    async def be_refused(self, wishes: Iterable[dict[str, Any]]) -> None:
        """Sends what cannot be granted, over HTTP and over the socket."""
        for place, wish in enumerate(wishes):
            command = {
                "id": f"refused-{self.number}-{place}",
                "seat": max(self.seat, 0),
                **wish,
            }
            if place % 4 == 0:
                await self.socket.send(json.dumps(command))
            else:
                answer = await self.say(json.dumps(command).encode(), self.seat)
                assert "refused" in answer, (command, answer)
        for malformed in MALFORMED:
            await self.say(malformed, self.seat)
        for malformed in MALFORMED[1:4]:  # after a few more the socket would be closed
            await self.socket.send(malformed)

    async def last_word(self) -> None:
        """Ends it all: what everyone has heard until now is all there was."""
        client = await self.client(0)
        response = await client.post("/phrases", json={"seat": 0, "phrase": "goodbye"})
        assert response.status_code == 204
        for ear in self.ears:
            await ear.until(LAST_WORD)

    def everything(self) -> list[bytes]:
        """All that was heard, without keep-alives and who is there, which depend on time."""
        lines = (ear.heard.split(b"\n") for ear in self.ears)
        heard = (
            b"\n".join(line for line in each if line and HERE not in line) for each in lines
        )
        return [*heard, *self.answers]


def plain(response: httpx.Response) -> bytes:
    """The head of a response but for its date."""
    head = [(name, value) for name, value in response.headers.items() if name != "date"]
    return json.dumps([response.status_code, head]).encode()
