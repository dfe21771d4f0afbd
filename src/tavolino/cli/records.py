"""The commands that look at recorded games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.inputs import fail, read, record_in
from tavolino.cli.options import Json, Language, RecordFile, WhichGame


def show(
    file: RecordFile,
    ply: Annotated[
        int | None, typer.Option(help="stop after this many actions; by default at the end")
    ] = None,
    number: WhichGame = 0,
    seat: Annotated[
        int | None, typer.Option(help="show what this seat sees; seats count from 0")
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="write the picture to this file")] = None,
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


def replay(
    file: RecordFile,
    legal: Annotated[
        bool, typer.Option(help="print the legal actions of every position")
    ] = False,
) -> None:
    """Replay records and say how they end; an illegal action ends with status 1."""
    from tavolino.terminal.replay import ReplayFailed, replay_lines

    try:
        for line in replay_lines(read(file), legal):
            typer.echo(line)
    except ReplayFailed as error:
        fail(str(error))


def analyse(
    file: RecordFile,
    ply: Annotated[
        int | None,
        typer.Option(help="look after this many actions; by default before the last one"),
    ] = None,
    number: WhichGame = 0,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="search this many iterations")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="or search for this long; by default 3 seconds"),
    ] = None,
    as_json: Json = False,
    seed: Annotated[
        int, typer.Option(help="with --iterations, the same number gives the same answer")
    ] = 0,
    language: Language = None,
) -> None:
    """Find the best actions in a recorded game, as the seat to move sees it."""
    import json
    from dataclasses import asdict

    from rich.console import Console

    from tavolino.bots.budget import Budget
    from tavolino.table.voice import Voice
    from tavolino.terminal.analyse import look, match_until, report
    from tavolino.terminal.words import language_of

    if iterations is not None and seconds is not None:
        fail("say either --iterations or --seconds")
    if iterations is None and seconds is None:
        seconds = 3.0
    try:
        match = match_until(record_in(file, number), ply)
        voice = Voice(match.game.name, language_of(language, os.environ))
    except ValueError as error:
        fail(str(error))
    console = None if as_json else Console()
    analysis = look(match, Budget(iterations, seconds), seed, console, voice)
    if console is not None:
        console.print(report(match, analysis, voice))
        return
    where = {"seat": match.to_move, "ply": len(match.entries)}
    typer.echo(json.dumps(where | asdict(analysis)))
