"""The innocents: play against bots, read their matches all the time, and write down the waits.

    python bench/abuse/innocent.py PORT MATCH COOKIE

One more reads a match in which the attacker has a seat. Says `ready` when everything has been
answered once. At the end of its input it says what they have seen.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from contextlib import suppress
from typing import Any

import msgspec
from guest import Guest, Kind, Refused, Sample, until_told
from prepared import GAME
from reaching import CONNECTION_ERRORS, TIMEOUT, new_id
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


class Reader(Guest):
    """Someone who reads a match all the time."""

    def __init__(self, port: int, match: str = "", cookie: str = "", *, keeps: bool) -> None:
        super().__init__(port, ADDRESS, keeps=keeps, headers=PROXY)
        self.match = match
        self.cookie = cookie
        self.ending = False

    async def read(self) -> None:
        """Reads the match at a fixed pace, however long each answer takes."""
        while not self.ending:
            if self.match:
                self.start(self.timed("read", self.ask("GET", f"/matches/{self.match}")))
            await asyncio.sleep(1 / READS)

    def is_waiting(self) -> bool:
        """Whether something was not answered yet."""
        return bool(self.pending)

    async def end(self) -> None:
        """Waits for the last answers for a moment; what has not come by then has failed."""
        self.ending = True
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self.is_waiting():
                    await asyncio.sleep(0.05)
        for task in list(self.pending):
            task.cancel()
        await asyncio.gather(*self.pending, return_exceptions=True)

    def is_ready(self) -> bool:
        """Whether everything has been answered once: what thinks has started by then."""
        return self.has_seen({"read"})

    def has_seen(self, kinds: set[Kind]) -> bool:
        """Whether something of each of these kinds has been answered."""
        return kinds <= {sample.kind for sample in self.samples if not sample.failed}


class Innocent(Reader):
    """Someone who plays as well, one match after the other."""

    def __init__(self, port: int, *, keeps: bool) -> None:
        super().__init__(port, keeps=keeps)
        self.answers: dict[str, asyncio.Future[str]] = {}
        """By the id of a command, what will say why it was refused."""
        self.bot_since: float | None = None
        """Since when it is the bot's turn."""
        self.next_hint = 0.0

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

    def is_waiting(self) -> bool:
        return super().is_waiting() or self.bot_since is not None

    async def end(self) -> None:
        await super().end()
        if self.bot_since is not None:
            took = time.monotonic() - self.bot_since
            self.samples.append(Sample("bot", self.bot_since, took))

    def is_ready(self) -> bool:
        return self.has_seen({"read", "command", "hint", "bot"})


async def main(port: int, match: str, cookie: str) -> None:
    """Plays until it is told to stop."""
    players = [Innocent(port, keeps=number > 0) for number in range(GUESTS)]
    readers = [*players, Reader(port, match, cookie, keeps=True)]
    await until_told(
        readers,
        [each.read() for each in readers] + [each.play() for each in players],
        lambda: all(each.is_ready() for each in readers),
        lambda: asyncio.gather(*(each.end() for each in readers)),
    )


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), *sys.argv[2:]))
