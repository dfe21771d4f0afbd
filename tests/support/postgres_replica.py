"""A PostgreSQL with a replica that takes over when it dies, as a host would run them.

A synchronous replica has a commit on its disk before the commit is answered. After each
takeover the old primary is thrown away, and a new replica is made in its place.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import asyncpg

from support.restarted_processes import (
    Part,
    Postgres,
    connected,
    postgres_programs,
    processes,
    soon,
)

REPLICA = "replica"
"""The name by which a primary knows its replica."""

POSTGRES_TIMEOUT = 120.0
"""Seconds in which PostgreSQL starts, streams or takes over."""

WAIT_FOR_IT = f"ALTER SYSTEM SET synchronous_standby_names = '{REPLICA}'"
STREAMS = "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'"
SENDER = "SELECT pid FROM pg_stat_replication"
REPLAYS = "SELECT pg_is_in_recovery()"


class Replicated(Postgres):
    """A primary and its replica: for a site, one part with an address that names both."""

    def __init__(self, ports: list[int], folder: Path, *, synchronous: bool) -> None:
        primary, replica = ports
        super().__init__(primary, folder)
        self.folder = folder
        self.synchronous = synchronous
        self.ports = primary, replica
        self.url = f"postgresql://tavolino@127.0.0.1:{primary},127.0.0.1:{replica}/postgres"
        self.data = folder / "data"
        self.replica: Part | None = None
        self.made = 0
        self.old: subprocess.Popen[bytes] | None = None
        self.ended: list[int] = []
        """The processes of the primary that was ended last."""

    @property
    def primary_url(self) -> str:
        """The address of the primary alone."""
        return f"postgresql://tavolino@127.0.0.1:{self.ports[0]}/postgres"

    @property
    def replica_data(self) -> Path:
        """Where the newest replica has its cluster."""
        return self.folder / f"data-{self.made}"

    async def keep_running(self, pause: Callable[[], float]) -> None:
        """Starts the primary, and never again: whoever was replaced must not come back."""
        self.process = self.start()
        await asyncio.Event().wait()

    async def until_it_answers(self) -> None:
        """Waits until the primary is one that takes writes."""
        async with asyncio.timeout(POSTGRES_TIMEOUT):
            while True:
                with suppress(OSError, asyncpg.PostgresError):
                    async with connected(self.primary_url) as connection:
                        if not await connection.fetchval(REPLAYS):
                            return
                await asyncio.sleep(0.01)

    async def make_replica(self) -> None:
        """Makes a replica of the primary. If it is synchronous, commits now wait for it."""
        self.made += 1
        await self.run(
            "pg_basebackup",
            *("-d", f"{self.primary_url}?application_name={REPLICA}"),
            *("-D", f"{self.replica_data}", "--checkpoint=fast", "--write-recovery-conf"),
        )
        port = ["-c", f"port={self.ports[1]}"]
        command = [self.command[0], "-D", f"{self.replica_data}", *self.command[3:], *port]
        self.replica = Part(f"replica-{self.made}", command, self.folder)
        self.replica.user = self.user
        self.replica.process = self.replica.start()
        async with asyncio.timeout(POSTGRES_TIMEOUT), connected(self.primary_url) as connection:
            if self.synchronous:
                await connection.execute(WAIT_FOR_IT)
                await connection.execute("SELECT pg_reload_conf()")
            state = "sync" if self.synchronous else "async"
            while await connection.fetchval(STREAMS) != state:
                await asyncio.sleep(0.02)

    async def cut_off_the_replica(self) -> None:
        """Stops what sends to the replica, as if the network between the two had failed."""
        async with connected(self.primary_url) as connection:
            os.kill(await connection.fetchval(SENDER), signal.SIGSTOP)

    def end_primary(self, how: signal.Signals) -> float:
        """Kills all processes of the primary at once, or stops them. The moment of it.

        One that is stopped keeps its connections and says nothing, as if its machine had lost
        its power.
        """
        assert self.process is not None
        first = self.process.pid
        self.ended = [first, *(pid for pid, parent, _ in processes() if parent == first)]
        moment = time.monotonic()
        for pid in self.ended:
            with suppress(ProcessLookupError):
                os.kill(pid, how)
        self.kills += 1
        return moment

    async def take_over(self) -> None:
        """Makes the replica the primary. It does not wait for a replica of its own yet."""
        assert self.replica is not None
        await self.run("pg_ctl", "promote", "--no-wait", "--silent", "-D", self.replica_data)
        self.old, self.process, self.replica = self.process, self.replica.process, None
        self.ports = self.ports[1], self.ports[0]
        await self.until_it_answers()

    async def bury(self) -> None:
        """Removes what is left of the old primary."""
        assert self.old is not None
        for pid in self.ended:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.old.wait()
        assert await soon(lambda: not {pid for pid, _, _ in processes()} & {*self.ended})
        await asyncio.to_thread(shutil.rmtree, self.data)
        self.data = self.replica_data

    async def run(self, program: str, *options: str | Path) -> None:
        """Runs one of PostgreSQL's programs, as the user whom the clusters belong to."""
        await asyncio.to_thread(
            subprocess.run,
            [postgres_programs() / program, *options],
            check=True,
            cwd=self.folder,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
        )

    async def rest(self, asking: signal.Signals = signal.SIGINT) -> list[str]:
        """Asks both to end, the primary first: it sends the replica what it still has."""
        complaints = await super().rest(asking)
        if self.replica is not None:
            complaints += await self.replica.rest(asking)
        return complaints
