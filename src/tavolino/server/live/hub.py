"""The hub: the rooms of this process, one for each match that someone follows through it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from tavolino.server.bus.bus import Unlisten
from tavolino.server.engine import Engine, NoMatch
from tavolino.server.live.client import Client
from tavolino.server.live.presence import Presence
from tavolino.server.match.events import WATCHER
from tavolino.server.match.hosted import HostedMatch, RulesChanged
from tavolino.server.match.messages import PhraseMessage, encode, messages_after
from tavolino.server.notices import (
    FORGOTTEN,
    Forgotten,
    Happened,
    Present,
    Said,
    decode_notice,
    encode_notice,
    subject_of,
)
from tavolino.server.store.store import Unavailable

log = structlog.get_logger()

MOST_ENTERING = 64
"""Clients that are let in at a time. When all come back at once, the others wait at the door
and not in the store, where a question that waits too long counts as not answered."""


class Room:
    """Those who follow one match through this process, and how much they have been told."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.clients: set[Client] = set()
        self.number = 0
        self.presence = Presence()
        self.unlisten: Unlisten | None = None

    def seats(self) -> list[int]:
        """The seats that are here."""
        return sorted({client.seat for client in self.clients if client.seat != WATCHER})

    def watching(self) -> int:
        """How many only watch."""
        return sum(client.seat == WATCHER for client in self.clients)

    def tell_all(self, message: bytes) -> None:
        """Tells everyone here the same."""
        for client in list(self.clients):
            client.tell(message)


class Hub:
    """Tells clients what happens in the matches they follow, in order, without a gap."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.door = asyncio.Semaphore(MOST_ENTERING)
        engine.listeners.append(self.advanced)
        engine.bus.on_return(self.make_up)

    async def open(self) -> None:
        """Begins to hear of what concerns all matches, whether anyone follows them or not."""
        await self.engine.bus.listen(FORGOTTEN, self.hear)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in its own time."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, match: str, client: Client, after: int) -> None:
        """Tells a client what it missed after a number, and from now on what happens.

        NoMatch or Unavailable if that cannot be told.
        """
        async with self.door, self.engine.lock(match):
            room, hosted = await self.room(match)
            # Between here and the end nothing waits: no event can come in between.
            missed = messages_after(hosted, after, client.seat, self.engine.time.now())
            client.catch_up([encode(message) for message in missed])
            room.clients.add(client)
            self.announce(room)

    async def room(self, match: str) -> tuple[Room, HostedMatch]:
        """The room of a match, and how it stands.

        A new room listens before it reads, so that it misses nothing.
        """
        room = self.rooms.get(match)
        if room is not None:
            return room, await self.engine.fresh(match)
        room = Room(match)
        room.unlisten = await self.engine.bus.listen(subject_of(match), self.hear)
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
        room.clients.discard(client)
        self.announce(room)
        async with self.engine.lock(match):
            if not room.clients and self.rooms.get(match) is room:
                del self.rooms[match]
                if room.unlisten is not None:
                    await room.unlisten()

    # -- events ----------------------------------------------------------------------------

    def advanced(self, hosted: HostedMatch) -> None:
        """Tells a room what is new in its match."""
        room = self.rooms.get(hosted.row.id)
        if room is None or room.number >= hosted.number:
            return
        after, room.number = room.number, hosted.number
        now = self.engine.time.now()
        told: dict[int, list[bytes]] = {}
        for client in list(room.clients):
            if client.seat not in told:
                messages = messages_after(hosted, after, client.seat, now)
                told[client.seat] = [encode(message) for message in messages]
            for message in told[client.seat]:
                client.tell(message)

    def hear(self, message: bytes) -> None:
        """Hears from other processes; what this one said itself it knows already."""
        notice = decode_notice(message)
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

    def forget(self, match: str) -> None:
        """Someone lost their seat: everyone has to show anew what they hold."""
        self.engine.let_go(match)
        for client in list(self.rooms[match].clients) if match in self.rooms else []:
            client.cut_off()

    async def try_to(self, work: Coroutine[Any, Any, None], match: str) -> None:
        """What fails now is made up for by the next look at the store."""
        try:
            await work
        except (Unavailable, NoMatch, RulesChanged):
            self.engine.let_go(match)

    def make_up(self) -> None:
        """Makes up for what was lost while the bus was away."""
        # They may hold names of people who are forgotten by now.
        self.engine.hosted_matches.clear()
        self.ask_all()
        self.start(self.catch_up())

    async def catch_up(self) -> None:
        """Looks in the store for events that the bus has lost."""
        try:
            numbers = await self.engine.store.numbers(list(self.rooms))
        except Unavailable:
            return
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
        self.engine.bus.publish(subject_of(match), encode_notice(notice))

    def ask(self, room: Room) -> None:
        """Asks the other processes who is there."""
        notice = Present(self.engine.name, room.match, room.seats(), room.watching(), asks=True)
        self.engine.bus.publish(subject_of(room.match), encode_notice(notice))

    def ask_all(self) -> None:
        """Asks for all rooms."""
        for room in self.rooms.values():
            self.ask(room)

    def announce(self, room: Room) -> None:
        """Tells everyone who follows a match here."""
        notice = Present(self.engine.name, room.match, room.seats(), room.watching())
        if room.presence.update(notice):
            self.engine.bus.publish(subject_of(room.match), encode_notice(notice))
        room.tell_all(room.presence.message())

    def hear_present(self, room: Room, notice: Present) -> None:
        """Takes in who follows a match elsewhere."""
        if room.presence.update(notice):
            room.tell_all(room.presence.message())
        if notice.asks:
            answer = Present(self.engine.name, room.match, room.seats(), room.watching())
            self.engine.bus.publish(subject_of(room.match), encode_notice(answer))

    def lost(self, processes: set[str]) -> None:
        """Those who were there through processes that have died are there no longer."""
        for room in self.rooms.values():
            if room.presence.drop(processes):
                room.tell_all(room.presence.message())


def said(notice: Said) -> bytes:
    """A phrase as clients are told it."""
    return encode(PhraseMessage(seat=notice.seat, phrase=notice.phrase))
