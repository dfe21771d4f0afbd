"""What Alembic runs to write the steps down as SQL, for the kind of database it is told.

The stores run that SQL themselves, on a connection of their own and under their own lock, so
nothing here connects to anything.
"""

from __future__ import annotations

from alembic import context

context.configure(
    dialect_name=context.config.attributes["dialect"],
    transactional_ddl=False,  # the stores begin and commit
)
context.run_migrations()
