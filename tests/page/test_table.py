"""A page is a table of its own: what a server tells, from one event loop and one file."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from support.browser_page import Disk, Followed, opened, own_turn, until
from support.game_packages import new_game, run
from support.installed_games import SHORT
from support.running_server import TIMEOUT, Served, served
from tavolino.games import GAMES
from tavolino.hosting.access.signing import Signer

MISSING = (
    "alembic",
    "asyncpg",
    "concurrent.futures.process",
    "concurrent.futures.thread",
    "fluent",
    "multiprocessing",
    "nats",
    "prometheus_client",
    "prompt_toolkit",
    "rich",
    "segno",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
    "uvloop",
    "websockets",
)
"""What a page of a browser does not have, or would have to download."""


# -- whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_and_a_server_tells_the_same_of_it(
    game: str, tmp_path: Path
) -> None:
    disk = Disk(tmp_path)
    reading = "", "/events", "/events?after=3&seat=-1", "/seats", "/replay?count=200", "/record"

    async def test() -> tuple[str, Any, dict[str, Any], list[Any]]:
        async with opened(disk) as page:
            match = await page.new_match(game, options=SHORT[game])
            followed = await page.play(match)
            assert followed.closed == []
            answers = {
                path: await page.ask("GET", f"/matches/{match}{path}") for path in reading
            }
            again = Followed(page, match)
            await until(lambda: again.number == followed.number)
            assert [one["number"] for one in followed.events()] == [
                *range(1, followed.number + 1)
            ]
            mine = await page.ask("GET", "/me/matches")
            return match, mine, answers, again.events()

    match, [mine], answers, events = asyncio.run(test())
    assert answers[""][0]["state"]["phase"] == mine["phase"] == "over"
    with on_a_server(disk) as (server, client):
        for path in reading:
            assert client.get(f"/matches/{match}{path}").json() == answers[path], path
        [theirs] = client.get("/me/matches").json()
        assert theirs | {"now": 0} == mine | {"now": 0}
        assert live_events(server, client, match, len(events)) == events


@contextmanager
def on_a_server(disk: Disk) -> Iterator[tuple[Served, httpx.Client]]:
    """A server with the stored file, and a browser with the cookie of the page."""
    keys = json.loads((disk.stored / "matches.sqlite.keys").read_text())
    cookie = Signer((keys["seal"],)).sign("cookie", keys["guest"])
    with served(disk.stored, secrets=(keys["seal"],)) as server:
        yield server, server.client(cookies={"tavolino": cookie})


def live_events(server: Served, client: httpx.Client, match: str, count: int) -> list[Any]:
    """The first events that a server tells over a WebSocket."""
    header = {"Cookie": f"tavolino={client.cookies['tavolino']}"}
    address = server.socket_address(match)
    with connect(address, additional_headers=header, proxy=None) as socket:
        return [json.loads(socket.recv(TIMEOUT)) for _ in range(count)]


REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/games", None),
    *(("GET", f"/games/{game}/geometry?players=2", None) for game in GAMES),
    *(("GET", f"/games/{game}/picks", None) for game in GAMES),
    *(("POST", f"/games/{game}/try", {"actions": ["nonsense"]}) for game in GAMES),
    ("GET", "/games/anneaux/words/uk", None),
    ("GET", "/games/none/geometry", None),
    ("GET", "/games/anneaux/geometry?players=nine&players=x", None),
    ("GET", "/games/%61nneaux/geometry", None),
    ("GET", "/games/a%2Fb/geometry", None),
    ("GET", "/nowhere", None),
    ("DELETE", "/games", None),
    ("GET", "/me/matches", None),
    ("GET", "/matches/short", None),
    ("GET", f"/matches/{'a' * 22}", None),
    ("POST", f"/matches/{'a' * 22}/hint", {"seat": 0}),
    ("POST", f"/matches/{'a' * 22}/why", {"seat": 0, "pointed": ["A1"]}),
    ("POST", "/games/memento/try", {"seat": 0, "pointed": ["N>"]}),
    ("POST", "/matches", {"id": "x"}),
    ("POST", "/matches", {"id": "a" * 20, "game": "none", "names": ["Ann"]}),
    ("POST", "/matches", {"id": "a" * 20, "game": "anneaux", "names": ["<b>"]}),
    ("POST", "/matches", {"id": "a" * 20, "game": "anneaux", "names": [], "bots": [1, 1]}),
    ("POST", "/matches", {"id": "a" * 20, "game": "anneaux", "names": ["Ann"], "start": 2}),
    ("POST", "/matches", {"id": "a" * 20, "game": "anneaux", "names": ["Ann"], "seats": [2]}),
]


def test_what_needs_no_match_is_answered_as_by_a_server(tmp_path: Path) -> None:
    async def test() -> list[tuple[int, str]]:
        async with opened(Disk(tmp_path / "page")) as page:
            return [
                await page.table.request(method, path, body and json.dumps(body))
                for method, path, body in REQUESTS
            ]

    answers = asyncio.run(test())
    (tmp_path / "server").mkdir()
    with served(tmp_path / "server") as server:
        client = server.client()
        for (method, path, body), (status, text) in zip(REQUESTS, answers, strict=True):
            response = client.request(method, path, json=body)
            assert (response.status_code, response.text) == (status, text), path


def test_at_a_page_people_choose_who_begins_and_where_they_sit(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            match = await page.new_match("anneaux", seats=[1], start=1)
            commands = f"/matches/{match}/commands"
            [state] = await page.ask("GET", f"/matches/{match}")
            assert [chair["name"] for chair in state["state"]["seats"]] == ["Bot 1", "Ann"]
            assert state["state"]["to_move"] == 1
            command = {"seat": 1, "number": state["number"] + 1, "id": "resigning"}
            await page.ask("POST", commands, type="resign", **command)
            command |= {"number": state["number"] + 2, "id": "once-more"}
            await page.ask("POST", commands, type="rematch", begins="same", **command)
            [state] = await page.ask("GET", f"/matches/{match}")
            [again] = await page.ask("GET", f"/matches/{state['state']['rematch']}")
            assert again["state"]["to_move"] == 1

    asyncio.run(test())


def test_a_page_has_no_links_to_other_devices(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            match = await page.new_match("anneaux")
            for path in ("invitations", "transfer", "join", "code", "seats/0/return"):
                refused = await page.refusal("POST", f"/matches/{match}/{path}", seat=0)
                assert refused == (404, "not_found")

    asyncio.run(test())


PACKED_GAMES = """
import json, sys
from tavolino.page.table import PageTable

