"""The commands that work on a site, taken from the program, and run in this process."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import structlog
import typer
from typer.core import TyperArgument, TyperGroup
from typer.testing import CliRunner, Result

from tavolino.cli import app

Words = tuple[str, ...]


def invoked(*words: str, env: Mapping[str, str] | None = None) -> Result:
    """How a command ended, and what it printed."""
    with logging_as_before():
        return CliRunner().invoke(app, list(words), env=env)


@contextmanager
def logging_as_before() -> Iterator[None]:
    """Undoes how a command sets up logging: other tests run in this process, too."""
    root, ours = logging.getLogger(), logging.getLogger("tavolino")
    handlers, level, raises = root.handlers[:], ours.level, logging.raiseExceptions
    try:
        yield
    finally:
        root.handlers[:] = handlers
        ours.setLevel(level)
        logging.raiseExceptions = raises
        structlog.reset_defaults()


def all_commands(command: Any, *words: str) -> Iterator[tuple[Words, Any]]:
    """All commands below one, each with its words."""
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            yield from all_commands(below, *words, name)
    else:
        yield words, {each.name: each for each in command.params}


SITE_COMMANDS = {
    words: parameters
    for words, parameters in all_commands(typer.main.get_command(app))
    if "database" in parameters and "host" not in parameters  # with it, they serve
}
"""The parameters of every command that works on a site and then ends, by its words."""


def filled_in(words: Words, values: Mapping[str, str]) -> list[str]:
    """A command with a value for each of its arguments, and for options that have one."""
    full = list(words)
    for name, parameter in SITE_COMMANDS[words].items():
        if isinstance(parameter, TyperArgument):
            full.append(values[name])
        elif name in values:
            full += [parameter.opts[0], values[name]]
    return full


ENTRY = "address 192.0.2.7"


def values_in(folder: Path, match: str) -> dict[str, str]:
    """A value for each argument, with files in a folder."""
    ledger = folder / "ledger"
    ledger.touch()
    files = {"ledger": f"{ledger}", "copy": f"{folder / 'copy'}"}
    return {**files, "match": match, "entry": ENTRY, "address": ENTRY.split()[1]}
