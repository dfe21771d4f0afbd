"""What must hold when everything has come to rest.

These checks read the tables themselves. They share the rules of the games with the product, and
nothing else.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator

from simulator import umpire
from simulator.history import Attempt, History
from simulator.linear import Command, Operation, Read, check
from simulator.site import Site
from simulator.troubles import Trouble
from simulator.witness import Account, Witness

Complaint = tuple[str, str]

UNLIKE = 250
"""Milliseconds by which the clocks of two processes may differ in calm weather."""

DRIFT = 0.012
"""How much two machines' clocks may drift apart, at most: one is slow and one is fast."""

PROMPT = 10.0
"""Seconds after which whoever follows a match has heard of an event, in calm weather. Every
four rounds of a second, servers look for events of which they were not told."""

CALM = 15.0
"""Seconds after a trouble during which things may still be late."""

BOTS_TURN = 20.0
"""Seconds in which a bot has played its turn, in calm weather. Now and then one thinks long,
and others wait for it."""

HARMLESS = ("bus_", "network_", "partition")
"""How the names of troubles begin that do not keep a worker from renewing its lease."""

OPEN = "SELECT id, phase, bot_due FROM match WHERE phase = 'on' OR bot_due"
FORGETTING = "SELECT count(*) FROM forgetting"
COUNTED = """
SELECT match.id, match.number, phase, count(action.number), max(action.number),
    count(DISTINCT command_id)
FROM match LEFT JOIN action ON match.id = match_id GROUP BY match.id
"""


def unrest(site: Site) -> list[str]:
    """What is not at rest yet."""
    reasons = [
        f"{server.name} is not well: {troubles}"
        for server in site.servers
        if (troubles := server.troubles())
    ]
    for match, phase, bot_due in site.database.rows(OPEN):
        reasons.append(f"{match} is {phase}" + (", and a bot is due" if bot_due else ""))
    [(guests,)] = site.database.rows(FORGETTING)
    if guests:
        reasons.append(f"{guests} secrets are still to be forgotten")
    return reasons


def complaints_at_the_end(
    site: Site, history: History, witness: Witness, troubles: tuple[Trouble, ...]
) -> Iterator[Complaint]:
    """All that does not hold."""
    yield from of_the_tables(site)
    for match in history.made:
        if witness.account(match) is None:
            yield "lost", f"there is no {match}, which was made"
    yield from of_the_histories(history, witness)
    yield from of_the_seats(history, witness)
    for account in witness.accounts.values():
        yield from (("umpire", text) for text in umpire.complaints(account))
        yield from of_the_clocks(account, site, troubles)
        yield from of_the_bots(account, site, troubles)
    yield from of_what_was_heard(site, history, troubles)
    yield from of_the_leases(site, troubles)
    yield from of_the_forgotten(site, history)
    for link, times in history.links_used.items():
        if times > 1:
            yield "seat", f"the link {link} moved a seat {times} times"


def of_the_tables(site: Site) -> Iterator[Complaint]:
    """Events are numbered from 1 without a gap, and no command is there twice."""
    for match, number, phase, count, last, commands in site.database.rows(COUNTED):
        if phase and number and not number == count == last == commands:
            yield "log", f"{match}: {number}, but {count} events, {last}, {commands} commands"


def of_the_histories(history: History, witness: Witness) -> Iterator[Complaint]:
    """For each match, everyone was told what fits one log that grew at single moments."""
    found: dict[str, list[Operation]] = defaultdict(list)
    for attempt in history.attempts:
        found[attempt.match].append(operation_of(attempt))
    for read in history.reads:
        found[read.match].append(Operation(read.called, read.returned, Read(read.number)))
    for match, operations in found.items():
        account = witness.account(match)
        if account is not None:
            wrong = check(operations, [row.command for row in account.log])
            if wrong is not None:
                yield "linear", f"{match}: {wrong}"
    accepted = {
        attempt.command["id"]: attempt.command
        for attempt in history.attempts
        if (attempt.answer or {}).get("number")
    }
    for attempt in history.attempts:
        yield from of_an_attempt(attempt, witness)
        refused = (attempt.answer or {}).get("refused")
        if refused == "id_used" and accepted.get(attempt.command["id"]) == attempt.command:
            yield (
                "log",
                f"{attempt.command} of {attempt.match} was accepted, and then {refused}",
            )


