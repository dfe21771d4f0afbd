"""Whether tables are up to date, and the SQL that brings them there.

Tables may be newer than the code: while servers are upgraded one after the other, and after
going back to the version before. The table `compatible` says which code still works with them.

Alembic generates the SQL, and the stores run it. For SQLite it was generated before
(`sqlite_steps.py`), since a browser has no Alembic.
"""

from __future__ import annotations

from tavolino.hosting.store.sqlite_steps import STEPS
from tavolino.hosting.store.values import Unusable

HEAD = "0008"
"""The last step in `migrations/versions`. Tables at this step are up to date."""

STEP = "SELECT version_num FROM alembic_version"
OLDEST = "SELECT oldest FROM compatible"


def are_usable(at: str | None, oldest: str | None) -> bool:
    """Whether this code works with tables at a step as they are. If not, they are older.

    `oldest` is the first step whose code works with them, if they say so. Raises Unusable if
    that code is newer than ours.
    """
    if at is None or at in STEPS:
        return at == HEAD
    if oldest is None or oldest > HEAD:
        raise Unusable("its tables belong to a newer version of Tavolino")
    return True


def sqlite_statements(at: str | None) -> list[str]:
    """The SQL for SQLite from a step, or from no tables at all, to HEAD, which it records."""
    ahead = [sql for step, sql in STEPS.items() if at is None or step > at]
    return [part.strip() for part in "".join(ahead).split(";\n\n")[:-1]]
