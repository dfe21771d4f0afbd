"""The verbs `serve` and `worker`: what is said on the command line becomes a process."""

from __future__ import annotations

import os

import msgspec
import segno
from rich.console import Console

from tavolino.server.serving import lan_address, serve
from tavolino.server.settings import settings_from
from tavolino.server.working import work


def run_server(
    database: str | None,
    nats: str | None,
    public: str | None,
    port: int,
    bots: int | None,
    *,
    lan: bool,
) -> None:
    """Serves; BadSettings if that cannot be."""
    settings = settings_from(database, nats, public)
    host, address = "127.0.0.1", "127.0.0.1"
    if lan:
        host, address = "0.0.0.0", lan_address()  # noqa: S104 - the local network is asked for
        settings = msgspec.structs.replace(settings, hosts=settings.hosts | {address})
    if bots is None:
        # With NATS there are workers for that; alone, one core is left for the server.
        bots = 0 if nats else max(1, (os.cpu_count() or 2) - 1)
    greet(settings.public or f"http://{address}:{port}", with_code=lan)
    serve(settings, host, port, bots)


def greet(address: str, *, with_code: bool) -> None:
    """Says where to go, for those round the table also as a QR code."""
    console = Console()
    console.print(f"Tavolino is at {address}", highlight=False, soft_wrap=True)
    if with_code:
        segno.make_qr(address).terminal(compact=True)
    console.print("Ctrl-C ends it; nothing is lost.", highlight=False)


def run_worker(database: str | None, nats: str | None, processes: int | None) -> None:
    """Thinks for bots; BadSettings if that cannot be."""
    work(settings_from(database, nats), processes or os.cpu_count() or 1)
