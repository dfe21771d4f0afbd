"""Matches as files: a match leaves this page as a record with its log, and another takes it in.

The file is one line of JSON. It is a record too, which `tavolino replay` shows: programs that
read records ignore the rest of it. It tells all secrets of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, cast

import msgspec
from msgspec import Meta

from tavolino.games import descriptor_of
from tavolino.hosting.access.names import check_optional_name
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.bus.notices import BOT_SUBJECT
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import Denied
from tavolino.hosting.calls.values import AnyObject, Chosen, GameName, Players
from tavolino.hosting.match.events import (
    WATCHER,
    Acted,
    Ended,
    Event,
    HandedOver,
    Joined,
    Rematched,
    TakenBack,
    UndoAsked,
    what_of,
)
from tavolino.hosting.match.hosted import MAX_EVENTS, HostedMatch
from tavolino.hosting.match.ids import MatchId, id_from
from tavolino.hosting.match.log_record import record_from_log
from tavolino.hosting.match.stored import Clock, MatchRow
from tavolino.hosting.match.unplayable import Unplayable
from tavolino.hosting.store.values import Due, Step
from tavolino.page.store import FlushedStore

LATEST = 2**53
"""The latest time in a file: JavaScript has no larger integers, and SQLite has these."""


class FileEvent(msgspec.Struct, frozen=True):
    """An event in a file. `what` is any object here: an earlier version may have written it."""

    number: int
    command: str
    at: int
    what: AnyObject


class MatchFile(msgspec.Struct, frozen=True, kw_only=True):
    """A match as a file: its record, and the log with all that happened at the table."""

    game: GameName
    rules_version: int
    players: Players
    options: Chosen
    setup: AnyObject
    actions: list[str]
    names: list[str] | None
    clock: Clock | None = None
    created_at: Annotated[int, Meta(ge=0, le=LATEST)]
    log: Annotated[list[FileEvent], Meta(max_length=MAX_EVENTS)]


class ImportedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The match that a file became."""

    match: str


def bad_file() -> Denied:
    """A file is no match that can be played here."""
    return Denied(422, "bad_file", "This file has no match that can go on here.")


async def export_match(caller: Caller, match: MatchId) -> MatchFile:
    """The file of a match that the caller plays or watches."""
    await caller.seats(match)
    stored, events = await caller.services.engine.stored_log(match)
    if events and isinstance(events[-1].what, Rematched):
        del events[-1]  # the other match is in another file
    record = record_from_log(stored.row, events)
    return MatchFile(
        **msgspec.structs.asdict(record),
        clock=stored.row.clock,
        created_at=stored.row.created_at,
        log=[FileEvent(**msgspec.to_builtins(event)) for event in events],
    )


async def import_match(caller: Caller, wish: MatchFile) -> ImportedMatch:
    """Imports the match of a file. The caller gets the seats of all people in it.

    Importing the same file twice changes nothing. The match may be on here and where it came
    from: each goes on by itself.
    """
    services, secret = caller.services, await caller.identify_anew()
    now, engine = services.engine.time.now(), services.engine
    match = id_from("file", secret, msgspec.json.encode(wish).decode())
    # The clock here has another time. The match goes on as if it had been moved at once.
    later = now - max([wish.created_at, *(event.at for event in wish.log)])
    row = row_of(match, wish, later)
    hosted, steps = replay(row, wish.log, later)
    store = cast("FlushedStore", services.store)
    row = hosted.row
    await store.add(row, HostedMatch(row).summary(), steps, secret_hash(secret))
    for seat in [WATCHER, *filter(hosted.has_person, range(row.players))]:
        await store.hold(match, seat, secret_hash(secret))
    if hosted.bot_due() is not None:
        due = Due(match, hosted.number, secret_hash(secret))
        engine.notices.publish(BOT_SUBJECT, engine.bot_due(due))
    return ImportedMatch(match=match)


def row_of(match: str, wish: MatchFile, later: int) -> MatchRow:
    """The match of a file before its log, moved so much `later`."""
    return MatchRow(
        id=match,
        game=wish.game,
        rules_version=wish.rules_version,
        players=wish.players,
        options=wish.options,
        setup=wish.setup,
        clock=wish.clock,
        created_at=wish.created_at + later,
    )


def replay(
    row: MatchRow, log: Iterable[FileEvent], later: int
) -> tuple[HostedMatch, list[Step]]:
    """The match after its log, moved so much `later`, and its steps.

    Raises Denied if the log makes no sense.
    """
    steps = []
    try:
        hosted = HostedMatch.begin(row)
        for one in log:
            event = Event(one.number, one.command, one.at + later, what_of(one.what))
            if not is_possible(hosted, event):
                raise bad_file()
            hosted.follow([event])
            steps.append(Step(match=row.id, event=event, summary=hosted.summary()))
    except (Unplayable, LookupError, ValueError, TypeError, AssertionError) as error:
        # The rules check actions, and `is_possible` the rest, but not how it fits together.
        raise bad_file() from error
    if len(hosted.answered) != len(steps):
        raise bad_file()  # two events of the same command
    return hosted, steps


def is_possible(hosted: HostedMatch, event: Event) -> bool:
    """Whether an event can be the next one, whatever the rules say. Raises BadName."""
    what, seats, last = event.what, hosted.row.players, hosted.events[-1:]
    if hosted.phase == "over" or not (last[0].at if last else 0) <= event.at <= LATEST:
        return False
    if isinstance(what, Ended):
        return what.seat == WATCHER
    if what.seat not in range(seats):
        return False
    match what:
        case Joined(seat, name, None):
            return hosted.chairs[seat] is None and check_optional_name(name) == name
        case Joined(seat, name, str(bot)):
            has_level = is_level(hosted.row.game, bot)
            return hosted.chairs[seat] is None and has_level and name == f"Bot {bot}"
        case HandedOver(_, bot):
            return is_level(hosted.row.game, bot)
        case Acted(seat):
            return seat == hosted.to_move
        case TakenBack(_, ply) | UndoAsked(_, ply):
            return ply in range(len(hosted.acted))
        case Rematched():
            return False
        case _:
            return True


def is_level(game: str, text: str) -> bool:
    """Whether a game has bots of a level."""
    return text in map(str, range(1, len(descriptor_of(game).levels) + 1))
