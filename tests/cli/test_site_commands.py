"""Every command that works on a site: it prints its answer, and needs a site that exists."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from support.archived_sites import Site, new_site
from support.command_process import TAVOLINO
from support.fresh_stores import DATABASE, fresh_schema, query
from support.nats_server import NATS
from support.ports import free_port
from support.running_server import SECRET, new_match
from support.site_commands import ENTRY, SITE_COMMANDS, Words, filled_in, invoked, values_in

NO_MATCH = "x" * 22
EACH = pytest.mark.parametrize("words", SITE_COMMANDS, ids=" ".join)
NO_TABLES = "the database cannot be used: it has no tables of Tavolino\n"


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with several processes."""
    with new_site("postgres", tmp_path_factory.mktemp("city")) as site:
        yield site


def values_at(site: Site) -> dict[str, str]:
    """What commands need, and the site has: a match, a ledger and a blocked address."""
    with site.served() as server:
        match = new_match(server.client(), names=["Ann", "Ben"])["match"]
        server.run(server.services.store.block(ENTRY, 0))
    return values_in(site.folder, match)


def environment(schema: str, nats: str) -> dict[str, str]:
    """The settings of a site in PostgreSQL."""
    return {
        "TAVOLINO_DATABASE": DATABASE,
        "TAVOLINO_SCHEMA": schema,
        "TAVOLINO_NATS": nats,
        "TAVOLINO_SECRET": SECRET,
    }


@EACH
def test_a_command_prints_its_answer_and_no_log(city: Site, words: Words) -> None:
    full = filled_in(words, values_at(city))
    quiet = invoked(*full, env=environment(city.schema, NATS))
    if "nats" not in SITE_COMMANDS[words]:
        assert (quiet.exit_code, quiet.stdout) == (1, "")  # it is for SQLite only
        return
    assert (quiet.exit_code, quiet.stderr) == (0, "")
    assert "NATS" not in quiet.stdout


@EACH
def test_a_command_logs_trouble_apart_from_its_answer(city: Site, words: Words) -> None:
    if "nats" not in SITE_COMMANDS[words]:
        return
    nobody = f"nats://127.0.0.1:{free_port()}"
    full = filled_in(words, values_at(city))
    result = invoked(*full, env=environment(city.schema, nobody))
    assert result.exit_code == 0
    assert '"event": "NATS is not there yet"' in result.stderr
    assert "NATS" not in result.stdout


def test_an_exported_match_is_replayed_by_the_next_command(city: Site) -> None:
    match = values_at(city)["match"]
    pipe = '"$0" admin export -- "$1" | "$0" replay -'
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", pipe, TAVOLINO, match],
        env=os.environ | environment(city.schema, NATS),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("game 0: anneaux, 2 players")


# -- sites that do not exist -----------------------------------------------------------------


@EACH
@pytest.mark.parametrize("is_named", [True, False])
def test_a_file_that_does_not_exist_is_not_made(
    tmp_path: Path, words: Words, is_named: bool
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    file = home / ("typo.sqlite" if is_named else "tavolino/matches.sqlite")
    full = filled_in(words, values_in(tmp_path, NO_MATCH))
    named = ("--database", f"{file}") if is_named else ()
    refused = invoked(*full, *named, env={"XDG_DATA_HOME": f"{home}"})
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr == f"there is no database {file}\n"
    assert {path.name for path in tmp_path.rglob("*")} == {"home", "ledger"}


@EACH
def test_tables_are_not_made_in_a_database_without_any(tmp_path: Path, words: Words) -> None:
    full = filled_in(words, values_in(tmp_path, NO_MATCH))
    if "nats" not in SITE_COMMANDS[words]:
        return  # it is for SQLite only

    async def test() -> None:
        async with fresh_schema() as schema:
            env = environment(schema, NATS)
            refused = await asyncio.to_thread(invoked, *full, env=env)
            assert (refused.exit_code, refused.stdout) == (1, "")
            assert refused.stderr == NO_TABLES
            assert await query("SELECT to_regnamespace($1)", schema) == [(None,)]

    asyncio.run(test())


def test_a_file_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "photos.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE photo (name TEXT)")
    before = file.read_bytes()
    refused = invoked("admin", "matches", "--database", f"{file}")
    assert (refused.exit_code, refused.stdout, refused.stderr) == (1, "", NO_TABLES)
    assert file.read_bytes() == before
