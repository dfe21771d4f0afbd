"""Where things are: the repository, the tests in it, and the helpers for other processes."""

from __future__ import annotations

import os
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent


def environment() -> dict[str, str]:
    """The environment of another process that imports helpers."""
    path = filter(None, [str(TESTS), os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
