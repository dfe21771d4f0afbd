"""The hub: the rooms of this process, one for each match that someone follows through it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import islice
from typing import Any

import structlog

from tavolino.server.bus.bus import Unlisten
from tavolino.server.engine import Engine, NoMatch
from tavolino.server.live.client import Client
from tavolino.server.live.presence import Presence
from tavolino.server.match.events import PAGE, WATCHER
from tavolino.server.match.hosted import HostedMatch
from tavolino.server.match.messages import PhraseMessage, encode, messages_after
from tavolino.server.match.refusals import Refused
from tavolino.server.match.unplayable import Unplayable
from tavolino.server.notices import (
    FORGOTTEN,
    Forgotten,
    Happened,
    Notice,
    Present,
    Said,
    subject_of,
)
from tavolino.server.store.store import Unavailable

log = structlog.get_logger()

MOST_ENTERING = 64
"""Clients that are let in at a time. When all come back at once, the others wait at the door
and not in the store, where a question that waits too long counts as not answered."""


MOST_WATCHING = 200
"""Clients that watch one match through one process: telling them all takes some milliseconds,
in which nothing else happens."""

PAUSE = 0.5
"""Seconds between two times that everyone is told who is there."""


class Room:
    """Those who follow one match through this process, and how much they have been told."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.players: set[Client] = set()
        self.watchers: set[Client] = set()
        self.number = 0
        self.presence = Presence()
        self.pause: asyncio.TimerHandle | None = None
        """Runs while everyone has just been told who is there."""
        self.unlisten: Unlisten | None = None

    def clients(self) -> list[Client]:
        """Everyone here, players first: they are waiting for each other."""
        return [*self.players, *self.watchers]

    def add(self, client: Client) -> None:
        """Someone comes."""
        (self.watchers if client.seat == WATCHER else self.players).add(client)

    def discard(self, client: Client) -> None:
        """Someone goes."""
        self.players.discard(client)
        self.watchers.discard(client)

    def seats(self) -> list[int]:
        """The seats that are here: each is one person's, who has few devices."""
        return sorted({client.seat for client in self.players})

    def tell_all(self, message: bytes) -> None:
        """Tells everyone here the same."""
        for client in self.clients():
            client.tell(message)


