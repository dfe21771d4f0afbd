"""Whether tables are up to date, and the SQL that brings them there.

Tables may be newer than the code: while servers are upgraded one after the other, and after
going back to the version before. The table `compatible` says which code still works with them.

Alembic generates the SQL, and the stores run it. For SQLite it was generated before
(`sqlite_steps.py`), since a browser has no Alembic. For PostgreSQL it is generated only if
tables are out of date, since importing Alembic is slow.
"""

from __future__ import annotations

import io
import threading
from typing import Literal

from tavolino.server.store.sqlite_steps import STEPS
from tavolino.server.store.store import Unusable

HEAD = "0005"
"""The last step in `migrations/versions`. Tables at this step are up to date."""

_one_at_a_time = threading.Lock()  # Alembic has global state

Dialect = Literal["postgresql", "sqlite"]

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


def statements(dialect: Dialect, at: str | None) -> list[str]:
    """The SQL from a step, or from no tables at all, to HEAD, which it records at the end."""
    if dialect == "postgresql":
        return generated(dialect, at, HEAD)
    ahead = [sql for step, sql in STEPS.items() if at is None or step > at]
    return [part.strip() for part in "".join(ahead).split(";\n\n")[:-1]]


def generated(dialect: Dialect, at: str | None, until: str) -> list[str]:
    """The SQL from one step to another, from Alembic."""
    from alembic import command  # noqa: PLC0415 - takes half a second, rarely needed
    from alembic.config import Config  # noqa: PLC0415

    written = io.StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", "tavolino.server.store:migrations")
    config.attributes["dialect"] = dialect
    with _one_at_a_time:
        command.upgrade(config, f"{at or 'base'}:{until}", sql=True)
    return written.getvalue().split(";\n\n")[:-1]
