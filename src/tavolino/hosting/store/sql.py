"""The SQL that both stores share.

These statements are valid in PostgreSQL and SQLite alike. Parameters are `$1`, `$2` and so on.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.stored import MatchRow, StoredMatch, Summary
from tavolino.hosting.store.archive import ARCHIVED, SqlArchive
from tavolino.hosting.store.logs import Steps
from tavolino.hosting.store.rows import (
    encode_json,
    held_seat_of,
    listed_match_of,
    match_of,
    match_values,
    step_values,
)
from tavolino.hosting.store.values import (
    FIRST_TO_FORGET,
    LEASE,
    Backlog,
    Forgetting,
    HeldSeat,
    ListedMatch,
    Step,
    StoredCode,
    Transferred,
    is_moved,
    mark_moved,
    mark_removed,
)

CREATE = """
INSERT INTO match (id, game, rules_version, players, options, setup, clock, created_at,
    number, phase, bot_due, deadline, position_hash, issued_at, changed_at, made_by)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $8, $8, $14)
ON CONFLICT DO NOTHING RETURNING id
"""
MATCH = f"""
SELECT id, game, rules_version % {ARCHIVED}, players, options, setup, clock, created_at,
    number, phase, bot_due, deadline, position_hash
FROM match WHERE id = $1
"""  # noqa: S608 - a constant
# An archived match is over, and stays as it was.
UPGRADE = (
    "UPDATE match SET rules_version = $2, options = $3 WHERE id = $1 AND rules_version < $2"
)
MADE_BY = "SELECT made_by FROM match WHERE id = $1"
# `look_at` is never later than the deadline, and has the index that `deadline` must not have:
# a step that changes no indexed column leaves the indexes of PostgreSQL alone.
OVERDUE = """
SELECT id FROM match WHERE look_at <= $1 AND deadline <= $1 ORDER BY deadline LIMIT 500
"""
LIFT_DEADLINE = "UPDATE match SET deadline = NULL WHERE id = $1 AND deadline <= $2"
BACKLOG = "SELECT count(*), min(changed_at) FROM match WHERE bot_due"
ADVANCE = """
UPDATE match SET number = $2, changed_at = $3, phase = $4, bot_due = $5, deadline = $6,
    position_hash = $7
WHERE id = $1 AND number = $2 - 1 RETURNING id
"""
LOG = "INSERT INTO action (match_id, number, command_id, at, what) VALUES ($1, $2, $3, $4, $5)"
# `leased` holds the number of the event that the turn will become.
LEASE_TURN = """
UPDATE match SET leased = number + 1, issued_at = $3
WHERE id = $1 AND number = $2 AND bot_due AND (leased <= number OR issued_at <= $4)
RETURNING id
"""
BEAT = """
INSERT INTO pulse (id, alive_at, down) VALUES (1, {now}, 0)
ON CONFLICT (id) DO UPDATE SET
    alive_at = excluded.alive_at,
    down = pulse.down + CASE
        WHEN abs(excluded.alive_at - pulse.alive_at) > $1
        THEN excluded.alive_at - pulse.alive_at
        ELSE 0
    END
RETURNING alive_at, down
"""
PULSE = """
SELECT shown.now, pulse.down + CASE
    WHEN abs(shown.now - pulse.alive_at) > $1 THEN shown.now - pulse.alive_at ELSE 0
