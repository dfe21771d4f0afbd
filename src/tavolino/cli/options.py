"""The arguments and options that several commands have in common."""

from __future__ import annotations

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="the game; `tavolino games` lists them")]
Players = Annotated[int, typer.Option(min=2, max=4, help="the number of seats")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", help="an option of the game, as name=value; repeatable"),
]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="the number of processes; by default one per core")
]
RecordFile = Annotated[
    str, typer.Argument(help="a file with one record per line; - reads standard input")
]
WhichGame = Annotated[
    int, typer.Option("--game", min=0, help="the number of the record in the file, from 0")
]
Language = Annotated[
    str | None, typer.Option(help="de, en, fr, it or uk; by default that of your locale")
]
Database = Annotated[
    str | None,
    typer.Option(
        help="postgresql://… or an SQLite file; by default TAVOLINO_DATABASE, "
        "or a file in your home folder"
    ),
]
Nats = Annotated[
    str | None, typer.Option(help="nats://… between processes; by default TAVOLINO_NATS")
]
