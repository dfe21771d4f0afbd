"""Releases replace each other, process by process, while people play.

    make upgrade

`next_releases.py` makes the wheels of this release, of one before with earlier rules, and of
the two after it. Two servers and a worker begin with the earlier rules. All of them stop, and
start with today's, from which nobody goes back. Then they go forward and back between the other
releases, one after the other, on one PostgreSQL. After that, one server with an SQLite file
does the same, with pauses. Players send commands all the time, over HTTP and sockets, to any
server. No one may get an answer of the 500s, and in the end everything that anyone was told is
in the log.

This runs in the environment of the release in the middle, whose code works with all tables.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from support.client_journal import Journal
from support.fresh_stores import whole_log
from support.log_checks import (
    complaints_of,
    of_a_command,
    of_a_connection,
    of_one_log,
    of_the_seats,
    still_known,
)
from support.persistent_players import World
from support.playing_tables import Tables
from support.restarted_processes import Part, Postgres, connected, free_ports, new_folder
from tavolino.hosting.machine import Machine
from tavolino.server.backends.sqlite import SqliteStore

WAY = ("expanded", "today", "expanded", "contracted", "expanded")
"""The releases in the order in which they replace each other, after those of earlier rules and
of today."""

PLAYING = float(os.environ.get("TAVOLINO_UPGRADE_SECONDS") or 5)
"""Seconds of playing before each process is replaced."""

AT_ONCE = 8
"""Tables at which people play at the same time."""

PROCESS_TIMEOUT = 120.0
"""Seconds in which a process starts or ends: many, as a machine may be very busy."""

SETTLE = 600.0
"""Seconds in which all matches come to their end."""

MAX_SHOWN = 20
"""Complaints that are shown."""

RNG = random.Random()

REFUSED = "the database cannot be used: its tables belong to a newer version of Tavolino\n"

FAILED = re.compile(r'^tavolino_requests_total\{.*status="5\d\d".*\} (\S+)$', re.MULTILINE)
REJECTED = re.compile(r"^tavolino_not_believed_total\{.*\} (\S+)$", re.MULTILINE)
"""What a server's metrics say of failed requests, and of rejected messages on the bus."""


