"""What people find when everything has come to rest: who still has a seat, and whose names."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from simulator.people import Device, Server, Town
from simulator.tables import Person


async def look_around(town: Town) -> None:
    """Lets people look at all that is left, through every server."""
    present: dict[str, list[Person]] = defaultdict(list)
    forgotten: dict[str, list[str]] = defaultdict(list)
    for person in town.visits:
        assert isinstance(person, Person)
        if person.name in town.history.forgotten:
            forgotten[person.match].append(person.name)
        elif not (person.device.is_forgotten or person.is_unsure or person.is_removed):
            present[person.match].append(person)
    for match, names in forgotten.items():
        for person in present[match][:1]:
            for server in town.servers:
                await look_for_names(town, server, person, names)
    for match, people in present.items():
        for person in people:
            if person.has_moved or len(match) % 3 == 0:
                await look_for_the_seat(town, person)
    for person in town.visits:
        if person.name in town.history.forgotten:
            assert isinstance(person, Person)
            await look_for_matches(town, person)


async def look_for_names(
    town: Town, server: Server, person: Person, names: list[str]
) -> None:
    """A server shows no names of people who are forgotten."""
    path = f"/matches/{person.match}?seat={person.seat}"
    body = (await person.device.once("GET", path, None, server)).body.decode()
    for name in names:
        if name in body:
            town.complain("forgotten", f"{server.name} shows {name} in {person.match}")


async def look_for_the_seat(town: Town, person: Person) -> None:
    """The last device of someone has the seat, and no other of theirs."""
    for device in person.devices:
        seats = await seats_of(device, person.match)
        if device is person.device and person.seat not in seats.get("seats", ()):
            town.complain("seat", f"{device.owner} has lost the seat in {person.match}")
        if device is not person.device and person.seat in seats.get("seats", ()):
            town.complain("seat", f"{device.owner} still has a seat that was moved")


async def look_for_matches(town: Town, person: Person) -> None:
    """Whoever is forgotten has no matches."""
    for device in person.devices:
        if not device.first_cookie:
            continue
        device.headers["cookie"] = device.first_cookie
        response = await device.once("GET", "/me/matches")
        if response.status < 300 and response.json():
            town.complain("forgotten", f"{device.owner} still has {response.json()}")


async def seats_of(device: Device, match: str) -> dict[str, Any]:
    """The seats of a device in a match; nothing if it may not know."""
    response = await device.once("GET", f"/matches/{match}/seats")
    if response.status >= 300:
        return {}
    found: dict[str, Any] = response.json()
    return found

