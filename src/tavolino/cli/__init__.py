"""The command `tavolino`: every verb is a function, and imports what it needs when it runs."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tavolino.cli.admin import admin
from tavolino.cli.archive import archive
from tavolino.cli.arena import arena
from tavolino.cli.docs import docs
from tavolino.cli.hosting import serve, worker
from tavolino.cli.kit import conform, new_game
from tavolino.cli.playing import games, play
from tavolino.cli.records import analyse, replay, show
from tavolino.cli.strength import match_bots, perft, rate

app = typer.Typer(
    help="Tabletop games: play them, host them, study them, make them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

PLAY, HOST, STUDY, MAKE = "Play", "Host", "Study games and bots", "Make a game"

app.command(rich_help_panel=PLAY)(play)
app.command(rich_help_panel=PLAY)(games)
app.command(rich_help_panel=PLAY)(docs)
app.command(rich_help_panel=HOST)(serve)
app.command(rich_help_panel=HOST)(worker)
app.command(rich_help_panel=HOST)(archive)
app.add_typer(admin, name="admin", rich_help_panel=HOST)
app.command(rich_help_panel=STUDY)(show)
app.command(rich_help_panel=STUDY)(replay)
app.command(rich_help_panel=STUDY)(analyse)
app.command("match", rich_help_panel=STUDY)(match_bots)
app.command(rich_help_panel=STUDY)(rate)
app.add_typer(arena, name="arena", rich_help_panel=STUDY)
app.command(rich_help_panel=MAKE)(new_game)
app.command(rich_help_panel=MAKE)(conform)
app.command(rich_help_panel=MAKE)(perft)


def show_version(wanted: bool) -> None:
    """Prints the version and ends."""
    if wanted:
        from tavolino import __version__

        typer.echo(f"tavolino {__version__}")
        raise typer.Exit


@app.callback()
def begin(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="print the version"
        ),
    ] = False,
) -> None:
    """Tabletop games: play them, host them, study them, make them."""


def main() -> None:
    """Runs the command. If a file cannot be opened, says why in one line."""
    try:
        app()
    except OSError as error:
        if error.filename is None:
            raise
        sys.exit(f"{error.filename}: {error.strerror}")
