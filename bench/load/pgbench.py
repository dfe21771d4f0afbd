"""What PostgreSQL can do at most: the same step, written by pgbench with nothing around it."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import asyncpg
from server import DATABASE

CLIENTS = 32
STEP = Path(__file__).with_name("step.sql")

MATCHES = """
INSERT INTO match (id, game, rules_version, players, options, setup, created_at, number,
    phase, bot_due, issued_at, position_hash, changed_at)
SELECT 'bench' || n, 'anneaux', 1, 2, '{}', '{}', 0, 0, 'on', false, 0, '', 0
FROM generate_series(0, $1::int - 1) AS n
"""


async def prepare(schema: str) -> None:
    """Makes the matches of which each client has one."""
    connection = await asyncpg.connect(DATABASE, server_settings={"search_path": schema})
    await connection.execute(MATCHES, CLIENTS)
    await connection.close()


async def steps_a_second(schema: str, seconds: int) -> float:
    """Writes steps for so long; how many a second."""
    process = await asyncio.create_subprocess_exec(
        *("pgbench", "-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "2"),
        *("-T", str(seconds), "-f", str(STEP), DATABASE),
        env=os.environ | {"PGOPTIONS": f"-c search_path={schema}"},
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    rate = re.search(r"tps = ([0-9.]+)", said.decode())
    if process.returncode or rate is None:
        raise RuntimeError("pgbench failed")
    return float(rate[1])
