"""Releases follow each other on one database, forward and back.

`make upgrade` does it with real wheels, servers and players. Here each release only reads and
writes one match, which takes seconds.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.fresh_stores import fresh_schema
from support.next_releases import (
    BACKENDS,
    OLD,
    RELEASES,
    SQL_FILES,
    STORE,
    head_of,
    make_sources,
    running,
)
from support.paths import TESTS
from tavolino.hosting.store import upgrades

FIRST = "0005"
"""Each step after this one either expands or contracts."""

ADDS = re.compile(
    r"CREATE (TABLE|INDEX|TRIGGER|FUNCTION) |INSERT INTO |UPDATE |ALTER TABLE \S+ ADD COLUMN "
)
"""How statements begin after which code of the step before still works."""

PRINT_STATEMENTS = """
import json, sys
from tavolino.server.backends.generated import generate_sql
print(json.dumps(generate_sql("postgresql", *sys.argv[1:])))
"""

CONTRACTS = "UPDATE compatible SET oldest = "

NEWER = "its tables belong to a newer version of Tavolino\n"

Sources = dict[str, Path]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Sources:
    """The sources of this release, of one before and of the two after it."""
    return make_sources(tmp_path_factory.mktemp("releases"))


def at_work(source: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """Has a release read and write a match."""
    return subprocess.run(
        [sys.executable, TESTS / "support/release_process.py", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env=running(source),
    )


def test_releases_follow_each_other_forward_and_back(sources: Sources, tmp_path: Path) -> None:
    earlier, today, expanded, contracted = (sources[name] for name in RELEASES)
    in_turn = (earlier, today, expanded, today, expanded, contracted, expanded, contracted)

    async def test() -> None:
        async with fresh_schema() as schema:
            output = ""
            for number, source in enumerate(in_turn, 1):
                done = at_work(source, schema, tmp_path / "file", number, output)
                assert done.returncode == 0, done.stderr
                output = done.stdout
            refused = at_work(today, schema, tmp_path / "file", len(in_turn) + 1, "")
            assert (refused.returncode, refused.stderr) == (1, NEWER)

    asyncio.run(test())


def test_the_next_release_knows_only_the_new_column(sources: Sources) -> None:
    expanded = sources["expanded"]
    files = [*(expanded / STORE).glob("*.py"), *(expanded / BACKENDS).glob("*.py")]
    naming = {file.name for file in files if OLD in file.read_text()}
    assert naming == {"rows.py", "sqlite_steps.py"}
    assert all(OLD in (sources["today"] / name).read_text() for name in SQL_FILES)


# -- what a step may do ----------------------------------------------------------------------


def steps_of(source: Path) -> dict[str, list[str]]:
    """The statements for PostgreSQL of each step after the FIRST, without the last of each."""
    output = subprocess.run(
        [sys.executable, "-c", PRINT_STATEMENTS, FIRST, head_of(source)],
        capture_output=True,
        text=True,
        check=True,
        env=running(source),
    ).stdout
    found: dict[str, list[str]] = {}
    statements: list[str] = []
    for statement in json.loads(output):
        lines = [line for line in statement.splitlines() if not line.startswith("--")]
        statements.append("\n".join(lines).strip())
        if done := re.match(r"UPDATE alembic_version SET version_num='(\w+)'", statements[-1]):
            found[done[1]] = statements[:-1]
            statements = []
    return found


def is_an_addition(statement: str) -> bool:
    """Whether code of the step before still works after a statement."""
    adds_column = statement.startswith("ALTER TABLE")
    needs_value = adds_column and "NOT NULL" in statement and "DEFAULT" not in statement
    return ADDS.match(statement) is not None and not needs_value


def test_a_step_only_adds_or_says_what_code_it_needs(sources: Sources) -> None:
    assert head_of(sources["today"]) == upgrades.HEAD
    steps = steps_of(sources["contracted"])
    expand, contract = list(steps)[-2:]
    assert all(map(is_an_addition, steps[expand]))
    assert not all(map(is_an_addition, steps[contract]))
    for step, statements in steps.items():
        raises = [one for one in statements if one.startswith(CONTRACTS)]
        assert raises or all(map(is_an_addition, statements)), f"{step} neither adds nor says"
        # The release before must be able to run until the last server is upgraded.
        assert all(f"{int(step) - 1:04}" >= one[-5:-1] for one in raises)
