"""Plays a match through the image that `make image` built, with a read-only root, as its user.

A server and a worker of the image use the real PostgreSQL and NATS of this machine, in a schema
of their own. Someone plays against two bots over HTTP. Prints how large the image is, and how
long it takes to start. Needs root and bubblewrap, which starts processes as podman would.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from support.command_process import wait_for, wish
from support.fresh_stores import DATABASE, fresh_schema, query
from support.nats_server import NATS
from support.ports import free_port

ROOT = Path(__file__).parent.parent
STORE = ROOT / "build/image"
IMAGE = "localhost/tavolino"
USER = 1000

CONFINED = """
import json, os, shutil, sys
import tavolino.rules.position as position
def writable(folder):
    try:
        open(folder + "/new", "w").close()
    except OSError:
        return False
    return True
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
json.dump({
    "user": [os.getuid(), os.getgid(), os.getgroups()],
    "powers": [status[name].strip() for name in ("CapEff", "CapBnd", "NoNewPrivs")],
    "writable": [place for place in ("/", "/etc", "/opt/tavolino", "/data") if writable(place)],
    "tools": [tool for tool in ("cc", "gcc", "make", "node", "npm") if shutil.which(tool)],
    "compiled": not position.__file__.endswith(".py"),
}, sys.stdout)
"""
"""Prints what a process of the image can do."""

AT_HOME = """
import json, subprocess, sys, time
check = json.loads(sys.argv[1])
def healthy():
    return subprocess.run(check, capture_output=True).returncode == 0
before = healthy()
server = subprocess.Popen(["tavolino", *sys.argv[2:]], stdout=subprocess.DEVNULL)
latest = time.monotonic() + 120
while not (during := healthy()) and time.monotonic() < latest:
    time.sleep(0.2)
server.terminate()
server.wait()
json.dump([before, during, healthy()], sys.stdout)
"""
"""Starts a server, and prints what the health check says before, meanwhile and afterwards."""


def buildah(*words: str) -> str:
    """What buildah says about the store of `make image`."""
    places = [f"--root={STORE / 'store'}", f"--runroot={STORE / 'run'}", "--storage-driver=vfs"]
    ran = subprocess.run(
        ["buildah", *places, *words], check=True, capture_output=True, text=True
    )
    return ran.stdout.strip()


class Image:
    """The image, mounted, and processes that run in it as a container's would."""

    def __init__(self, mount: str, config: dict[str, Any], folder: Path) -> None:
        self.mount = mount
        self.config = config
        self.folder = folder
        """What processes may write, and the files with settings."""

    def command(
        self, words: Sequence[str], environment: dict[str, str], *, alone: bool = False
    ) -> list[str]:
        """What starts a process with a read-only root, as user 1000 and without any powers."""
        variables = dict(line.split("=", 1) for line in self.config["Env"]) | environment
        sets = [part for pair in variables.items() for part in ("--setenv", *pair)]
        powers = [
            part
            for power in ("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP")
            for part in ("--cap-add", power)
        ]
        data, files = f"{self.folder / 'data'}", f"{self.folder / 'secrets'}"
        return [
            "bwrap", "--ro-bind", self.mount, "/", "--proc", "/proc", "--dev", "/dev",
            *("--perms", "1777", "--tmpfs", "/dev/shm", "--perms", "1777", "--tmpfs", "/tmp"),
            *("--bind", data, "/data", "--tmpfs", "/run", "--ro-bind", files, "/run/secrets"),
            *("--unshare-pid", "--as-pid-1", "--unshare-ipc", "--unshare-uts"),
            "--die-with-parent",
            *(["--unshare-net"] if alone else []),
            *("--clearenv", *sets, "--chdir", self.config["WorkingDir"], *powers),
            *("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"),
            *("--inh-caps=-all", "--bounding-set=-all", "--no-new-privs", *words),
        ]  # fmt: skip

    def said(self, program: str, *words: str, alone: bool = False) -> Any:
        """The JSON that a program in Python prints."""
        command = self.command(["python3", "-c", program, *words], {}, alone=alone)
        ran = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600)
        return json.loads(ran.stdout)

    @contextmanager
    def running(self, name: str, *words: str, **environment: str) -> Iterator[None]:
        """A process of the image within the block. It has to end when it is told to."""
        log = self.folder / f"{name}.log"
        entry = self.config["Entrypoint"]
        with (
            log.open("wb") as out,
            subprocess.Popen(
                self.command([*entry, *words], environment), stdout=out, stderr=out
            ) as process,
        ):
            try:
                yield
            except BaseException:
                print(log.read_text(), file=sys.stderr)
                raise
            finally:
                terminate_inside(process)
                assert process.wait(60) == 0, log.read_text()
        assert "Traceback" not in log.read_text(), log.read_text()


