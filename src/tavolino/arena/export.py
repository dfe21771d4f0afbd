"""Exports a run as lines of JSON, for programs that cannot read Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tavolino.arena.store import Run
from tavolino.table.record import Record


def export(path: Path, records: bool = False) -> Iterator[str]:
    """One line for each game: everything that is known about it, or its plain record.

    Raises ValueError, in one sentence, if there is no run.
    """
    run = Run.read(path)
    if records:
        return (Record.loads(row["record"]).dumps() for row in run.rows("records"))
    return game_lines(run)


def game_lines(run: Run) -> Iterator[str]:
    """The row of each game, together with its setting and its record."""
    for row, kept in zip(run.rows("games"), run.rows("records"), strict=True):
        setting = run.plan.settings[row["setting"]]
        record = json.loads(kept["record"])
        line = row | {
            "game": setting.game,
            "players": setting.players,
            # Includes defaults, so that all lines of a game have the same options.
            "options": setting.rules.complete(setting.options),
            "bots": setting.bots,
            "setup": record["setup"],
            "actions": record["actions"],
        }
        yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))
