"""Adds when the database was last backed up.

This is an *expand* step: it only adds a table.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context, op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

NOW_IN_POSTGRESQL = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
NOW_IN_SQLITE = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


def upgrade() -> None:
    """Adds a table with one row."""
    only_one = sa.CheckConstraint("id = 1")
    op.create_table(
        "backup",
        sa.Column("id", sa.SmallInteger, only_one, primary_key=True, autoincrement=False),
        # In real time, which also passes while no server runs. It begins with now, so that a
        # new site has as long for its first backup as for any other.
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    is_postgres = context.config.attributes["dialect"] == "postgresql"
    now = NOW_IN_POSTGRESQL if is_postgres else NOW_IN_SQLITE
    op.execute(f"INSERT INTO backup (id, at)\nVALUES (1, {now})")
