"""Converts structs to table rows, and rows to structs."""

from __future__ import annotations

import msgspec

from tavolino.hosting.match.events import Event, decode_what, encode_what
from tavolino.hosting.match.stored import Clock, MatchRow, Summary
from tavolino.hosting.store.values import HeldSeat, ListedMatch, Row, Step


def match_values(row: MatchRow, summary: Summary) -> Row:
    """The values of a new match for CREATE in `sql.py`."""
    return (
        row.id,
        row.game,
        row.rules_version,
        row.players,
        encode_json(row.options),
        encode_json(row.setup),
        None if row.clock is None else encode_json(row.clock),
        row.created_at,
        summary.number,
        summary.phase,
        summary.bot_due,
        summary.deadline,
        summary.position_hash,
    )


def match_of(values: Row) -> tuple[MatchRow, Summary]:
    """A match and its summary, from a row of MATCH in `sql.py`."""
    row = MatchRow(
        id=values[0],
        game=values[1],
        rules_version=values[2],
        players=values[3],
        options=msgspec.json.decode(values[4]),
        setup=msgspec.json.decode(values[5]),
        clock=None if values[6] is None else msgspec.json.decode(values[6], type=Clock),
        created_at=values[7],
    )
    summary = Summary(
        number=values[8],
        phase=values[9],
        bot_due=bool(values[10]),  # SQLite returns 0 or 1
        deadline=values[11],
        position_hash=values[12],
    )
    return row, summary


def step_values(step: Step) -> Row:
    """The values of a step: match; number, command, time and text of the event; summary."""
    event, summary = step.event, step.summary
    return (
        step.match,
        event.number,
        event.command,
        event.at,
        encode_what(event.what).decode(),
        summary.phase,
        summary.bot_due,
        summary.deadline,
        summary.position_hash,
    )


def event_of(values: Row) -> Event:
    """An event from its number, command, time and text."""
    number, command, at, what = values
    return Event(number, command, at, decode_what(what))


def held_seat_of(values: Row) -> HeldSeat:
    """A held seat, from a row of MATCHES_OF in `sql.py`."""
    match, seat, game, phase, number, changed_at = values
    return HeldSeat(
        match=match, seat=seat, game=game, phase=phase, number=number, changed_at=changed_at
    )


def listed_match_of(values: Row) -> ListedMatch:
    """A match in a list, from a row of LISTED in `sql.py`."""
    return ListedMatch(**dict(zip(ListedMatch.__struct_fields__, values, strict=True)))


def encode_json(value: object) -> str:
    """A JSON value as it is stored."""
    return msgspec.json.encode(value).decode()
