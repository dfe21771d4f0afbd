"""What a release does in `test_upgrade.py`, in a process of its own.

    PYTHONPATH=tests python tests/support/release_process.py SCHEMA FILE NUMBER NOTICE

It reads a match as another release has left it, in PostgreSQL and in a file, and writes the
event with this number. It reads a message that another release has sent, and prints one.
"""

from __future__ import annotations

import asyncio
import sys

from support.fresh_stores import DATABASE, new_match, new_step, summary
from tavolino.hosting.bus.notices import EventNotice, decode_notice, encode_notice
from tavolino.hosting.machine import Machine
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Unusable
from tavolino.server.backends.postgres import PostgresStore
from tavolino.server.backends.sqlite import SqliteStore

MATCH = "m"


async def go_on(store: Store, number: int) -> None:
    """Writes the event with a number, after the one that is there."""
    await store.open()
    try:
        if number == 1:
            assert await store.create(*new_match(MATCH))
        else:
            await check(store, number - 1)
        assert await store.append(new_step(MATCH, number))
        await check(store, number)
    finally:
        await store.close()


async def check(store: Store, number: int) -> None:
    """Whether the match is stored as it was after an event."""
    stored = await store.load(MATCH)
    assert stored is not None
    assert stored.summary == summary(number)
    assert len(await store.events(MATCH, 0)) == number


async def main(schema: str, file: str, number: int, notice: str) -> None:
    """Does all of it."""
    for store in (PostgresStore(DATABASE, Machine(), schema), SqliteStore(file, Machine())):
        await go_on(store, number)
    if notice:
        heard = decode_notice(bytes.fromhex(notice))
        assert isinstance(heard, EventNotice)
        assert heard.event == new_step(MATCH, number - 1).event
    event_notice = EventNotice("a process", MATCH, new_step(MATCH, number).event)
    sys.stdout.write(encode_notice(event_notice).hex())


if __name__ == "__main__":
    try:
        asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
    except Unusable as error:
        sys.exit(str(error))
