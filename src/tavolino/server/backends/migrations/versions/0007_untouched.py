"""Adds an index that finds matches that nobody has touched for long.

This is an *expand* step: it only adds an index.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds an index of unfinished matches."""
    # It has no `changed_at`, because then every step would have to change all indexes.
    unfinished = sa.text("phase <> 'over'")
    op.create_index(
        "match_unfinished",
        "match",
        ["created_at"],
        postgresql_where=unfinished,
        sqlite_where=unfinished,
    )