END
FROM pulse, (SELECT {now} AS now) AS shown
"""
RECORD_BACKUP = "UPDATE backup SET at = {now}"
BACKUP_AGE = "SELECT {now} - at FROM backup"
HOLD = """
INSERT INTO holder (match_id, seat, secret_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""
# A request that was on its way for long brings back no seat that was moved or taken away.
HOLD_UNLESS_LOST = """
INSERT INTO holder (match_id, seat, secret_hash)
SELECT $1, $2, $3 WHERE NOT EXISTS (
    SELECT 1 FROM holder WHERE match_id = $1 AND secret_hash = $3 AND seat IN ($4, $5)
)
ON CONFLICT DO NOTHING
"""
SEATS_HELD = "SELECT DISTINCT seat FROM holder WHERE match_id = $1 AND seat >= 0"
HOLDERS = "SELECT secret_hash FROM holder WHERE match_id = $1 AND seat = $2"
UNHOLD = "DELETE FROM holder WHERE match_id = $1 AND seat = $2 AND secret_hash = $3"
COPY_HOLDERS = """
INSERT INTO holder (match_id, seat, secret_hash)
SELECT $2, seat, secret_hash FROM holder
WHERE match_id = $1 AND seat > $3 AND EXISTS (SELECT 1 FROM match WHERE id = $2 AND number = 0)
ON CONFLICT DO NOTHING
"""
# A maker who has been forgotten meanwhile holds nothing in the new match.
KEEP_NO_STRANGER = """
UPDATE match SET made_by = NULL WHERE id = $1 AND NOT EXISTS (
    SELECT 1 FROM holder WHERE match_id = $1 AND secret_hash = match.made_by
)
"""
MATCHES_OF = """
SELECT match.id, holder.seat, match.game, match.phase, match.number, match.changed_at
FROM holder JOIN match ON match.id = holder.match_id
WHERE holder.secret_hash = $1
ORDER BY match.changed_at DESC, match.id, holder.seat LIMIT $2
"""
LISTED = """
SELECT id, game, phase, number, created_at, changed_at, made_by FROM match
WHERE game LIKE $1 AND phase LIKE $2 ORDER BY changed_at DESC, id LIMIT $3
"""
# The rights of a match's maker move with their first seat.
CHANGE_MAKER = """
UPDATE match SET made_by = $3 WHERE id = $1 AND $2 = (
    SELECT min(seat) FROM holder
    WHERE match_id = $1 AND secret_hash = match.made_by AND seat >= 0
)
"""
DELETE_TRANSFERS = "DELETE FROM carry WHERE match_id = $1"
DELETE_HOLDERS = "DELETE FROM holder WHERE match_id = $1"
DELETE_MATCH = "DELETE FROM match WHERE id = $1 RETURNING id"
DELETE_LOG = "DELETE FROM action WHERE match_id = $1"
# Whoever is to be forgotten is forgotten first, so that the ledger names all their secrets.
IS_UNTOUCHED = """
phase <> 'over' AND changed_at <= $1 AND NOT EXISTS (
    SELECT 1 FROM holder JOIN forgetting ON forgetting.secret_hash = holder.secret_hash
    WHERE holder.match_id = match.id
)
"""
# `created_at` never changes, so it can have an index that costs steps nothing.
UNTOUCHED = f"""
SELECT id FROM match WHERE created_at <= $1 AND {IS_UNTOUCHED} ORDER BY created_at LIMIT $2
"""  # noqa: S608 - a constant
# This locks the match: whoever writes its next event meanwhile finds it gone.
TAKE_UNTOUCHED = f"""
UPDATE match SET leased = 0 WHERE id = $2 AND {IS_UNTOUCHED} RETURNING id
"""  # noqa: S608 - a constant
BLOCK = "INSERT INTO blocked (who, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
UNBLOCK = "DELETE FROM blocked WHERE who = $1 RETURNING who"
BLOCKED = "SELECT who FROM blocked"
ASK_TO_FORGET = """
INSERT INTO forgetting (secret_hash, asked_at) VALUES ($1, $2)
ON CONFLICT (secret_hash) DO UPDATE SET asked_at = excluded.asked_at
"""
FORGETTING = """
SELECT secret_hash, asked_at FROM forgetting WHERE (asked_at, secret_hash) > ($2, $3)
ORDER BY asked_at, secret_hash LIMIT $1
"""
ALL_FORGETTING = "SELECT count(*), min(asked_at) FROM forgetting"
IS_FORGETTING = "SELECT 1 FROM forgetting WHERE secret_hash = $1"
HAS_FORGOTTEN = "DELETE FROM forgetting WHERE secret_hash = $1 AND asked_at = $2"
# The time always grows, so that an entry that is recorded again is noticed even within the same
# millisecond.
RECORD_DELETION = """
INSERT INTO deleted (what, at) VALUES ($1, $2)
ON CONFLICT (what) DO UPDATE SET
    at = CASE WHEN excluded.at > deleted.at THEN excluded.at ELSE deleted.at + 1 END
"""
DELETIONS = "SELECT what FROM deleted ORDER BY at, what"
DELETIONS_SINCE = "SELECT what, at FROM deleted WHERE at >= $1"
DROP_HOLDERS = "DELETE FROM holder WHERE match_id = $1 AND seat = $2"
DROP_MAKER = "UPDATE match SET made_by = NULL WHERE id = $1 AND made_by = $2"
# The seat of a link. For a way back, it is the mark of the seat that was moved.
DROP_TRANSFER = "DELETE FROM carry WHERE match_id = $1 AND seat = $2"
MAKE_TRANSFER = """
INSERT INTO carry (match_id, seat, secret_hash, until) VALUES ($1, $2, $3, $4)
ON CONFLICT (secret_hash) DO UPDATE SET until = excluded.until
"""
USE_TRANSFER = """
DELETE FROM carry WHERE secret_hash = $1 AND until > $2 RETURNING match_id, seat
"""
CODE = "SELECT secret_hash, until FROM code WHERE match_id = $1 AND until > $2"
DROP_CODE = "DELETE FROM code WHERE match_id = $1"
DROP_EXPIRED = "DELETE FROM code WHERE until <= $1"
MAKE_CODE = """
INSERT INTO code (match_id, secret_hash, until) VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING RETURNING match_id
"""
MATCH_OF_CODE = "SELECT match_id FROM code WHERE secret_hash = $1 AND until > $2"


class SqlStore(SqlArchive):
    """The part of a store that is the same for every database."""

    payer: Callable[[], tuple[str, ...]] = tuple

    @abstractmethod
    async def _look_later(self, now: int) -> None:
        """Moves `look_at` to the deadline in matches that were looked at for LINGER in vain."""

    async def create(
        self, row: MatchRow, summary: Summary, made_by: bytes | None = None
    ) -> bool:
        return bool(await self._rows(CREATE, *match_values(row, summary), made_by))

    async def made_by(self, match: str) -> bytes | None:
        found = await self._look_up(MADE_BY, match)
        made_by: bytes | None = found[0][0] if found else None
        return made_by

    async def load(self, match: str) -> StoredMatch | None:
        found = await self._look_up(MATCH, match)
        if not found:
            return None
        row, summary = match_of(found[0])
        return StoredMatch(row=row, summary=summary)

    async def upgrade(self, row: MatchRow) -> None:
        await self._rows(UPGRADE, row.id, row.rules_version, encode_json(row.options))

    async def overdue(self, now: int) -> list[str]:
        await self._look_later(now)
        return [match for (match,) in await self._rows(OVERDUE, now)]

    async def lift_deadline(self, match: str, now: int) -> None:
        await self._rows(LIFT_DEADLINE, match, now)

    async def backlog(self) -> Backlog:
        [(turns, since)] = await self._rows(BACKLOG)
        return Backlog(turns, since)

    async def lease(self, match: str, number: int, now: int) -> bool:
        return bool(await self._rows(LEASE_TURN, match, number, now, now - LEASE))

    async def hold(self, match: str, seat: int, *secret_hashes: bytes) -> None:
        await self._transact(hold_statements(match, seat, secret_hashes))

    async def seats_held(self, match: str) -> set[int]:
        return {seat for (seat,) in await self._look_up(SEATS_HELD, match)}

    async def holders(self, match: str, seat: int) -> list[bytes]:
        return [key for (key,) in await self._look_up(HOLDERS, match, seat)]

    async def remove(self, match: str, seat: int, secret_hash: bytes) -> None:
        # In this order, the steps can be repeated after an interruption.
        await self._drop_transfers(match, seat)
        await self._rows(HOLD, match, mark_removed(seat), secret_hash)
        await self._rows(HOLD, match, WATCHER, secret_hash)
        for held in (seat, mark_moved(seat)):
            await self._rows(UNHOLD, match, held, secret_hash)

    async def append_removal(self, step: Step, seat: int) -> bool:
        return await self._transact(removal_statements(step, seat))

    async def move(self, match: str, seat: int, secret_hashes: Sequence[bytes]) -> None:
        await self._transact(move_statements(match, seat, secret_hashes))

    async def take_back(
        self, match: str, seat: int, way: bytes, secret_hashes: Sequence[bytes], now: int
    ) -> bool:
        return await self._transact(take_back_statements(match, seat, way, secret_hashes, now))

    async def copy_holders(self, old: str, new: str) -> None:
        await self._rows(COPY_HOLDERS, old, new, mark_moved(0))
        await self._rows(KEEP_NO_STRANGER, new)

    async def matches_of(self, secret_hash: bytes, most: int = 200) -> list[HeldSeat]:
        return [
            held_seat_of(values) for values in await self._rows(MATCHES_OF, secret_hash, most)
        ]

    async def list_matches(self, game: str, phase: str, most: int) -> list[ListedMatch]:
        rows = await self._rows(LISTED, game or "%", phase or "%", most)
        return [listed_match_of(values) for values in rows]

    async def delete(self, match: str) -> bool:
        for statement in (DELETE_TRANSFERS, DELETE_HOLDERS):
            await self._rows(statement, match)
        found = await self._rows(DELETE_MATCH, match)
        await self._rows(DELETE_LOG, match)  # nothing can be added to it any more
        return bool(found)

    async def untouched(self, until: int, most: int) -> list[str]:
        return [match for (match,) in await self._rows(UNTOUCHED, until, most)]

    async def delete_untouched(self, match: str, until: int) -> bool:
        return await self._transact(delete_untouched_statements(match, until))

    async def block(self, who: str, now: int) -> None:
        await self._rows(BLOCK, who, now)

    async def unblock(self, who: str) -> bool:
        return bool(await self._rows(UNBLOCK, who))

    async def blocklist(self) -> set[str]:
        return {who for (who,) in await self._rows(BLOCKED)}

    async def make_transfer(
        self, match: str, seat: int, secret_hash: bytes, until: int
    ) -> None:
        await self._rows(DROP_TRANSFER, match, seat)
        await self._rows(MAKE_TRANSFER, match, seat, secret_hash, until)

    async def make_ways_back(
        self, match: str, seat: int, secret_hashes: Sequence[bytes], until: int
    ) -> None:
        await self._rows(DROP_TRANSFER, match, seat)
        for key in secret_hashes:
            await self._rows(MAKE_TRANSFER, match, mark_moved(seat), key, until)

    async def use_transfer(self, secret_hash: bytes, now: int) -> Transferred | None:
        for match, seat in await self._rows(USE_TRANSFER, secret_hash, now):
            return Transferred(match=match, seat=mark_moved(seat) if is_moved(seat) else seat)
        return None

    async def _drop_transfers(self, match: str, seat: int) -> None:
        """Deletes all links for a seat, and all ways back to it."""
        for number in (seat, mark_moved(seat)):
            await self._rows(DROP_TRANSFER, match, number)

    async def code_of(self, match: str, now: int) -> StoredCode | None:
        for secret_hash, until in await self._look_up(CODE, match, now):
            return StoredCode(secret_hash, until)
        return None

    async def make_code(self, match: str, secret_hash: bytes, until: int, now: int) -> bool:
        await self._rows(DROP_EXPIRED, now)
        return bool(await self._rows(MAKE_CODE, match, secret_hash, until))

    async def drop_code(self, match: str) -> None:
        await self._rows(DROP_CODE, match)

    async def match_of_code(self, secret_hash: bytes, now: int) -> str | None:
        for (match,) in await self._look_up(MATCH_OF_CODE, secret_hash, now):
            return str(match)
        return None

    async def ask_to_forget(self, secret_hash: bytes, now: int) -> None:
        await self._rows(ASK_TO_FORGET, secret_hash, now)

    async def guests_to_forget(
        self, most: int, after: tuple[int, bytes] = FIRST_TO_FORGET
    ) -> list[tuple[int, bytes]]:
        rows = await self._rows(FORGETTING, most, *after)
        return [(asked_at, key) for key, asked_at in rows]

    async def forgetting(self) -> Forgetting:
        [(guests, since)] = await self._rows(ALL_FORGETTING)
        return Forgetting(guests, since)

    async def is_forgetting(self, secret_hash: bytes) -> bool:
        return bool(await self._look_up(IS_FORGETTING, secret_hash))

    async def has_forgotten(self, secret_hash: bytes, asked_at: int) -> None:
        await self._rows(HAS_FORGOTTEN, secret_hash, asked_at)

    async def record_deletion(self, entry: str, now: int) -> None:
        await self._rows(RECORD_DELETION, entry, now)

    async def deletions(self) -> list[str]:
        return [entry for (entry,) in await self._rows(DELETIONS)]

    async def deletions_since(self, at: int) -> dict[str, int]:
        rows = await self._rows(DELETIONS_SINCE, at)
        return {entry: recorded for entry, recorded in rows}  # noqa: C416 - dict() has no types

    async def vacate(self, match: str, seat: int) -> None:
        # In this order, the steps can be repeated after an interruption.
        await self._drop_transfers(match, seat)
        for held in (mark_moved(seat), seat):
            await self._rows(DROP_HOLDERS, match, held)

    async def let_go(self, match: str, seat: int, secret_hash: bytes) -> None:
        await self._rows(DROP_MAKER, match, secret_hash)
        await self._rows(UNHOLD, match, seat, secret_hash)


def step_statements(step: Step) -> Steps[bool]:
    """The statements that append a step."""
    match, number, command, at, what, *summary = step_values(step)
    if not (yield ADVANCE, [(match, number, at, *summary)]):
        return False
    yield LOG, [(match, number, command, at, what)]
    return True


def removal_statements(step: Step, seat: int) -> Steps[bool]:
    """The statements that append a step, and take a seat away from all who have or had it."""
    match = step.match
    if not (yield from step_statements(step)):
        return False
    yield DROP_TRANSFER, [(match, number) for number in (seat, mark_moved(seat))]
    for held in (seat, mark_moved(seat)):
        keys = [key for (key,) in (yield HOLDERS, [(match, held)])]
        marks = (mark_removed(seat), WATCHER)
        yield HOLD, [(match, mark, key) for key in keys for mark in marks]
        yield UNHOLD, [(match, held, key) for key in keys]
    return True


def hold_statements(match: str, seat: int, secret_hashes: Sequence[bytes]) -> Steps[None]:
    """The statements that give a seat to these secrets, unless they have lost it."""
    marks = mark_moved(seat), mark_removed(seat)
    yield HOLD_UNLESS_LOST, [(match, seat, key, *marks) for key in secret_hashes]


def move_statements(match: str, seat: int, secret_hashes: Sequence[bytes]) -> Steps[None]:
    """The statements that move a seat to these secrets."""
    yield CHANGE_MAKER, [(match, seat, secret_hashes[0])]
    yield HOLD, [(match, seat, key) for key in secret_hashes]
    yield UNHOLD, [(match, mark_moved(seat), key) for key in secret_hashes]
    holders = [key for (key,) in (yield HOLDERS, [(match, seat)])]
    givers = [key for key in holders if key not in secret_hashes]
    yield HOLD, [(match, mark, key) for key in givers for mark in (mark_moved(seat), WATCHER)]
    yield UNHOLD, [(match, seat, key) for key in givers]


def take_back_statements(
    match: str, seat: int, way: bytes, secret_hashes: Sequence[bytes], now: int
) -> Steps[bool]:
    """The statements that bring a seat back to these secrets."""
    if not (yield USE_TRANSFER, [(way, now)]):
        return False
    yield DROP_TRANSFER, [(match, number) for number in (seat, mark_moved(seat))]
    yield from move_statements(match, seat, secret_hashes)
    return True


def delete_untouched_statements(match: str, until: int) -> Steps[bool]:
    """The statements that delete a match if it is still untouched."""
    if not (yield TAKE_UNTOUCHED, [(until, match)]):
        return False
    for statement in (DELETE_TRANSFERS, DELETE_HOLDERS, DELETE_LOG, DELETE_MATCH):
        yield statement, [(match,)]
    return True
