"""What must hold after any number of kills: logs are whole, and no one was told otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from support.client_journal import FollowedStream, Journal, Key, Sent
from support.database_contents import Books, books_of
from support.fresh_stores import whole_log
from tavolino.games import GAMES
from tavolino.hosting.access.signing import secret_hash
from tavolino.hosting.match.events import Acted, AnyEventData, Event, Joined, TimedOut
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.stored import StoredMatch
from tavolino.rules.errors import RulesError

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


LATE = 60_000
"""Milliseconds of table time after which a time-out is late; servers look every second."""


async def complaints_of(database: str, journal: Journal) -> tuple[list[str], Logs]:
    """All that does not hold in a database, and the logs it was compared with."""
    books = books_of(database)
    found = [complaint async for complaint in of_the_tables(books, journal)]
    logs, more = await read_logs(books, journal)
    found += [*more, *of_the_seats(journal, logs), *of_the_bots(journal, logs)]
    found += [complaint async for complaint in of_the_keys(books, journal)]
    found += [f"{name} is not forgotten" for name in await still_known(database, journal)]
    found += lost(journal, logs)
    return [*journal.strange, *found], logs


def account_of(journal: Journal, logs: Logs) -> str:
    """How much was played, by what clients saw and by the logs."""
    events = [event.what for log in logs.values() for event in log]
    timed_out = sum(isinstance(what, TimedOut) for what in events)
    return (
        f"{len(logs)} matches, {len(events)} events, {len(journal.sent)} commands sent "
        f"{journal.tries()} times, {len(journal.streams)} connections, {timed_out} timed out "
        f"({len(journal.asleep)} asleep), {sum(journal.moves)} seats moved by "
        f"{len(journal.moves)} links, {sum(map(len, journal.bots.values()))} bots joined, "
        f"{len(journal.forgotten)} forgotten"
    )


async def read_logs(books: Books, journal: Journal) -> tuple[Logs, list[str]]:
    """The logs of all matches that clients know of, and what does not hold in them."""
    logs: Logs = {}
    found: list[str] = []
    store = books.store()
    await store.open()
    try:
        for match in journal.games:
            stored = await store.load(match)
            if stored is not None:
                logs[match] = await whole_log(store, match)
                found += of_one_log(stored, logs[match])
    finally:
        await store.close()
    return logs, found


def lost(journal: Journal, logs: Logs) -> Iterator[str]:
    """What clients were told otherwise than the logs have it."""
    for sent in journal.sent.values():
        yield from of_a_command(sent, logs.get(sent.match, []))
    for stream in journal.streams:
        log = logs.get(stream.match, [])
        yield from of_a_connection(stream, log, journal.games[stream.match])


async def of_the_tables(books: Books, journal: Journal) -> AsyncIterator[str]:
    """What the database says itself: numbers from 1 without a gap, and nothing left to do."""
    rows = await books.rows(TABLES)
    [(ahead,)] = await books.rows(AHEAD)
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
        yield from of_time(hosted, event)
        try:
            hosted.apply(event)
        except (RulesError, AssertionError) as error:
            yield f"{stored.row.id}: {event} does not replay: {error}"
            return
    if hosted.summary() != stored.summary:
        yield f"{stored.row.id}: {stored.summary} is stored instead of {hosted.summary()}"


def of_time(hosted: HostedMatch, event: Event) -> Iterator[str]:
    """Time runs out for the seat to move only, once, not early and not late."""
    where, deadline = f"{hosted.row.id}: {event}", hosted.timing.deadline
    if not isinstance(event.what, TimedOut):
        if isinstance(event.what, Acted) and deadline and event.at > deadline + SLACK:
            yield f"{where} comes after the time of the seat ran out at {deadline}"
        return
    if deadline is None or event.what.seat != hosted.to_move:
        yield f"{where} though no time was running for that seat"
    elif not deadline <= event.at <= deadline + LATE:
        yield f"{where} though time ran out at {deadline}"
    if event.what in (earlier.what for earlier in hosted.events):
        yield f"{where} for the second time"


async def still_known(database: str, journal: Journal) -> set[str]:
    """Those who were forgotten, but whose name or key is still in the database."""
    books = books_of(database)
    dump, held = await books.everything(), await keys_held(books)
    known = {name for name in journal.forgotten if name in dump}
    return known | {key.name for key in journal.keys if opens(key, held)} & journal.forgotten


async def keys_held(books: Books) -> set[tuple[str, int, bytes]]:
    """For each match and seat the hashes of the keys that open it."""
    rows = await books.rows("SELECT match_id, seat, secret_hash FROM holder")
    return {(match, seat, bytes(key)) for match, seat, key in rows}


def opens(key: Key, held: set[tuple[str, int, bytes]]) -> bool:
    """Whether a key opens its seat."""
    return (key.match, key.seat, secret_hash(key.token)) in held


async def of_the_keys(books: Books, journal: Journal) -> AsyncIterator[str]:
    """Whoever was given a key can open their seat with it, until they are forgotten."""
    held = await keys_held(books)
    for key in journal.keys:
        if key.name not in journal.forgotten and not opens(key, held):
            yield f"{key} does not open the seat"
    for works in journal.moves:
        if works > 1:
            yield f"a link to another device worked {works} times"


def of_the_bots(journal: Journal, logs: Logs) -> Iterator[str]:
    """Exactly those seats have bots from the start for which clients wanted one."""
    for match, log in logs.items():
        wanted = journal.bots.get(match, set())
        # Bots that take the place of people come by commands of other names.
        seated = [event.what.seat for event in log if event.command.startswith("bot:")]
        if sorted(seated) != sorted(wanted):
            yield f"{match}: bots were to get the seats {wanted} and got {seated}"


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
    # If it comes when the time has run out, that is what it is refused for.
    reasons = {reason for _, reason in sent.answers} - {None, "stale", "time"}
    if len(reasons) > (0 if sent.command["type"] == "act" else 1):
        yield f"{sent} was refused for {reasons}"


def is_its_event(sent: Sent, what: AnyEventData) -> bool:
    """Whether an event is what a command asked for."""
    if isinstance(what, Acted):
        wanted = sent.command["type"], sent.command["seat"], sent.command.get("action")
        return wanted == ("act", what.seat, what.action)
    return kind_of(what) in BECOMES[sent.command["type"]]


def of_a_connection(stream: FollowedStream, log: list[Event], game: str) -> Iterator[str]:
    """A connection was told every event once, in order, and as the log has it."""
    where = f"{stream.match}, seat {stream.seat}, after {stream.after}"
    numbers = [number for number, *_ in stream.events]
    if numbers != list(range(stream.after + 1, stream.after + 1 + len(numbers))):
        yield f"{where}: there is a gap in {numbers}"
    for number, before in stream.states:
        if number != stream.after + before:
            yield f"{where}: the state of {number} came after {before} events"
    for number, kind, seat, action in stream.events:
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
