"""Alembic's environment: it generates the steps as SQL for one kind of database.

The stores run that SQL themselves, on their own connection and under their own lock, so nothing
here connects to a database.
"""

from __future__ import annotations

from alembic import context

context.configure(
    dialect_name=context.config.attributes["dialect"],
    transactional_ddl=False,  # the stores begin and commit
)
context.run_migrations()
