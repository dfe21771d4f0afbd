"""A real browser that opens a page and says what it complains of."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("google-chrome")

CHROMIUM_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--enable-logging=stderr",
    "--v=0",
)


def complaints(page: Path, profile: Path) -> list[str]:
    """What a browser that reaches no host says about a page."""
    assert CHROMIUM is not None
    command = [
        CHROMIUM,
        *CHROMIUM_FLAGS,
        f"--user-data-dir={profile}",
        "--dump-dom",
        page.as_uri(),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert "What the figures mean" in done.stdout
    return [line for line in done.stderr.splitlines() if "CONSOLE" in line]
