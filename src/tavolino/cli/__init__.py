"""The command `tavolino`: one verb a function, every import where it is needed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.admin import admin
from tavolino.cli.arena import arena
from tavolino.cli.inputs import chosen, fail, need_numpy, need_server, read, record_in
from tavolino.cli.kit import conform, new_game

if TYPE_CHECKING:
    from tavolino.bench.report import Report as SpeedReport
    from tavolino.bench.search import SearchReport
    from tavolino.tournament.report import Report

app = typer.Typer(
    help="Tabletop games: play them, host them, study them, make them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(admin, name="admin")
app.add_typer(arena, name="arena")
app.command()(conform)
app.command()(new_game)

GameName = Annotated[str, typer.Argument(help="its name; `tavolino games` lists them")]
Players = Annotated[int, typer.Option(min=2, max=4, help="how many seats")]
Chosen = Annotated[list[str] | None, typer.Option("--option", help="an option, as name=value")]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Workers = Annotated[int | None, typer.Option(min=1, help="processes; one a core")]
WhichGame = Annotated[int, typer.Option("--game", min=0, help="which record, from 0")]
Database = Annotated[
    str | None, typer.Option(help="postgresql://…, or a file; TAVOLINO_DATABASE, or your home")
]
Nats = Annotated[str | None, typer.Option(help="nats://… between processes; TAVOLINO_NATS")]
Host = Annotated[
    str | None, typer.Option(help="an address of this machine to listen on; TAVOLINO_HOST")
]
MetricsPort = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help="for Prometheus alone; TAVOLINO_METRICS_PORT"),
]
RecordFile = Annotated[str, typer.Argument(help="a file of records, one a line; - for stdin")]


@app.command()
def games(as_json: Json = False) -> None:
    """The games, their options and the values they allow."""
    import json

    from rich.console import Console

    from tavolino.terminal.lists import games_json, games_table

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
    from tavolino.terminal.replay import ReplayFailed, replay_lines

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
    number: WhichGame = 0,
    seat: Annotated[int | None, typer.Option(help="as this seat sees it, from 0")] = None,
    svg: Annotated[Path | None, typer.Option(help="write the picture there")] = None,
) -> None:
    """Draw a position of a recorded game, in the terminal or as SVG."""
    from rich.console import Console

    from tavolino.rules.errors import RulesError
    from tavolino.table import drawing

    try:
        record = record_in(file, number)
        if seat is not None and not 0 <= seat < record.players:
            fail(f"the seats are 0 to {record.players - 1}, not {seat}")
        view = record.rules.view(record.position(ply), seat)
    except RulesError as error:
        fail(str(error))
    if svg is not None:
        svg.write_text(drawing.svg(view), encoding="utf-8")
    else:
        Console().print(drawing.terminal(view))


@app.command()
def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(min=2, max=4, help="how many seats; 2, or one more than bots")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="a bot on one of the last seats, by its level, 1 to 8; repeatable"),
    ] = None,
    hints: Annotated[bool, typer.Option("--hints", help="`hint` shows good actions")] = False,
    option: Chosen = None,
    seed: Annotated[
        int | None, typer.Option(help="the same setup, and bots that play the same, again")
    ] = None,
) -> None:
    """Play at this terminal, with people, with bots, or with both."""
    import secrets

    from tavolino.rules.chance import Rng
    from tavolino.table.match import Match
    from tavolino.terminal.opponents import Opponents
    from tavolino.terminal.play import Table

    rules, options = chosen(game, option)
    bots = bot or []
    seats = players or min(max(2, len(bots) + 1), 4)
    chance = Rng(secrets.randbits(96) if seed is None else seed)
    match = Match(rules, seats, options, rules.deal(seats, options, chance))
    try:
        opponents = Opponents(match, bots, int(chance.word()))
    except ValueError as error:
        fail(str(error))
    Table(match, opponents=opponents, hints=hints).play()


@app.command()
def analyse(
    file: RecordFile,
    ply: Annotated[
        int | None, typer.Option(help="after so many actions; the last one before the end")
    ] = None,
    number: WhichGame = 0,
    iterations: Annotated[int | None, typer.Option(min=1, help="how much to search")] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.01, help="or for how long; 3 seconds")
    ] = None,
    as_json: Json = False,
    seed: Annotated[int, typer.Option(help="the same answer again, with --iterations")] = 0,
) -> None:
    """Find the best actions in a recorded game, as the seat to move sees it."""
    import json
    from dataclasses import asdict

    from rich.console import Console

    from tavolino.bots.budget import Budget
    from tavolino.terminal.analyse import look, match_until, report

    if iterations is not None and seconds is not None:
        fail("say either --iterations or --seconds")
    if iterations is None and seconds is None:
        seconds = 3.0
    try:
        match = match_until(record_in(file, number), ply)
    except ValueError as error:
        fail(str(error))
    console = None if as_json else Console()
    analysis = look(match, Budget(iterations, seconds), seed, console)
    if console is not None:
        console.print(report(match, analysis))
        return
    where = {"seat": match.to_move, "ply": len(match.entries)}
    typer.echo(json.dumps(where | asdict(analysis)))


@app.command("match")
def match_bots(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="two or more: 5, best:500, best:200ms")],
    players: Players = 2,
    pairs: Annotated[
        int, typer.Option(min=1, help="setups, each played once with every seating")
    ] = 100,
    seed: Annotated[int, typer.Option(help="the same games again")] = 0,
    option: Chosen = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="each bot meets only the next")
    ] = False,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(help="write the records there; go on if there are some")
    ] = None,
    as_json: Json = False,
    sprt: Annotated[
        str | None, typer.Option(help="stop once it is clear which Elo is right, as 0,50")
    ] = None,
    opening: Annotated[
        int | None, typer.Option(min=0, help="so many random decisions first")
    ] = None,
) -> None:
    """Let bots play each other, and say who is stronger."""
    from rich.console import Console

    rules, options = chosen(game, option)
    need_numpy()
    from tavolino.bots.named import bot_named
    from tavolino.tournament.command import read_test, run_match
    from tavolino.tournament.plan import Plan

    progress = Console(stderr=True)
    try:
        plan = Plan(rules.name, tuple(bots), players, pairs, seed, options, opening, ladder)
        test = read_test(sprt, players) if sprt else None
        report = run_match(
            plan, bot_named, out=out, workers=workers, test=test, console=progress
        )
    except ValueError as error:
        fail(str(error))
    tell(report, as_json)


@app.command()
def rate(
    files: Annotated[list[str], typer.Argument(help="files of records with names")],
    anchor: Annotated[str | None, typer.Option(help="whose rating is 0")] = None,
    as_json: Json = False,
    plot: Annotated[
        Path | None, typer.Option(help="draw ratings over iterations there, as SVG")
    ] = None,
    title: Annotated[str, typer.Option(help="of the drawing")] = "",
) -> None:
    """Rate those who played recorded games."""
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


@app.command()
def bench(
    as_json: Json = False,
    search: Annotated[bool, typer.Option("--search", help="the tree search instead")] = False,
) -> None:
    """Measure speed, as ratios to C, to the interpreter and to OpenSpiel."""
    from tavolino import bench as measured
    from tavolino.bench.search import run_search

    report = run_search() if search else measured.run()
    tell(report, as_json)


@app.command()
def serve(
    lan: Annotated[bool, typer.Option("--lan", help="for the local network too")] = False,
    host: Host = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="where to listen")] = 8642,
    metrics_port: MetricsPort = None,
    database: Database = None,
    nats: Nats = None,
    public: Annotated[str | None, typer.Option(help="the address people see")] = None,
    bots: Annotated[
        int | None, typer.Option(min=0, help="processes that think for bots; 0 with --nats")
    ] = None,
) -> None:
    """Serve matches over the network, on this machine alone or to everyone round the table."""
    need_server()
    from tavolino.server.command import run_server
    from tavolino.server.settings import BadSettings

    try:
        run_server(
            database,
            nats,
            public,
            host=host,
            port=port,
            metrics_port=metrics_port,
            lan=lan,
            bots=bots,
        )
    except BadSettings as error:
        fail(f"{error}")


@app.command()
def worker(
    database: Database = None,
    nats: Nats = None,
    host: Host = None,
    metrics_port: MetricsPort = None,
    processes: Annotated[int | None, typer.Option(min=1, help="one a core")] = None,
) -> None:
    """Think for the bots of servers on other machines, or on this one."""
    need_server()
    from tavolino.server.command import run_worker
    from tavolino.server.settings import BadSettings

    try:
        run_worker(database, nats, host=host, metrics_port=metrics_port, processes=processes)
    except BadSettings as error:
        fail(f"{error}")


def tell(report: Report | SpeedReport | SearchReport, as_json: bool) -> None:
    """Prints a report, as a table or as JSON."""
    import json

    from rich.console import Console

    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        report.show(Console())


def main() -> None:
    """The entry point of the command; of a file that cannot be opened it says why."""
    try:
        app()
    except OSError as error:
        if error.filename is None:
            raise
        sys.exit(f"{error.filename}: {error.strerror}")
