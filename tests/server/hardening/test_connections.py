"""The connection limiter: no address may have all connections, or open them faster than they
are read.
"""

from __future__ import annotations

from tavolino.server.hardening.connections import (
    BURST_SECONDS,
    MAX_OPEN,
    MAX_WAITING,
    ConnectionLimiter,
)

HERE, THERE = "192.0.2.7", "192.0.2.8"


def admit_until_refused(
    limiter: ConnectionLimiter, client: str, most: int, *, releases: bool
) -> int:
    """How many of so many connections are let in, which ask at once or not at all."""
    count = 0
    for _ in range(most):
        connection = object()
        if limiter.admit(connection, client, number=8):
            count += 1
            if releases:
                limiter.release(connection)
    return count


def test_an_address_opens_so_many_connections_at_once() -> None:
    limiter = ConnectionLimiter(100_000, by_address=True, rate=1)
    assert BURST_SECONDS <= admit_until_refused(limiter, HERE, 1000, releases=True) < 100
    assert admit_until_refused(limiter, THERE, 1, releases=True) == 1


def test_behind_a_proxy_and_without_a_rate_no_one_counts_them() -> None:
    for limiter in (
        ConnectionLimiter(100_000, by_address=False, rate=1),
        ConnectionLimiter(100_000, by_address=True),
    ):
        assert admit_until_refused(limiter, HERE, 1000, releases=True) == 1000


def test_one_address_has_few_of_those_who_wait() -> None:
    limiter = ConnectionLimiter(1000, by_address=True)
    waiting = admit_until_refused(limiter, HERE, 1000, releases=False)
    assert MAX_WAITING <= waiting < 400
    assert admit_until_refused(limiter, THERE, 10, releases=False) == 10


def test_an_address_has_room_for_a_school_and_no_more() -> None:
    limiter = ConnectionLimiter(100_000, by_address=True)
    assert admit_until_refused(limiter, HERE, 10_000, releases=True) == MAX_OPEN >= 1200
    assert admit_until_refused(limiter, THERE, 10, releases=True) == 10
    left = [connection for connection, address in limiter.open.items() if address == HERE][:5]
    for connection in left:
        limiter.leave(connection)
        limiter.leave(connection)
    assert admit_until_refused(limiter, HERE, 10, releases=True) == len(left)


def test_with_few_files_an_address_has_a_quarter_of_them() -> None:
    limiter = ConnectionLimiter(1000, by_address=True)
    assert admit_until_refused(limiter, HERE, 1000, releases=True) == 250


def test_no_connection_takes_the_last_file_descriptors() -> None:
    assert not ConnectionLimiter(1000, by_address=True).admit(object(), HERE, number=990)
