"""A page for tests: a table without a server, and a disk that can fail or end the process.

async with opened(Disk(folder)) as page:
    match = await page.new_match("anneaux")
    await page.play(match)
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tavolino.hosting.runner import Ran, Runner
from tavolino.page.live import Live
from tavolino.page.table import PageTable
from tavolino.page.thinking import MessageRunner

TIMEOUT = 60.0


class Here:
    """Runs everything at once, where it is asked for."""

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Ran[Any]:
        return Ran(function(*arguments), 0.0)

    def stop(self) -> None:
        pass


THINKER = """
import sys
from tavolino.page.thinking import answer

for text in sys.stdin:
    print(answer(text), flush=True)
"""


class Thinker:
    """A process that thinks, as a worker of the page does, and is killed to stop it."""

    def __init__(self) -> None:
        self.process = self.started()
        self.asked = 0
        self.halted = 0

    def started(self) -> subprocess.Popen[str]:
        path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.Popen(
            [sys.executable, "-c", THINKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | path,
        )

    async def post(self, text: str) -> str:
        self.asked += 1
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(text, file=self.process.stdin, flush=True)
        return await asyncio.to_thread(self.process.stdout.readline)

    def halt(self) -> None:
        self.halted += 1
        self.end()
        self.process = self.started()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@asynccontextmanager
async def thinker() -> AsyncIterator[tuple[Thinker, MessageRunner]]:
    """A process that thinks, and a runner for it."""
    thinking = Thinker()
    try:
        yield thinking, MessageRunner(thinking.post, thinking.halt)
    finally:
        thinking.end()


class Disk:
    """Two folders: one in memory, as a browser has it, and what a flush has stored of it."""

    def __init__(self, folder: Path) -> None:
        self.memory = folder / "memory"
        self.stored = folder / "stored"
        self.stored.mkdir(parents=True, exist_ok=True)
        self.flushes = 0
        self.fails = False
        self.before: Callable[[], None] = lambda: None
        self.after: Callable[[], None] = lambda: None

    def load(self) -> Path:
        """Begins anew with what was stored, as a page does that is opened again."""
        shutil.rmtree(self.memory, ignore_errors=True)
        shutil.copytree(self.stored, self.memory)
        return self.memory / "matches.sqlite"

    async def flush(self) -> None:
        await asyncio.sleep(0)
        self.before()
        if self.fails:
            raise OSError("the disk is full")
        self.flushes += 1
        shutil.rmtree(self.stored)
        shutil.copytree(self.memory, self.stored)
        self.after()


class Followed:
    """A live connection, and all that came over it."""

    def __init__(self, page: Page, match: str, query: str = "") -> None:
        self.messages: list[dict[str, Any]] = []
        self.closed: list[tuple[int, str]] = []
        path = f"/matches/{match}/live{query}"
        self.live: Live = page.table.connect(
            path,
            lambda text: self.messages.append(json.loads(text)),
            lambda code, reason: self.closed.append((code, reason)),
        )

    def send(self, **frame: Any) -> str:
        """Sends a frame, and returns its id."""
        frame = {"id": secrets.token_hex(8), **frame}
        self.live.receive(json.dumps(frame))
        return str(frame["id"])

    async def answer(self, command: str) -> dict[str, Any]:
        """The answer to a command."""
        return await self.first(lambda one: one["type"] == "answer" and one["id"] == command)

    async def first(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that fits, once it has come."""
        await until(lambda: any(map(fits, self.messages)))
        return next(filter(fits, self.messages))

    def events(self) -> list[dict[str, Any]]:
        """All events, the newest of which may come with the state."""
        return [one for one in self.messages if one["type"] == "event"]

    @property
    def number(self) -> int:
        """The number of the last event."""
        return max((one["number"] for one in self.events()), default=0)

    def state(self) -> dict[str, Any] | None:
        """How the match stands after the last event, if that has been told."""
        states = [one for one in self.messages if one.get("state") and one["type"] != "answer"]
        return states[-1]["state"] if states and states[-1]["number"] >= self.number else None


class Page:
    """A page with its table."""

    def __init__(self, table: PageTable, disk: Disk) -> None:
        self.table = table
        self.disk = disk

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """The answer to a request that is granted."""
        status, text = await self.table.request(method, path, json.dumps(body))
        assert status < 300, text
        return json.loads(text) if text else None

    async def refusal(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """The status and the reason with which a request is refused."""
        status, text = await self.table.request(method, path, json.dumps(body))
        return status, json.loads(text)["reason"]

    async def new_match(self, game: str, **wish: Any) -> str:
        """A match of one person against a bot."""
        wish = {
            "id": secrets.token_hex(12),
            "game": game,
            "names": ["Ann"],
            "bots": [1],
            **wish,
        }
        return str((await self.ask("POST", "/matches", **wish))["match"])

    async def play(self, match: str, turns: int = 10_000) -> Followed:
        """Plays some own turns at random, or to the end."""
        chance = random.Random(turns)
        followed = Followed(self, match)
        for _ in range(turns):
            state = await own_turn(followed)
            if state["phase"] == "over":
                break
            number, legal = followed.number + 1, state["legal"]
            sent = followed.send(type="act", number=number, seat=0, action=chance.choice(legal))
            assert "refused" not in await followed.answer(sent)
        return followed


async def own_turn(followed: Followed) -> dict[str, Any]:
    """How the match stands when it is the person's turn or over."""

    def is_it() -> bool:
        state = followed.state()
        return state is not None and (state["to_move"] == 0 or state["phase"] == "over")

    await until(is_it)
    state = followed.state()
    assert state is not None
    return state


async def until(done: Callable[[], bool]) -> None:
    """Waits until something is so; fails if that takes too long."""
    async with asyncio.timeout(TIMEOUT):
        while not done():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def opened(disk: Disk, runner: Runner | None = None) -> AsyncIterator[Page]:
    """A page that begins with what is stored."""
    table = PageTable(disk.load(), runner or Here(), disk.flush, "https://table.example")
    await table.open()
    try:
        yield Page(table, disk)
    finally:
        disk.fails = False
        await table.close()
