"""The engine: handles commands, stores their events, and only then tells others of them.

    command -> hosted match -> handle -> store.append -> listeners -> bus -> other processes

A process caches hosted matches only to avoid reading them again, and may drop any at any time.
A hosted match is used only under its lock, so no one sees an event that is not stored yet.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary

import msgspec
import structlog

from tavolino.bots.observations import Observations
from tavolino.games import game_named
from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.access.names import check_free
from tavolino.hosting.bus.notices import (
    BOT_SUBJECT,
    BotDueNotice,
    EventNotice,
    Notices,
    subject_of,
)
from tavolino.hosting.clock import DOWNTIME, TableTime
from tavolino.hosting.machine import Machine
from tavolino.hosting.match.cache import MatchCache
from tavolino.hosting.match.commands import AnyCommand, Rematch, handle_next, handle_time
from tavolino.hosting.match.events import PAGE, WATCHER, AnyEventData, Ended, Event, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import (
    AnswerMessage,
    accepted_answer,
    page_after,
    refused_answer,
)
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.rematches import rematch_id, seating_command
from tavolino.hosting.match.repeats import answer_again
from tavolino.hosting.match.seats import free_seat
from tavolino.hosting.match.stored import Clock, MatchRow, StoredMatch
from tavolino.hosting.match.unplayable import RulesChanged, Unplayable
from tavolino.hosting.store.store import Store
from tavolino.hosting.store.values import Due, Step, Unavailable
from tavolino.rules.chance import Rng
from tavolino.table.rematch import seat_to_begin

log = structlog.get_logger()

MAX_PAYERS = 2000
"""The most matches for which a process remembers who pays for the thinking time of bots."""

FAILURE_MEMORY = 30.0
"""Seconds for which a store counts as failing, if no other event is tried."""

AT_ONCE = 25
"""Events that are replayed or observed before others are served: some milliseconds at most."""

MAX_WARNED = 10_000
"""The most matches for which a process remembers that it has logged a warning."""

Listener = Callable[[HostedMatch], None]

PayerOf = Callable[[bytes, str], Payer]
"""Finds the payer for the hash of a guest's secret, and an address."""


class NoMatch(Exception):
    """There is no match with this id."""


class MatchRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The match that someone wants to play."""

    game: str
    players: int
    options: Mapping[str, object] = {}
    clock: Clock | None = None
    start: int | None = None
    """The seat that begins; None for one by lot."""


class Engine:
    """Handles every command of every match, from people and bots alike."""

    def __init__(
        self,
        store: Store,
        notices: Notices,
        machine: Machine,
        payer_of: PayerOf = lambda secret_hash, address: Payer(),
        payer_now: Callable[[], Payer] = Payer,
    ) -> None:
        """`payer_now` says for whom something is done just now."""
        self.store = store
        self.notices = notices
        self.machine = machine
        self.payer_of = payer_of
        self.payer_now = payer_now
        self.time = TableTime(machine)
        self.name = notices.name
        """The name of this process on the bus."""
        notices.clock = self.known_time
        self.listeners: list[Listener] = []
        self.hosted_matches = MatchCache()
        self.payers: OrderedDict[str, Payer] = OrderedDict()
        """Who last acted in a match. They pay for the thinking time of its bots."""
        self.warned: set[str] = set()
        """Matches that cannot continue here, for which a warning has been logged."""
        self.failed_at: float | None = None
        """When the store last accepted no event; None if it has accepted one since."""
        self.locks: WeakValueDictionary[str, FairSlots] = WeakValueDictionary()

    def known_time(self) -> int | None:
        """Table time; None if the store's clock was never read."""
        return self.time.now() if self.time.known else None

    # -- hosted matches --------------------------------------------------------------------

    def lock(self, match: str) -> AbstractAsyncContextManager[None]:
        """The lock to hold while reading or changing a hosted match."""
        return self.lock_of(match).turn(self.payer_now())

    def lock_of(self, match: str) -> FairSlots:
        """The lock of a match, for whoever does not wait for it."""
        lock = self.locks.get(match)
        if lock is None:
            lock = self.locks[match] = FairSlots(1, self.machine)
        return lock

    async def get_hosted(self, match: str) -> HostedMatch:
        """The hosted match, possibly out of date. Raises NoMatch if there is none."""
        hosted = self.hosted_matches.get(match)
        if hosted is None:
            hosted = self.hosted_matches[match] = await self.replay(match)
        self.hosted_matches.use(match)
        return hosted

    async def replay(self, match: str) -> HostedMatch:
        """Replays a stored match bit by bit, so that others are served in between."""
        stored = await self.store.load(match)
        if stored is None:
            raise NoMatch(match)
        try:
            hosted = HostedMatch.begin(stored.row)
            while (behind := stored.summary.number - hosted.number) > 0:
                events = await self.store.events(match, hosted.number)
                # Newer events are left for later: the summary does not include them.
                await follow(hosted, events[:behind])
            hosted.check(stored.summary)
        except RulesChanged as error:
            await self.end(stored, error)
            raise
        except Unplayable as error:
            self.warn_once(match, error)
            raise
        return hosted

    async def end(self, stored: StoredMatch, error: RulesChanged) -> None:
        """Ends a match without a winner because today's rules cannot continue it."""
        match, number = stored.row.id, stored.summary.number + 1
        if stored.summary.phase == "over":
            return
        last = await self.store.events(match, max(number - 2, 0))
        at = max([self.time.now(), *(event.at for event in last)])
        event = Event(number, f"rules:{number}", at, Ended(WATCHER, "rules_changed"))
        summary = msgspec.structs.replace(
            stored.summary, number=number, phase="over", bot_due=False, deadline=None
        )
        if await self.store.append(Step(match=match, event=event, summary=summary)):
            log.warning("ended a match: its rules have changed", match=match, error=str(error))
            self.notices.publish(subject_of(match), EventNotice(self.name, match, event))

    async def finished_log(self, match: str) -> tuple[MatchRow, list[Event]]:
        """The log of a match that is over. Raises RulesChanged if it is still on."""
        stored, events = await self.stored_log(match)
        if stored.summary.phase != "over":
            raise RulesChanged(f"match {match} is still on elsewhere")
        return stored.row, events

    async def stored_log(self, match: str) -> tuple[StoredMatch, list[Event]]:
        """A match and all its events as they are stored. Raises NoMatch if there is none."""
        stored = await self.store.load(match)
        if stored is None:
            raise NoMatch(match)
        events: list[Event] = []
        while page := await self.store.events(match, len(events)):
            events += page
        return stored, events

    def warn_once(self, match: str, error: Unplayable) -> None:
        """Logs once that this process cannot continue a match."""
        if match not in self.warned:
            if len(self.warned) >= MAX_WARNED:
                self.warned.clear()
            self.warned.add(match)
            log.warning("this process cannot continue a match", match=match, error=str(error))

    async def fresh(self, match: str) -> HostedMatch:
        """The up-to-date hosted match. Listeners are told of new events."""
        known = match in self.hosted_matches
        hosted = await self.get_hosted(match)
        if known:
            await self.refresh(hosted)
        else:
            self.tell(hosted)
        return hosted

    async def refresh(self, hosted: HostedMatch) -> None:
        """Applies events that other processes have written meanwhile."""
        behind = True
        while behind:
            try:
                events = await self.store.events(hosted.row.id, hosted.number)
            except Unplayable:
                self.let_go(hosted.row.id)
                raise
            await self.follow(hosted, events)
            behind = len(events) == PAGE
        self.tell(hosted)

    async def follow(self, hosted: HostedMatch, events: list[Event]) -> None:
        """Applies events of other processes. Raises RulesChanged if our rules refuse one."""
        try:
            await follow(hosted, events)
        except RulesChanged:
            self.let_go(hosted.row.id)  # it may have applied some of them
            raise

    def let_go(self, match: str) -> None:
        """Drops a match from the cache. It is read from the store next time."""
        self.hosted_matches.pop(match, None)

    def tell(self, hosted: HostedMatch) -> None:
        """Tells the listeners in this process that a match may have new events."""
        for listener in self.listeners:
            listener(hosted)

    def record_payer(self, match: str, payer: Payer) -> None:
        """Records who pays for the thinking time of a match's bots."""
        self.payers[match] = payer
        self.payers.move_to_end(match)
        while len(self.payers) > MAX_PAYERS:
            self.payers.popitem(last=False)

    def bot_due(self, due: Due) -> BotDueNotice:
        """The notice that a bot is due. The match's maker pays if we know no one who acted."""
        payer = self.payers.get(due.match) or self.payer_of(due.made_by or b"", "")
        return BotDueNotice(due.match, due.number, payer.guest, payer.address)

    # -- new matches -----------------------------------------------------------------------

    async def create(
        self, match: str, wish: MatchRequest, made_by: bytes | None = None
    ) -> None:
        """Makes a match unless it already exists. Raises RulesError for impossible options."""
        game = game_named(wish.game)
        game.check_players(wish.players)
        chance = Rng(self.machine.random_bits(63))
        setup = game.new_setup(wish.players, wish.options, chance, wish.start)
        row = MatchRow(
            id=match,
            game=wish.game,
            rules_version=game.rules_version,
            players=wish.players,
            options=dict(wish.options),
            setup=setup,
            clock=wish.clock,
            created_at=self.time.now(),
        )
        await self.store.create(row, HostedMatch(row).summary(), made_by)

    async def join(
        self,
        match: str,
        command: str,
        name: str,
        *,
        bot: str | None = None,
        seat: int | None = None,
        agreed: bool = True,
        is_new: bool = False,
    ) -> int:
        """Seats someone, on the first free seat if none is given, and returns the seat.

        Raises BadName if someone new has the same name as someone at the table.
        """
        async with self.lock(match):
            hosted = await self.fresh(match)
            while command not in hosted.answered:
                if is_new:
                    check_free(name, (chair.name for chair in hosted.chairs if chair))
                what = Joined(free_seat(hosted, seat), name, bot, agreed)
                if not await self.append(hosted, command, what):
                    hosted = await self.fresh(match)
            joined = hosted.events[hosted.answered[command] - 1].what
            assert isinstance(joined, Joined), "ids for joining are made by the server"
            return joined.seat

    async def remove(
        self, match: str, command: str, seat: int, what: Callable[[HostedMatch], AnyEventData]
    ) -> None:
        """Removes the person on a seat with an event, once. May raise Refused."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            while command not in hosted.answered:
                if not await self.append(hosted, command, what(hosted), removes=seat):
                    hosted = await self.fresh(match)

    async def is_removed(self, match: str, command: str, seat: int) -> bool:
        """Whether someone who joined with a command has been removed from their seat since."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            return hosted.is_removed(seat, hosted.answered[command])

    # -- commands --------------------------------------------------------------------------

    async def take(
        self, match: str, command: AnyCommand, seats: set[int], *, bot: bool = False
    ) -> AnswerMessage:
        """Answers a command from a holder of these seats. Raises NoMatch if there is no match.

        A bot may act on a seat whose person has given up.
        """
        if command.seat not in seats:
            return refused_answer(command.id, Refused("not_your_seat"))
        async with self.lock(match):
            try:
                return await self.answer(match, command, bot=bot)
            except Unavailable:
                # We do not know whether it was stored. Sending the command again will tell.
                self.let_go(match)
                return refused_answer(command.id, Refused("unavailable"))

    async def answer(self, match: str, command: AnyCommand, *, bot: bool) -> AnswerMessage:
        """Handles a command, and tries again if another process writes an event first."""
        hosted = await self.get_hosted(match)
        if command.number > hosted.number + 1:
            await self.refresh(hosted)
        while True:
            now = self.time.now()
            try:
                if command.id in hosted.answered:
                    return answer_again(hosted, command)
                what = handle_next(hosted, command, now, bot=bot)
            except Refused as refusal:
                missing = None
                if refusal.reason == "stale":
                    missing = page_after(hosted, command.number - 1, command.seat, now)
                return refused_answer(command.id, refusal, missing)
            if isinstance(command, Rematch):
                await self.play_again(hosted, command)
            if await self.append(hosted, command.id, what):
                return accepted_answer(command.id, hosted.number)
            hosted = await self.fresh(match)

    async def time_out(self, match: str) -> None:
        """Times out the seat to move, if its time has really run out."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            try:
                what = handle_time(hosted, self.time.now())
            except Refused:
                return
            await self.append(hosted, f"time:{hosted.number + 1}", what)

    async def close(self, match: str) -> bool:
        """Ends a match without a winner for the host. Returns False if it was already over."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            while hosted.phase != "over":
                what = Ended(WATCHER, "closed")
                if await self.append(hosted, f"closed:{hosted.number + 1}", what):
                    return True
                hosted = await self.fresh(match)
            return False

    async def play_again(self, old: HostedMatch, command: Rematch) -> None:
        """Makes a rematch with everyone on their old seats. Doing so twice changes nothing."""
        match, players = rematch_id(old.row.id), old.row.players
        assert old.result is not None, "a rematch comes after the end"
        start, winners = int(old.match.position.start), old.result.winners
        wish = MatchRequest(
            game=old.row.game,
            players=players,
            options=old.row.options,
            clock=old.row.clock,
            start=seat_to_begin(command.begins, start, players, winners),
        )
        await self.create(match, wish, await self.store.made_by(old.row.id))
        await self.store.copy_holders(old.row.id, match)
        held = await self.store.seats_held(match)
        for seat, chair in enumerate(old.chairs):
            assert chair is not None, "a match that is over had everyone seated"
            bot = None if chair.gone else chair.bot
            if bot is None and seat not in held:
                continue  # its person was forgotten, so others may take it
            agreed = bot is not None or seat == command.seat
            await self.join(
                match, seating_command(seat), chair.name, bot=bot, seat=seat, agreed=agreed
            )

    # -- events ----------------------------------------------------------------------------

    async def append(
        self, hosted: HostedMatch, command: str, what: AnyEventData, removes: int | None = None
    ) -> bool:
        """Stores the next event, then publishes it.

        Returns False if another came first, or the clock has to be looked at again. If it
        `removes` the person on a seat, no secret opens that seat any more.
        """
        if self.time.has_stopped():
            # This process was paused, or lost the store. An event with the time of then would
            # let the next player pay for the difference, and now it may be too late for it.
            known = await self.time.follow(self.store.pulse(DOWNTIME))
            if known and not self.time.has_stopped():
                return False
        kept = False
        try:
            step = self.apply_next(hosted, command, what)
            if hosted.is_outdated:
                # A process of an earlier release could take the event for one that breaks its
                # rules, and would end the match. Now it leaves the match to others.
                await self.store.upgrade(hosted.row)
                hosted.is_outdated = False
            if removes is None:
                kept = await self.store.append(step)
            else:
                kept = await self.store.append_removal(step, removes)
            self.failed_at = None
        except Unavailable as error:
            self.note_failure(error)
            raise
        finally:
            if not kept:
                self.let_go(hosted.row.id)
        if kept:
            self.spread(hosted, step)
        return kept

    def apply_next(self, hosted: HostedMatch, command: str, what: AnyEventData) -> Step:
        """Applies the next event, and returns what is to be stored of it."""
        at = max(self.time.now(), hosted.events[-1].at if hosted.events else 0)
        event = Event(hosted.number + 1, command, at, what)
        hosted.apply(event)
        return Step(match=hosted.row.id, event=event, summary=hosted.summary())

    def spread(self, hosted: HostedMatch, step: Step) -> None:
        """Tells everyone here and elsewhere of an event that has just been stored."""
        match, event = step.match, step.event
        self.tell(hosted)
        self.notices.publish(subject_of(match), EventNotice(self.name, match, event))
        if step.summary.bot_due:
            self.notices.publish(BOT_SUBJECT, self.bot_due(Due(match, event.number, None)))

    def note_failure(self, error: Unavailable) -> None:
        """Notes that the store accepted no event, and logs it if that is news."""
        if not self.cannot_write():
            log.warning("the store accepts no events", error=str(error))
        self.failed_at = self.machine.seconds()

    def cannot_write(self) -> bool:
        """Whether the store has accepted no event lately, although one was tried."""
        failed = self.failed_at
        return failed is not None and self.machine.seconds() - failed < FAILURE_MEMORY

    async def hear(self, match: str, event: Event) -> None:
        """Applies an event that another process has stored."""
        async with self.lock(match):
            hosted = await self.get_hosted(match)
            if event.number > hosted.number + 1:
                await self.refresh(hosted)
                return
            if event.number == hosted.number + 1:
                await self.follow(hosted, [event])
            self.tell(hosted)


async def follow(hosted: HostedMatch, events: list[Event]) -> None:
    """Applies some events at a time, so that others are served in between."""
    for first in range(0, len(events), AT_ONCE):
        hosted.follow(events[first : first + AT_ONCE])
        if first + AT_ONCE < len(events):
            await asyncio.sleep(0)


async def observations_of(hosted: HostedMatch, seat: int) -> Observations:
    """What a seat has observed so far. If that is much, others are served in between."""
    while not hosted.witness(seat).catch_up(AT_ONCE):
        await asyncio.sleep(0)
    return hosted.observations(seat)
