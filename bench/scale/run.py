"""Measures a large database: `make scale`. Each measure prints one line of JSON.

    python bench/scale/run.py [--only full|clocks|archive]

PostgreSQL is one of our own, with autovacuum as it is by default: on.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.restarted_processes import Postgres, free_ports
from support.running_server import until

MEASURES = ("full", "clocks", "archive")
MEMORY = ("-c", "shared_buffers=512MB", "-c", "max_wal_size=4GB")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a new, empty PostgreSQL, which is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        part = Postgres(free_ports(1)[0], Path(folder))
        part.command += MEMORY
        process = part.start()
        try:
            until(lambda: "ready to accept connections" in part.log.read_text())
            yield part.url
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def main() -> None:
    """Runs the measures, each in a process of its own."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=MEASURES, help="leave out the other measures")
    only = parser.parse_args().only
    with postgres() as url:
        for measure in [only] if only else MEASURES:
            script = Path(__file__).with_name(f"{measure}.py")
            env = os.environ | {"TAVOLINO_TEST_DATABASE": url}
            subprocess.run([sys.executable, script], check=True, env=env)


if __name__ == "__main__":
    main()
