"""What people find when everything has come to rest: who still has a seat, and whose names."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from simulator.people import Device, Town
from simulator.players import Person

OFTEN = 0.3
"""How likely someone looks for a seat that they should have, though nothing happened to it."""


async def look_around(town: Town) -> None:
    """Lets people look at all that is left, through every server."""
    people = [person for person in town.visits if isinstance(person, Person)]
    gone = [person for person in people if person.name in town.history.forgotten]
    present: dict[str, list[Person]] = defaultdict(list)
    for person in people:
        if not (person.device.is_forgotten or person.is_unsure or person.is_removed):
            present[person.match].append(person)
    for person in gone:
        for other in present[person.match][:1]:
            await look_for_the_name(town, other, person.name)
        await look_for_matches(town, person)
    for person in (person for each in present.values() for person in each):
        if person.has_moved or person.rng.random() < OFTEN:
            await look_for_the_seat(town, person)


async def look_for_the_name(town: Town, person: Person, name: str) -> None:
    """No server shows the name of someone who is forgotten to another person."""
    for server in town.servers:
        path = f"/matches/{person.match}?seat={person.seat}"
        body = (await person.device.once("GET", path, None, server)).body.decode()
        if name in body:
            town.complain("forgotten", f"{server.name} shows {name} in {person.match}")


async def look_for_the_seat(town: Town, person: Person) -> None:
    """The last device of someone has the seat, and no other of theirs."""
    for device in person.devices:
        seats = await seats_of(device, person.match)
        if device is person.device and person.seat not in seats.get("seats", ()):
            town.complain("seat", f"{device.owner} has lost the seat in {person.match}")
        if device is not person.device and person.seat in seats.get("seats", ()):
            town.complain(
                "seat", f"{device.owner} still has the seat in {person.match} that was moved"
            )


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
