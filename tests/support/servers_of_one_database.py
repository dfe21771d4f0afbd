"""Two servers of one database, as behind a load balancer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.fresh_stores import DATABASE, query
from support.nats_server import NATS
from support.running_server import Served, served

Servers = tuple[Served, Served, str]
"""The two, and the schema of their tables."""


@contextmanager
def servers_of_one_database(folder: Path, **settings: Any) -> Iterator[Servers]:
    """Two servers over PostgreSQL and NATS, with a schema of their own."""
    schema = f"test_{secrets.token_hex(6)}"
    settings |= {"database": DATABASE, "schema": schema, "nats": NATS}
    try:
        with served(folder, **settings) as one, served(folder, **settings) as two:
            yield one, two, schema
    finally:
        asyncio.run(query(f"DROP SCHEMA IF EXISTS {schema} CASCADE"))
