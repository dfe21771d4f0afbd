"""The engine: handles commands, and tells no one of an event before it is stored.

    command -> hosted match -> handle -> store.append -> listeners -> bus -> other processes

A process keeps hosted matches only to save reading: any of them can be let go at any time.
One is used under its match's lock alone, so no one sees an event that is not stored yet.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

import msgspec
import structlog

from tavolino.games import game_named
from tavolino.rules.chance import Rng
from tavolino.server.budgets import Payer
from tavolino.server.match.commands import (
    Act,
    AnyCommand,
    Rematch,
    became,
    handle,
    handle_act,
    handle_time,
)
from tavolino.server.match.events import PAGE, WATCHER, AnyEventData, Ended, Event, Joined
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.messages import AnswerMessage, accepted, page_after, refused
from tavolino.server.match.refusals import Refused
from tavolino.server.match.stored import Clock, MatchRow, StoredMatch
from tavolino.server.match.unplayable import RulesChanged, Unplayable
from tavolino.server.names import check_free
from tavolino.server.notices import BOTS, BotDue, Happened, Notices, subject_of
from tavolino.server.store.store import Due, Step, Store, Unavailable
from tavolino.server.tabletime import TableTime
from tavolino.server.tokens import id_from

log = structlog.get_logger()

MOST_HOSTED = 2000
"""How many matches a process keeps at hand."""

MOST_WARNED = 10_000
"""Matches whose trouble a process remembers to have told."""

Listener = Callable[[HostedMatch], None]


class NoMatch(Exception):
    """There is no match of this id."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What someone would like to play."""

    game: str
    players: int
    options: Mapping[str, object] = {}
    clock: Clock | None = None


