"""Bots and hints of a page think in another process, which is killed when no one needs them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from support.browser_page import Disk, Followed, Page, Thinker, opened, own_turn, thinker, until
from tavolino.hosting import scheduler
from tavolino.page.thinking import MessageRunner, answer

SLOW = [8]
"""A bot that thinks for minutes while the rules are interpreted."""


@asynccontextmanager
async def thinking_page(folder: Path) -> AsyncIterator[tuple[Page, Thinker]]:
    """A page and the process that thinks for it."""
    async with thinker() as (process, runner), opened(Disk(folder), runner) as page:
        yield page, process


async def act(followed: Followed) -> None:
    """Plays the first legal action of the person."""
    state = await own_turn(followed)
    await command(followed, type="act", action=state["legal"][0])


async def command(followed: Followed, **frame: Any) -> None:
    """Sends a command of the person, which is accepted."""
    sent = followed.send(number=followed.number + 1, seat=0, **frame)
    assert "refused" not in await followed.answer(sent)


async def match_with_a_thought(page: Page, process: Thinker) -> Followed:
    """A match in which the person has acted and a slow bot thinks."""
    while True:
        followed = Followed(page, await page.new_match("anneaux", bots=SLOW))
        state = await first_state(followed)
        if state["to_move"] == 0:
            await act(followed)
            await until(lambda: process.asked == 1)
            return followed
        await until(lambda: process.asked == 1)
        await command(followed, type="resign")
        process.asked = process.halted = 0


async def first_state(followed: Followed) -> dict[str, Any]:
    """How a match stands, once that has been told."""
    await until(lambda: followed.state() is not None)
    state = followed.state()
    assert state is not None
    return state


def test_thinking_happens_in_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinking_page(tmp_path) as (page, process):
            match = await page.new_match("dimenticato")
            followed = await page.play(match, 2)
            await own_turn(followed)
            hint = await page.ask("POST", f"/matches/{match}/hint", seat=0)
            assert hint["actions"]
            await command(followed, type="resign")
            evaluation = await page.ask("GET", f"/matches/{match}/evaluation")
            assert evaluation["shares"][-1] == [0, 1]
            assert (process.asked >= 4, process.halted) == (True, 0)

    asyncio.run(test())


def test_a_thought_whose_worker_is_lost_is_refused_and_the_next_one_is_not(
    tmp_path: Path,
) -> None:
    lost = False

    async def post(text: str) -> str:
        if lost:
            raise OSError("the worker is lost")
        return answer(text)

    async def test() -> None:
        nonlocal lost
        async with opened(Disk(tmp_path), MessageRunner(post, lambda: None)) as page:
            match = await page.new_match("dimenticato")
            await own_turn(Followed(page, match))
            lost = True
            refused = await page.refusal("POST", f"/matches/{match}/hint", seat=0)
            assert refused == (503, "unavailable")
            lost = False
            assert (await page.ask("POST", f"/matches/{match}/hint", seat=0))["actions"]

    asyncio.run(test())


def test_a_thought_ends_when_its_match_moves_on_and_the_bot_can_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "REMIND_INTERVAL", 10**9)  # no one reminds the bot

    async def test() -> None:
        async with thinking_page(tmp_path) as (page, process):
            followed = await match_with_a_thought(page, process)
            thinking = process.process
            await command(followed, type="ask_undo")
            await until(lambda: process.halted == 1)
            assert thinking.poll() == -signal.SIGKILL
            await act(followed)
            await until(lambda: process.asked == 2)
            await command(followed, type="resign")
            await until(lambda: process.halted == 2)
            await page.play(await page.new_match("anneaux"), 1)  # a quick bot answers at once

    asyncio.run(test())


def test_other_thoughts_wait_and_are_not_lost_when_one_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinking_page(tmp_path) as (page, process):
            followed = await match_with_a_thought(page, process)
            other = Followed(page, await page.new_match("anneaux"))
            if (await first_state(other))["to_move"] == 0:
                await act(other)
            before = other.number
            await asyncio.sleep(0.2)
            assert (process.asked, other.number) == (1, before)
            await command(followed, type="resign")
            await own_turn(other)
            assert other.number > before
            assert process.halted == 1

    asyncio.run(test())


def test_the_last_event_of_a_bot_itself_stops_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with thinking_page(tmp_path) as (page, process):
            bots = {"players": 3, "names": ["Ann"], "bots": [1, 1]}
            await page.play(await page.new_match("anneaux", **bots), 3)
            assert (process.asked >= 4, process.halted) == (True, 0)

    asyncio.run(test())
