"""As a newcomer would: start the server, open the printed link, play."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.command_process import ended, play, started, wish
from support.game_packages import installed_as, new_game, run
from support.paths import ROOT
from support.ports import free_port
from tavolino.games import GAMES, GROUP
from tavolino.words import languages


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at home."""
    process, address = started(tmp_path_factory.mktemp("home"))
    yield address
    said = ended(process)
    assert process.returncode == -signal.SIGTERM  # after everything was closed
    assert "Traceback" not in said


def invited(link: str) -> tuple[str, str]:
    """The match and the invitation in a link."""
    match, invitation = link.partition("#")[2].split(".", 1)
    return match, invitation


@pytest.mark.parametrize("game", GAMES)
def test_two_play_a_match_by_a_link(server: str, game: str) -> None:
    with httpx.Client(base_url=server) as ann, httpx.Client(base_url=server) as ben:
        made = ann.post("/matches", json=wish(game=game, names=["Ann"])).json()
        match, invitation = invited(made["join"])
        body = wish(invitation=invitation, name="Бен")
        seated = ben.post(f"/matches/{match}/join", json=body).json()
        assert seated["seat"] == 1
        results: list[dict[str, Any]] = []
        other = threading.Thread(
            target=lambda: results.append(play(server, match, 1, seated["token"])), daemon=True
        )
        other.start()
        result = play(server, match, 0, made["seats"][0]["token"])
        other.join(timeout=30)
        assert results == [result]
        record = ann.get(f"/matches/{match}/record").json()
        assert record["names"] == ["Ann", "Бен"]
        assert [mine["phase"] for mine in ben.get("/me/matches").json()] == ["over"]


def test_behind_every_link_is_a_page(server: str) -> None:
    for path in ("/", "/join", "/watch", "/transfer"):
        page = httpx.get(f"{server}{path}")
        assert page.headers["content-type"].startswith("text/html")
        assert "<title>Tavolino</title>" in page.text


def test_one_plays_against_a_bot(server: str) -> None:
    with httpx.Client(base_url=server) as ann:
        body = wish(game="anneaux", names=["Ann"], bots=[1], options={"limit": 30})
        made = ann.post("/matches", json=body).json()
        assert play(server, made["match"], 0, made["seats"][0]["token"])["winners"]


def test_the_example_bot_plays_along(server: str) -> None:
    with httpx.Client(base_url=server) as ann:
        body = wish(game="memento", names=["Ann"], options={"limit": 30})
        made = ann.post("/matches", json=body).json()
        command = [sys.executable, str(ROOT / "examples" / "random_bot.py"), made["join"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            play(server, made["match"], 0, made["seats"][0]["token"])
            out, _ = bot.communicate(timeout=30)
        assert out.startswith("over:")


def test_a_match_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    with httpx.Client(base_url=address) as ann:
        made = ann.post("/matches", json=wish(game="anneaux", names=["Ann", "Ben"])).json()
        path = f"/matches/{made['match']}"
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        [before] = ann.get(path).json()
        process.kill()
        process.communicate()
    process, address = started(tmp_path)
    with httpx.Client(base_url=address, headers=headers) as ann:
        assert ann.get(path).json() == [before]
    assert "Traceback" not in ended(process)


def test_the_address_in_the_local_network_is_also_shown_as_a_code(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--lan")
    assert httpx.get(f"{address}/healthz").json() == {"lives": True}
    said = ended(process)
    assert "▀" in said or "█" in said


GREETED = """
import os, signal, sys
from tavolino.server.process.serve import serve
from tavolino.server.settings import settings_from
from tavolino.words.texts import texts_in

def greet(settings):
    print(*sys.modules, f"words:{texts_in.cache_info().currsize}", flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

serve(settings_from(database=sys.argv[1], port=int(sys.argv[2])), greet)
"""
"""Serves, prints what is imported and compiled when people can connect, and ends."""


def greeting(folder: Path) -> tuple[set[str], list[str]]:
    """What is there when people can connect, and what was logged; with the packages there."""
    greeted = run(folder, "-c", GREETED, f"{folder / 'matches.sqlite'}", f"{free_port()}")
    assert greeted.returncode == -signal.SIGTERM
    logged = [json.loads(line)["event"] for line in greeted.stderr.splitlines()]
    return set(greeted.stdout.split()), logged


def test_all_games_are_imported_before_anyone_can_connect(tmp_path: Path) -> None:
    installed_as(tmp_path, "torn", "torn = torn.apart:GAME")
    there, [line] = greeting(tmp_path)
    games = {point.module for point in entry_points(group=GROUP)}
    assert games
    assert games <= there
    assert "a game is left out: torn (torn.apart:GAME) cannot be" in line


def test_all_words_are_compiled_before_anyone_can_connect(tmp_path: Path) -> None:
    package = new_game(tmp_path)
    (package / "words" / "uk.ftl").write_text("title title = x\n")
    there, [line] = greeting(package.parent)
    assert f"words:{len(languages()) * (len(GAMES) + 1)}" in there
    assert "words/uk.ftl are left out: uk.ftl: this is not Fluent: title title" in line
