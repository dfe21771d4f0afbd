"""The NATS server that all tests share, and one that a test may kill."""

from __future__ import annotations

import json
import shutil
import signal
import socket
import subprocess
import time
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from support.bus_listener import SOON
from support.ports import is_open

NATS = "nats://127.0.0.1:4222"


class Server:
    """A NATS server of our own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.settings = folder / "nats.conf"
        self.settings.write_text("")
        self.port, self.watch = free_ports(2)
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("nats-server")
        assert program is not None, "these tests need nats-server"
        place = ["-a", "127.0.0.1", "-p", str(self.port), "-m", str(self.watch)]
        self.process = subprocess.Popen(
            [program, *place, "-c", str(self.settings)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + SOON
        while not is_open(self.port) or not is_open(self.watch):
            assert time.monotonic() < end, "nats-server did not start"
            time.sleep(0.01)

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def tells(self, page: str) -> Any:
        """What the server says of itself."""
        with urlopen(f"http://127.0.0.1:{self.watch}/{page}") as answer:
            return json.load(answer)

    def subscriptions(self) -> list[str]:
        """What all its clients together asked it for."""
        clients = self.tells("connz?subs=1")["connections"]
        return sorted(chain.from_iterable(one.get("subscriptions_list", []) for one in clients))


def free_ports(number: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports
