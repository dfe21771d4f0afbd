"""How finished games ended: everything that ratings need to know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tavolino.rules.errors import RulesError
from tavolino.rules.position import Position
from tavolino.rules.types import Options
from tavolino.table.record import BadRecord, Record


@dataclass(frozen=True)
class GameResult:
    """Who got which share of the win in one game.

    `start` is the seat that moved first. Games with the same number `pair` had the same setup
    and opening.
    """

    names: tuple[str, ...]
    start: int
    shares: tuple[float, ...]
    pair: int
    actions: tuple[str, ...] = ()

    @classmethod
    def of(cls, record: Record, last: Position, pair: int) -> Self:
        """The result of a record whose last position is known."""
        if not record.names or len(record.names) != record.players:
            raise BadRecord("a game without a name for each seat cannot be rated")
        if not last.winners:
            raise BadRecord("a game that is not over cannot be rated")
        return cls(
            names=tuple(record.names),
            start=int(last.start),
            shares=tuple(last.shares()),
            pair=pair,
            actions=tuple(record.actions),
        )


def results_of(records: Iterable[Record]) -> list[GameResult]:
    """The results of records of one game, which are replayed and grouped into pairs again.

    A pair continues as long as the setup and the bots stay the same and no seating repeats.
    """
    results: list[GameResult] = []
    first: Record | None = None
    pair, before, seatings = -1, None, set[tuple[str, ...]]()
    for number, record in enumerate(records):
        first = first or record
        try:
            same_game(first, record)
            result = GameResult.of(record, record.position(), pair)
        except RulesError as error:
            raise BadRecord(f"game {number}: {error}") from error
        table = (record.setup, sorted(result.names))
        if table != before or result.names in seatings:
            pair, before, seatings = pair + 1, table, set()
        seatings.add(result.names)
        results.append(
            GameResult(result.names, result.start, result.shares, pair, result.actions)
        )
    return results


def same_game(one: Record, other: Record) -> None:
    """Raises BadRecord if two records are not of the same game and number of seats.

    Their limits may differ: they only say how long a game that does not end is followed.
    """
    if (one.game, one.players) != (other.game, other.players):
        raise BadRecord("only games of one kind at one number of seats are rated together")
    if without_limit(one) != without_limit(other):
        raise BadRecord("only games with the same options are rated together")


def without_limit(record: Record) -> Options:
    """The options of a record with their defaults, except for the limit."""
    options = record.rules.complete(record.options)
    return {name: value for name, value in options.items() if name != "limit"}
