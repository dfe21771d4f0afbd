"""The command `tavolino`: one verb a function, every import where it is needed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from tavolino.rules.game import Game, Options

app = typer.Typer(
    help="Four tabletop games for two to four players.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(help="memento, anneaux, triominos or dimenticato")]
Players = Annotated[int, typer.Option(min=2, max=4, help="how many seats")]
Chosen = Annotated[list[str] | None, typer.Option("--option", help="an option, as name=value")]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]
RecordFile = Annotated[str, typer.Argument(help="a file of records, one a line; - for stdin")]


@app.command()
def games(as_json: Json = False) -> None:
    """The games, their options and the values they allow."""
    import json

    from rich.console import Console

    from tavolino.terminal.listing import games_json, games_table

    if as_json:
        typer.echo(json.dumps(games_json(), indent=2))
    else:
        Console().print(games_table())


@app.command()
def replay(
    file: RecordFile,
    legal: Annotated[bool, typer.Option(help="print every position's legal actions")] = False,
) -> None:
    """Replay records and say how they end; an illegal action ends with status 1."""
    from tavolino.terminal.replaying import ReplayFailed, replay_lines

    try:
        for line in replay_lines(read(file), legal):
            typer.echo(line)
    except ReplayFailed as error:
        fail(str(error))


@app.command()
def perft(
    game: GameName,
    players: Players = 2,
    depth: Annotated[int, typer.Option(min=1, help="how many decisions")] = 3,
    option: Chosen = None,
    seed: Annotated[int, typer.Option(help="where the setup's chance comes from")] = 0,
) -> None:
    """Count the ways to play so many decisions."""
    from tavolino.rules.chance import Rng
    from tavolino.search.playout import perft as count_ways

    rules, options = chosen(game, option)
    position = rules.start(players, options, rules.deal(players, options, Rng(seed)))
    for plies in range(1, depth + 1):
        typer.echo(f"{plies}\t{count_ways(position, plies)}")


@app.command()
def show(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(help="after so many actions; the last one")] = None,
    number: Annotated[int, typer.Option("--game", min=0, help="which record, from 0")] = 0,
    seat: Annotated[int | None, typer.Option(help="as this seat sees it")] = None,
    svg: Annotated[Path | None, typer.Option(help="write the picture there")] = None,
) -> None:
    """Draw a position of a recorded game, in the terminal or as SVG."""
    from rich.console import Console

    from tavolino.rules.errors import RulesError
    from tavolino.table import drawing
    from tavolino.table.record import read_lines

    try:
        record = list(read_lines(read(file)))[number]
        view = record.rules.view(record.position(ply), seat)
    except IndexError:
        fail(f"there is no game {number} in {file}")
    except RulesError as error:
        fail(str(error))
    if svg is not None:
        svg.write_text(drawing.svg(view), encoding="utf-8")
    else:
        Console().print(drawing.terminal(view))


@app.command()
def play(
    game: GameName,
    players: Players = 2,
    option: Chosen = None,
    seed: Annotated[int | None, typer.Option(help="play the same setup again")] = None,
) -> None:
    """Play with all seats at this terminal."""
    import secrets

    from tavolino.rules.chance import Rng
    from tavolino.table.match import Match
    from tavolino.terminal.playing import Table

    rules, options = chosen(game, option)
    setup = rules.deal(players, options, Rng(secrets.randbits(96) if seed is None else seed))
    Table(Match(rules, players, options, setup)).play()


@app.command()
def bench(
    as_json: Json = False,
    search: Annotated[bool, typer.Option("--search", help="the tree search instead")] = False,
) -> None:
    """Measure speed, as ratios to C, to the interpreter and to OpenSpiel."""
    import json

    from rich.console import Console

    from tavolino import bench as measured
    from tavolino.bench.searching import run_search

    report = run_search() if search else measured.run()
    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        report.show(Console())


def main() -> None:
    """The entry point of the command."""
    app()


def read(file: str) -> list[str]:
    """The lines of a file, or of standard input."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file")
    return text.splitlines()


def chosen(name: str, texts: list[str] | None) -> tuple[Game, Options]:
    """The game and the options that the command line names."""
    from tavolino.rules import GAMES
    from tavolino.rules.errors import BadOptions
    from tavolino.terminal.listing import typed_options

    if name not in GAMES:
        fail(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    try:
        return GAMES[name], typed_options(GAMES[name], texts or [])
    except BadOptions as error:
        fail(str(error))


def fail(sentence: str) -> NoReturn:
    """Says what is wrong and ends with status 1."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)
