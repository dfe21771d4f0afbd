"""The commands for people who play at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tavolino.cli.inputs import fail
from tavolino.cli.options import Chosen, Json, Language

if TYPE_CHECKING:
    from tavolino.terminal.play import TerminalTable


def play(
    game: Annotated[
        str | None, typer.Argument(help="the game; `tavolino games` lists them")
    ] = None,
    watched: Annotated[
        list[str] | None, typer.Argument(metavar="BOT", help="with --watch: the bots, by level")
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            min=2, max=4, help="the number of seats; by default 2, or one more than bots"
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="put a bot of this level, 1 to 8, on a seat; repeatable"),
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            help="the seat of a person, counted from 0; repeatable; by default the first ones"
        ),
    ] = None,
    begins: Annotated[
        int | None,
        typer.Option("--start", help="the seat that begins, counted from 0; by default by lot"),
    ] = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="let `hint` show good actions")
    ] = False,
    option: Chosen = None,
    seed: Annotated[
        int | None,
        typer.Option(help="the same number gives the same setup and the same bots' play"),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="continue your latest unfinished game")
    ] = False,
    saved: Annotated[
        Path | None, typer.Option("--from", help="continue the game in this file")
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="watch bots play, such as `--watch 3 5`")
    ] = False,
    pause: Annotated[
        float, typer.Option(min=0, help="with --watch: seconds to wait after each decision")
    ] = 1.0,
    language: Language = None,
) -> None:
    """Play at this terminal, with people, with bots, or with both."""
    from tavolino.terminal.start import StartRequest, start

    wish = StartRequest(
        game=game,
        players=players,
        bots=(watched if watch else bot) or [],
        seats=seat or [],
        start=begins,
        watch=watch,
        options=option or [],
        seed=seed,
        hints=hints,
        resume=resume,
        saved=saved,
        language=language,
        pause=pause,
    )
    if watched and not watch:
        fail("`--watch 3 5` lets bots play each other; `--bot 3` lets you play against one")
    try:
        table: TerminalTable | None = start(wish)
    except ValueError as error:
        fail(str(error))
    while table is not None:
        table = table.play()


def games(as_json: Json = False) -> None:
    """List the games, their options and the allowed values."""
    import json

    from rich.console import Console

    from tavolino.terminal.lists import games_json, games_table

    if as_json:
        typer.echo(json.dumps(games_json(), indent=2))
    else:
        Console().print(games_table())
