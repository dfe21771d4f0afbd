"""Adds the archive of finished matches, and a column that finds overdue matches cheaply.

A server that does not know this step can go on with these tables: `deadline` means what it
meant, and the database itself keeps `look_at` right. Only its search for overdue matches has no
index any more.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context, op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")

# `look_at` is never later than the deadline. A step rarely has to change it.
TOO_LATE = """new.deadline IS NOT NULL
    AND (new.look_at IS NULL OR new.look_at > new.deadline)"""

FOR_POSTGRESQL = f"""
CREATE FUNCTION look_in_time() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN new.look_at := new.deadline; RETURN new; END'

CREATE TRIGGER match_look_at BEFORE INSERT OR UPDATE OF deadline ON match
    FOR EACH ROW WHEN ({TOO_LATE})
    EXECUTE FUNCTION look_in_time()

ALTER TABLE archive ALTER body SET STORAGE EXTERNAL
"""  # noqa: S608 - a constant

SET_LOOK_AT = "UPDATE match SET look_at = new.deadline WHERE id = new.id"
FOR_SQLITE = f"""
CREATE TRIGGER match_look_at AFTER UPDATE OF deadline ON match
    WHEN {TOO_LATE}
    BEGIN {SET_LOOK_AT}; END

CREATE TRIGGER match_look_at_first AFTER INSERT ON match
    WHEN {TOO_LATE}
    BEGIN {SET_LOOK_AT}; END
"""


def upgrade() -> None:
    """Adds tables, a column and its triggers. Only rows with a running clock are rewritten."""
    make_archive()
    op.add_column("match", sa.Column("look_at", sa.BigInteger))
    op.execute("UPDATE match SET look_at = deadline WHERE deadline IS NOT NULL")
    timed = sa.text("look_at IS NOT NULL")
    op.create_index(
        "match_look_at", "match", ["look_at"], postgresql_where=timed, sqlite_where=timed
    )
    # With an index on `deadline`, every step of a match with a clock had to change all indexes.
    op.drop_index("match_deadline", "match")
    is_postgres = context.config.attributes["dialect"] == "postgresql"
    for statement in (FOR_POSTGRESQL if is_postgres else FOR_SQLITE).strip().split("\n\n"):
        op.execute(statement)


def make_archive() -> None:
    """Makes the table of archived logs, and that of the files with the oldest of them."""
    op.create_table(
        "archive",
        sa.Column(
            "match_id", NAME, sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
        ),
        # The number of the last event in it.
        sa.Column("number", sa.Integer, nullable=False),
        # When the match ended.
        sa.Column("over_at", sa.BigInteger, nullable=False),
        # The log, compressed; null if it is in a file.
        sa.Column("body", sa.LargeBinary),
        sa.Column("file", NAME),
        sa.Column("row_group", sa.Integer),
        # Grows with each change, so that no one overwrites what they have not read.
        sa.Column("revision", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    in_row, in_file = sa.text("file IS NULL"), sa.text("file IS NOT NULL")
    op.create_index(
        "archive_rows", "archive", ["over_at"], postgresql_where=in_row, sqlite_where=in_row
    )
    op.create_index(
        "archive_in_file", "archive", ["file"], postgresql_where=in_file, sqlite_where=in_file
    )
    op.create_table(
        "archive_file",
        sa.Column("name", NAME, primary_key=True),
        sa.Column("matches", sa.Integer, nullable=False),
    )
