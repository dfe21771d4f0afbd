"""An SQLite file has one server at a time, however the one before ended."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import httpx

from support.command_process import TAVOLINO, ended, refused, started
from support.ports import free_port
from support.running_server import new_match
from support.site_commands import SITE_COMMANDS, filled_in, invoked, values_in

REFUSED = "another server is using {}: several servers need PostgreSQL and NATS\n"


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    try:
        file = tmp_path / "tavolino" / "matches.sqlite"
        link = tmp_path / "link.sqlite"
        link.symlink_to(file)
        for name in (file, link):
            words = ("serve", "--port", f"{free_port()}", "--database", f"{name}")
            assert refused(tmp_path, *words) == REFUSED.format(name)
        assert httpx.get(f"{address}/readyz").status_code == 200
    finally:
        assert "Traceback" not in ended(process)
    process, _ = started(tmp_path)  # after it has ended, another may serve
    ended(process)


def test_every_command_works_beside_a_server(tmp_path: Path) -> None:
    process, address = started(tmp_path)
    try:
        with httpx.Client(base_url=address) as ann:
            values = values_in(tmp_path, new_match(ann, names=["Ann", "Ben"])["match"])
        file = tmp_path / "tavolino" / "matches.sqlite"
        for words in SITE_COMMANDS:
            done = invoked(*filled_in(words, values), "--database", f"{file}")
            assert done.exit_code == 0, done.output
    finally:
        ended(process)


def test_after_a_server_was_killed_another_starts_at_once(tmp_path: Path) -> None:
    process, _ = started(tmp_path, "--bots", "1")
    process.kill()
    process.communicate()
    process, _ = started(tmp_path)
    assert "Traceback" not in ended(process)
    assert process.returncode == -signal.SIGTERM


def test_of_two_servers_that_start_together_one_serves(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": f"{tmp_path}", "PYTHONUNBUFFERED": "1"}
    both = [
        subprocess.Popen(
            [TAVOLINO, "serve", "--port", f"{free_port()}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
        )
        for _ in range(2)
    ]
    # Whoever is refused prints nothing.
    said = [process.stdout.readline() for process in both if process.stdout]
    served = [process for process, line in zip(both, said, strict=True) if line]
    for process in both:
        if process not in served:
            file = tmp_path / "tavolino" / "matches.sqlite"
            assert process.communicate()[1] == REFUSED.format(file)
    for process in served:
        ended(process)
    assert len(served) == 1
