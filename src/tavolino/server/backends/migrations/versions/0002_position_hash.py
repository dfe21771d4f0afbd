"""Replaces the hash of what spectators see by a hash of the position.

When a view gained a key, its hash changed as if the rules had changed. Matches that were stored
before this step have no hash until their next event.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Replaces the column. PostgreSQL does not rewrite the rows for that; SQLite does."""
    op.add_column("match", sa.Column("position_hash", sa.LargeBinary))
    op.drop_column("match", "view_hash")
