"""What must hold after any number of kills: logs are whole, and no one was told otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from chaos_journal import Journal, Sent, Told
from chaos_parts import connected
from stores import whole_log
from tavolino.games import GAMES
from tavolino.rules.errors import RulesError
from tavolino.server.match.events import Acted, AnyEventData, Event, Joined
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.stored import StoredMatch
from tavolino.server.store.postgres import PostgresStore

Logs = dict[str, list[Event]]

ANSWERS = {"draw_accepted", "draw_declined", "taken_back", "undo_allowed", "undo_declined"}
BECOMES = {
    "act": {"acted"},
    "answer": ANSWERS,
    "ask_undo": {"taken_back", "undo_asked"},
    "offer_draw": {"draw_offered"},
    "rematch": {"rematched"},
    "resign": {"resigned"},
}
"""The events that each command may become."""

TABLES = """
SELECT id, match.number, phase, bot_due, count(action.number), min(action.number),
    max(action.number), count(DISTINCT command_id)
FROM match LEFT JOIN action ON id = match_id GROUP BY id
"""

AHEAD = "SELECT (SELECT max(at) FROM action) - (alive_at - down) FROM pulse"
"""How much later than the last beat, in table time, the last event happened."""

SLACK = 3_000
"""Milliseconds that may lie between two beats."""


async def complaints_of(url: str, journal: Journal) -> tuple[list[str], Logs]:
    """All that does not hold, and the logs it was compared with."""
    logs: Logs = {}
    found = [complaint async for complaint in of_the_tables(url, journal)]
    store = PostgresStore(url)
    await store.open()
    try:
        for match in journal.games:
            stored = await store.load(match)
            if stored is not None:
                logs[match] = await whole_log(store, match)
                found += of_one_log(stored, logs[match])
    finally:
        await store.close()
    found += of_the_seats(journal, logs)
    found += [f"{name} is not forgotten" for name in await still_known(url, journal)]
    for sent in journal.sent.values():
        found += of_a_command(sent, logs.get(sent.match, []))
    for told in journal.told:
        found += of_a_connection(told, logs.get(told.match, []), journal.games[told.match])
    return [*journal.strange, *found], logs


async def of_the_tables(url: str, journal: Journal) -> AsyncIterator[str]:
    """What PostgreSQL says itself: numbers from 1 without a gap, and nothing left to do."""
    async with connected(url) as connection:
        rows = await connection.fetch(TABLES)
        ahead = await connection.fetchval(AHEAD)
    if ahead > SLACK:
        yield f"an event happens {ahead} ms from now, by the clock of the table"
    known = {row[0] for row in rows}
    for match in known ^ journal.games.keys():
        yield f"{match} is known to {'the store' if match in known else 'its players'} alone"
    for match, number, phase, bot_due, count, first, last, commands in rows:
        if not (number == count == last == commands and first == 1):
            yield f"{match}: not 1 to {number}, but {count} from {first} to {last}, {commands}"
        if phase != "over" or bot_due:
            yield f"{match} is not over but {phase}, and a bot is due: {bot_due}"


def of_one_log(stored: StoredMatch, log: list[Event]) -> Iterator[str]:
    """A log replays by the rules, each decision that of the seat to move, to what is stored."""
    hosted = HostedMatch(stored.row)
    for event in log:
        if isinstance(event.what, Acted) and event.what.seat != hosted.to_move:
            yield f"{stored.row.id}: it was not the turn of {event}"
        if hosted.events and event.at < hosted.events[-1].at:
            yield f"{stored.row.id}: {event} is earlier than the one before"
        try:
            hosted.apply(event)
        except (RulesError, AssertionError) as error:
            yield f"{stored.row.id}: {event} does not replay: {error}"
            return
    if hosted.summary() != stored.summary:
        yield f"{stored.row.id}: {stored.summary} is stored instead of {hosted.summary()}"


async def still_known(url: str, journal: Journal) -> set[str]:
    """Names that stand anywhere in the database, though their owners were forgotten."""
    async with connected(url) as connection:
        tables = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        )
        dump = ""
        for (table,) in tables:
            rows = await connection.fetch(f"SELECT line::text FROM {table} AS line")
            dump += "\n".join(row[0] for row in rows)
    return {name for name in journal.forgotten if name in dump}


def of_the_seats(journal: Journal, logs: Logs) -> Iterator[str]:
    """Whoever was told that they have a seat has it, until they are forgotten."""
    for joining in journal.joined:
        if joining.name in journal.forgotten:
            continue
        seated = [
            event.what.seat
            for event in logs.get(joining.match, [])
            if isinstance(event.what, Joined) and event.what.name == joining.name
        ]
        if seated != [joining.seat]:
            yield f"{joining} sits on {seated}"


def of_a_command(sent: Sent, log: list[Event]) -> Iterator[str]:
    """A command got one answer, however often it was sent, and the log says the same."""
    made = [event for event in log if event.command == sent.command["id"]]
    number = made[0].number if made else None
    if len(made) > 1 or any(answer[0] != number for answer in sent.answers):
        yield f"{sent} was answered otherwise than by {made}"
    for event in made:
        if event.number != sent.command["number"] or not is_its_event(sent, event.what):
            yield f"{sent} became {event}"
    # What comes again after something else has happened is stale, whatever it was before.
    reasons = {reason for _, reason in sent.answers} - {None, "stale"}
    if len(reasons) > (0 if sent.command["do"] == "act" else 1):
        yield f"{sent} was refused for {reasons}"


def is_its_event(sent: Sent, what: AnyEventData) -> bool:
    """Whether an event is what a command asked for."""
    if isinstance(what, Acted):
        wanted = sent.command["do"], sent.command["seat"], sent.command.get("action")
        return wanted == ("act", what.seat, what.action)
    return kind_of(what) in BECOMES[sent.command["do"]]


def of_a_connection(told: Told, log: list[Event], game: str) -> Iterator[str]:
    """A connection was told every event once, in order, and as the log has it."""
    where = f"{told.match}, seat {told.seat}, after {told.after}"
    numbers = [number for number, *_ in told.events]
    if numbers != list(range(told.after + 1, told.after + 1 + len(numbers))):
        yield f"{where}: there is a gap in {numbers}"
    for number, before in told.states:
        if number != told.after + before:
            yield f"{where}: the state of {number} came after {before} events"
    for number, kind, seat, action in told.events:
        what = log[number - 1].what if number <= len(log) else None
        if what is None or (kind, seat) != (kind_of(what), what.seat):
            yield f"{where}: was told {kind} of {seat} as {number}, the log has {what}"
        elif isinstance(what, Acted) and not is_told(what, action, game):
            yield f"{where}: was told {action} as {number}, the log has {what}"


def is_told(what: Acted, action: str | None, game: str) -> bool:
    """Whether this may be told of a decision: nothing once it was undone, else all of it."""
    # What may be told of it in a game that forgets changes with every decision.
    return action in {None, what.action} or GAMES[game].forgets


def kind_of(what: AnyEventData) -> str:
    """The name of an event's kind, as it is told and kept."""
    return str(what.__struct_config__.tag)
