"""Adds who made a match, leases on turns, guests to be forgotten, and the blocklist."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds columns and tables without rewriting any row."""
    # The hash of the secret of the guest who made the match; null once they are forgotten.
    op.add_column("match", sa.Column("made_by", sa.LargeBinary))
    # The number of the turn that a worker has been thinking about since `issued_at`.
    op.add_column(
        "match", sa.Column("leased", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    # Guests who asked to be forgotten, kept until nothing of them is left.
    op.create_table(
        "forgetting",
        sa.Column("secret_hash", sa.LargeBinary, primary_key=True),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
    )
    # Addresses and guests that the host has blocked.
    op.create_table(
        "blocked",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
