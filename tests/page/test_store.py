"""What a page has told is stored: nothing is lost if it fails, is killed or is opened again."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.browser_page import TIMEOUT, Disk, Followed, Page, opened, own_turn, until


def test_a_match_goes_on_when_the_page_is_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        disk = Disk(tmp_path)
        async with opened(disk) as page:
            match = await page.new_match("memento")
            for _ in range(3):
                followed = await page.play(match, 2)
        assert followed.closed == [(1012, "")]
        async with opened(disk) as page:
            again = Followed(page, match)
            await until(lambda: again.number >= followed.number)
            assert again.events()[: followed.number - 1] == without_states(followed)
            end = await page.play(match)
            assert end.state() is not None
            assert (await page.ask("GET", "/me/matches"))[0]["phase"] == "over"

    asyncio.run(test())


def test_a_match_goes_on_that_was_stored_before_all_tags_were_called_type(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        disk = Disk(tmp_path)
        async with opened(disk) as page:
            match = await page.new_match("anneaux")
            followed = await page.play(match, 2)
        with sqlite3.connect(disk.stored / "matches.sqlite") as file:
            file.execute("""UPDATE action SET what = replace(what, '{"type":', '{"event":')""")
        file.close()
        async with opened(disk) as page:
            again = Followed(page, match)
            await until(lambda: again.number >= followed.number)
            assert again.events()[: followed.number - 1] == without_states(followed)
            await page.play(match)
            assert (await page.ask("GET", "/me/matches"))[0]["phase"] == "over"

    asyncio.run(test())


def without_states(followed: Followed) -> list[dict[str, Any]]:
    """All events but the last, as they are told later: only the newest has a state."""
    return [bare(one) for one in followed.events()[:-1]]


def test_nothing_is_told_that_was_not_flushed(tmp_path: Path) -> None:
    async def test() -> None:
        disk = Disk(tmp_path)
        async with opened(disk) as page:
            match = await page.new_match("anneaux")
            followed = Followed(page, match)
            state, before = await own_turn(followed), followed.number
            disk.fails = True
            act = {"type": "act", "number": before + 1, "seat": 0, "action": state["legal"][0]}
            sent = followed.send(**act)
            assert (await followed.answer(sent))["refused"] == "unavailable"
            for method, path in (("GET", f"/matches/{match}"), ("GET", "/me/matches")):
                assert await page.refusal(method, path) == (503, "unavailable")
            again = followed.send(**act | {"id": sent + "0"})
            assert (await followed.answer(again))["refused"] == "unavailable"
            await asyncio.sleep(1.5)  # the scheduler has looked, too
            assert followed.number == before
            other = Followed(page, match)
            await until(lambda: bool(other.closed))
            assert (other.closed, other.messages) == ([(1013, "unavailable")], [])
            disk.fails = False
            followed.messages = [one for one in followed.messages if one["type"] == "event"]
            followed.send(**act, id=sent)
            assert (await followed.answer(sent))["number"] == before + 1
            await until(lambda: followed.number > before + 1)  # the bot has moved
        async with opened(disk) as page:
            again_followed = Followed(page, match)
            await until(lambda: again_followed.number >= followed.number)

    asyncio.run(test())


def test_idle_seconds_flush_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        disk = Disk(tmp_path)
        async with opened(disk) as page:
            await own_turn(Followed(page, await page.new_match("anneaux")))
            before = disk.flushes
            await asyncio.sleep(2.5)
            assert disk.flushes == before

    asyncio.run(test())


KILLED = """
import asyncio, os, pathlib, sys
from support.browser_page import *

async def test(folder, when):
    disk = Disk(pathlib.Path(folder))
    async with opened(disk) as page:
        match = await page.new_match("anneaux")
        followed = Followed(page, match)
        state = await own_turn(followed)
        action = state["legal"][0]
        print(match, followed.number, action, flush=True)
        setattr(disk, when, lambda: os._exit(9))
        number = followed.number + 1
        followed.send(type="act", number=number, seat=0, action=action, id="k" * 16)
        await asyncio.sleep(60)

asyncio.run(test(*sys.argv[1:]))
"""


PLAYED = """
import asyncio, json, os, pathlib, sys
from support.browser_page import *

def tell(what):
    print(json.dumps(what), flush=True)

class PrintedMessages(list):
    def append(self, message):
        tell(message)
        super().append(message)

async def test(folder, when, flushes):
    disk = Disk(pathlib.Path(folder))
    left = iter(range(int(flushes) - 1))
    setattr(disk, when, lambda: None if next(left, None) is not None else os._exit(9))
    async with opened(disk) as page:
        match = await page.new_match("anneaux")
        tell({"type": "made", "match": match})
        while True:
            followed = Followed(page, match)
            followed.messages = PrintedMessages()
            state = await own_turn(followed)
            act = {"type": "act", "seat": 0, "action": state["legal"][0]}
            followed.send(**act, number=followed.number + 1)
            await asyncio.sleep(0.05)
            followed.live.close()

asyncio.run(test(*sys.argv[1:]))
"""


def killed_page(script: str, *arguments: object) -> list[str]:
    """What a page told before it was killed."""
    killed = subprocess.run(
        [sys.executable, "-c", script, *map(str, arguments)],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        timeout=TIMEOUT,
    )
    assert killed.returncode == 9, killed.stderr
    return killed.stdout.splitlines()


@pytest.mark.parametrize("flushes", [1, 3, 5, 8, 9, 13])
@pytest.mark.parametrize("when", ["before", "after"])
def test_whenever_a_page_is_killed_all_that_it_told_is_there(
    when: str, flushes: int, tmp_path: Path
) -> None:
    lines = [json.loads(line) for line in killed_page(PLAYED, tmp_path, when, flushes)]
    events = {one["number"]: bare(one) for one in lines if one["type"] == "event"}
    answered = {one["number"] for one in lines if one["type"] == "answer"}
    made = [one["match"] for one in lines if one["type"] == "made"]
    assert bool(events) or flushes < 13

    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            mine = {one["match"] for one in await page.ask("GET", "/me/matches")}
            assert mine >= {*made}
            for match in made:
                followed = Followed(page, match)
                await own_turn(followed)
                stored = {one["number"]: bare(one) for one in followed.events()}
                assert {number: stored.get(number) for number in events} == events
                assert answered <= stored.keys()

    asyncio.run(test())


def bare(event: dict[str, Any]) -> dict[str, Any]:
    """An event without the state, which only the newest one has."""
    return {name: event[name] for name in event if name != "state"}


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_page_that_is_killed_before_it_answers_loses_no_match(
    when: str, tmp_path: Path
) -> None:
    [lines] = killed_page(KILLED, tmp_path, when)
    match, number, action = lines.split()

    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            stored = await page.ask("GET", f"/matches/{match}/file")
            assert len(stored["log"]) == int(number) + (when == "after")
            followed = Followed(page, match)
            act = {"type": "act", "number": int(number) + 1, "seat": 0, "action": action}
            answer = await followed.answer(followed.send(**act, id="k" * 16))
            assert answer["number"] == int(number) + 1
            await until(lambda: followed.number > int(number) + 1)  # the bot has moved
            entries = [one["command"] for one in (await log_of(page, match))]
            assert entries.count("k" * 16) == 1

    asyncio.run(test())


async def log_of(page: Page, match: str) -> list[dict[str, Any]]:
    """The log of a match, from its file."""
    log: list[dict[str, Any]] = (await page.ask("GET", f"/matches/{match}/file"))["log"]
    return log