class Wheels:
    """The environments in which the releases are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def command(self, release: str) -> str:
        """The command `tavolino` of a release."""
        return f"{self.folder / release / 'venv' / 'bin' / 'tavolino'}"


class Fleet:
    """Processes that are replaced by those of another release."""

    def __init__(self, folder: Path, wheels: Wheels, env: dict[str, str]) -> None:
        self.folder = folder
        self.wheels = wheels
        self.env = {"TAVOLINO_SECRET": "the same in every release", "TAVOLINO_RATE": "0", **env}
        no_reuse = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(limits=no_reuse, trust_env=False, timeout=PROCESS_TIMEOUT)
        self.parts: dict[str, Part] = {}
        self.ports: dict[str, int] = {}
        self.unready: Counter[str] = Counter()
        """How often each server has answered us that it is not ready, since its start."""
        self.replaced = 0
        self.complaints: list[str] = []

    async def start(self, name: str, release: str, *words: str, port: int = 0) -> None:
        """Starts a process, and waits until it is ready if it is a server."""
        command = [self.wheels.command(release), *words]
        self.parts[name] = part = Part(name, command, self.folder, self.env)
        part.process = part.start()
        if port:
            self.ports[name] = port
            await until(lambda: self.is_ready(name), f"{name} is not ready")

    def is_ready(self, name: str) -> bool:
        """Whether a server says that it may get traffic."""
        assert self.parts[name].runs(), f"{name} has ended, see {self.parts[name].log}"
        try:
            ready = self.get(name, "/readyz").is_success
        except httpx.HTTPError:
            return False
        self.unready[name] += not ready
        return ready

    def get(self, name: str, path: str) -> httpx.Response:
        """What a server answers to us."""
        return self.http.get(f"http://127.0.0.1:{self.ports[name]}{path}")

    async def stop(self, name: str) -> None:
        """Asks a process to end, as an operator does."""
        part = self.parts[name]
        assert part.process is not None
        if name in self.ports:
            await asyncio.to_thread(self.check_metrics, name)
        part.process.send_signal(signal.SIGTERM)
        await until(lambda: not part.runs(), f"{name} does not end")

    def check_metrics(self, name: str) -> None:
        """Complains if a server has failed to answer, or could not read a message."""
        metrics = self.get(name, "/metrics").text
        failed = sum(map(float, FAILED.findall(metrics))) - self.unready.pop(name, 0)
        rejected = sum(map(float, REJECTED.findall(metrics)))
        if failed or rejected:
            self.complaints.append(f"{name}: {failed} requests failed, {rejected} rejected")

    async def replace(self, release: str, *names: str) -> None:
        """Stops processes, and then starts the same ones of another release."""
        await asyncio.sleep(PLAYING)
        for name in names:
            await self.stop(name)
        for name in names:
            words = self.parts[name].command[1:]
            await self.start(name, release, *words, port=self.ports.get(name, 0))
            self.replaced += 1

    def refuses(self, release: str) -> None:
        """Checks that a release does not start with these tables, and says so."""
        [port] = free_ports(1)
        done = subprocess.run(
            [self.wheels.command(release), "serve", "--port", f"{port}"],
            env={**os.environ, **self.env},
            capture_output=True,
            text=True,
            check=False,
            timeout=PROCESS_TIMEOUT,
        )
        if (done.returncode, done.stderr) != (1, REFUSED):
            self.complaints.append(f"{release} says {done.stderr!r} instead of {REFUSED!r}")

    def failures(self) -> list[str]:
        """Errors in the logs of all processes."""
        bad = re.compile(r'"level": "(error|critical)"|Traceback')
        return [
            f"{log.name}: {line[:500]}"
            for log in sorted(self.folder.glob("*.log"))
            for line in log.read_text(errors="replace").splitlines()
            if log.stem not in {"postgres", "nats"} and bad.search(line)
        ]


@asynccontextmanager
async def playing(fleet: Fleet) -> AsyncIterator[Journal]:
    """People play meanwhile, and finish their matches at the end; then answers are checked."""
    journal = Journal()
    world = World([f"127.0.0.1:{port}" for port in fleet.ports.values()], journal, RNG)
    statuses: Counter[int] = Counter()

    async def count(response: httpx.Response) -> None:
        statuses[response.status_code] += 1

    world.http.event_hooks = {"response": [count]}
    tables = Tables(world, 0)
    people = [asyncio.create_task(tables.play_on()) for _ in range(AT_ONCE)]
    try:
        yield journal
        tables.closing = True
        async with asyncio.timeout(SETTLE):
            await asyncio.gather(*people)
    finally:
        await world.close(people)
    failed = {status: count for status, count in statuses.items() if status >= 500}
    fleet.complaints += [f"{count} answers with {status}" for status, count in failed.items()]
    tell(
        f"{fleet.replaced} processes replaced, {len(journal.games)} matches, "
        f"{len(journal.sent)} commands sent {journal.tries()} times, "
        f"{len(journal.streams)} connections, {len(journal.forgotten)} forgotten; "
        f"{sum(statuses.values())} answers, {sum(failed.values())} of the 500s"
    )


async def with_postgres(folder: Path, wheels: Wheels) -> list[str]:
    """Replaces two servers and a worker, one after the other. Returns complaints."""
    database, bus, *servers = free_ports(4)
    postgres = Postgres(database, folder)
    nats = Part("nats", [which("nats-server"), "-a", "127.0.0.1", "-p", f"{bus}"], folder)
    env = {"TAVOLINO_DATABASE": postgres.url, "TAVOLINO_NATS": f"nats://127.0.0.1:{bus}"}
    fleet = Fleet(folder, wheels, env)
    async with beside(postgres, nats), ending(fleet):
        for k, port in enumerate(servers):
            serve = ("serve", "--bots", "0", "--port", f"{port}")
            await fleet.start(f"server-{k}", "earlier", *serve, port=port)
        await fleet.start("worker", "earlier", "worker", "--processes", "1")
        async with playing(fleet) as journal:
            names = ("server-0", "worker", "server-1")
            await fleet.replace("today", *names)
            before, written = "today", await count_events(postgres.url)
            tell(f"earlier -> today: {written} events meanwhile")
            for release in WAY:
                for name in names:
                    await fleet.replace(release, name)
                events = await count_events(postgres.url)
                tell(f"{before} -> {release}: {events - written} events meanwhile")
                before, written = release, events
        async with asyncio.timeout(SETTLE):
            while await still_known(postgres.url, journal):
                await asyncio.sleep(0.5)
        complaints, logs = await complaints_of(postgres.url, journal)
        tell(f"{len(logs)} matches replayed, {sum(map(len, logs.values()))} events")
        fleet.refuses("today")
    return [*complaints, *fleet.complaints, *fleet.failures()]


async def with_sqlite(folder: Path, wheels: Wheels) -> list[str]:
    """Replaces one server. Returns complaints."""
    [port] = free_ports(1)
    file = folder / "matches.sqlite"
    fleet = Fleet(folder, wheels, {"TAVOLINO_DATABASE": f"{file}"})
    async with ending(fleet):
        serve = ("serve", "--bots", "1", "--port", f"{port}")
        await fleet.start("server", "earlier", *serve, port=port)
        async with playing(fleet) as journal:
            for release in ("today", *WAY):
                await fleet.replace(release, "server")
    fleet.refuses("today")
    store = SqliteStore(file, Machine())
    await store.open()
    logs = {match: await whole_log(store, match) for match in journal.games}
    complaints = [*journal.strange, *of_the_seats(journal, logs)]
    for match, log in logs.items():
        stored = await store.load(match)
        complaints += [f"{match} is lost"] if stored is None else of_one_log(stored, log)
    await store.close()
    for sent in journal.sent.values():
        complaints += of_a_command(sent, logs[sent.match])
    for stream in journal.streams:
        complaints += of_a_connection(stream, logs[stream.match], journal.games[stream.match])
    tell(f"{len(logs)} matches replayed, {sum(map(len, logs.values()))} events")
    return [*complaints, *fleet.complaints, *fleet.failures()]


@asynccontextmanager
async def beside(*parts: Part) -> AsyncIterator[None]:
    """Runs what is not replaced."""
    for part in parts:
        part.process = part.start()
    try:
        yield
    finally:
        for part in reversed(parts):
            await part.rest()


@asynccontextmanager
async def ending(fleet: Fleet) -> AsyncIterator[None]:
    """Ends all processes of a fleet at the end, checking them if all went well."""
    try:
        yield
        for name in fleet.parts:
            await fleet.stop(name)
    finally:
        for part in fleet.parts.values():
            if part.process is not None and part.runs():
                part.process.kill()
                part.process.wait()


async def count_events(url: str) -> int:
    """How many events are stored."""
    async with connected(url) as connection:
        count: int = await connection.fetchval("SELECT count(*) FROM action")
        return count


async def until(done: Callable[[], bool], otherwise: str) -> None:
    """Waits until something is so."""
    latest = time.monotonic() + PROCESS_TIMEOUT
    while not await asyncio.to_thread(done):
        assert time.monotonic() < latest, otherwise
        await asyncio.sleep(0.1)


def which(program: str) -> str:
    """The path of a program."""
    found = shutil.which(program)
    assert found is not None, f"this needs {program}"
    return found


def tell(line: str) -> None:
    """Prints a line at once, as all of this takes minutes."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(wheels: Wheels) -> int:
    """Prints what was done, and what went wrong. Returns how much that was."""
    wrong = 0
    for name, run in (("PostgreSQL", with_postgres), ("SQLite", with_sqlite)):
        folder = new_folder()
        tell(f"{name}, in {folder}")
        complaints = asyncio.run(run(folder, wheels))
        for line in (f"{len(complaints)} complaints", *complaints[:MAX_SHOWN]):
            tell(line)
        wrong += len(complaints)
        if not complaints:
            shutil.rmtree(folder)
    return wrong


if __name__ == "__main__":
    sys.exit(1 if main(Wheels(Path(sys.argv[1]))) else 0)