def terminate_inside(process: subprocess.Popen[bytes]) -> None:
    """Asks the first process inside bubblewrap to end. Bubblewrap would not pass it on."""
    for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split():
        os.kill(int(child), signal.SIGTERM)


@contextmanager
def mounted(folder: Path) -> Iterator[Image]:
    """The image that was built last, with an empty volume that belongs to its user."""
    config = json.loads(buildah("inspect", "--type", "image", IMAGE))["Docker"]["config"]
    assert config["User"] == f"{USER}:{USER}", config
    assert set(config["Volumes"]) == {"/data"}, config
    (folder / "secrets").mkdir()
    (folder / "data").mkdir()
    shutil.chown(folder / "data", USER, USER)
    container = buildah("from", IMAGE)
    try:
        yield Image(buildah("mount", container), config, folder)
    finally:
        buildah("rm", container)


def settings(image: Image, schema: str) -> dict[str, str]:
    """The environment of a server and a worker, with secrets in files as in compose.yaml."""
    values = {"DATABASE": DATABASE, "NATS": NATS, "SECRET": secrets.token_urlsafe(32)}
    for name, value in values.items():
        (image.folder / "secrets" / name).write_text(f"{value}\n")
    files = {f"TAVOLINO_{name}_FILE": f"/run/secrets/{name}" for name in values}
    more = {"TAVOLINO_HOST": "127.0.0.1", "TAVOLINO_SCHEMA": schema, "TAVOLINO_RATE": "0"}
    return files | more


def play(address: str) -> tuple[dict[str, Any], str]:
    """Plays against two bots to the end; the record, and how the match ended."""
    with httpx.Client(base_url=address, timeout=60) as ann:
        made = ann.post("/matches", json=wish(game="anneaux", players=3, names=[], bots=[2, 3]))
        match = made.raise_for_status().json()
        command = [sys.executable, ROOT / "examples/random_bot.py", match["join"]]
        ran = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600)
        record: dict[str, Any] = ann.get(f"/matches/{match['match']}/record").json()
        return record, ran.stdout.strip()


def main() -> None:
    """Checks the image."""
    size = buildah("images", "--format", "{{.Size}}", IMAGE)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        image = stack.enter_context(mounted(folder))
        own = subprocess.check_output(["du", "-sm", f"{image.mount}/opt/tavolino"], text=True)
        print(f"{size} in all, {own.split()[0]} MB of them Tavolino with its packages")

        can = image.said(CONFINED)
        print(can)
        assert can == {
            "user": [USER, USER, []],
            "powers": ["0" * 16, "0" * 16, "1"],
            "writable": ["/data"],
            "tools": [],
            "compiled": True,
        }, can
        health = image.said(
            AT_HOME,
            json.dumps(image.config["Healthcheck"]["Test"][1:]),
            *image.config["Cmd"],
            alone=True,
        )
        print("the health check before, during and after:", health)
        assert health == [False, True, False]
        assert (folder / "data/tavolino/matches.sqlite").stat().st_uid == USER
        asyncio.run(play_through(image))


async def play_through(image: Image) -> None:
    """Plays a match through a server and a worker that share a schema of their own."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    async with fresh_schema() as schema:
        environment = settings(image, schema)
        begun = time.monotonic()
        with image.running("server", "serve", "--port", str(port), **environment):
            wait_for(address)
            print(f"{time.monotonic() - begun:5.1f} s  until the server is ready")
            with image.running("worker", "worker", "--processes", "1", **environment):
                begun = time.monotonic()
                record, result = play(address)
                print(
                    f"{time.monotonic() - begun:5.1f} s  for a match against two bots, {result}"
                )
        stored = await query('SELECT count(*) FROM "match"', schema=schema)
        assert stored[0][0] == 1
        assert len(record["actions"]) > 10, record
        print(f"        {len(record['actions'])} decisions, stored in PostgreSQL")


if __name__ == "__main__":
    main()