class Hub:
    """Tells clients what happens in the matches they follow, in order, without a gap."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.in_doubt = False
        """Whether the store should be asked soon what is true."""
        self.door = asyncio.Semaphore(MOST_ENTERING)
        engine.listeners.append(self.advanced)
        engine.notices.bus.on_return(self.make_up)

    async def open(self) -> None:
        """Begins to hear of what concerns all matches, whether anyone follows them or not."""
        await self.engine.notices.listen(FORGOTTEN, self.hear)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in its own time."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, match: str, client: Client, after: int) -> int:
        """Tells a client what it missed after a number, and from now on what happens.

        Returns how many events that were.
        NoMatch or Unavailable if that cannot be told.
        """
        async with self.door, self.engine.lock(match):
            room, hosted = await self.room(match)
            if not all(hosted.has_person(seat) for seat in client.seats if seat != WATCHER):
                raise NoMatch(match)  # they were removed just now
            if client.seat == WATCHER and len(room.watchers) >= MOST_WATCHING:
                raise Refused("crowded")
            # No event can come in between: the lock is held until the client is in the room.
            await self.tell_missed(hosted, client, after)
            room.add(client)
            if not self.announce(room):
                client.tell(room.presence.message())
            return max(0, hosted.number - after)

    async def tell_missed(self, hosted: HostedMatch, client: Client, after: int) -> None:
        """Tells a client all that it missed, page by page: in between, others are served."""
        now = self.engine.time.now()
        missed = messages_after(hosted, after, client.seat, now)
        while page := [encode(message) for message in islice(missed, PAGE)]:
            client.catch_up(page)
            await asyncio.sleep(0)

    async def room(self, match: str) -> tuple[Room, HostedMatch]:
        """The room of a match, and how it stands.

        A new room listens before it reads, so that it misses nothing.
        """
        room = self.rooms.get(match)
        if room is not None:
            return room, await self.engine.fresh(match)
        room = Room(match)
        room.unlisten = await self.engine.notices.listen(
            subject_of(match), self.hear, self.doubt
        )
        try:
            hosted = await self.engine.fresh(match)
        except BaseException:
            await room.unlisten()
            raise
        room.number = hosted.number
        self.rooms[match] = room
        self.ask(room)
        return room, hosted

    async def leave(self, match: str, client: Client) -> None:
        """Lets a client go; a room without any is closed."""
        client.leave()
        room = self.rooms.get(match)
        if room is None:
            return
        room.discard(client)
        self.announce(room)
        async with self.engine.lock(match):
            if not room.clients() and self.rooms.get(match) is room:
                del self.rooms[match]
                if room.pause is not None:
                    room.pause.cancel()
                if room.unlisten is not None:
                    await room.unlisten()

    # -- events ----------------------------------------------------------------------------

    def advanced(self, hosted: HostedMatch) -> None:
        """Tells a room what is new in its match."""
        room = self.rooms.get(hosted.row.id)
        if room is None or room.number >= hosted.number:
            return
        after, room.number = room.number, hosted.number
        self.cut_removed(room, hosted, after)
        now = self.engine.time.now()
        told: dict[int, list[bytes]] = {}
        for client in room.clients():
            if client.seat not in told:
                messages = messages_after(hosted, after, client.seat, now)
                told[client.seat] = [encode(message) for message in messages]
            for message in told[client.seat]:
                client.tell(message)

    def cut_removed(self, room: Room, hosted: HostedMatch, after: int) -> None:
        """Cuts off those who were taken off their seat after an event."""
        for client in room.clients():
            if any(hosted.is_removed(seat, after) for seat in client.seats):
                client.cut_off()

    def hear(self, notice: Notice) -> None:
        """Hears from other processes; what this one said itself it knows already."""
        match notice:
            case Happened(origin, match, event) if origin != self.engine.name:
                self.start(self.try_to(self.engine.hear(match, event), match))
            case Present(origin, match) if origin != self.engine.name and match in self.rooms:
                self.hear_present(self.rooms[match], notice)
            case Said(_, match) if match in self.rooms:
                self.rooms[match].tell_all(said(notice))
            case Forgotten(match):
                self.forget(match)
            case _:
                pass

    def doubt(self) -> None:
        """Something came that is not to be believed, perhaps in place of what is true."""
        self.in_doubt = True

    def forget(self, match: str) -> None:
        """Someone lost their seat: everyone has to show anew what they hold."""
        self.engine.let_go(match)
        for client in self.rooms[match].clients() if match in self.rooms else []:
            client.cut_off()

    async def try_to(self, work: Coroutine[Any, Any, None], match: str) -> None:
        """What fails now is made up for by the next look at the store."""
        try:
            await work
        except (Unavailable, NoMatch):
            self.engine.let_go(match)
        except Unplayable:
            self.forget(match)  # they may come back to a process that can go on with it

    def make_up(self) -> None:
        """Makes up for what was lost while the bus was away."""
        # They may hold names of people who are forgotten by now.
        self.engine.hosted_matches.clear()
        self.ask_all()
        self.start(self.catch_up())

    async def catch_up(self) -> None:
        """Looks in the store for events that the bus has lost."""
        rooms = list(self.rooms)
        self.in_doubt = False
        try:
            numbers = await self.engine.store.numbers(rooms)
        except Unavailable:
            return
        for match in set(rooms) - numbers.keys():
            self.forget(match)  # the host has deleted it
        for match, number in numbers.items():
            room = self.rooms.get(match)
            if room is not None and room.number < number:
                log.info("caught up", match=match, behind=number - room.number)
                await self.try_to(self.look(match), match)

    async def look(self, match: str) -> None:
        """Reads what is new in one match."""
        async with self.engine.lock(match):
            await self.engine.fresh(match)

    # -- presence and phrases --------------------------------------------------------------

    def say(self, match: str, seat: int, phrase: str) -> None:
        """Says a phrase to everyone who follows a match."""
        notice = Said(self.engine.name, match, seat, phrase)
        self.engine.notices.publish(subject_of(match), notice)

    def ask(self, room: Room) -> None:
        """Asks the other processes who is there."""
        self.publish_present(room, asks=True)

    def ask_all(self) -> None:
        """Asks for all rooms."""
        for room in self.rooms.values():
            self.ask(room)

    def present(self, room: Room, *, asks: bool = False) -> Present:
        """Who follows a match through this process."""
        watching = len(room.watchers)
        return Present(self.engine.name, room.match, room.seats(), watching, asks=asks)

    def publish_present(self, room: Room, *, asks: bool = False) -> None:
        """Tells the other processes."""
        notice = self.present(room, asks=asks)
        self.engine.notices.publish(subject_of(room.match), notice)

    def announce(self, room: Room) -> bool:
        """Takes in who came or went here; whether everyone was told so."""
        news = room.presence.update(self.present(room))
        return news and self.show_presence(room, here=True)

    def hear_present(self, room: Room, notice: Present) -> None:
        """Takes in who follows a match elsewhere."""
        if room.presence.update(notice):
            self.show_presence(room)
        if notice.asks:
            self.publish_present(room)

    def lost(self, processes: set[str]) -> None:
        """Those who were there through processes that have died are there no longer."""
        for room in self.rooms.values():
            if room.presence.drop(processes):
                self.show_presence(room)

    def show_presence(self, room: Room, *, here: bool = False) -> bool:
        """Tells everyone who is there, but not more often than now and then; whether it did.

        So what an arrival costs does not grow with those who are there already.
        """
        room.presence.changed_here |= here
        if room.pause is not None:
            return False
        self.show_now(room)
        return True

    def show_now(self, room: Room) -> None:
        """Tells everyone, here and through other processes, and then nothing for a while."""
        if room.presence.changed_here:
            room.presence.changed_here = False
            self.publish_present(room)
        message = room.presence.message()
        if message != room.presence.shown:
            room.presence.shown = message
            room.tell_all(message)
        room.pause = asyncio.get_running_loop().call_later(PAUSE, self.end_pause, room)

    def end_pause(self, room: Room) -> None:
        """Tells what has changed meanwhile, if anything."""
        room.pause = None
        if room.presence.changed_here or room.presence.message() != room.presence.shown:
            self.show_now(room)


def said(notice: Said) -> bytes:
    """A phrase as clients are told it."""
    return encode(PhraseMessage(seat=notice.seat, phrase=notice.phrase))
