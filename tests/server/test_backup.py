"""Backups as the manual describes them: what was played is restored, what was deleted is not.

The commands are those of docs/host.md, run by a shell.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from support.admin_command import admin, make_site
from support.fresh_stores import DATABASE, KINDS, query
from support.installed_games import OWN
from support.nats_server import NATS
from support.paths import ROOT
from support.people_at_a_match import Table, transfer_link
from support.running_server import SECRET, Served, joined, new_match, served, until
from tavolino.hosting.engine import Engine
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.privacy.ledger import ENTRY
from tavolino.hosting.store.archiver import DAY
from tavolino.hosting.store.store import Store
from tavolino.server.backends.sqlite import SqliteStore

MANUAL = ROOT / "docs" / "host.md"
HEADINGS = {"sqlite": "### An SQLite file", "postgres": "### A PostgreSQL database"}
OLGA, ZOE = "Olgaolga", "Zoezoezoe"
"""Names of those who are forgotten, and of no one else."""


class Place:
    """A home with a site whose matches are in a file or in a database of its own."""

    def __init__(self, kind: str, home: Path) -> None:
        self.kind = kind
        self.home = home
        self.data = home / ".local" / "share" / "tavolino"
        self.data.mkdir(parents=True)
        self.database = f"test_{secrets.token_hex(6)}"
        self.url = urlsplit(DATABASE)._replace(path=f"/{self.database}").geturl()
        self.backing_up, self.restoring = re.findall(
            r"^```\n(.*?)^```",
            MANUAL.read_text().split(HEADINGS[kind])[1],
            re.DOTALL | re.MULTILINE,
        )[:2]

    def serving(self) -> Any:
        """A server of the site."""
        if self.kind == "sqlite":
            return served(self.data)
        return served(self.data, database=self.url, nats=NATS)

    def shell(self, commands: str) -> None:
        """Runs commands of the manual."""
        env = {name: value for name, value in os.environ.items() if "TAVOLINO_" not in name}
        env.pop("XDG_DATA_HOME", None)
        env |= {"HOME": str(self.home), "PATH": f"{Path(sys.executable).parent}:{env['PATH']}"}
        if self.kind == "postgres":
            env |= {"TAVOLINO_DATABASE": self.url, "TAVOLINO_NATS": NATS}
            env |= {"TAVOLINO_SECRET": SECRET}
        done = subprocess.run(
            ["bash", "-euc", commands], env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def make_empty(self) -> None:
        """Makes the database, in place of the one that is there."""
        if self.kind == "postgres":
            self.drop()
            asyncio.run(query(f"CREATE DATABASE {self.database}"))

    def drop(self) -> None:
        """Drops the database."""
        if self.kind == "postgres":
            asyncio.run(query(f"DROP DATABASE IF EXISTS {self.database} WITH (FORCE)"))

    def dump(self) -> str:
        """All that is in the database, as text."""
        if self.kind == "sqlite":
            with closing(sqlite3.connect(self.data / "matches.sqlite")) as database:
                return "\n".join(database.iterdump())
        command = ["pg_dump", self.url]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    made = Place(request.param, tmp_path)
    made.make_empty()
    try:
        yield made
    finally:
        made.drop()


async def play(engine: Engine, match: str, decisions: int) -> int:
    """Plays at random. Returns the number of the last event."""
    hosted = await engine.fresh(match)
    for _ in range(decisions):
        if hosted.phase != "on":
            break
        seat, number = hosted.to_move, hosted.number + 1
        action = random.choice(hosted.match.legal())
        act = Act(id=f"command-{number:04}", number=number, seat=seat, action=action)
        assert (await engine.take(match, act, {seat})).number == number
    return hosted.number


async def all_replayed(engine: Engine) -> dict[str, HostedMatch]:
    """All matches, each replayed from its log and compared with the hash of its position."""
    found = {}
    for one in await engine.store.list_matches("", "", 1000):
        engine.let_go(one.match)  # nothing from memory
        found[one.match] = await engine.fresh(one.match)
    return found


def at_home(server: Served, game: str, *names: str) -> str:
    """A match of people at one device."""
    match: str = new_match(server.client(), game, names=list(names), players=2)["match"]
    return match


def test_what_was_played_is_restored_and_what_was_deleted_is_not(place: Place) -> None:
    with place.serving() as server:
        engine = server.services.engine
        games = [at_home(server, game, "Ann", "Ben") for game in OWN]
        doomed = at_home(server, "anneaux", "Ann", "Ben")
        ann, olga, zoe, phone = (server.client() for _ in range(4))
        shared = new_match(ann, names=["Ann"])
        joined(olga, shared, OLGA)
        elsewhere = new_match(olga, names=["Olli"])["match"]
        lonely = new_match(zoe, names=[ZOE])["match"]
        then = {match: server.run(play(engine, match, 9)) for match in [*games, doomed]}
        store = server.services.store
        server.run(store._rows("UPDATE backup SET at = at - CAST($1 AS bigint)", DAY))
        place.shell(place.backing_up)
        assert server.run(store.backup_age()) < DAY

        later = at_home(server, "memento", "Ann", "Ben")
        for match in [*games, later]:
            server.run(play(engine, match, 9))
        token = transfer_link(olga, shared["match"], 1)
        assert phone.post("/transfer", json={"token": token}).status_code == 200
        assert phone.delete("/me").status_code == zoe.delete("/me").status_code == 204
        place.shell(f"tavolino admin delete {doomed}; tavolino admin deletions ~/ledger")
        until(lambda: not is_named(place))
    place.make_empty()
    place.shell(place.restoring)

    assert not is_named(place)
    assert "Olli" in place.dump()  # she asked for it only where her phone was
    with place.serving() as server:
        found = server.run(all_replayed(server.services.engine))
        assert found.keys() == {*games, shared["match"], elsewhere, lonely}
        assert {match: found[match].number for match in games} == {
            match: then[match] for match in games
        }
        assert found[shared["match"]].phase == "over"
        for match in games:
            server.run(play(server.services.engine, match, 9))
        server.run(all_replayed(server.services.engine))


def is_named(place: Place) -> bool:
    """Whether someone who was forgotten is named anywhere in the database."""
    dump = place.dump()
    return OLGA in dump or ZOE in dump


# -- one file --------------------------------------------------------------------------------


def test_a_backup_is_private_and_replaces_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        match = at_home(server, "anneaux", "Ann", "Ben")
        assert "The backup is" in admin(tmp_path, "backup", f"{tmp_path / 'copy'}")
        assert "exists already" in admin(tmp_path, "backup", f"{tmp_path / 'copy'}", fails=True)
    for name in ("copy", "copy.secret"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    secret = (tmp_path / "matches.sqlite.secret").read_text()
    assert (tmp_path / "copy.secret").read_text() == secret
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT id FROM match").fetchall() == [(match,)]


def test_a_backup_is_recorded_and_so_is_one_by_other_means(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        store = server.services.store

        def age() -> int:
            return server.run(store.backup_age())

        for words in (("backup", f"{tmp_path / 'copy'}"), ("backed-up",)):
            server.run(long_ago(store))
            assert age() > DAY
            admin(tmp_path, *words)
            assert 0 <= age() < DAY


async def long_ago(store: Store) -> None:
    """The last backup is two days older now."""
    assert isinstance(store, SqliteStore)
    await store._rows("UPDATE backup SET at = at - $1", 2 * DAY)


def test_a_backup_is_made_of_tables_that_cannot_record_it(tmp_path: Path) -> None:
    make_site(tmp_path)
    with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as database:
        database.execute("DROP TABLE backup")
    assert "The backup is" in admin(tmp_path, "backup", f"{tmp_path / 'copy'}")


def test_what_is_not_a_database_cannot_be_copied(tmp_path: Path) -> None:
    (tmp_path / "matches.sqlite").write_text("a letter")
    said = admin(tmp_path, "backup", f"{tmp_path / 'copy'}", fails=True)
    assert "cannot be copied: file is not a database" in said
    assert not (tmp_path / "copy").exists()


# -- the ledger ------------------------------------------------------------------------------


def test_a_ledger_only_grows(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    with served(tmp_path) as server:
        table = Table(server)
        assert table.eve.delete("/me").status_code == 204
        assert "New entries: 3." in admin(tmp_path, "deletions", f"{ledger}")
        assert table.ben.delete("/me").status_code == 204
        admin(tmp_path, "delete", table.match)
        first = ledger.read_text()
        admin(tmp_path, "deletions", f"{ledger}")
        assert ledger.read_text().startswith(first)
        assert f"match {table.match}" in ledger.read_text().splitlines()
        assert "New entries: 0." in admin(tmp_path, "deletions", f"{ledger}")
    for line in ledger.read_text().splitlines():
        assert ENTRY.fullmatch(line)
    assert ledger.stat().st_mode & 0o077 == 0


def test_a_ledger_needs_a_folder(tmp_path: Path) -> None:
    make_site(tmp_path)
    ledger = f"{tmp_path / 'none' / 'ledger'}"
    assert "cannot be written" in admin(tmp_path, "deletions", ledger, fails=True)


def test_a_file_that_is_no_ledger_is_refused(tmp_path: Path) -> None:
    make_site(tmp_path)
    ledger = tmp_path / "ledger"
    assert "cannot be read" in admin(tmp_path, "delete-again", f"{ledger}", fails=True)
    ledger.write_text(f"match {'m' * 22}\nguest Ann\n")
    for verb in ("deletions", "delete-again"):
        assert "line 2 of" in admin(tmp_path, verb, f"{ledger}", fails=True)
