"""The verb `tavolino archive`, which a host runs once a day."""

from __future__ import annotations

from typing import Annotated

import typer

from tavolino.cli.admin import administer
from tavolino.cli.options import Database, Nats


def archive(
    days: Annotated[
        int, typer.Option(min=0, help="archive matches that ended so many days ago")
    ] = 30,
    file_days: Annotated[
        int | None,
        typer.Option(min=0, help="move archived matches to files after so many days"),
    ] = None,
    to: Annotated[
        str | None,
        typer.Option(help="a folder or s3://… for the files; by default TAVOLINO_ARCHIVE"),
    ] = None,
    database: Database = None,
    nats: Nats = None,
) -> None:
    """Store finished matches in little space. People can still replay them."""
    done = administer(database, nats, lambda site: site.archive(days, file_days), to)
    typer.echo(f"Archived {done.matches} matches with {done.events} events.")
    if done.files:
        typer.echo(f"Moved {done.filed} matches to {done.files} files.")
    if done.replaced:
        typer.echo(f"Replaced {done.replaced} files.")
