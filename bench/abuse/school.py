"""A school behind one address: 400 pupils open the page, sit down in twos, and play.

    python bench/abuse/school.py PORT …

Says `ready` when everyone has played once. At the end of its input it says what they have seen.
"""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import time
from collections import Counter
from itertools import count
from typing import Any

import msgspec
from attacker import ADDRESS
from guest import Guest, Sample, until_told
from reaching import CONNECTION_ERRORS, new_id
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException
from worst import largest

from tavolino.games import GAMES

TABLES = 200
ARRIVAL = 60.0
"""Seconds within which all of them open the page."""

FILES = 24
"""Requests with which a page opens for the first time."""

THINKS = (1.0, 5.0)
"""Seconds before an action: children are fast."""

GRACE = 2.5
"""Seconds that the last answers may take."""


def page() -> list[str]:
    """What a browser asks for that was never here: the page and the largest of its parts."""
    return ["/", *largest("assets")[: FILES - 1]]


class Table:
    """Two pupils, each at a device of their own, who play one match after the other."""

    games = count()

    def __init__(self, port: int) -> None:
        self.pupils = (Guest(port, ADDRESS), Guest(port, ADDRESS))
        self.sent: dict[int, float] = {}
        """When the command that was to become an event of a number was sent."""
        self.heard = Counter[int]()
        """How many of the two have heard of an event."""

    async def play(self, after: float, files: list[str]) -> None:
        """Opens the page after some seconds, and plays until it is cancelled."""
        await asyncio.sleep(after)
        for pupil in self.pupils:
            for file in files:
                await pupil.timed("page", pupil.fetch("GET", file))
        while True:
            match = await self.pupils[0].timed("match", self.sit_down())
            if match is None:
                await asyncio.sleep(1)
                continue
            self.sent.clear()
            self.heard.clear()
            await asyncio.gather(*(self.follow(match, seat) for seat in range(2)))

    async def sit_down(self) -> str:
        """A new match, in which both have taken a seat."""
        maker, friend = self.pupils
        games = list(GAMES)
        game = games[next(self.games) % len(games)]
        wish = {"id": new_id(), "game": game, "players": 2, "names": ["Ann"]}
        made = await maker.ask("POST", "/matches", wish)
        invitation = made["join"].partition("#")[2].partition(".")[2]
        wish = {"id": new_id(), "invitation": invitation, "name": "Ben"}
        await friend.ask("POST", f"/matches/{made['match']}/join", wish)
        return str(made["match"])

    async def follow(self, match: str, seat: int) -> None:
        """Plays one seat over a socket. No one has to close it before the match is over."""
        pupil, over = self.pupils[seat], False
        while not over:
            try:
                way = pupil.way.follow(match, cookie=pupil.cookie, seat=seat)
                async with way as socket:
                    async for text in socket:
                        over = self.hear(seat, msgspec.json.decode(text), socket)
                        if over:
                            return
                failed = f"closed {socket.close_code}"
            except (*CONNECTION_ERRORS, WebSocketException) as error:
                failed = type(error).__name__
            pupil.samples.append(Sample("socket", time.monotonic(), 0, failed))
            await asyncio.sleep(1)

    def hear(self, seat: int, message: dict[str, Any], socket: ClientConnection) -> bool:
        """Takes in a message; whether the match is over."""
        pupil, now = self.pupils[seat], time.monotonic()
        if message.get("refused"):
            pupil.samples.append(Sample("command", now, 0, message["refused"]))
        state = message.get("state")
        if state is None:
            return False
        number = message["number"]
        self.heard[number] += 1
        if self.heard[number] == len(self.pupils) and number in self.sent:
            at = self.sent[number]
            pupil.samples.append(Sample("command", at, now - at))
        if state["phase"] == "over":
            return True
        if state["to_move"] == seat:
            pupil.start(self.act(socket, number + 1, seat, random.choice(state["legal"])))
        return False

    async def act(self, socket: ClientConnection, number: int, seat: int, action: str) -> None:
        """Thinks and plays. It takes until both have heard of it."""
        await asyncio.sleep(random.uniform(*THINKS))
        self.sent[number] = time.monotonic()
        command = {
            "type": "act", "id": new_id(), "number": number, "seat": seat, "action": action,
        }  # fmt: skip
        await socket.send(msgspec.json.encode(command).decode())

    def has_played(self) -> bool:
        """Whether both have heard of an action."""
        return any(
            sample.kind == "command" for pupil in self.pupils for sample in pupil.samples
        )


async def main(port: int) -> None:
    """Lets a school play until it is told to stop."""
    files = page()
    tables = [Table(port) for _ in range(TABLES)]
    await until_told(
        [pupil for table in tables for pupil in table.pupils],
        [table.play(k * ARRIVAL / TABLES, files) for k, table in enumerate(tables)],
        lambda: all(table.has_played() for table in tables),
        lambda: asyncio.sleep(GRACE),
    )


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main(int(sys.argv[1])))
