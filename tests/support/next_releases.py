"""The next two releases and one before, made from this source, for the tests of upgrades.

The *earlier* one plays by rules version 1. From there a site goes forward only: it does not
touch matches of today's rules.

The next two rename a column that every step writes and every reading of a match checks. The
first one *expands*: it adds the new column, and triggers that copy each column to the other. So
code that knows only the old column and code that knows only the new one work with the same
tables. The second one *contracts*: it drops the triggers and the old column, which needs the
first release.

    PYTHONPATH=tests python tests/support/next_releases.py build/upgrade

builds a wheel of each release, and an environment in which it is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from support.paths import ROOT, TESTS

STORE = Path("tavolino", "hosting", "store")
BACKENDS = Path("tavolino", "server", "backends")

RELEASES = ("earlier", "today", "expanded", "contracted")

OLD, NEW = "position_hash", "fingerprint"
SQL_FILES = (BACKENDS / "group_commit.py", STORE / "sql.py")
"""The files with statements that name the column."""

ADDED = "release"
"""A field that messages on the bus get."""

NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "web/public/licenses.txt")
"""What a wheel needs beside the source."""

STEP = '''"""Renames a column that every step writes."""

from __future__ import annotations

from alembic import context, op

revision = "{step}"
down_revision = "{before}"
branch_labels = None
depends_on = None

POSTGRESQL = """{postgresql}"""

SQLITE = """{sqlite}"""


def upgrade() -> None:
    """Runs the statements for this kind of database."""
    is_sqlite = context.config.attributes["dialect"] == "sqlite"
    for statement in (SQLITE if is_sqlite else POSTGRESQL).split("\\n\\n"):
        op.execute(statement)
'''

EXPAND_POSTGRESQL = """ALTER TABLE match ADD COLUMN fingerprint bytea

UPDATE match SET fingerprint = position_hash

CREATE FUNCTION copy_fingerprint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        new.fingerprint := coalesce(new.fingerprint, new.position_hash);
        new.position_hash := new.fingerprint;
    ELSIF new.fingerprint IS DISTINCT FROM old.fingerprint THEN
        new.position_hash := new.fingerprint;
    ELSE
        new.fingerprint := new.position_hash;
    END IF;
    RETURN new;
END $$

CREATE TRIGGER match_fingerprint BEFORE INSERT OR UPDATE ON match
    FOR EACH ROW EXECUTE FUNCTION copy_fingerprint()"""

EXPAND_SQLITE = """ALTER TABLE match ADD COLUMN fingerprint BLOB

UPDATE match SET fingerprint = position_hash

CREATE TRIGGER match_first_fingerprint AFTER INSERT ON match BEGIN
    UPDATE match SET fingerprint = coalesce(new.fingerprint, new.position_hash),
        position_hash = coalesce(new.fingerprint, new.position_hash) WHERE id = new.id;
END

CREATE TRIGGER match_fingerprint AFTER UPDATE OF fingerprint ON match BEGIN
    UPDATE match SET position_hash = new.fingerprint WHERE id = new.id;
END

CREATE TRIGGER match_position_hash AFTER UPDATE OF position_hash ON match BEGIN
    UPDATE match SET fingerprint = new.position_hash WHERE id = new.id;
END"""

CONTRACT_POSTGRESQL = """DROP TRIGGER match_fingerprint ON match

DROP FUNCTION copy_fingerprint()

ALTER TABLE match DROP COLUMN position_hash

UPDATE compatible SET oldest = 'BEFORE_THIS'"""

CONTRACT_SQLITE = """DROP TRIGGER match_first_fingerprint

DROP TRIGGER match_fingerprint

DROP TRIGGER match_position_hash

ALTER TABLE match DROP COLUMN position_hash

UPDATE compatible SET oldest = 'BEFORE_THIS'"""


def make_sources(folder: Path) -> dict[str, Path]:
    """Writes the sources of all releases into a folder, and returns where `src` of each is."""
    made = {name: folder / name / "src" for name in RELEASES}
    copy(ROOT / "src", made["today"])
    copy(made["today"], made["earlier"])
    use_earlier_rules(made["earlier"])
    copy(made["today"], made["expanded"])
    use_new_column(made["expanded"])
    add_field(made["expanded"])
    add_step(made["expanded"], EXPAND_POSTGRESQL, EXPAND_SQLITE)
    copy(made["expanded"], made["contracted"])
    add_step(made["contracted"], CONTRACT_POSTGRESQL, CONTRACT_SQLITE)
    return made


def copy(source: Path, target: Path) -> None:
    """Copies a source folder without what was generated from it."""
    generated = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(source, target, ignore=generated)


def edit(file: Path, old: str, new: str) -> None:
    """Replaces a text in a file, which must contain it."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has changed: it does not contain {old!r} any more"
    file.write_text(text.replace(old, new), encoding="utf-8")


def use_earlier_rules(source: Path) -> None:
    """Makes all games know only rules version 1."""
    for file in (source / "tavolino" / "games").glob("*/rules/game.py"):
        edit(file, "rules_version=2", "rules_version=1")


def use_new_column(source: Path) -> None:
    """Makes all statements use the new column."""
    for name in SQL_FILES:
        edit(source / name, OLD, NEW)


def add_field(source: Path) -> None:
    """Adds a field to the messages on the bus that tell of an event."""
    notices = source / "tavolino" / "hosting" / "bus" / "notices.py"
    edit(notices, "    event: Event\n", f'    event: Event\n    {ADDED}: str = ""\n')


def add_step(source: Path, postgresql: str, sqlite: str) -> None:
    """Adds a migration step after the last one."""
    before = head_of(source)
    step = f"{int(before) + 1:04}"
    upgrades = source / STORE / "upgrades.py"
    edit(upgrades, f'HEAD = "{before}"', f'HEAD = "{step}"')
    text = STEP.format(step=step, before=before, postgresql=postgresql, sqlite=sqlite)
    file = source / BACKENDS / "migrations" / "versions" / f"{step}_fingerprint.py"
    file.write_text(text.replace("BEFORE_THIS", before), encoding="utf-8")
    subprocess.run(
        [sys.executable, TESTS / "hosting/store/test_sqlite_steps.py"],
        check=True,
        env=running(source),
    )


def head_of(source: Path) -> str:
    """The last step of a source."""
    versions = source / BACKENDS / "migrations" / "versions"
    return max(file.name for file in versions.glob("[0-9]*.py"))[:4]


def running(source: Path) -> dict[str, str]:
    """The environment of a process that runs a source."""
    return {**os.environ, "PYTHONPATH": f"{source}:{TESTS}"}


def install(folder: Path) -> None:
    """Builds a pure wheel from the source of a release, and installs it in an environment.

    The other packages are found by a path, as in the Makefile. The wheel comes before them.
    """
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    pip = [sys.executable, "-m", "pip"]
    offline = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    pure = {**os.environ, "TAVOLINO_PURE": "1"}
    subprocess.run(
        [*pip, "wheel", *offline, "--wheel-dir", folder, folder], check=True, env=pure
    )
    venv.create(folder / "venv", symlinks=True)
    [wheel] = folder.glob("*.whl")
    [packages] = (folder / "venv").glob("lib/python*/site-packages")
    (packages / "development.pth").write_text(sysconfig.get_path("purelib"))
    python = folder / "venv" / "bin" / "python"
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-deps", "--ignore-installed", wheel],
        check=True,
    )


if __name__ == "__main__":
    target = Path(sys.argv[1])
    shutil.rmtree(target, ignore_errors=True)
    for made in make_sources(target).values():
        install(made.parent)
