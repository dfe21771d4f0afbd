"""The first version of the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Ids are compared byte by byte, not by a language's sort order. That is also faster.
NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Makes all tables."""
    make_match()
    make_action()
    make_seats()
    only_one = sa.Column(
        "id",
        sa.SmallInteger,
        sa.CheckConstraint("id = 1"),
        primary_key=True,
        autoincrement=False,
    )
    op.create_table(
        "pulse",
        only_one,
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.Column("down", sa.BigInteger, nullable=False),
    )


def make_match() -> None:
    """Makes the table of matches. The columns up to `created_at` never change.

    A step rewrites its row. So pages have room for the next version of a row, and no index has
    a column that changes with every step: PostgreSQL then leaves the indexes alone. Only a turn
    that passes from a person to a bot, or that has a running clock, costs an index entry.
    """
    op.create_table(
        "match",
        sa.Column("id", NAME, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("issued_at", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("view_hash", sa.LargeBinary, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        postgresql_with={"fillfactor": 70},
    )
    due, timed = sa.text("bot_due"), sa.text("deadline IS NOT NULL")
    op.create_index("match_bot_due", "match", ["id"], postgresql_where=due, sqlite_where=due)
    op.create_index(
        "match_deadline", "match", ["deadline"], postgresql_where=timed, sqlite_where=timed
    )


def make_action() -> None:
    """Makes the table of events, the logs of all matches.

    It has no foreign key. An event is only written together with the new summary of its match,
    and looking up the match again would slow down every step.
    """
    op.create_table(
        "action",
        sa.Column("match_id", NAME, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("command_id", NAME, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.UniqueConstraint("match_id", "command_id", name="action_command"),
    )


def make_seats() -> None:
    """Makes the tables of held seats and of the links that carry a seat elsewhere."""
    op.create_table(
        "holder",
        sa.Column("match_id", NAME, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("secret_hash", sa.LargeBinary, primary_key=True),
    )
    op.create_index("holder_secret", "holder", ["secret_hash"])
    op.create_table(
        "carry",
        sa.Column("secret_hash", sa.LargeBinary, primary_key=True),
        sa.Column("match_id", NAME, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("carry_seat", "carry", ["match_id", "seat"])