class Engine:
    """Where every command of every match goes through, from people and bots alike."""

    def __init__(self, store: Store, notices: Notices, time: TableTime) -> None:
        self.store = store
        self.notices = notices
        self.time = time
        self.name = secrets.token_hex(8)
        """This process among others."""
        self.listeners: list[Listener] = []
        self.hosted_matches: OrderedDict[str, HostedMatch] = OrderedDict()
        self.payers: OrderedDict[str, Payer] = OrderedDict()
        """Who last did something in a match, and pays for what bots think about it."""
        self.warned: set[str] = set()
        """Matches that cannot go on here, and of which the host has been told."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- hosted matches --------------------------------------------------------------------

    def lock(self, match: str) -> asyncio.Lock:
        """To be held while a hosted match is looked at or changed."""
        return self.locks.setdefault(match, asyncio.Lock())

    async def hosted(self, match: str) -> HostedMatch:
        """The hosted match, perhaps not the newest; NoMatch if there is none."""
        hosted = self.hosted_matches.get(match)
        if hosted is None:
            hosted = self.hosted_matches[match] = await self.replayed(match)
            while len(self.hosted_matches) > MOST_HOSTED:
                self.hosted_matches.popitem(last=False)
        self.hosted_matches.move_to_end(match)
        return hosted

    async def replayed(self, match: str) -> HostedMatch:
        """A stored match, replayed page by page: in between, others are served."""
        stored = await self.store.load(match)
        if stored is None:
            raise NoMatch(match)
        try:
            hosted = HostedMatch.begun(stored.row)
            while (behind := stored.summary.number - hosted.number) > 0:
                events = await self.store.events(match, hosted.number)
                # What was added since is left for later: the summary knows nothing of it.
                hosted.follow(events[:behind])
            hosted.check(stored.summary)
        except RulesChanged as error:
            await self.end(stored, error)
            raise
        except Unplayable as error:
            self.warn_once(match, error)
            raise
        return hosted

    async def end(self, stored: StoredMatch, error: RulesChanged) -> None:
        """Ends a match that today's rules cannot go on with: no one wins, and no one waits."""
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
            log.warning("a match ends, its rules have changed", match=match, error=str(error))
            self.publish(match, event)

    async def finished_log(self, match: str) -> tuple[MatchRow, list[Event]]:
        """A match that is over, without replaying it; RulesChanged if it still is on."""
        stored, events = await self.stored_log(match)
        if stored.summary.phase != "over":
            raise RulesChanged(f"match {match} is still on elsewhere")
        return stored.row, events

    async def stored_log(self, match: str) -> tuple[StoredMatch, list[Event]]:
        """A match and all its events, as they are stored; NoMatch if there is none."""
        stored = await self.store.load(match)
        if stored is None:
            raise NoMatch(match)
        events: list[Event] = []
        while page := await self.store.events(match, len(events)):
            events += page
        return stored, events

    def warn_once(self, match: str, error: Unplayable) -> None:
        """Lets the host know of a match that this process leaves as it is."""
        if match not in self.warned:
            if len(self.warned) >= MOST_WARNED:
                self.warned.clear()
            self.warned.add(match)
            log.warning("a match cannot go on here", match=match, error=str(error))

    async def fresh(self, match: str) -> HostedMatch:
        """The hosted match as the store has it now; those who listen hear what is new."""
        known = match in self.hosted_matches
        hosted = await self.hosted(match)
        if known:
            await self.refresh(hosted)
        else:
            self.tell(hosted)
        return hosted

    async def refresh(self, hosted: HostedMatch) -> None:
        """Takes in what other processes have written meanwhile."""
        behind = True
        while behind:
            try:
                events = await self.store.events(hosted.row.id, hosted.number)
            except Unplayable:
                self.let_go(hosted.row.id)
                raise
            self.follow(hosted, events)
            behind = len(events) == PAGE
        self.tell(hosted)

    def follow(self, hosted: HostedMatch, events: list[Event]) -> None:
        """Takes in events that others wrote; RulesChanged if the rules here refuse one."""
        try:
            hosted.follow(events)
        except RulesChanged:
            self.let_go(hosted.row.id)  # it has taken in a part
            raise

    def let_go(self, match: str) -> None:
        """Reads the match anew next time."""
        self.hosted_matches.pop(match, None)

    def tell(self, hosted: HostedMatch) -> None:
        """Lets everyone here know how far a match has come."""
        for listener in self.listeners:
            listener(hosted)

    def paying(self, match: str, payer: Payer) -> None:
        """Takes note of who pays for what bots think because of what they do."""
        self.payers[match] = payer
        self.payers.move_to_end(match)
        while len(self.payers) > MOST_HOSTED:
            self.payers.popitem(last=False)

    def bot_due(self, due: Due) -> BotDue:
        """What is told of a turn; its match's maker pays if no one is known to have acted."""
        maker = due.made_by.hex() if due.made_by else ""
        payer = self.payers.get(due.match, Payer(maker))
        return BotDue(due.match, due.number, *payer)

    # -- new matches -----------------------------------------------------------------------

    async def create(self, match: str, wish: Wish, made_by: bytes | None = None) -> None:
        """Makes a match, or finds that it has been made; RulesError if the wish is no game."""
        game = game_named(wish.game)
        game.check_players(wish.players)
        setup = game.deal(wish.players, wish.options, Rng(secrets.randbits(63)))
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
        """Seats someone, on the first free seat if none is named; the seat they got.

        Someone new may not have the name of anyone who sits there: BadName.
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

    async def decide(
        self, match: str, command: str, what: Callable[[HostedMatch], AnyEventData]
    ) -> HostedMatch:
        """Lets something happen once that no player asks for; Refused if it cannot."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            while command not in hosted.answered:
                await self.append(hosted, command, what(hosted))
                hosted = await self.fresh(match)
            return hosted

    async def is_removed(self, match: str, command: str, seat: int) -> bool:
        """Whether someone who joined by a command was taken off their seat since."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            return hosted.is_removed(seat, hosted.answered[command])

    # -- commands --------------------------------------------------------------------------

    async def take(
        self, match: str, command: AnyCommand, seats: set[int], *, bot: bool = False
    ) -> AnswerMessage:
        """Answers a command of someone who holds these seats; NoMatch if there is no match.

        A bot may act on a seat whose person has given up.
        """
        if command.seat not in seats:
            return refused(command.id, Refused("not_your_seat"))
        async with self.lock(match):
            try:
                return await self.answer(match, command, bot=bot)
            except Unavailable:
                # Perhaps it was kept, perhaps not: the same command again will tell.
                self.let_go(match)
                return refused(command.id, Refused("unavailable"))

    async def answer(self, match: str, command: AnyCommand, *, bot: bool) -> AnswerMessage:
        """What becomes of a command, whoever else is writing at the same time."""
        hosted = await self.hosted(match)
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
                return refused(command.id, refusal, missing)
            if isinstance(command, Rematch):
                await self.play_again(hosted, command.seat)
            if await self.append(hosted, command.id, what):
                return accepted(command.id, hosted.number)
            hosted = await self.fresh(match)

    async def time_out(self, match: str) -> None:
        """Ends the wait for a seat whose time has run out, if it still has."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            try:
                what = handle_time(hosted, self.time.now())
            except Refused:
                return
            await self.append(hosted, f"time:{hosted.number + 1}", what)

    async def close(self, match: str) -> bool:
        """Ends a match because its host says so: no one wins; False if it was over."""
        async with self.lock(match):
            hosted = await self.fresh(match)
            while hosted.phase != "over":
                what = Ended(WATCHER, "closed")
                if await self.append(hosted, f"closed:{hosted.number + 1}", what):
                    return True
                hosted = await self.fresh(match)
            return False

    async def play_again(self, old: HostedMatch, asking: int) -> None:
        """Makes the rematch a seat asks for, all on their seats; twice is as good as once."""
        match = rematch_id(old.row.id)
        wish = Wish(
            game=old.row.game,
            players=old.row.players,
            options=old.row.options,
            clock=old.row.clock,
        )
        await self.create(match, wish, await self.store.made_by(old.row.id))
        await self.store.copy_holders(old.row.id, match)
        held = await self.store.seats_held(match)
        for seat, chair in enumerate(old.chairs):
            assert chair is not None, "a match that is over had everyone seated"
            bot = None if chair.gone else chair.bot
            if bot is None and seat not in held:
                continue  # no one holds the seat of someone forgotten: others may take it
            agreed = bot is not None or seat == asking
            await self.join(match, seating(seat), chair.name, bot=bot, seat=seat, agreed=agreed)

    # -- events ----------------------------------------------------------------------------

    async def append(self, hosted: HostedMatch, command: str, what: AnyEventData) -> bool:
        """Keeps the next event, then tells of it; False if another process was first."""
        at = max(self.time.now(), hosted.events[-1].at if hosted.events else 0)
        event = Event(hosted.number + 1, command, at, what)
        match = hosted.row.id
        kept = False
        try:
            hosted.apply(event)
            summary = hosted.summary()
            kept = await self.store.append(Step(match=match, event=event, summary=summary))
        finally:
            if not kept:
                self.let_go(match)
        if kept:
            self.tell(hosted)
            self.publish(match, event)
            if summary.bot_due:
                self.notices.publish(BOTS, self.bot_due(Due(match, event.number, None)))
        return kept

    def publish(self, match: str, event: Event) -> None:
        """Tells other processes of an event."""
        self.notices.publish(subject_of(match), Happened(self.name, match, event))

    async def hear(self, match: str, event: Event) -> None:
        """Takes in an event that another process has kept."""
        async with self.lock(match):
            hosted = await self.hosted(match)
            if event.number > hosted.number + 1:
                await self.refresh(hosted)
                return
            if event.number == hosted.number + 1:
                self.follow(hosted, [event])
            self.tell(hosted)


