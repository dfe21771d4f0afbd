"""What players were told, compared with what the store has in the end: nothing may be lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from support.client_journal import Journal
from support.fresh_stores import whole_log
from support.log_checks import (
    Logs,
    kind_of,
    of_a_command,
    of_a_connection,
    of_one_log,
    of_the_seats,
)
from support.playing_tables import Tables
from tavolino.hosting.store.store import Store

RECOVERY_TIMEOUT = 300.0
"""Seconds in which players go on after anything that was done to the database."""

SETTLE = 400.0
"""Seconds in which every match ends once no new one begins."""

Event = tuple[str, int]
"""The match and number of an event."""


class TimedJournal(Journal):
    """A journal that also has the time of each command that became an event."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self._timed: set[str] = set()

    def answered(self, answer: dict[str, Any]) -> None:
        super().answered(answer)
        if "number" in answer and answer["id"] not in self._timed:
            self._timed.add(answer["id"])
            self.times.append(time.monotonic())

    async def more(self, events: int) -> None:
        """Waits until so many more commands became events; fails if they do not."""
        enough = len(self.times) + events
        async with asyncio.timeout(RECOVERY_TIMEOUT):
            while len(self.times) < enough:
                await asyncio.sleep(0.005)

    def silence(self, since: float) -> float:
        """The longest time without an event since then, in seconds."""
        before = [at for at in self.times if at <= since][-1:]
        times = [*before, *(at for at in self.times if at > since)]
        return max(later - at for at, later in pairwise(times))


async def while_playing(
    tables: list[Tables], trouble: Callable[[], Any], *, to_the_end: bool
) -> list[str]:
    """Plays while there is trouble, and then to the end of every match; complaints if not."""
    players = [asyncio.create_task(table.play_on()) for table in tables]
    try:
        await trouble()
        for table in tables:
            table.closing = True
        if to_the_end:
            async with asyncio.timeout(SETTLE):
                await asyncio.gather(*players)
    except TimeoutError:
        journal = tables[0].world.journal
        return [f"players do not go on: {journal.games.keys() - journal.ended}"]
    finally:
        await tables[0].world.close(players)
    return []


async def logs_of(store: Store, journal: Journal) -> tuple[Logs, list[str]]:
    """The log of each match that players know of, and complaints of those that are broken."""
    logs: Logs = {}
    complaints = []
    for match in journal.games:
        stored = await store.load(match)
        if stored is None:
            complaints.append(f"{match} is lost")
        else:
            logs[match] = await whole_log(store, match)
            complaints += of_one_log(stored, logs[match])
    return logs, complaints


def complaints_of(journal: Journal, logs: Logs) -> list[str]:
    """All that anyone was told and the store does not have, or has otherwise."""
    found = [*journal.strange, *of_the_seats(journal, logs)]
    for sent in journal.sent.values():
        found += of_a_command(sent, logs.get(sent.match, []))
    for stream in journal.streams:
        found += of_a_connection(
            stream, logs.get(stream.match, []), journal.games[stream.match]
        )
    return found


def acknowledged(journal: Journal, logs: Logs) -> tuple[set[Event], set[Event]]:
    """The events that anyone was told of, and those of them that the store does not have."""
    known: set[Event] = set()
    lost: set[Event] = set()

    def claim(match: str, number: int, *what: object) -> None:
        known.add((match, number))
        log = logs.get(match, [])
        event = log[number - 1] if number <= len(log) else None
        has = event and {event.command, (kind_of(event.what), event.what.seat)}
        if not has or not has.issuperset(what):
            lost.add((match, number))

    for sent in journal.sent.values():
        for number, _ in sent.answers:
            if number is not None:
                claim(sent.match, number, sent.command["id"])
    for connection in journal.streams:
        for number, kind, seat, _ in connection.events:
            claim(connection.match, number, (kind, seat))
    return known, lost
