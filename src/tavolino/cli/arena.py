"""The verbs `tavolino arena …`: many games between bots, and what they say about a game."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.inputs import fail
from tavolino.cli.options import Workers

arena = typer.Typer(
    help="Play many games between bots, and see what they say about a game.",
    no_args_is_help=True,
)

RunPath = Annotated[Path, typer.Argument(metavar="RUN", help="the directory of a run")]


@arena.command()
def run(
    plan: Annotated[Path, typer.Argument(help="a plan in TOML: `tavolino docs` describes it")],
    out: Annotated[Path, typer.Option(help="write the run to this directory, or continue it")],
    workers: Workers = None,
    address: Annotated[
        str | None, typer.Option(help="the address of a Ray cluster, as host:6379")
    ] = None,
    times: Annotated[
        float, typer.Option(help="play this many times the games of the plan")
    ] = 1.0,
) -> None:
    """Play a plan, or what is left of it."""
    need_arena()
    from rich.console import Console

    from tavolino.arena.plan import ArenaPlan
    from tavolino.arena.run import cluster, play_left
    from tavolino.arena.store import Run

    with ExitStack() as ray:  # leave the cluster last, as `cluster` requires
        try:
            begun = Run.begin(out, ArenaPlan.read(plan).times(times))
            if begun.left:
                ray.enter_context(cluster(workers, address))
                play_left(begun, Console(stderr=True))
        except ValueError as error:
            fail(str(error))
        except KeyboardInterrupt:
            fail("ended before its time: the same command goes on from here")
    typer.echo(f"{begun.plan.games} games are in {out}")


@arena.command()
def report(
    path: RunPath,
    against: Annotated[
        Path | None, typer.Option(metavar="RUN", help="another run to compare it with")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="write it to this directory; by default that of the run")
    ] = None,
) -> None:
    """Write a report on the games of a run: a page for people, and JSON for programs."""
    need_arena()
    from tavolino.arena.report.command import write_report

    try:
        files = write_report(path, out or path, against)
    except ValueError as error:
        fail(str(error))
    for file in files:
        typer.echo(str(file))


@arena.command()
def export(
    path: RunPath,
    records: Annotated[
        bool,
        typer.Option("--records", help="write plain records, for replay, rate and analyse"),
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="write to this file; by default to standard output")
    ] = None,
) -> None:
    """Print the games of a run as lines of JSON, or write them to a file."""
    need_arena()
    from tavolino.arena.export import export as lines_of

    try:
        lines = lines_of(path, records)
    except ValueError as error:
        fail(str(error))
    if out is None:
        for line in lines:
            typer.echo(line)
        return
    with out.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{line}\n" for line in lines)


def need_arena() -> None:
    """Exits with a sentence if a package of the extra `arena` is missing."""
    if not all(map(find_spec, ("altair", "pyarrow", "ray", "scipy", "vl_convert"))):
        fail("this needs more: pip install 'tavolino[arena]'")
