"""Connections before they ask for anything: no address may have all of them, or open them
faster than they are read.
"""

from __future__ import annotations

import socket
import time
from pathlib import Path

from support.running_server import TIMEOUT, Served, served
from tavolino.hosting.access.budgets import BUDGETS, USUAL
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


# -- whoever owes time waits -------------------------------------------------------------------

DEBT = 0.3
"""Seconds of a processor that an address owes in these tests."""


def knock(server: Served, client: str) -> socket.socket:
    """A connection of an address, with what only the parser of requests answers."""
    connection = socket.create_connection(
        ("127.0.0.1", server.port), TIMEOUT, source_address=(client, 0)
    )
    connection.sendall(b"this is no request\r\n\r\n")
    return connection


def test_an_address_that_owes_time_is_read_later_and_one_connection_at_a_time(
    tmp_path: Path,
) -> None:
    burst, rate = BUDGETS["time"].address
    with served(tmp_path, rate=USUAL) as server:
        server.call(server.services.meter.charge_address, "127.0.0.1", burst + DEBT)
        begun = time.monotonic()
        waiting = [knock(server, "127.0.0.1") for _ in range(5)]
        with knock(server, "127.0.0.2") as other:
            assert other.recv(100).startswith(b"HTTP/1.1 400")
        assert time.monotonic() - begun < DEBT / rate / 2
        for each in waiting:
            with each:
                assert each.recv(100).startswith(b"HTTP/1.1 400")
        assert time.monotonic() - begun > DEBT / rate / 2


def test_a_connection_that_is_gone_keeps_none_of_those_behind_it_waiting(
    tmp_path: Path,
) -> None:
    burst, _ = BUDGETS["time"].address
    with served(tmp_path, rate=USUAL) as server:
        server.call(server.services.meter.charge_address, "127.0.0.1", burst + DEBT)
        for _ in range(5):
            knock(server, "127.0.0.1").close()
        with knock(server, "127.0.0.1") as last:
            assert last.recv(100).startswith(b"HTTP/1.1 400")
