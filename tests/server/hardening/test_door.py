"""The door: no address may have all connections, or open them faster than they are read."""

from __future__ import annotations

from tavolino.server.hardening.door import BURST, MOST_WAITING, Door

HERE, THERE = "192.0.2.7", "192.0.2.8"


def let_in(door: Door, client: str, most: int, *, leaving: bool) -> int:
    """How many of so many connections are let in, which ask at once or not at all."""
    count = 0
    for number in range(most):
        connection = (client, number)
        if door.lets_in(connection, client, number=8):
            count += 1
            if leaving:
                door.leave(connection)
    return count


def test_an_address_opens_so_many_connections_at_once() -> None:
    door = Door(100_000, by_address=True, rate=1)
    assert BURST <= let_in(door, HERE, 1000, leaving=True) < 100
    assert let_in(door, THERE, 1, leaving=True) == 1


def test_behind_a_proxy_and_without_a_rate_no_one_counts_them() -> None:
    for door in (Door(100_000, by_address=False, rate=1), Door(100_000, by_address=True)):
        assert let_in(door, HERE, 1000, leaving=True) == 1000


def test_one_address_has_few_of_those_who_wait() -> None:
    door = Door(1000, by_address=True)
    waiting = let_in(door, HERE, 1000, leaving=False)
    assert MOST_WAITING <= waiting < 400
    assert let_in(door, THERE, 10, leaving=False) == 10


def test_no_connection_takes_the_last_file_descriptors() -> None:
    assert not Door(1000, by_address=True).lets_in(object(), HERE, number=990)
