"""A bus between simulated processes: it loses, repeats, delays and reorders messages.

publish --> for each listener: lost? twice? late? --> hear, as the process that listens
"""

from __future__ import annotations

from collections.abc import Callable

from simulator.loop import CHANCE, Owner, VirtualLoop, run_as
from simulator.troubles import Weather
from tavolino.hosting.bus.bus import Hear, Unlisten

USUAL_DELAY = 0.002
MOMENT = 1e-6
LATE = 4.0
"""Seconds by which a late message is late, at most."""


class Listening:
    """A subscription of a process, until it ends."""

    def __init__(self, bus: VirtualBus, hear: Hear, group: str = "") -> None:
        """In a `group`, one member hears each message."""
        self.bus = bus
        self.hear: Hear | None = hear
        self.group = group

    def take(self, message: bytes) -> None:
        """Hears a message, unless the subscription has ended."""
        if self.hear is not None:
            self.hear(message)


class Network:
    """What all buses of a site share."""

    def __init__(self, loop: VirtualLoop, weather: Weather) -> None:
        self.loop = loop
        self.weather = weather
        self.listening: dict[str, dict[Listening, None]] = {}
        self.last: dict[tuple[VirtualBus, VirtualBus], float] = {}
        """When the last message arrives that one process sent to another."""
        self.messages = 0

    def publish(self, sender: VirtualBus, subject: str, message: bytes) -> None:
        """Sends a message to all listeners, and to one member of each group."""
        groups: dict[str, list[Listening]] = {}
        for listening in self.listening.get(subject, ()):
            if listening.group:
                groups.setdefault(listening.group, []).append(listening)
            else:
                self.send(sender, listening, message)
        for members in groups.values():
            here = [each for each in members if each.bus.is_connected()]
            if here:
                self.send(sender, self.loop.chance().choice(here), message)

    def send(self, sender: VirtualBus, listening: Listening, message: bytes) -> None:
        """Sends a message to a listener, unless it is lost on the way."""
        weather, receiver, chance = self.weather, listening.bus, self.loop.chance()
        name = receiver.owner.name
        if not receiver.is_connected() or weather.strikes("bus_lost", name):
            return
        if receiver is not sender and weather.strikes("partition", name, sender.owner.name):
            return
        for _ in range(2 if weather.strikes("bus_repeated", name) else 1):
            at = self.loop.now + chance.random() * USUAL_DELAY
            if weather.strikes("bus_late", name):
                at += chance.random() * LATE
            else:  # messages from one process to another usually arrive in order
                link = sender, receiver
                at = self.last[link] = max(at, self.last.get(link, 0.0) + MOMENT)
            self.messages += 1
            inside = receiver.inside.copy()
            inside.run(CHANCE.set, chance)
            self.loop.at(at, inside, listening.take, message)


class VirtualBus:
    """A process's connection to the bus."""

    def __init__(self, network: Network, owner: Owner) -> None:
        self.network = network
        self.owner = owner
        self.inside = run_as(owner)
        self.is_open = False
        self.returns: list[Callable[[], None]] = []
        self.was_away = False

    async def open(self, site: str) -> None:
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False

    def publish(self, subject: str, message: bytes) -> None:
        if self.is_connected():
            self.network.publish(self, subject, message)

    async def listen(self, subject: str, hear: Hear) -> Unlisten:
        return self._add(subject, Listening(self, hear))

    async def share(self, subject: str, group: str, hear: Hear) -> Unlisten:
        return self._add(subject, Listening(self, hear, group))

    def _add(self, subject: str, listening: Listening) -> Unlisten:
        self.network.listening.setdefault(subject, {})[listening] = None

        async def unlisten() -> None:
            listening.hear = None
            found = self.network.listening.get(subject, {})
            found.pop(listening, None)
            if not found:
                self.network.listening.pop(subject, None)

        return unlisten

    def is_connected(self) -> bool:
        away = self.network.weather.until("bus_away", self.owner.name) > self.network.loop.now
        return self.is_open and self.owner.alive and not away

    async def round_trip(self) -> float | None:
        return 0.0 if self.is_connected() else None

    def on_return(self, call: Callable[[], None]) -> None:
        self.returns.append(call)

    def come_back(self) -> None:
        """Tells the process that the bus is back, after messages may have been lost."""
        for call in self.returns:
            self.network.loop.at(self.network.loop.now, self.inside, call)

    def leave(self) -> None:
        """Ends all subscriptions, because the process is dead."""
        self.is_open = False
        for subject, found in [*self.network.listening.items()]:
            for listening in [each for each in found if each.bus is self]:
                listening.hear = None
                del found[listening]
            if not found:
                del self.network.listening[subject]
