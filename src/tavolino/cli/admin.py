"""The verbs `tavolino admin …`: what hosts do with the matches and guests of their site."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tavolino.cli.inputs import fail, need_server
from tavolino.cli.options import Database, Nats

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tavolino.server.admin import Admin

admin = typer.Typer(
    help="Look after a site: its matches, and whom it lets in.", no_args_is_help=True
)

T = TypeVar("T")

MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="the id of the match")]
Ledger = Annotated[Path, typer.Argument(metavar="LEDGER", help="the file of the ledger")]
# One id in 64 begins with a hyphen. It must not be read as an option.
TAKES_ID = {"ignore_unknown_options": True}


def administer(
    database: str | None,
    nats: str | None,
    work: Callable[[Admin], Awaitable[T]],
    archive: str | None = None,
) -> T:
    """Does something with a site. If the settings are wrong, says so and exits."""
    need_server()
    from tavolino.server.admin import administer as do
    from tavolino.server.settings import BadSettings, settings_from

    try:
        return do(
            settings_from(database=database, nats=nats, archive=archive, may_be_new=False), work
        )
    except BadSettings as error:
        fail(f"{error}")


@admin.command("matches")
def list_matches(
    game: Annotated[str, typer.Option(help="list only matches of this game")] = "",
    phase: Annotated[
        str, typer.Option(help="list only matches that are waiting, on or over")
    ] = "",
    most: Annotated[int, typer.Option(min=1, help="list at most this many")] = 50,
    database: Database = None,
    nats: Nats = None,
) -> None:
    """List matches, the latest changed first."""
    from datetime import UTC, datetime

    from rich.console import Console
    from rich.table import Table

    found = administer(database, nats, lambda site: site.matches(game, phase, most))
    table = Table(box=None)
    table.add_column("match", min_width=22)  # whole, to be copied
    for column in ("game", "phase", "events", "changed (UTC)", "made by"):
        table.add_column(column)
    for one in found:
        changed = datetime.fromtimestamp(one.changed_at / 1000, UTC)
        maker = one.made_by.hex()[:12] if one.made_by else ""
        shown = f"{changed:%Y-%m-%d %H:%M}"
        table.add_row(one.match, one.game, one.phase, str(one.number), shown, maker)
    Console().print(table)


@admin.command(context_settings=TAKES_ID)
def close(match: MatchId, database: Database = None, nats: Nats = None) -> None:
    """End a match without a winner. Its record is kept."""
    closed = administer(database, nats, lambda site: site.close(match))
    typer.echo("It is closed." if closed else "It was over already.")


@admin.command(context_settings=TAKES_ID)
def export(match: MatchId, database: Database = None, nats: Nats = None) -> None:
    """Print the record of a match as a line of JSON, with every secret in it."""
    from tavolino.hosting.match.messages import encode

    record = administer(database, nats, lambda site: site.export(match))
    typer.echo(encode(record).decode())


@admin.command(context_settings=TAKES_ID)
def delete(match: MatchId, database: Database = None, nats: Nats = None) -> None:
    """Delete a match and all that belongs to it."""
    is_gone = administer(database, nats, lambda site: site.delete(match))
    typer.echo("It is deleted.")
    if not is_gone:
        typer.echo("`tavolino archive` is running, and will take it out of its file.")


@admin.command()
def backup(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="the file to write")],
    database: Database = None,
) -> None:
    """Copy the matches in an SQLite file and the secret beside it, while the server runs."""
    need_server()
    from tavolino.server.backup import back_up
    from tavolino.server.settings import BadSettings, settings_from

    try:
        back_up(settings_from(database=database, may_be_new=False), copy)
    except BadSettings as error:
        fail(f"{error}")
    typer.echo(f"The backup is {copy}.")


@admin.command("backed-up")
def backed_up(database: Database = None, nats: Nats = None) -> None:
    """Record that you have backed up the database by other means, such as pg_dump."""
    administer(database, nats, lambda site: site.record_backup())
    typer.echo("It is recorded.")


@admin.command()
def deletions(ledger: Ledger, database: Database = None, nats: Nats = None) -> None:
    """Add to a ledger who was forgotten and what was deleted. Keep it apart from backups."""
    new = administer(database, nats, lambda site: site.extend_ledger(ledger))
    typer.echo(f"New entries: {new}.")


@admin.command("delete-again")
def delete_again(ledger: Ledger, database: Database = None, nats: Nats = None) -> None:
    """Delete everything that a ledger names, after you restored a backup."""
    entries = administer(database, nats, lambda site: site.delete_again(ledger))
    typer.echo(f"Nothing is left of {entries} entries.")


@admin.command()
def block(
    address: Annotated[str | None, typer.Option(help="an IP address")] = None,
    maker_of: Annotated[
        str | None, typer.Option(metavar="MATCH", help="the guest who made this match")
    ] = None,
    database: Database = None,
    nats: Nats = None,
) -> None:
    """Block an address or a guest."""
    if address is not None and maker_of is None:
        entry = administer(database, nats, lambda site: site.block_address(address))
    elif maker_of is not None and address is None:
        entry = administer(database, nats, lambda site: site.block_maker(maker_of))
    else:
        fail("block either --address or --maker-of")
    typer.echo(f"{entry} is blocked.")


@admin.command()
def unblock(
    entry: Annotated[str, typer.Argument(help="as `tavolino admin blocked` lists it")],
    database: Database = None,
    nats: Nats = None,
) -> None:
    """Unblock an address or a guest."""
    administer(database, nats, lambda site: site.unblock(entry))
    typer.echo(f"{entry} is no longer blocked.")


@admin.command()
def blocked(database: Database = None, nats: Nats = None) -> None:
    """List the addresses and guests that are blocked."""
    for entry in administer(database, nats, lambda site: site.blocklist()):
        typer.echo(entry)
