"""The migration steps as SQL, which Alembic generates from `migrations`.

It is imported only if tables are out of date, since importing Alembic is slow.
"""

from __future__ import annotations

import io
import threading
from typing import Literal

from alembic import command
from alembic.config import Config

_one_at_a_time = threading.Lock()  # Alembic has global state

Dialect = Literal["postgresql", "sqlite"]


def generate_sql(dialect: Dialect, at: str | None, until: str) -> list[str]:
    """The SQL from one step, or from no tables at all, to another, which it records."""
    written = io.StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", "tavolino.server.backends:migrations")
    config.attributes["dialect"] = dialect
    with _one_at_a_time:
        command.upgrade(config, f"{at or 'base'}:{until}", sql=True)
    return written.getvalue().split(";\n\n")[:-1]
