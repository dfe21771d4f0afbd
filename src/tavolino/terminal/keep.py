"""Keeps unfinished games in files, so that you can resume them.

A kept game is a record with three more keys: its bots, their seed, and whether there are hints.
Other programs read it as a record.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Self

from tavolino.table.match import Match
from tavolino.table.record import BadRecord, Record


@dataclass
class Session:
    """A match at a terminal: its bots, their seed, whether it has hints.

    `bots` has the bot of each seat, or None for a person. If it is shorter, it has the bots of
    the last seats, as in files from before people could choose their seats.
    """

    match: Match
    bots: Sequence[str | None]
    seed: int
    hints: bool = False

    def dumps(self) -> str:
        """One line of JSON."""
        value = self.match.record().to_json()
        value |= {"bots": [*self.bots], "seed": self.seed, "hints": self.hints}
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def loads(cls, text: str) -> Self:
        """The session in the first line of a file. Raises BadRecord if it is not a record.

        In a record without bots, people play all seats.
        """
        line = next((line for line in text.splitlines() if line.strip()), "")
        record = Record.loads(line)
        value: dict[str, Any] = json.loads(line)
        bots, seed = value.get("bots", []), value.get("seed", 0)
        if not isinstance(bots, list) or not all(isinstance(bot, str | None) for bot in bots):
            raise BadRecord("'bots' in a record are texts such as \"3\", or null for people")
        if not isinstance(seed, int):
            raise BadRecord("'seed' in a record is a whole number")
        return cls(Match.of(record), bots, seed, value.get("hints") is True)


class Keeper:
    """Keeps one game in a file. It contains all secrets, so only its owner can read it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def new(cls, game: str) -> Self:
        """A file for a new game; it is written after the first decision."""
        now = datetime.now().astimezone()
        return cls(folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{os.getpid()}.jsonl")

    def keep(self, session: Session) -> None:
        """Writes the game. The new file replaces the old one at once, so it is always whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.touch(mode=0o600)
        draft.write_text(session.dumps() + "\n", encoding="utf-8")
        draft.replace(self.path)

    def forget(self) -> None:
        """Removes the file: the game is over."""
        self.path.unlink(missing_ok=True)


def folder() -> Path:
    """Where unfinished games are, in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tavolino" / "unfinished"


def latest() -> tuple[Path, Session] | None:
    """The unfinished game that was kept last; skips files that it cannot read."""
    files = sorted(folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    for file in reversed(files):
        try:
            session = Session.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if not session.match.over:
            return file, session
    return None
