"""Adds the codes that people say aloud to invite someone.

This is an *expand* step: older code does not know the table, whose rows go with their match.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Adds a table. No row of another table is touched."""
    op.create_table(
        "code",
        sa.Column(
            "match_id", NAME, sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("secret_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
