"""A real terminal of 80 by 24 characters: tmux on a socket of its own."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Self
from uuid import uuid4


class Tmux:
    """One command in one pane, which ends with the `with` block."""

    def __init__(self, home: Path, *words: str) -> None:
        # A server that ends may still answer on its socket, so each has one of its own.
        self.socket = f"tavolino-{uuid4()}"
        self.home = home
        self.words = words

    def __enter__(self) -> Self:
        variables = {
            "XDG_DATA_HOME": str(self.home),
            "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
            "LC_ALL": "C.UTF-8",
        }
        setting = [f"{name}={value}" for name, value in variables.items()]
        command = ["env", *setting, sys.executable, "-m", "tavolino", *self.words]
        shell = f"{shlex.join(command)}; echo ended; cat"
        self.run("-f", os.devnull, "new-session", "-d", "-x", "80", "-y", "24", shell)
        return self

    def __exit__(self, *_: object) -> None:
        self.run("kill-server")

    def run(self, *words: str) -> str:
        """Runs tmux, and returns what it prints."""
        done = subprocess.run(
            ["tmux", "-u", "-L", self.socket, *words],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    def type(self, *keys: str) -> None:
        """Presses keys, named as in tmux."""
        self.run("send-keys", *keys)

    def line(self, words: str) -> None:
        """Types a line."""
        self.run("send-keys", "-l", words)
        self.type("Enter")

    def screen(self) -> str:
        """The lines on the screen now."""
        return self.run("capture-pane", "-p")

    def history(self) -> str:
        """The lines on the screen and in the scrollback."""
        return self.run("capture-pane", "-p", "-S", "-")

    def until(self, words: str, seconds: float = 240) -> str:
        """Waits until these words are on the screen, and returns it."""
        end = time.monotonic() + seconds
        while words not in (shown := self.screen()):
            assert time.monotonic() < end, f"{words!r} does not appear:\n{shown}"
            time.sleep(0.05)
        return shown
