"""What can be killed: servers, workers, PostgreSQL and NATS, all of them our own.

Each is a real process that is started again whenever it has ended. Linux only: what is left of
killed processes is looked up in /proc.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg

POLL_INTERVAL = 0.02
"""Seconds between two looks whether a process has ended."""

STOP_TIMEOUT = 20.0
"""Seconds in which a process ends that is asked to, or whose parent was killed."""

DIES_WITH_US = ("setpriv", "--pdeathsig", "KILL", "--")
"""Starts a process that does not outlive this one, even if we are killed ourselves."""

PORTS = range(15_000, 30_000)
"""Below those that the system hands out: no client may take one while its server is down."""

POSTGRES_USER = "postgres"
"""Who runs PostgreSQL if we are root, which it refuses to be."""

TAVOLINO = f"{Path(sysconfig.get_path('scripts')) / 'tavolino'}"
NOTHING: Mapping[str, str] = {}


class Part:
    """A process that is started again whenever it has ended, until it may rest."""

    def __init__(
        self, name: str, command: list[str], folder: Path, env: dict[str, str] | None = None
    ) -> None:
        self.name = name
        self.command = command
        self.log = folder / f"{name}.log"
        self.env = {**os.environ, **(env or {})}
        self.user: str | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.sessions: list[int] = []
        self.kills = 0
        self.surprises: list[str] = []
        """How it ended without being killed, which it should not."""

    def start(self) -> subprocess.Popen[bytes]:
        """Starts it, in a session of its own by which all it starts can be found."""
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [*DIES_WITH_US, *self.command],
                cwd=self.log.parent,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=self.user,
                group=self.user,
                extra_groups=[] if self.user else None,
            )
        self.sessions.append(process.pid)
        return process

    def runs(self) -> bool:
        """Whether it can be killed now; it may still be starting."""
        return self.process is not None and self.process.poll() is None

    def kill(self, rng: random.Random) -> None:
        """Kills it without a warning. What it has started itself is left to notice."""
        assert self.process is not None
        self.kills += 1
        self.process.kill()

    async def keep_running(self, pause: Callable[[], float]) -> None:
        """Starts it, and again after a pause when it has ended."""
        while True:
            self.process = self.start()
            while self.process.poll() is None:
                await asyncio.sleep(POLL_INTERVAL)
            if self.process.returncode != -signal.SIGKILL:
                self.surprise(self.process.returncode)
            await asyncio.sleep(pause())

    def surprise(self, code: int) -> None:
        """It ended by itself."""
        self.surprises.append(f"{self.name} ended by itself with {code}, see {self.log}")

    async def rest(self, asking: signal.Signals = signal.SIGTERM) -> list[str]:
        """Asks it to end, and then makes it; complaints if that was needed."""
        if self.process is None:
            return []
        self.process.send_signal(asking)
        if await soon(lambda: not self.runs()):
            return []
        self.process.kill()
        self.process.wait()
        return [f"{self.name} did not end when it was asked to"]

    async def end_orphans(self) -> list[str]:
        """Ends what killed processes have left; complaints if it did not end by itself."""
        own = set(self.sessions)

        def left() -> list[int]:
            return [pid for pid, _, session in processes() if session in own]

        if await soon(lambda: not left()):
            return []
        orphans = left()
        for pid in orphans:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return [f"{len(orphans)} processes of a killed {self.name} ran on"]


class Postgres(Part):
    """A PostgreSQL with a new, empty cluster."""

    def __init__(self, port: int, folder: Path, **more: object) -> None:
        """`more` are settings of PostgreSQL."""
        programs = postgres_programs()
        data = folder / "data"
        settings = {
            "port": port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 60,
            "shared_buffers": "16MB",
            # A commit that was answered has to outlive the process: both are as in earnest.
            "fsync": "on",
            "synchronous_commit": "on",
            **more,
        }
        options = [
            part for name, value in settings.items() for part in ("-c", f"{name}={value}")
        ]
        super().__init__(
            "postgres", [f"{programs / 'postgres'}", "-D", f"{data}", *options], folder
        )
        if os.geteuid() == 0:
            self.user = POSTGRES_USER
            shutil.chown(folder, POSTGRES_USER, POSTGRES_USER)
        self.port = port
        self.url = postgres_at(port)
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "tavolino", "-A", "trust", "--no-sync"],
            check=True,
            cwd=folder,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
            stdout=subprocess.DEVNULL,
        )

    def kill(self, rng: random.Random) -> None:
        """Kills the first process; the others at once with it, or they notice by themselves."""
        assert self.process is not None
        first = self.process.pid
        others = [pid for pid, parent, _ in processes() if parent == first]
        super().kill(rng)
        if rng.random() < 0.5:
            for pid in others:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def surprise(self, code: int) -> None:
        """It refuses to start as long as something is left of the one killed before."""

    async def rest(self, asking: signal.Signals = signal.SIGINT) -> list[str]:
        """Asks it to end without waiting for its clients."""
        return await super().rest(asking)


class AnySite:
    """Processes that belong together, and where to find them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.parts: list[Part] = []
        self.addresses: list[str] = []
        self.database = ""
        """The URL or the path of the database."""
        self.complaints: list[str] = []

    async def kill(self, parts: list[Part], times: int, intervals: tuple[float, float]) -> None:
        """Kills so many times, each time one of those that run, whatever it is doing."""
        kills = self.kills() + times
        while self.kills() < kills:
            await asyncio.sleep(self.rng.uniform(*intervals))
            running = [part for part in parts if part.runs()]
            if running:
                self.rng.choice(running).kill(self.rng)

    def kills(self) -> int:
        """How many there were so far."""
        return sum(part.kills for part in self.parts)

    def pause(self) -> float:
        """Seconds until what was killed is started again: none, or a few."""
        return self.rng.choice((0.0, self.rng.uniform(0.1, 1.0)))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Keeps everything running, and leaves nothing behind; complaints say how that went."""
        schedulers = [asyncio.create_task(part.keep_running(self.pause)) for part in self.parts]
        try:
            yield
        finally:
            for scheduler in schedulers:
                scheduler.cancel()
            await asyncio.gather(*schedulers, return_exceptions=True)
            for part in reversed(self.parts):
                self.complaints += await part.rest()
            for part in self.parts:
                self.complaints += [*part.surprises, *await part.end_orphans()]


class Site(AnySite):
    """Two servers, workers, PostgreSQL and NATS."""

    def __init__(
        self,
        folder: Path,
        rng: random.Random,
        postgres: Postgres | None = None,
        workers: int = 2,
        proxies: Sequence[int] = (),
        env: Mapping[str, str] = NOTHING,
        settings: Mapping[str, object] = NOTHING,
    ) -> None:
        """Servers and then workers reach PostgreSQL through `proxies`, given by their ports.

        `env` is added to the environment of both, `settings` to those of PostgreSQL.
        """
        super().__init__(rng)
        database, bus, *servers = free_ports(4)
        self.postgres = postgres or Postgres(database, folder, **settings)
        self.database = self.postgres.url
        nats = shutil.which("nats-server")
        assert nats is not None, "this needs nats-server"
        self.nats = Part("nats", [nats, "-a", "127.0.0.1", "-p", f"{bus}"], folder)
        env = {**own_environment(), "TAVOLINO_NATS": f"nats://127.0.0.1:{bus}", **env}
        serve = [TAVOLINO, "serve", "--bots", "0", "--port"]
        commands = {f"server-{k}": [*serve, f"{port}"] for k, port in enumerate(servers)}
        for k in range(workers):
            commands[f"worker-{k}"] = [TAVOLINO, "worker", "--processes", "1"]
        urls = [postgres_at(port) for port in proxies] or [self.database] * len(commands)
        self.clients = [
            Part(name, command, folder, {**env, "TAVOLINO_DATABASE": url})
            for (name, command), url in zip(commands.items(), urls, strict=True)
        ]
        """What reaches PostgreSQL: the servers and the workers."""
        self.parts = [self.postgres, self.nats, *self.clients]
        self.addresses = [f"127.0.0.1:{port}" for port in servers]


class LaptopSite(AnySite):
    """One server with an SQLite file, which thinks for bots itself."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(rng)
        [port] = free_ports(1)
        self.database = f"{folder / 'matches.sqlite'}"
        env = {**own_environment(), "TAVOLINO_DATABASE": self.database}
        serve = [TAVOLINO, "serve", "--bots", "1", "--port", f"{port}"]
        self.parts = [Part("server", serve, folder, env)]
        self.addresses = [f"127.0.0.1:{port}"]