def free_seat(hosted: HostedMatch, wanted: int | None) -> int:
    """The seat someone gets who would like this one, or any."""
    free = [seat for seat, chair in enumerate(hosted.chairs) if chair is None]
    if not free:
        raise Refused("full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("taken" if wanted < hosted.row.players else "no_such_seat")
    return wanted


def answer_again(hosted: HostedMatch, command: AnyCommand) -> AnswerMessage:
    """The answer that a command had before; Refused if it was another one of the same id."""
    event = hosted.events[hosted.answered[command.id] - 1]
    if not became(hosted, command, event):
        raise Refused("id_used")
    return accepted(command.id, event.number)


def handle_next(
    hosted: HostedMatch, command: AnyCommand, now: int, *, bot: bool
) -> AnyEventData:
    """What a command becomes as the next event; Refused says why it does not.

    Whatever comes late is stale. Why else it would have been refused took a replay to find
    out, and might tell what no one may know now.
    """
    if command.number != hosted.number + 1:
        raise Refused("stale" if command.number <= hosted.number else "ahead")
    if bot and isinstance(command, Act):
        return handle_act(hosted, command)
    rematch = rematch_id(hosted.row.id) if isinstance(command, Rematch) else ""
    return handle(hosted, command, now, rematch)


def rematch_id(match: str) -> str:
    """The id of a match's rematch, which only those can work out who know the match's own."""
    return id_from("rematch", match)


def seating(seat: int) -> str:
    """The id of the command that seats someone in a rematch, and seats only one."""
    return f"rematch:{seat}"
