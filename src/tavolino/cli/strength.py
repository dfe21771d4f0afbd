"""The commands that measure: how strong bots are, and how large games are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.inputs import fail, need_numpy, parse_game, read
from tavolino.cli.options import Chosen, GameName, Json, Players, Workers

if TYPE_CHECKING:
    from tavolino.tournament.report import Report


def match_bots(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(help="two or more bots: 5, best:500, best:200ms")
    ],
    players: Players = 2,
    pairs: Annotated[
        int, typer.Option(min=1, help="the number of setups; each is played with every seating")
    ] = 100,
    seed: Annotated[int, typer.Option(help="the same number gives the same games")] = 0,
    option: Chosen = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="let each bot play only against the next one")
    ] = False,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(help="write the records to this file, or continue it")
    ] = None,
    as_json: Json = False,
    sprt: Annotated[
        str | None,
        typer.Option(help="stop once it is clear which of two Elo differences holds, as 0,50"),
    ] = None,
    opening: Annotated[
        int | None, typer.Option(min=0, help="begin with this many random decisions")
    ] = None,
) -> None:
    """Let bots play each other, and say who is stronger."""
    from rich.console import Console

    rules, options = parse_game(game, option)
    need_numpy()
    from tavolino.bots.named import bot_named
    from tavolino.tournament.command import read_test, run_match
    from tavolino.tournament.plan import TournamentPlan

    progress = Console(stderr=True)
    try:
        plan = TournamentPlan(
            rules.name, tuple(bots), players, pairs, seed, options, opening, ladder
        )
        test = read_test(sprt, players) if sprt else None
        report = run_match(
            plan, bot_named, out=out, workers=workers, test=test, console=progress
        )
    except ValueError as error:
        fail(str(error))
    tell(report, as_json)


def rate(
    files: Annotated[
        list[str], typer.Argument(help="files with records that name their players")
    ],
    anchor: Annotated[str | None, typer.Option(help="the player whose rating is 0")] = None,
    as_json: Json = False,
    plot: Annotated[
        Path | None, typer.Option(help="draw ratings over iterations into this SVG file")
    ] = None,
    title: Annotated[str, typer.Option(help="the title of the drawing")] = "",
) -> None:
    """Rate the players of recorded games."""
    need_numpy()
    from tavolino.table.record import Record
    from tavolino.tournament.command import rate_records

    try:
        report = rate_records(
            Record.read(line for file in files for line in read(file)), anchor
        )
        if plot is not None:
            from tavolino.tournament.curve import draw

            draw(report, title, plot)
    except ValueError as error:
        fail(str(error))
    tell(report, as_json)


def perft(
    game: GameName,
    players: Players = 2,
    depth: Annotated[int, typer.Option(min=1, help="the number of decisions")] = 3,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="the same number gives the same setup")] = 0,
) -> None:
    """Count the ways to play a number of decisions."""
    from tavolino.rules.chance import Rng
    from tavolino.search.playout import perft as count_ways

    rules, options = parse_game(game, option)
    position = rules.start(players, options, rules.new_setup(players, options, Rng(seed)))
    for plies in range(1, depth + 1):
        typer.echo(f"{plies}\t{count_ways(position, plies)}")


def tell(report: Report, as_json: bool) -> None:
    """Prints a report, as a table or as JSON."""
    import json

    from rich.console import Console

    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        report.show(Console())
