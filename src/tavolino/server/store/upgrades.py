"""The SQL that brings tables up to date, written by Alembic and run by the stores.

Alembic takes its time to import, so the stores ask for it only if their tables are behind.
"""

from __future__ import annotations

import io
import threading
from typing import Literal

from tavolino.server.store.store import Unusable

HEAD = "0003"
"""The last step in `migrations/versions`. Tables that say so are up to date."""

_one_at_a_time = threading.Lock()  # Alembic keeps what it is doing in a global


def statements(dialect: Literal["postgresql", "sqlite"], at: str | None) -> list[str]:
    """What leads from a step, or from no tables at all, to HEAD; its last writes HEAD down.

    Unusable if the step is not one of ours.
    """
    from alembic import command  # noqa: PLC0415 - half a second that most starts do without
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    written = io.StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", "tavolino.server.store:migrations")
    config.attributes["dialect"] = dialect
    steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if at is not None and at not in steps:
        raise Unusable("its tables are those of a newer version of Tavolino")
    with _one_at_a_time:
        command.upgrade(config, f"{at or 'base'}:{HEAD}", sql=True)
    return written.getvalue().split(";\n\n")[:-1]
