"""The hub: the rooms of this process, one for each match that its clients follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from itertools import islice
from typing import Any

import structlog

from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.bus.bus import Unlisten
from tavolino.hosting.bus.notices import (
    FORGOTTEN_SUBJECT,
    EventNotice,
    ForgottenNotice,
    MovedNotice,
    Notice,
    PhraseNotice,
    PointNotice,
    PresenceNotice,
    subject_of,
)
from tavolino.hosting.engine import Engine, NoMatch
from tavolino.hosting.live.client import Client
from tavolino.hosting.live.presence import Presence
from tavolino.hosting.match.events import PAGE, WATCHER
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import PhraseMessage, PointMessage, encode, messages_after
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.unplayable import Unplayable
from tavolino.hosting.store.values import Unavailable

log = structlog.get_logger()

MAX_ENTERING = 64
"""How many clients may enter at the same time. When all clients return at once, the others wait
here and not for the store, whose queries time out."""


MAX_WATCHING = 2000
"""The most clients that may watch one match through one process."""

CROWD = 1000
"""From so many on, those who watch are told once for all that happens within some time."""

CROWD_INTERVAL = 1.0
"""That time in seconds."""

PRESENCE_INTERVAL = 0.5
"""The shortest time in seconds between two presence messages."""


class Room:
    """The clients that follow one match through this process.

    `number` is the number of the last event they were told.
    """

    def __init__(self, match: str) -> None:
        self.match = match
        self.players: dict[Client, None] = {}  # in the order in which they came
        self.watchers: dict[Client, None] = {}
        self.number = 0
        self.watched = 0
        """The number of the last event that those who watch were told."""
        self.crowd: asyncio.TimerHandle | None = None
        """A timer that runs until a crowd is told."""
        self.presence = Presence()
        self.pause: asyncio.TimerHandle | None = None
        """A timer that runs for a while after each presence message."""
        self.unlisten: Unlisten | None = None

    def clients(self) -> list[Client]:
        """All clients, players first because they wait for each other."""
        return [*self.players, *self.watchers]

    def size(self) -> int:
        """How many clients there are."""
        return len(self.players) + len(self.watchers)

    def add(self, client: Client) -> None:
        """Adds a client."""
        (self.watchers if client.seat == WATCHER else self.players)[client] = None

    def discard(self, client: Client) -> None:
        """Removes a client."""
        self.players.pop(client, None)
        self.watchers.pop(client, None)

    def seats(self) -> list[int]:
        """The seats that are present, each named once even if it is there on two devices."""
        return sorted({client.seat for client in self.players})

    def tell_all(self, message: bytes) -> None:
        """Sends the same message to all clients."""
        for client in self.clients():
            client.tell(message)


class Hub:
    """Tells clients what happens in the matches they follow, in order and without gaps."""

    def __init__(
        self, engine: Engine, charge_sends: Callable[[int], None] = lambda messages: None
    ) -> None:
        """`charge_sends` charges whoever acts now for so many messages."""
        self.engine = engine
        self.charge_sends = charge_sends
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.in_doubt = False
        """Whether a message was rejected, so that the store should be checked soon."""
        self.entrance = FairSlots(MAX_ENTERING, engine.machine)
        engine.listeners.append(self.send_new_events)
        engine.notices.bus.on_return(self.make_up)

    async def open(self) -> None:
        """Subscribes to the notices that concern all matches, followed or not."""
        await self.engine.notices.listen(FORGOTTEN_SUBJECT, self.hear)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a coroutine in a background task."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- coming and going ------------------------------------------------------------------

    async def enter(self, match: str, client: Client, after: int) -> int:
        """Adds a client to a match's room and sends it all events after a number.

        Returns how many events the client had missed. Raises NoMatch or Unavailable if the
        match cannot be read, and Refused if too many are watching.
        """
        async with self.entrance.turn(self.engine.payer_now()), self.engine.lock(match):
            room, hosted = await self.room(match)
            if not all(hosted.has_person(seat) for seat in client.seats if seat != WATCHER):
                raise NoMatch(match)  # their seat was just taken away
            if client.seat == WATCHER and len(room.watchers) >= MAX_WATCHING:
                raise Refused("crowded")
            # No event can slip in between: we hold the lock until the client is in the room.
            if client.seat == WATCHER and room.watched < hosted.number:
                self.tell_watchers(room, hosted)  # a crowd may not have been told yet
            await self.tell_missed(hosted, client, after)
            room.add(client)
            if not self.announce(room):
                client.tell(room.presence.message())
            return max(0, hosted.number - after)

    async def tell_missed(self, hosted: HostedMatch, client: Client, after: int) -> None:
        """Sends a client all that it missed, page by page so that others need not wait."""
        now = self.engine.time.now()
        missed = messages_after(hosted, after, client.seat, now)
        while page := [encode(message) for message in islice(missed, PAGE)]:
            client.catch_up(page)
            await asyncio.sleep(0)

    async def room(self, match: str) -> tuple[Room, HostedMatch]:
        """The room of a match, and the match's current state.

        A new room subscribes before it reads the match, so that it misses nothing.
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
        room.number = room.watched = hosted.number
        self.rooms[match] = room
        self.ask(room)
        return room, hosted

    async def leave(self, match: str, client: Client) -> None:
        """Removes a client from its room, and closes the room if it was the last."""
        client.leave()
        room = self.rooms.get(match)
        if room is None:
            return
        room.discard(client)
        self.announce(room)
        async with self.engine.lock(match):
            if not room.clients() and self.rooms.get(match) is room:
                del self.rooms[match]
                for timer in (room.pause, room.crowd):
                    if timer is not None:
                        timer.cancel()
                if room.unlisten is not None:
                    await room.unlisten()

    # -- events ----------------------------------------------------------------------------

    def send_new_events(self, hosted: HostedMatch) -> None:
        """Sends new events of a match to the clients in its room."""
        room = self.rooms.get(hosted.row.id)
        if room is None or room.number >= hosted.number:
            return
        after, room.number = room.number, hosted.number
        self.cut_removed(room, hosted, after)
        self.charge_sends(room.size() * (hosted.number - after))
        encoded: dict[int, list[bytes]] = {}
        for client in room.players:
            if client.seat not in encoded:
                encoded[client.seat] = self.messages(hosted, after, client.seat)
            for message in encoded[client.seat]:
                client.tell(message)
        if len(room.watchers) >= CROWD:
            self.tell_later(room)
        elif room.crowd is None:
            self.tell_watchers(room, hosted)

    def messages(self, hosted: HostedMatch, after: int, seat: int) -> list[bytes]:
        """The events after a number, as a seat or a watcher is told."""
        now = self.engine.time.now()
        return [encode(message) for message in messages_after(hosted, after, seat, now)]

    def tell_watchers(self, room: Room, hosted: HostedMatch) -> None:
        """Sends those who watch what has happened since they were told last."""
        after, room.watched = room.watched, hosted.number
        if room.watchers and after < hosted.number:
            messages = self.messages(hosted, after, WATCHER)
            for client in room.watchers:
                for message in messages:
                    client.tell(message)

    def tell_later(self, room: Room) -> None:
        """Tells a crowd what happens until then."""
        if room.crowd is None:
            loop = asyncio.get_running_loop()
            room.crowd = loop.call_later(CROWD_INTERVAL, self.begin_to_tell, room)

    def begin_to_tell(self, room: Room) -> None:
        """Tells a crowd what has happened, as soon as no event is being stored."""
        room.crowd = None
        self.start(self.try_to(self.tell_crowd(room), room.match))

    async def tell_crowd(self, room: Room) -> None:
        """Tells a crowd what has happened. If the match cannot be read, it is told later."""
        async with self.engine.lock(room.match):
            try:
                self.tell_watchers(room, await self.engine.get_hosted(room.match))
            except Unavailable:
                self.tell_later(room)
                raise

    def cut_removed(self, room: Room, hosted: HostedMatch, after: int) -> None:
        """Disconnects clients who lost a seat after an event."""
        for client in room.clients():
            if any(hosted.is_removed(seat, after) for seat in client.seats):
                client.cut_off()

    def hear(self, notice: Notice) -> None:
        """Handles a notice from the bus, except for this process's own events and presence."""
        match notice:
            case EventNotice(origin, match, event) if origin != self.engine.name:
                self.start(self.try_to(self.engine.hear(match, event), match))
            case PresenceNotice(origin, match) if (
                origin != self.engine.name and match in self.rooms
            ):
                self.hear_present(self.rooms[match], notice)
            case PhraseNotice(_, match) if match in self.rooms:
                self.rooms[match].tell_all(phrase_message(notice))
            case PointNotice(_, match, pick) if match in self.rooms:
                self.rooms[match].tell_all(encode(PointMessage(pick=pick)))
            case MovedNotice(match, seat) if match in self.rooms:
                self.cut_moved(self.rooms[match], seat)
            case ForgottenNotice(match):
                self.forget(match)
            case _:
                pass

    def cut_moved(self, room: Room, seat: int) -> None:
        """Disconnects the devices that had a seat. When they come back, they are told why."""
        for client in room.clients():
            if seat in client.seats:
                client.cut_off()

    def doubt(self) -> None:
        """Notes that a message was rejected: a genuine one may have been replaced."""
        self.in_doubt = True

    def forget(self, match: str) -> None:
        """Drops a match from memory and disconnects its clients, who may have lost a seat."""
        self.engine.let_go(match)
        for client in self.rooms[match].clients() if match in self.rooms else []:
            client.cut_off()

    async def try_to(self, work: Coroutine[Any, Any, None], match: str) -> None:
        """Runs a coroutine. If it fails, the next check of the store makes up for it."""
        try:
            await work
        except (Unavailable, NoMatch):
            self.engine.let_go(match)
        except Unplayable:
            self.forget(match)  # they may reconnect to a process that can continue it

    def make_up(self) -> None:
        """Makes up for messages that were lost while the bus was away."""
        # They may contain names of people who have been forgotten since.
        self.engine.hosted_matches.clear()
        self.ask_all()
        self.start(self.catch_up())

    async def catch_up(self) -> None:
        """Reads from the store what was lost on the bus: events, and seats that moved.

        Matches that the host has deleted are dropped, even if no one follows them.
        """
        rooms = list(self.rooms)
        self.in_doubt = False
        try:
            await self.cut_unheard(rooms)
            asked = list(dict.fromkeys([*rooms, *self.engine.hosted_matches]))
            numbers = await self.engine.store.numbers(asked)
        except Unavailable:
            return
        for match in asked:
            if match not in numbers:
                self.forget(match)
        for match, number in numbers.items():
            room = self.rooms.get(match)
            if room is not None and room.number < number:
                log.info("caught up", match=match, behind=number - room.number)
                await self.try_to(self.look(match), match)

    async def cut_unheard(self, rooms: Sequence[str]) -> None:
        """Disconnects devices whose seat was moved, if the notice of that was lost.

        Until this check, such a device can still act for the seat: for about a second while the
        bus is away here, and for a few seconds if it was away elsewhere.
        """
        store = self.engine.store
        for match, seat, key in await store.moved_seats(rooms):
            room = self.rooms.get(match)
            for client in room.clients() if room is not None else []:
                if seat in client.seats and key in client.keys:
                    held = await store.held_seats(match, client.keys)
                    if seat not in held:  # no other secret of theirs opens it
                        client.cut_off()

    async def look(self, match: str) -> None:
        """Reads the new events of one match."""
        async with self.engine.lock(match):
            await self.engine.fresh(match)

    # -- presence and phrases --------------------------------------------------------------

    def say(self, match: str, seat: int, phrase: str) -> None:
        """Sends a phrase to everyone who follows a match."""
        self.publish_to(match, PhraseNotice(self.engine.name, match, seat, phrase))

    def point(self, match: str, pick: str) -> None:
        """Points at something on the board for everyone who follows a match."""
        self.publish_to(match, PointNotice(self.engine.name, match, pick))

    def publish_to(self, match: str, notice: PhraseNotice | PointNotice) -> None:
        """Publishes what someone tells all who follow a match, which they pay for."""
        room = self.rooms.get(match)
        self.charge_sends(room.size() if room is not None else 0)
        self.engine.notices.publish(subject_of(match), notice)

    def ask(self, room: Room) -> None:
        """Asks the other processes who is present."""
        self.publish_present(room, asks=True)

    def ask_all(self) -> None:
        """Asks the other processes who is present, for all rooms."""
        for room in self.rooms.values():
            self.ask(room)

    def present(self, room: Room, *, asks: bool = False) -> PresenceNotice:
        """Who follows a match through this process."""
        watching = len(room.watchers)
        return PresenceNotice(self.engine.name, room.match, room.seats(), watching, asks=asks)

    def publish_present(self, room: Room, *, asks: bool = False) -> None:
        """Tells the other processes who follows a match through this one."""
        notice = self.present(room, asks=asks)
        self.engine.notices.publish(subject_of(room.match), notice)

    def announce(self, room: Room) -> bool:
        """Updates who is present here. Returns whether everyone was told."""
        news = room.presence.update(self.present(room))
        return news and self.show_presence(room, here=True)

    def hear_present(self, room: Room, notice: PresenceNotice) -> None:
        """Updates who is present through another process."""
        if room.presence.update(notice):
            self.show_presence(room)
        if notice.asks:
            self.publish_present(room)

    def drop_processes(self, processes: set[str]) -> None:
        """Removes those who were present through processes that have died."""
        for room in self.rooms.values():
            if room.presence.drop(processes):
                self.show_presence(room)

    def show_presence(self, room: Room, *, here: bool = False) -> bool:
        """Tells everyone who is present, at most once per pause. Returns whether it did so now.

        Because of the pause, the cost of an arrival does not grow with the number of clients.
        """
        room.presence.changed_here |= here
        if room.pause is not None:
            return False
        self.show_now(room)
        return True

    def show_now(self, room: Room) -> None:
        """Tells everyone here and in other processes who is present, then starts the pause."""
        if room.presence.changed_here:
            room.presence.changed_here = False
            self.publish_present(room)
        message = room.presence.message()
        if message != room.presence.shown:
            room.presence.shown = message
            room.tell_all(message)
        room.pause = asyncio.get_running_loop().call_later(
            PRESENCE_INTERVAL, self.end_pause, room
        )

    def end_pause(self, room: Room) -> None:
        """Tells everyone what has changed during the pause, if anything."""
        room.pause = None
        if room.presence.changed_here or room.presence.message() != room.presence.shown:
            self.show_now(room)


def phrase_message(notice: PhraseNotice) -> bytes:
    """A phrase as the message that clients get."""
    return encode(PhraseMessage(seat=notice.seat, phrase=notice.phrase))
