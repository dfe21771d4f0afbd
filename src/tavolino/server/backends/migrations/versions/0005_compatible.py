"""Records which versions of the code work with the tables, and what was deleted.

From here on, each step is one of two kinds. After an *expand* step, code of the step before
still works: the step only adds tables, indexes, triggers, and columns that may be left out. A
*contract* step takes away what only older code uses, and raises `compatible.oldest`.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds two tables. No row of another table is touched."""
    # The oldest step whose code works with the tables as they are.
    op.create_table("compatible", sa.Column("oldest", sa.Text, primary_key=True))
    op.execute("INSERT INTO compatible (oldest) VALUES ('0005')")
    # The ledger of deletions. An older backup still has what is named here.
    op.create_table(
        "deleted",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
