"""A match leaves a page as a file, and another page takes it in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from support.browser_page import Disk, Followed, Page, opened, own_turn, until
from support.installed_games import OWN, SHORT
from support.paths import TESTS
from tavolino.table.record import Record

File = dict[str, Any]
TAGS = {"event", "type"}

VERSION_1 = [
    pytest.param(line, id=f"{file.parent.name}-{number}")
    for file in sorted((TESTS / "games").glob("*/saved-1.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines())
]
"""Files that the page of an earlier release saved, with every option that its games had."""


@pytest.mark.parametrize("game", OWN)
def test_a_match_goes_on_in_another_page(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path / "one")) as page:
            match = await page.new_match(game, options=SHORT[game])
            await own_turn(await page.play(match, 2))
            file = await page.ask("GET", f"/matches/{match}/file")
        record = Record.from_json(file)
        assert record.position().decisions == len(record.actions) >= 2
        async with opened(Disk(tmp_path / "two")) as page:
            taken = (await page.ask("POST", "/matches/file", **file))["match"]
            again = (await page.ask("POST", "/matches/file", **file))["match"]
            assert taken == again != match
            seats = await page.ask("GET", f"/matches/{taken}/seats")
            assert (seats["seats"], seats["watching"], seats["made"]) == ([0], True, True)
            await page.play(taken)
            ended = await page.ask("GET", f"/matches/{taken}/record")
            assert ended["actions"][: len(record.actions)] == record.actions
            assert ended["names"] == ["Ann", "Bot 1"]
            over = await page.ask("GET", f"/matches/{taken}/file")
            kept = (await page.ask("POST", "/matches/file", **over))["match"]
            assert await page.ask("GET", f"/matches/{kept}/record") == ended
            [state] = {
                (one["state"]["phase"], one["number"])
                for match in (taken, kept)
                for one in await page.ask("GET", f"/matches/{match}")
                if one.get("state")
            }
            assert state == ("over", len(over["log"]))

    asyncio.run(test())


def test_a_file_goes_on_that_was_written_before_all_tags_were_called_type(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            match = await page.new_match("anneaux")
            await own_turn(await page.play(match, 2))
            file = await page.ask("GET", f"/matches/{match}/file")
            for event in file["log"]:
                event["what"] = {"event": event["what"].pop("type"), **event["what"]}
            taken = (await page.ask("POST", "/matches/file", **file))["match"]
            assert taken == (await page.ask("POST", "/matches/file", **file))["match"]
            again = await page.ask("GET", f"/matches/{taken}/file")
            assert again["actions"] == file["actions"]
            assert {"type"} == {tag for one in again["log"] for tag in one["what"]} & TAGS
            await page.play(taken)

    asyncio.run(test())


@pytest.mark.parametrize("line", VERSION_1)
def test_a_file_of_rules_version_1_goes_on(line: str, tmp_path: Path) -> None:
    async def test() -> None:
        file = json.loads(line)
        assert file["rules_version"] == 1
        async with opened(Disk(tmp_path)) as page:
            taken = (await page.ask("POST", "/matches/file", **file))["match"]
            await page.play(taken)
            ended = await page.ask("GET", f"/matches/{taken}/record")
            assert ended["actions"][: len(file["actions"])] == file["actions"]
            assert ended["rules_version"] == 2

    asyncio.run(test())


@pytest.mark.parametrize("version", ["simple", "complex"])
def test_a_file_of_earlier_rules_goes_on_with_the_options_of_today(
    version: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            match = await page.new_match("memento", options={"version": version, "limit": 30})
            await own_turn(await page.play(match, 2))
            file = await page.ask("GET", f"/matches/{match}/file")
            [then] = {"simple", "complex"} - {version}
            earlier = file | {"rules_version": 1, "options": {"version": then, "limit": 30}}
            taken = (await page.ask("POST", "/matches/file", **earlier))["match"]
            again = await page.ask("GET", f"/matches/{taken}/file")
            names = ("rules_version", "options", "actions")
            assert [again[name] for name in names] == [file[name] for name in names]
            await page.play(taken)

    asyncio.run(test())


def test_what_happened_besides_the_game_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            match = await page.new_match(
                "anneaux", names=["Ann", "Ben", "Cem"], players=3, bots=[]
            )
            followed = Followed(page, match)
            await until(lambda: followed.state() is not None)
            await command(followed, type="offer_draw", seat=1)
            await command(followed, type="answer", to="draw", yes=False, seat=0)
            await command(followed, type="resign", seat=2)
            await command(followed, type="resign", seat=0)
            await command(followed, type="rematch", seat=0)
            file = await page.ask("GET", f"/matches/{match}/file")
            taken = (await page.ask("POST", "/matches/file", **file))["match"]
            again = Followed(page, taken)
            await until(lambda: again.number == len(file["log"]) == followed.number - 1)
            await command(again, type="rematch", seat=0)

    asyncio.run(test())


async def command(followed: Followed, **frame: Any) -> None:
    """Sends a command until it comes in time: a bot may act before it."""
    while True:
        sent = followed.send(number=followed.number + 1, **frame)
        refused = (await followed.answer(sent)).get("refused")
        if refused is None:
            return
        assert refused == "stale"
        await asyncio.sleep(0.01)


def test_clocks_go_on_from_where_they_were(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            clock = {"per": "game", "seconds": 600, "increment": 0}
            match = await page.new_match("anneaux", clock=clock)
            await own_turn(await page.play(match, 1))
            file = await page.ask("GET", f"/matches/{match}/file")
            file["created_at"] -= 10**9  # as if it had been played long ago
            for event in file["log"]:
                event["at"] -= 10**9
            taken = (await page.ask("POST", "/matches/file", **file))["match"]
            states = [
                (await page.ask("GET", f"/matches/{one}"))[0]["state"] for one in (match, taken)
            ]
            left = [state["clock"]["left"][0] for state in states]
            assert abs(left[0] - left[1]) < 10_000

    asyncio.run(test())


def bot_of(file: File) -> File:
    """The event with which the bot was seated."""
    [joined] = [one["what"] for one in file["log"] if one["what"].get("bot")]
    return cast("File", joined)


def add(file: File, **what: Any) -> File:
    """The file with one more event of the first seat."""
    log = file["log"]
    event = {"number": len(log) + 1, "command": f"{len(log)}", "at": log[-1]["at"]}
    log.append(event | {"what": {"seat": 0, **what}})
    return file


SPOILT: dict[str, Callable[[File], object]] = {
    "no log": lambda file: file.pop("log"),
    "an unknown game": lambda file: file.update(game="none"),
    "other rules": lambda file: file.update(rules_version=99),
    "another setup": lambda file: file.update(setup={"start": 7}),
    "no order": lambda file: file["log"].reverse(),
    "a gap": lambda file: file["log"].pop(1),
    "a seat that is not there": lambda file: file["log"][0]["what"].update(seat=3),
    "a seat before the first": lambda file: file["log"][0]["what"].update(seat=-1),
    "an unknown event": lambda file: file["log"][0]["what"].update(type="sneezed"),
    "an unknown bot": lambda file: file["log"][0]["what"].update(bot="99"),
    "a bot without a level": lambda file: file["log"][0]["what"].update(bot="x"),
    "an impossible action": lambda file: file["log"][-1]["what"].update(action="@Z9"),
    "the same command twice": lambda file: file["log"][1].update(
        command=file["log"][0]["command"]
    ),
    "a time before the last one": lambda file: file["log"][-1].update(at=0),
    "an action of another seat": lambda file: file["log"][2]["what"].update(
        seat=1 - file["log"][2]["what"]["seat"]
    ),
    "someone on a seat that is taken": lambda file: file["log"][1]["what"].update(
        seat=file["log"][0]["what"]["seat"]
    ),
    "a bot with the name of a person": lambda file: bot_of(file).update(name="Ann"),
    "a level in other digits": lambda file: bot_of(file).update(
        bot="\u0663", name="Bot \u0663"
    ),
    "a level of zero": lambda file: bot_of(file).update(bot="0", name="Bot 0"),
    "more than was played is taken back": lambda file: add(file, type="taken_back", ply=-1),
    "another match in the file": lambda file: add(file, type="rematched", match="a" * 22),
    "something after the end": lambda file: add(add(file, type="resigned"), type="left"),
    "a time that is too late": lambda file: file["log"][-1].update(at=2**62),
    "a name that is none": lambda file: file["log"][1]["what"].update(name="<b>"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_file_is_refused(how: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            match = await page.new_match("anneaux")
            await own_turn(await page.play(match, 1))
            file = await page.ask("GET", f"/matches/{match}/file")
            SPOILT[how](file)
            status, _ = await page.refusal("POST", "/matches/file", **file)
            assert status == 422
            assert len(await page.ask("GET", "/me/matches")) == 1

    asyncio.run(test())


ANYTHING = some.recursive(
    some.none()
    | some.booleans()
    | some.integers()
    | some.floats(allow_nan=False, allow_infinity=False)
    | some.text()
    | some.sampled_from(["taken_back", "resigned", "joined", "left", "acted", "undo_asked"]),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
    max_leaves=3,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a file where something could be replaced: what holds it, and where."""
    if isinstance(value, dict):
        inner = list(value.items())
    else:
        inner = list(enumerate(value)) if isinstance(value, list) else []
    return [place for key, one in inner for place in [(value, key), *places(one)]]


