"""A machine whose power can be cut: a disk that forgets, and the processes that use it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from support.paths import TESTS
from support.restarted_processes import (
    DIES_WITH_US,
    POLL_INTERVAL,
    Part,
    Postgres,
    postgres_programs,
    processes,
)
from support.running_server import until

DISK = TESTS / "support/forgetful_disk.py"


def why_not() -> str | None:
    """Why no such disk can be mounted on this machine, if that is so."""
    if not os.access("/dev/fuse", os.R_OK | os.W_OK):
        return "this machine has no FUSE"
    try:
        import mfusepy  # noqa: F401, PLC0415
    except (ImportError, OSError) as error:
        return f"FUSE cannot be used: {error}"
    return None


class Machine:
    """A disk and, by the parts that run on it, what dies with its power."""

    def __init__(self, folder: Path) -> None:
        self.platter = folder / "platter"
        self.disk = folder / "disk"
        for place in (self.platter, self.disk):
            place.mkdir()
        self.log = folder / "disk.log"
        self.parts: list[Part] = []
        self.powered = asyncio.Event()
        self.serving: subprocess.Popen[str] | None = None
        self.cuts = 0

    def mount(self) -> None:
        """Mounts the disk with what is on its platter."""
        with self.log.open("ab") as log:
            self.serving = subprocess.Popen(
                [*DIES_WITH_US, sys.executable, DISK, self.platter, self.disk],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._hear("powered")

    def unmount(self) -> None:
        """Ends the disk. What was not synced is gone."""
        if self.serving is not None:
            self.serving.kill()
            self.serving.communicate()
            self.serving = None
            umount = ["umount", "-l"] if os.geteuid() == 0 else ["fusermount3", "-u", "-z"]
            subprocess.run([*umount, self.disk], check=True)

    def cut(self, seed: int) -> None:
        """Cuts the power: from one moment on, nothing is written and no process runs.

        What was not synced is lost, with an odd seed only some of it.
        """
        self.cuts += 1
        assert self.serving is not None
        assert self.serving.stdin is not None
        self.serving.stdin.write(f"{seed}\n")
        self.serving.stdin.flush()
        self._hear("dark")
        victims = self.victims()
        for pid in victims:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        # Whoever waits for the disk dies only now.
        self.serving.kill()
        self.serving.wait()
        until(lambda: not victims & {pid for pid, _, _ in processes()})
        self.unmount()

    def victims(self) -> set[int]:
        """The processes of all parts, with their children."""
        found = {part.process.pid for part in self.parts if part.process is not None}
        everyone = list(processes())
        while True:
            children = {pid for pid, parent, _ in everyone if parent in found} - found
            if not children:
                return found
            found |= children

    async def power_cut(self, seed: int) -> None:
        """Cuts the power and switches it on again; the parts then start by themselves."""
        self.powered.clear()
        await asyncio.to_thread(self.cut, seed)
        await asyncio.to_thread(self.mount)
        self.powered.set()

    def _hear(self, word: str) -> None:
        assert self.serving is not None
        assert self.serving.stdout is not None
        heard = self.serving.stdout.readline().strip()
        assert heard == word, f"the disk said {heard!r}, see {self.log}"


class OnMachine(Part):
    """A part that runs whenever its machine has power."""

    machine: Machine

    async def keep_running(self, pause: Callable[[], float]) -> None:
        while True:
            await self.machine.powered.wait()
            self.process = self.start()
            while self.process.poll() is None:
                await asyncio.sleep(POLL_INTERVAL)
            if self.process.returncode != -signal.SIGKILL:
                self.surprise(self.process.returncode)
                await asyncio.sleep(pause())


class PostgresOnMachine(OnMachine, Postgres):
    """A PostgreSQL whose cluster is on the disk of a machine."""

    def __init__(self, port: int, machine: Machine, **settings: str) -> None:
        super().__init__(port, machine.disk)
        self.log = machine.log.with_name("postgres.log")
        for name, value in settings.items():
            self.command += ["-c", f"{name}={value}"]
        self.machine = machine
        machine.parts.append(self)
        # The cluster was made without syncing, which is faster where no power is cut.
        subprocess.run(
            [postgres_programs() / "initdb", "--sync-only", "-D", machine.disk / "data"],
            check=True,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
            stdout=subprocess.DEVNULL,
        )
        folder = os.open(machine.disk, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