def operation_of(attempt: Attempt) -> Operation:
    """A command that was sent once, as the check of linearizability has it."""
    command, answer = attempt.command, attempt.answer
    said: int | str | None = None
    if answer is not None:
        said = answer.get("refused") or answer.get("number")
    returned = attempt.returned if said not in {None, "unavailable"} else math.inf
    what = Command(command["id"], command["number"], said)
    return Operation(attempt.called, returned, what)


BECOMES = {
    "act": {"acted"},
    "answer": {"draw_accepted", "draw_declined", "taken_back", "undo_allowed", "undo_declined"},
    "ask_undo": {"taken_back", "undo_asked"},
    "offer_draw": {"draw_offered"},
    "rematch": {"rematched"},
    "resign": {"resigned"},
}
"""The events that each command may become."""


def of_an_attempt(attempt: Attempt, witness: Witness) -> Iterator[Complaint]:
    """A command that was accepted became what it asked for."""
    number = (attempt.answer or {}).get("number")
    account = witness.accounts.get(attempt.match)
    if number is None or account is None or number > len(account.log):
        return
    row, command = account.log[number - 1], attempt.command
    what = row.what
    is_right = row.command == command["id"] and what["type"] in BECOMES[command["type"]]
    if command["type"] == "act":
        is_right = is_right and what.get("action") == command["action"]
    if what["type"] != "taken_back":
        is_right = is_right and what["seat"] == command["seat"]
    if not is_right:
        yield "log", f"{command} was accepted as {row}"


def of_the_seats(history: History, witness: Witness) -> Iterator[Complaint]:
    """Whoever was told that they have a seat joined once, unless they were forgotten."""
    for match, seat, name in history.seats:
        account = witness.account(match)
        if account is None or name in history.forgotten:
            continue
        joined = [
            row.what["seat"]
            for row in account.log
            if row.what["type"] == "joined" and row.what["name"] == name
        ]
        if joined != [seat]:
            yield "seat", f"{name} was given seat {seat} of {match}, and sits on {joined}"


def is_calm(troubles: Iterable[Trouble], since: float, until: float) -> bool:
    """Whether nothing goes wrong in a time, nor has shortly before."""
    return not any(each.at <= until and each.end + CALM >= since for each in troubles)


def calm_time(troubles: Iterable[Trouble], since: float, until: float) -> float:
    """Seconds at the end of some time that were calm."""
    ends = (each.end + CALM for each in troubles if each.at <= until)
    return until - max(since, *ends, 0.0)


def of_the_bots(
    account: Account, site: Site, troubles: tuple[Trouble, ...]
) -> Iterator[Complaint]:
    """Nobody waits long for a bot."""
    follower = umpire.Umpire(account)
    stored = site.database.stored
    for number, row in enumerate(account.log[:-1], 1):
        for _ in follower.follow(row):
            return  # the umpire complains of this log
        if not follower.is_on or follower.seats[follower.to_move()] == "person":
            continue
        since, until = (stored[account.match, each] for each in (number, number + 1))
        if calm_time(troubles, since, until) > BOTS_TURN:
            what = f"a bot's turn after event {number} of {account.match}"
            yield "bot", f"{what} took {until - since:.3f} s"


