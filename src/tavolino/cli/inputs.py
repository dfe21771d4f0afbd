"""What the verbs share: reading files and options, and exiting with a sentence."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:
    from tavolino.rules.game import Game
    from tavolino.rules.types import Options
    from tavolino.table.record import Record


def fail(sentence: str) -> NoReturn:
    """Says what is wrong, and exits with status 1."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)


def read(file: str) -> list[str]:
    """The lines of a file, or of standard input."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{file}: not a text file")
    return text.splitlines()


def record_in(file: str, number: int) -> Record:
    """One of the records in a file. Raises BadRecord if one before it cannot be read."""
    from itertools import islice

    from tavolino.table.record import Record

    record = next(islice(Record.read(read(file)), number, None), None)
    if record is None:
        fail(f"there is no game {number} in {file}")
    return record


def need_numpy() -> None:
    """Exits with a sentence if numpy is missing, which computes ratings."""
    try:
        import numpy  # noqa: F401 - only whether it is there
    except ImportError:
        fail("this needs numpy: pip install 'tavolino[tournament]'")


def need_server() -> None:
    """Exits with a sentence if the extra `server` is missing."""
    try:
        import starlette  # noqa: F401 - only whether it is there
    except ImportError:
        fail("this needs more: pip install 'tavolino[server]'")


def parse_game(name: str, texts: list[str] | None) -> tuple[Game, Options]:
    """The game and the options that the command line names."""
    from tavolino.games import game_named
    from tavolino.rules.errors import RulesError
    from tavolino.terminal.lists import parse_options

    try:
        rules = game_named(name)
        return rules, parse_options(rules, texts or [])
    except RulesError as error:
        fail(str(error))