@pytest.mark.parametrize("game", OWN)
def test_whatever_a_file_says_it_is_refused_or_can_be_read(game: str, tmp_path: Path) -> None:
    async def written(page: Page) -> File:
        match = await page.new_match(game, options=SHORT[game])
        await own_turn(await page.play(match, 3))
        return cast("File", await page.ask("GET", f"/matches/{match}/file"))

    with asyncio.Runner() as runner:
        disk = Disk(tmp_path)
        opening = opened(disk)
        page = runner.run(opening.__aenter__())
        good = json.dumps(runner.run(written(page)))

        @settings(max_examples=150, deadline=None, derandomize=True)
        @given(some.data())
        def spoil(data: some.DataObject) -> None:
            file = json.loads(good)
            for _ in range(data.draw(some.integers(1, 2))):
                holder, key = data.draw(some.sampled_from(places(file)))
                holder[key] = data.draw(ANYTHING)
            status, text = runner.run(
                page.table.request("POST", "/matches/file", json.dumps(file))
            )
            assert status in {201, 422}, text
            if status == 201:
                match = json.loads(text)["match"]
                for path in (f"/matches/{match}", f"/matches/{match}/file", "/me/matches"):
                    assert runner.run(page.table.request("GET", path))[0] == 200

        spoil()
        runner.run(opening.__aexit__(None, None, None))
        taken = runner.run(stored(disk))
        assert taken >= 1


async def stored(disk: Disk) -> int:
    """How many matches there are when the page is opened again."""
    async with opened(disk) as page:
        return len(await page.ask("GET", "/me/matches"))
