"""The SQL for SQLite in `sqlite_steps.py` is what Alembic generates from the migrations.

After a new migration, this writes the file again:
`PYTHONPATH=tests python tests/hosting/store/test_sqlite_steps.py`.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from tavolino.hosting.store import sqlite_steps, upgrades
from tavolino.server.backends import migrations
from tavolino.server.backends.generated import generate_sql

HEAD = '''"""The migration steps as SQL for SQLite, generated from `migrations` by Alembic.

A browser has no Alembic. This writes the file:
`PYTHONPATH=tests python tests/hosting/store/test_sqlite_steps.py`.
"""

from __future__ import annotations

STEPS: dict[str, str] = {
'''


def names() -> list[str]:
    """The names of all steps."""
    versions = Path(migrations.__file__).parent / "versions"
    return sorted(file.name[:4] for file in versions.glob("[0-9]*.py"))


def all_steps() -> dict[str, str]:
    """The SQL of each step, from Alembic."""
    steps = {}
    for before, step in pairwise([None, *names()]):
        assert step is not None
        written = generate_sql("sqlite", before, step)
        steps[step] = "".join(f"{tidy(one)};\n\n" for one in written)
    return steps


def tidy(statement: str) -> str:
    """A statement without comments and without spaces at the ends of lines."""
    lines = [line.rstrip() for line in statement.splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("--"))


def module() -> str:
    """The text of the generated module."""
    steps = (f'    "{step}": """\n{sql}""",\n' for step, sql in all_steps().items())
    return f"{HEAD}{''.join(steps)}}}\n"


def test_the_steps_are_those_of_the_migrations() -> None:
    assert names()[-1] == upgrades.HEAD
    assert Path(sqlite_steps.__file__).read_text() == module()


def test_the_steps_begin_where_a_file_is() -> None:
    first, *_ = upgrades.sqlite_statements(None)
    assert first.startswith("CREATE TABLE alembic_version")
    assert upgrades.sqlite_statements("0002")[0].endswith("ADD COLUMN made_by BLOB")
    assert upgrades.sqlite_statements(upgrades.HEAD) == []


if __name__ == "__main__":
    Path(sqlite_steps.__file__).write_text(module())
