"""Replays records: one line per game, or all legal actions of every position."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from tavolino.rules.position import Position
from tavolino.table.record import BadRecord, Record


class ReplayFailed(Exception):
    """A record that cannot be replayed. The message says where it breaks."""

    def __init__(self, number: int, error: Exception) -> None:
        where = f"game {number}"
        if isinstance(error, BadRecord) and error.ply is not None:
            where += f", ply {error.ply}, {error.action!r}"
        super().__init__(f"{where}: {error}")


def replay_lines(lines: Iterable[str], legal: bool) -> Iterator[str]:
    """What `tavolino replay` prints. Raises ReplayFailed at the first error."""
    records = Record.read(lines)
    number = 0
    while True:
        try:
            record = next(records, None)
            if record is None:
                return
            yield from positions(number, record) if legal else summary(number, record)
        except ValueError as error:
            raise ReplayFailed(number, error) from error
        number += 1


def positions(number: int, record: Record) -> Iterator[str]:
    """A line of JSON per position with its legal actions, and one with the result."""
    game, last = record.rules, record.start()
    for ply, position in enumerate(record.replay()):
        last = position
        if position.to_move >= 0:
            yield json.dumps(
                {
                    "game": number,
                    "ply": ply,
                    "to_move": int(position.to_move),
                    "legal": game.legal_texts(position),
                }
            )
    yield json.dumps({"game": number, "result": last.shares(), "reason": reason(record, last)})


def summary(number: int, record: Record) -> Iterator[str]:
    """One line for people: who played what, and how it ended."""
    last = record.position()
    winners = [str(seat) for seat, share in enumerate(last.shares()) if share]
    result = f"won by seat {' and '.join(winners)}, " if winners else ""
    yield (
        f"game {number}: {record.game}, {record.players} players, "
        f"{len(record.actions)} actions, {result}{reason(record, last)}"
    )


def reason(record: Record, last: Position) -> str:
    """Why a game is over, or that it is not."""
    return record.rules.ending(last) or "unfinished"