table = PageTable(sys.argv[1], None, None, pack="https://games.example/offline/1/")
games = table.games(table.caller())
print(json.dumps({each.name: [each.levels, each.module] for each in games}))
"""


def test_a_pack_has_the_boards_of_packages_and_no_bots_that_are_too_slow(
    tmp_path: Path,
) -> None:
    package = new_game(tmp_path)
    (package / "board.js").write_text("export default () => ({});")
    done = run(package.parent, "-c", PACKED_GAMES, str(tmp_path / "matches.sqlite"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["three_stones"] == [5, "https://games.example/offline/1/board-three_stones.js"]
    assert told["anneaux"] == [5, None]


# -- connections and guests --------------------------------------------------------------------


def test_connections_end_as_sockets_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(Disk(tmp_path)) as page:
            unknown = Followed(page, "a" * 22)
            match = await page.new_match("anneaux")
            wrong = Followed(page, match, "?after=x")
            noisy = Followed(page, match)
            for _ in range(5):
                noisy.live.receive("{")
            left = Followed(page, match)
            await until(lambda: bool(unknown.closed and wrong.closed and noisy.closed))
            assert unknown.closed == [(1008, "no_match")]
            assert wrong.closed == [(1008, "malformed")]
            assert noisy.closed == [(1008, "malformed")]
            assert sum(one.get("refused") == "malformed" for one in noisy.messages) == 5
            await own_turn(left)
            left.live.close()
            count = len(left.messages)
            await page.play(match, 1)
            assert (len(left.messages), left.closed) == (count, [])
            assert len(page.table.lives) == 1

    asyncio.run(test())


def test_a_page_that_is_forgotten_is_a_new_guest(tmp_path: Path) -> None:
    async def test() -> None:
        disk = Disk(tmp_path)
        async with opened(disk) as page:
            old = await page.new_match("anneaux")
            assert await page.ask("DELETE", "/me") is None
            assert await page.ask("GET", "/me/matches") == []
            assert await page.refusal("GET", f"/matches/{old}") == (404, "no_match")
            match = await page.new_match("anneaux")
        async with opened(disk) as page:
            assert [one["match"] for one in await page.ask("GET", "/me/matches")] == [match]

    asyncio.run(test())


# -- what a page does not have -----------------------------------------------------------------


def test_a_match_is_played_with_what_a_browser_has(tmp_path: Path) -> None:
    script = f"""
import sys, threading, time
sys.modules.update(dict.fromkeys({MISSING!r}))
del time.thread_time, threading.Thread.start
import asyncio, pathlib
from support import browser_page

async def test():
    async with browser_page.opened(browser_page.Disk(pathlib.Path(sys.argv[1]))) as page:
        match = await page.new_match("anneaux")
        await page.ask("POST", "/games/anneaux/try", actions=[])
        assert (await page.play(match)).state()["phase"] == "over"

asyncio.run(test())
"""
    done = subprocess.run(
        [sys.executable, "-c", script, tmp_path],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
