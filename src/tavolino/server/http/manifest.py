"""The manifest with which browsers install the client: it has a shortcut for each game.

A server adds the shortcuts when it is asked, because packages add games. Run as a program, this
module adds them to a static site: `python -m tavolino.server.http.manifest build/site`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tavolino.games import descriptors

MANIFEST: Final = "manifest.webmanifest"
ICON: Final = {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"}


def with_shortcuts(manifest: bytes, start: str = "./") -> dict[str, Any]:
    """A manifest with a shortcut to each installed game from the address where games start."""
    shortcuts = [
        {"name": each.rules.title, "url": f"{start}?game={name}", "icons": [ICON]}
        for name, each in descriptors().items()
    ]
    return {**json.loads(manifest), "shortcuts": shortcuts}


def main(site: Path) -> None:
    """Writes the shortcuts of a static site, which starts games with its newest pack."""
    file = site / MANIFEST
    pack = json.loads((site / "offline" / "current.json").read_bytes())["pack"]
    file.write_text(json.dumps(with_shortcuts(file.read_bytes(), f"./#/{pack}/")))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
