"""The commands that run the processes of a site."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tavolino.cli.inputs import fail, need_server
from tavolino.cli.options import Database, Nats

Host = Annotated[
    str | None, typer.Option(help="the address to listen on; by default TAVOLINO_HOST")
]
MetricsPort = Annotated[
    int | None,
    typer.Option(
        min=1, max=65535, help="a port for Prometheus; by default TAVOLINO_METRICS_PORT"
    ),
]


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="also listen on the local network")
    ] = False,
    host: Host = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="the port to listen on")] = 8642,
    metrics_port: MetricsPort = None,
    database: Database = None,
    nats: Nats = None,
    public: Annotated[str | None, typer.Option(help="the address that people see")] = None,
    bots: Annotated[
        int | None,
        typer.Option(min=0, help="processes that think for bots; by default 0 with --nats"),
    ] = None,
    offline: Annotated[
        str | None,
        typer.Option(help="a folder with a pack to play offline; by default TAVOLINO_OFFLINE"),
    ] = None,
) -> None:
    """Serve matches over the network, on this machine alone or to everyone round the table."""
    flags = locals()  # each is named after its setting
    need_server()
    from tavolino.server.process.greeting import greet
    from tavolino.server.process.serve import serve as run
    from tavolino.server.settings import BadSettings, settings_from

    try:
        run(settings_from(**flags), greet)
    except BadSettings as error:
        fail(f"{error}")


def worker(
    database: Database = None,
    nats: Nats = None,
    host: Host = None,
    metrics_port: MetricsPort = None,
    bots: Annotated[
        int | None,
        typer.Option(
            "--processes", min=1, help="the number of processes; by default one per core"
        ),
    ] = None,
) -> None:
    """Run the bots of servers on other machines, or on this one."""
    flags = locals() | {"bots": bots or os.cpu_count() or 1}
    need_server()
    from tavolino.server.process.work import work
    from tavolino.server.settings import BadSettings, settings_from

    try:
        work(settings_from(**flags))
    except BadSettings as error:
        fail(f"{error}")
