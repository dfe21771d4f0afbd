"""The desk: takes commands, has them judged, and tells no one before they are kept.

    command -> sitting -> judge -> store.append -> listeners here -> bus -> other processes

A process keeps sittings only to save reading: any of them can be let go at any time. A
sitting is used under its match's lock alone, so no one sees an event that is not kept yet.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

import msgspec

from tavolino.games import game_named
from tavolino.rules.chance import Rng
from tavolino.rules.errors import RulesError
from tavolino.server.bus.bus import Bus
from tavolino.server.match.commands import (
    Act,
    AnyCommand,
    Rematch,
    judge,
    judge_act,
    judge_time,
)
from tavolino.server.match.events import AnyWhat, Event, Joined
from tavolino.server.match.kept import Clock, MatchRow
from tavolino.server.match.refusals import Refused
from tavolino.server.match.sitting import RulesChanged, Sitting
from tavolino.server.match.telling import TellAnswer, accepted, events_after, refused
from tavolino.server.notices import BOTS, BotDue, Happened, encode_notice, subject_of
from tavolino.server.store.store import Step, Store, Unavailable
from tavolino.server.tabletime import TableTime
from tavolino.server.tokens import id_from

MOST_SITTINGS = 2000
"""How many sittings a process keeps at hand."""

Listener = Callable[[Sitting], None]


class NoMatch(Exception):
    """There is no match of this id."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What someone would like to play."""

    game: str
    players: int
    options: Mapping[str, object] = {}
    clock: Clock | None = None


class Desk:
    """Where every command of every match goes through, from people and bots alike."""

    def __init__(self, store: Store, bus: Bus, time: TableTime) -> None:
        self.store = store
        self.bus = bus
        self.time = time
        self.name = secrets.token_hex(8)
        """This process among others."""
        self.listeners: list[Listener] = []
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- sittings --------------------------------------------------------------------------

    def lock(self, match: str) -> asyncio.Lock:
        """To be held while a match's sitting is looked at or changed."""
        return self.locks.setdefault(match, asyncio.Lock())

    async def sitting(self, match: str) -> Sitting:
        """The sitting of a match, perhaps not the newest; NoMatch if there is none."""
        sitting = self.sittings.get(match)
        if sitting is None:
            stored = await self.store.load(match)
            if stored is None:
                raise NoMatch(match)
            sitting = self.sittings[match] = Sitting.of(stored)
            while len(self.sittings) > MOST_SITTINGS:
                self.sittings.popitem(last=False)
        self.sittings.move_to_end(match)
        return sitting

    async def fresh(self, match: str) -> Sitting:
        """The sitting as the store has it now; those who listen hear what is new."""
        known = match in self.sittings
        sitting = await self.sitting(match)
        if known:
            await self.refresh(sitting)
        else:
            self.tell(sitting)
        return sitting

    async def refresh(self, sitting: Sitting) -> None:
        """Takes in what other processes have written meanwhile."""
        self.follow(sitting, await self.store.events(sitting.row.id, sitting.number))
        self.tell(sitting)

    def follow(self, sitting: Sitting, events: list[Event]) -> None:
        """Takes in events that others wrote; RulesChanged if the rules here refuse one."""
        try:
            sitting.follow(events)
        except RulesError as error:
            self.let_go(sitting.row.id)  # it has taken in a part
            raise RulesChanged(f"match {sitting.row.id} goes on by other rules") from error

    def let_go(self, match: str) -> None:
        """Reads the match anew next time."""
        self.sittings.pop(match, None)

    def tell(self, sitting: Sitting) -> None:
        """Lets everyone here know how far a match has come."""
        for listener in self.listeners:
            listener(sitting)

    # -- new matches -----------------------------------------------------------------------

    async def create(self, match: str, wish: Wish) -> None:
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
        await self.store.create(row, Sitting(row).standing())

    async def join(
        self,
        match: str,
        command: str,
        name: str,
        *,
        bot: str | None = None,
        seat: int | None = None,
        agreed: bool = True,
    ) -> int:
        """Seats someone, on the first free seat if none is named; the seat they got."""
        async with self.lock(match):
            sitting = await self.fresh(match)
            while command not in sitting.answered:
                what = Joined(free_seat(sitting, seat), name, bot, agreed)
                if not await self.append(sitting, command, what):
                    sitting = await self.fresh(match)
            joined = sitting.events[sitting.answered[command] - 1].what
            assert isinstance(joined, Joined), "ids for joining are made by the server"
            return joined.seat

    # -- commands --------------------------------------------------------------------------

    async def take(
        self, match: str, command: AnyCommand, seats: set[int], *, bot: bool = False
    ) -> TellAnswer:
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

    async def answer(self, match: str, command: AnyCommand, *, bot: bool) -> TellAnswer:
        """What becomes of a command, whoever else is writing at the same time."""
        sitting = await self.sitting(match)
        if command.number > sitting.number + 1:
            await self.refresh(sitting)
        while True:
            now = self.time.now()
            try:
                if command.id in sitting.answered:
                    return accepted(command.id, known_number(sitting, command))
                what = judge_in_time(sitting, command, now, bot=bot)
            except Refused as refusal:
                missing = None
                if refusal.reason == "stale":
                    missing = events_after(sitting, command.number - 1, command.seat, now)
                return refused(command.id, refusal, missing)
            if isinstance(command, Rematch):
                await self.play_again(sitting, command.seat)
            if await self.append(sitting, command.id, what):
                return accepted(command.id, sitting.number)
            sitting = await self.fresh(match)

    async def time_out(self, match: str) -> None:
        """Ends the wait for a seat whose time has run out, if it still has."""
        async with self.lock(match):
            sitting = await self.fresh(match)
            try:
                what = judge_time(sitting, self.time.now())
            except Refused:
                return
            await self.append(sitting, f"time:{sitting.number + 1}", what)

    async def play_again(self, old: Sitting, asking: int) -> None:
        """Makes the rematch a seat asks for, all on their seats; twice is as good as once."""
        match = rematch_id(old.row.id)
        wish = Wish(
            game=old.row.game,
            players=old.row.players,
            options=old.row.options,
            clock=old.row.clock,
        )
        await self.create(match, wish)
        await self.store.copy_holders(old.row.id, match)
        for seat, chair in enumerate(old.chairs):
            assert chair is not None, "a match that is over had everyone seated"
            if not chair.name:
                continue  # no one holds the seat of someone forgotten: others may take it
            bot = None if chair.gone else chair.bot
            agreed = bot is not None or seat == asking
            await self.join(
                match, f"rematch:{seat}", chair.name, bot=bot, seat=seat, agreed=agreed
            )

    # -- events ----------------------------------------------------------------------------

    async def append(self, sitting: Sitting, command: str, what: AnyWhat) -> bool:
        """Keeps the next event, then tells of it; False if another process was first."""
        at = max(self.time.now(), sitting.events[-1].at if sitting.events else 0)
        event = Event(sitting.number + 1, command, at, what)
        match = sitting.row.id
        kept = False
        try:
            sitting.apply(event)
            standing = sitting.standing()
            kept = await self.store.append(Step(match=match, event=event, standing=standing))
        finally:
            if not kept:
                self.let_go(match)
        if kept:
            self.tell(sitting)
            self.bus.publish(
                subject_of(match), encode_notice(Happened(self.name, match, event))
            )
            if standing.bot_due:
                self.bus.publish(BOTS, encode_notice(BotDue(match, event.number)))
        return kept

    async def hear(self, match: str, event: Event) -> None:
        """Takes in an event that another process has kept."""
        async with self.lock(match):
            sitting = await self.sitting(match)
            if event.number > sitting.number + 1:
                await self.refresh(sitting)
                return
            if event.number == sitting.number + 1:
                self.follow(sitting, [event])
            self.tell(sitting)


