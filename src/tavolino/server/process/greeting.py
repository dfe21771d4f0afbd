"""What a host sees when a server is running."""

from __future__ import annotations

import segno
from rich.console import Console

from tavolino.server.settings import Settings


def greet(settings: Settings) -> None:
    """Prints the server's address, on a local network also as a QR code."""
    console = Console()
    console.print(f"Tavolino is running at {settings.address}", highlight=False, soft_wrap=True)
    if settings.lan:
        segno.make_qr(settings.address).terminal(compact=True)
    console.print("Press Ctrl-C to stop it; nothing is lost.", highlight=False)