def own_environment() -> dict[str, str]:
    """Settings for servers and workers of one site."""
    return {
        "TAVOLINO_SECRET": secrets.token_hex(16),
        "TAVOLINO_SCHEMA": "public",
        "TAVOLINO_RATE": "0",
    }


def postgres_at(port: int) -> str:
    """The URL of PostgreSQL, or of a proxy to it."""
    return f"postgresql://tavolino@127.0.0.1:{port}/postgres?sslmode=disable"


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection to PostgreSQL of our own, beside the store."""
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


def new_folder() -> Path:
    """A folder that another user may be given, unlike those that pytest makes."""
    return Path(tempfile.mkdtemp(prefix="tavolino-chaos-"))


async def soon(true: Callable[[], bool]) -> bool:
    """Whether something comes true within the time of STOP_TIMEOUT."""
    end = time.monotonic() + STOP_TIMEOUT
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(POLL_INTERVAL)
    return True


def processes() -> Iterator[tuple[int, int, int]]:
    """All processes that live, with their parents and sessions."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                # The name before the bracket may hold anything.
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                state, parent, _, session = fields[:4]
                if state != "Z":
                    yield int(folder.name), int(parent), int(session)


def free_ports(number: int) -> list[int]:
    """Ports on which no one listens."""
    free: list[int] = []
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            free.append(port)
        if len(free) == number:
            return free
    raise AssertionError("no ports are free")


def postgres_programs() -> Path:
    """Where PostgreSQL has its programs; Debian keeps those of several versions apart."""
    asked = subprocess.run(
        ["pg_config", "--bindir"], check=True, capture_output=True, text=True
    )
    folder = Path(asked.stdout.strip())
    others = sorted(folder.parent.parent.glob("*/bin"), reverse=True)
    found = [place for place in (folder, *others) if (place / "initdb").exists()]
    assert found, "this needs a PostgreSQL server, not only its client"
    return found[0]