def free_seat(sitting: Sitting, wanted: int | None) -> int:
    """The seat someone gets who would like this one, or any."""
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair is None]
    if not free:
        raise Refused("full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refused("taken" if wanted < sitting.row.players else "no_such_seat")
    return wanted


def known_number(sitting: Sitting, command: AnyCommand) -> int:
    """The event that a command became before; Refused if it was someone else's."""
    number = sitting.answered[command.id]
    if number != command.number:
        raise Refused("id_used")
    return number


def judge_in_time(sitting: Sitting, command: AnyCommand, now: int, *, bot: bool) -> AnyWhat:
    """Judges a command in the position its sender had seen.

    What was not possible then stays refused for the same reason; what was possible is stale
    if something else has happened since. In a game with secrets everything late is stale:
    why something was not possible then may tell what no one may know now.
    """
    if command.number > sitting.number + 1:
        raise Refused("ahead")
    seen = sitting
    if command.number <= sitting.number:
        if sitting.has_secrets():
            raise Refused("stale")
        seen = sitting.at(command.number - 1)
    rematch = rematch_id(sitting.row.id) if isinstance(command, Rematch) else ""
    if bot and isinstance(command, Act):
        what: AnyWhat = judge_act(seen, command)
    else:
        what = judge(seen, command, now, rematch)
    if seen is not sitting:
        raise Refused("stale")
    return what


def rematch_id(match: str) -> str:
    """The id of a match's rematch, which only those can work out who know the match's own."""
    return id_from("rematch", match)
