"""The innocent: plays against a bot, reads the match all the time, and writes down the waits.

    python bench/abuse/innocent.py PORT

Says `ready` when everything has been answered once. At the end of its input it says what it
has seen.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec
from prepared import GAME
from reaching import CONNECTION_ERRORS, TIMEOUT, Way, new_id
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

ADDRESS = "127.1.0.1"
"""Another one than the attackers', and on this machine all the same."""

PROXY = [("x-forwarded-for", ADDRESS)]
"""What a proxy would say of the innocent."""

OWN, BOT = 0, 1
LEVEL = 1

THINKS = 0.2
"""Seconds before each action: brisk for a person."""

READS = 20
"""Reads a second of each guest. They do not wait for each other, so a server that stops for a
while is seen by several."""

GUESTS = 5
"""As many as give percentiles in some seconds. The first one has a new connection for each
request, the others keep theirs like a browser."""

HINTS = 2.5
"""Seconds between two hints: a guest may have one in two."""

GRACE = 2.5
"""Seconds that the last answers may take."""

T = TypeVar("T")
Kind = Literal["read", "command", "hint", "match", "socket", "bot"]


class Sample(msgspec.Struct, frozen=True):
    """Something the innocent waited for: since when, how long, and how it failed if it did."""

    kind: Kind
    at: float
    took: float
    failed: str = ""


class Innocent:
    """One guest with a browser."""

    def __init__(self, port: int, *, keeps: bool) -> None:
        self.way = Way(port, ADDRESS, keeps=keeps)
        self.cookie = ""
        self.match = ""
        self.samples: list[Sample] = []
        self.pending: set[asyncio.Task[None]] = set()
        self.answers: dict[str, asyncio.Future[str]] = {}
        """By the id of a command, what will say why it was refused."""
        self.bot_since: float | None = None
        """Since when it is the bot's turn."""
        self.next_hint = 0.0
        self.ending = False

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

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What is answered to a request."""
        response = await self.way.ask(method, path, body, cookie=self.cookie, headers=PROXY)
        if not response.granted:
            raise Refused(str(response.status))
        self.cookie = self.cookie or response.cookie
        return response.json()

    def start(self, work: Any) -> None:
        """Does something in its own time."""
        task = asyncio.create_task(work)
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)

    # -- reading ---------------------------------------------------------------------------

    async def read(self) -> None:
        """Reads the match at a fixed pace, however long each answer takes."""
        while not self.ending:
            if self.match:
                self.start(self.timed("read", self.ask("GET", f"/matches/{self.match}")))
            await asyncio.sleep(1 / READS)

    # -- playing ---------------------------------------------------------------------------

    async def play(self) -> None:
        """Plays one match after the other."""
        while True:
            wish = {
                "id": new_id(), "game": GAME, "players": 2, "names": ["Ann"], "bots": [LEVEL],
            }  # fmt: skip
            made = await self.timed("match", self.ask("POST", "/matches", wish))
            if made is None:
                await asyncio.sleep(1)
                continue
            self.match = made["match"]
            over = False
            while not over:
                over = await self.follow()

    async def follow(self) -> bool:
        """Plays over one socket; whether the match is over. No one else has to close it."""
        try:
            async with self.way.follow(self.match, cookie=self.cookie, headers=PROXY) as socket:
                async for text in socket:
                    if self.hear(msgspec.json.decode(text), socket):
                        return True
            failed = f"closed {socket.close_code}"
        except (*CONNECTION_ERRORS, WebSocketException) as error:
            failed = type(error).__name__
        self.samples.append(Sample("socket", time.monotonic(), 0, failed))
        await asyncio.sleep(THINKS)
        return False

    def hear(self, message: dict[str, Any], socket: ClientConnection) -> bool:
        """Takes in a message; whether the match is over."""
        if message["type"] == "answer":
            answer = self.answers[message["id"]]
            if not answer.done():
                answer.set_result(message.get("refused", ""))
        state = message.get("state")
        if state is None:
            return False
        now = time.monotonic()
        if self.bot_since is not None and message["what"]["seat"] == BOT:
            self.samples.append(Sample("bot", self.bot_since, now - self.bot_since))
            self.bot_since = None
        if state["to_move"] == BOT:
            self.bot_since = self.bot_since or now
        if state["to_move"] == OWN and not self.ending:
            action = random.choice(state["legal"])
            self.start(self.act(socket, message["number"] + 1, action))
        if state["phase"] != "over":
            return False
        for answer in self.answers.values():  # the event comes before its answer
            if not answer.done():
                answer.set_result("")
        return True

    async def act(self, socket: ClientConnection, number: int, action: str) -> None:
        """Thinks, perhaps asks for a hint, and plays."""
        await asyncio.sleep(THINKS)
        if time.monotonic() > self.next_hint:
            self.next_hint = time.monotonic() + HINTS
            path = f"/matches/{self.match}/hint"
            await self.timed("hint", self.ask("POST", path, {"seat": OWN}))
        command = {
            "type": "act", "id": new_id(), "number": number, "seat": OWN, "action": action,
        }  # fmt: skip
        await self.timed("command", self.send(socket, command))

    async def send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        """Sends a command and waits for its answer."""
        answer = self.answers[command["id"]] = asyncio.Future()
        await socket.send(msgspec.json.encode(command).decode())
        refused = await asyncio.wait_for(answer, TIMEOUT)
        if refused:
            raise Refused(refused)

    # -- the end ---------------------------------------------------------------------------

    async def end(self) -> None:
        """Waits for the last answers for a moment; what has not come by then has failed."""
        self.ending = True
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self.pending or self.bot_since is not None:
                    await asyncio.sleep(0.05)
        for task in list(self.pending):
            task.cancel()
        await asyncio.gather(*self.pending, return_exceptions=True)
        if self.bot_since is not None:
            took = time.monotonic() - self.bot_since
            self.samples.append(Sample("bot", self.bot_since, took))

    def is_ready(self) -> bool:
        """Whether everything has been answered once: what thinks has started by then."""
        return {"read", "command", "hint", "bot"} <= {
            sample.kind for sample in self.samples if not sample.failed
        }


class Refused(Exception):
    """The server did not grant what was asked."""


async def main(port: int) -> None:
    """Plays until it is told to stop."""
    stop_request = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    innocents = [Innocent(port, keeps=number > 0) for number in range(GUESTS)]
    doing = [
        asyncio.create_task(work) for each in innocents for work in (each.read(), each.play())
    ]
    while not all(each.is_ready() for each in innocents) and not stop_request.done():
        await asyncio.sleep(0.05)
    print("ready", flush=True)
    await stop_request
    await asyncio.gather(*(each.end() for each in innocents))
    for task in doing:
        task.cancel()
    samples = [sample for each in innocents for sample in each.samples]
    print(msgspec.json.encode(samples).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
