"""The server under attack: a process of its own, as a host would start it."""

from __future__ import annotations

import asyncio
import resource
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from os import environ
from pathlib import Path
from typing import IO, NamedTuple

SECONDS_TO_START = 60
SECONDS_TO_STOP = 15

FILES = 1024
"""Files and connections that most systems allow a process at first."""

MORE_FILES = 16_384
"""As many as it may ask for, on most systems."""

SECRET = secrets.token_hex(32)
"""Signs cookies. It is known here so that guests can be prepared."""


TAVOLINO = (str(Path(sys.executable).with_name("tavolino")),)


class Serving(NamedTuple):
    """A server that runs."""

    port: int
    pid: int


@asynccontextmanager
async def serving(
    database: Path,
    log: IO[bytes],
    *,
    proxy: bool = False,
    files: int = FILES,
    command: Sequence[str] = TAVOLINO,
) -> AsyncIterator[Serving]:
    """A server, once it listens; stopped afterwards.

    Behind a `proxy` it believes what that says about addresses. It may raise its limit of open
    files to `files`. The `command` is `tavolino`, or does the same.
    """
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(*command, "serve"),
        *("--port", str(port), "--database", str(database)),
        env=environ | {"TAVOLINO_SECRET": SECRET, "TAVOLINO_TRUSTED_PROXY": str(int(proxy))},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=log,
        preexec_fn=partial(limit_files, files),
    )
    try:
        async with asyncio.timeout(SECONDS_TO_START):
            await listening(process, port)
        yield Serving(port, process.pid)
    finally:
        await stop(process)


def limit_files(most: int) -> None:
    """In the new process: it may not open more files than this."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, most))


async def listening(process: asyncio.subprocess.Process, port: int) -> None:
    """Waits until someone answers on a port."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            if process.returncode is not None:
                raise RuntimeError("the server did not start, see its log") from None
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def stop(process: asyncio.subprocess.Process) -> None:
    """Ends the server, which may be too busy to hear that it should."""
    if process.returncode is None:
        process.send_signal(signal.SIGINT)
    try:
        async with asyncio.timeout(SECONDS_TO_STOP):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


def free_port() -> int:
    """A port no one listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