def of_the_clocks(
    account: Account, site: Site, troubles: tuple[Trouble, ...]
) -> Iterator[Complaint]:
    """No clock takes more time than has passed, and nobody runs out of time before it has.

    An event has the time at which it was sent to the store.
    """
    database = site.database
    numbers = range(1, len(account.log) + 1)
    stored = [database.stored[account.match, number] for number in numbers]
    sent = [database.sent[account.match, number] for number in numbers]
    for k in range(1, len(account.log)):
        before, row = account.log[k - 1], account.log[k]
        passed = (stored[k] - sent[k - 1]) * 1000
        taken = row.at - before.at
        late = uncertainty(site, troubles, sent[k - 1], stored[k])
        if taken > passed * (1 + DRIFT) + UNLIKE + late:
            text = (
                f"{account.match}: {taken} ms are taken between events {k} and {k + 1}, and "
                f"{passed:.0f} have passed"
            )
            yield "clock", text
        if row.what["type"] == "timed_out":
            yield from of_a_time_out(account, sent, stored[k], k, late)


LATE_ANSWER = 1500.0
"""Milliseconds by which clocks may differ when answers of the store are late."""

SILENCE = 5000.0
"""Milliseconds that may be lost when the store's clock is set, or when it was silent for just
so long: the time since its last heartbeat. For a moment, some processes know that these do not
count, and others do not."""

DOWN = "SELECT count(*) FROM pulse WHERE down <> 0"


def uncertainty(site: Site, troubles: tuple[Trouble, ...], since: float, until: float) -> float:
    """Milliseconds by which the clocks of two processes may differ because of troubles."""
    if is_calm(troubles, since, until):
        return 0.0
    [(was_silent,)] = site.database.rows(DOWN)
    return SILENCE if was_silent else LATE_ANSWER


def of_a_time_out(
    account: Account, sent: list[float], until: float, k: int, late: float
) -> Iterator[Complaint]:
    """Whoever runs out of time had as much as the clock gives, since their turn began.

    A turn begins when the decision before is sent to the store, however late it is stored.
    """
    assert account.clock is not None
    seat = account.log[k].what["seat"]
    since = 0
    if account.clock["per"] == "move":
        since = k - 1  # the turn began with the last decision, or when it came back to the seat
        while (
            since > 0
            and account.log[since].what["type"] != "acted"
            and account.board.after[since].to_move == seat
        ):
            since -= 1
    had = (until - sent[since]) * 1000
    wanted = account.clock["seconds"] * 1000
    if had * (1 + DRIFT) + UNLIKE + late < wanted:
        yield "clock", f"{account.match}: seat {seat} timed out after {had:.0f} of {wanted} ms"


def of_what_was_heard(
    site: Site, history: History, troubles: tuple[Trouble, ...]
) -> Iterator[Complaint]:
    """Whoever was connected heard of every event soon."""
    for stream in history.streams:
        for number, heard in zip(stream.numbers, stream.times, strict=True):
            stored = site.database.stored.get((stream.match, number), heard)
            since = max(stored, stream.since)
            if calm_time(troubles, since, heard) > PROMPT:
                yield (
                    "late",
                    (
                        f"event {number} of {stream.match} is stored at {stored:.3f}, and seat "
                        f"{stream.seat} hears of it at {heard:.3f}"
                    ),
                )


def of_the_leases(site: Site, troubles: tuple[Trouble, ...]) -> Iterator[Complaint]:
    """One worker thinks about each turn, whatever happens to the bus and to people."""
    others = [each for each in troubles if not each.kind.startswith(HARMLESS)]
    for (match, number), times in site.database.leased.items():
        if len(times) > 1 and is_calm(others, times[0], times[-1]):
            yield "lease", f"the turn before event {number} of {match} was leased at {times}"


def of_the_forgotten(site: Site, history: History) -> Iterator[Complaint]:
    """No table has the name of anyone who asked to be forgotten."""
    if not history.forgotten:
        return
    dump = "\n".join(site.database.connection.iterdump())
    for name in history.forgotten:
        if name in dump:
            yield "forgotten", f"{name} is still in the database"
