"""The time of a table: it stands still while no server can be reached."""

from __future__ import annotations

from support.set_machine import SetMachine
from tavolino.hosting.clock import DOWNTIME, TableTime
from tavolino.hosting.store.values import Pulse


def test_time_while_no_server_ran_is_charged_to_no_one() -> None:
    machine = SetMachine(1_000)
    time = TableTime(machine)
    time.set(Pulse(now=50_000, down=0))
    before = time.now()
    machine.time += 200
    assert time.now() == before + 200
    # An hour later: so long no server ran.
    time.set(Pulse(now=50_200 + 3_600_000, down=3_600_000))
    assert time.now() == before + 200


def test_time_while_the_store_is_away_is_charged_to_no_one() -> None:
    machine = SetMachine(1_000)
    time = TableTime(machine)
    time.set(Pulse(now=50_000, down=0))
    machine.time += DOWNTIME
    assert time.now() == 50_000 + DOWNTIME
    machine.time += 120_000
    assert time.now() == 50_000 + DOWNTIME  # even for a command that comes before the next beat
    time.set(Pulse(now=50_000 + 120_000 + DOWNTIME, down=120_000 + DOWNTIME))
    assert time.now() == 50_000
    machine.time += 10
    assert time.now() == 50_010
