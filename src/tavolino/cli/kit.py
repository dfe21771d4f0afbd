"""The verbs of `tavolino` for those who make games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.inputs import fail


def conform(
    package: Annotated[str, typer.Argument(help="a package with games, or a game's name")],
) -> None:
    """Check the games of a package, and say in sentences what is missing."""
    from tavolino.kit.conform import CHECKS, OWN_MODULE, brings_module, findings, points_of

    points = points_of(package)
    if not points:
        fail(f"no installed package has a game by the name {package!r}")
    faults = 0
    for point in points:
        found = list(findings(point))
        for name, sentence in found:
            typer.echo(f"{point.name}, {name}: {sentence}")
        faults += len(found)
        if not found:
            typer.echo(f"{point.name}: {', '.join(CHECKS)} are as they should be.")
        if brings_module(point):
            typer.echo(f"{point.name}: {OWN_MODULE}")
    if faults:
        raise typer.Exit(1)


def new_game(
    name: Annotated[str, typer.Argument(help="the name, of small letters, digits and _")],
    folder: Annotated[
        Path | None, typer.Option(help="the new folder; by default tavolino-NAME")
    ] = None,
) -> None:
    """Write a package for a new game, which plays three in a row until you change it."""
    from tavolino.kit.newgame import write_package

    where = folder or Path(f"tavolino-{name}")
    try:
        write_package(name, where)
    except (ValueError, FileExistsError) as error:
        fail(str(error))
    typer.echo(f"Written to {where}. What next is in {where / 'README.md'}.")
