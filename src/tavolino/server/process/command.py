"""The commands `serve` and `worker`: start a process from command-line options."""

from __future__ import annotations

import os

import segno
from rich.console import Console

from tavolino.server.process.serve import serve
from tavolino.server.process.work import work
from tavolino.server.settings import BadSettings, Settings, settings_from


def run_server(
    database: str | None,
    nats: str | None,
    public: str | None,
    *,
    host: str | None,
    port: int,
    metrics_port: int | None,
    lan: bool,
    bots: int | None,
    offline: str | None,
) -> None:
    """Runs a server. Raises BadSettings if that is impossible."""
    settings = settings_from(
        database,
        nats,
        public,
        host=host,
        port=port,
        metrics_port=metrics_port,
        lan=lan,
        bots=bots,
        offline=offline,
    )
    serve(settings, greet)


def greet(settings: Settings) -> None:
    """Prints the server's address, on a local network also as a QR code."""
    console = Console()
    console.print(f"Tavolino is running at {settings.address}", highlight=False, soft_wrap=True)
    if settings.lan:
        segno.make_qr(settings.address).terminal(compact=True)
    console.print("Press Ctrl-C to stop it; nothing is lost.", highlight=False)


def run_worker(
    database: str | None,
    nats: str | None,
    *,
    host: str | None,
    metrics_port: int | None,
    processes: int | None,
) -> None:
    """Runs a worker that thinks for bots. Raises BadSettings if that is impossible."""
    settings = settings_from(
        database,
        nats,
        host=host,
        metrics_port=metrics_port,
        bots=processes or os.cpu_count() or 1,
    )
    if not settings.nats:
        raise BadSettings("a worker needs PostgreSQL and NATS: set --database and --nats")
    work(settings)
