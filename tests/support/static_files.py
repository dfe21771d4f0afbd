"""What the tests of served files share: writing them, and asking for them."""

from __future__ import annotations

from pathlib import Path

import httpx

from support.running_server import Served

FOR_EVER = "public, max-age=31536000, immutable"


def write(folder: Path, files: dict[str, bytes]) -> Path:
    """Writes files into a folder."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def plain(server: Served, path: str, **headers: str) -> httpx.Response:
    """A file as someone gets it who takes no encodings."""
    return server.client(headers={"accept-encoding": "identity", **headers}).get(path)
