"""A match survives a power cut: what a player was told is on the disk.

`make powercut` cuts more often, and with PostgreSQL (`test_many_power_cuts.py`).
"""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from support.machine_power import Machine, why_not
from support.power_cut_runs import on_sqlite
from support.restarted_processes import new_folder

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))


def synced(place: Path) -> None:
    """Waits until a file, or the names in a folder, would outlive a power cut."""
    handle = os.open(place, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def test_the_disk_forgets_what_was_not_synced() -> None:
    folder = new_folder()
    machine = Machine(folder)
    machine.mount()
    try:
        kept, moved, new = (machine.disk / name for name in ("kept", "moved", "new"))
        kept.write_text("old")
        moved.write_text("never synced")
        for place in (kept, machine.disk):
            synced(place)
        kept.write_text("newer")
        new.write_text("synced, but its name is not")
        synced(new)
        moved.rename(machine.disk / "elsewhere")
        machine.cut(0)
        machine.mount()
        assert {place.name for place in machine.disk.iterdir()} == {"kept", "moved"}
        assert (kept.read_text(), moved.read_text()) == ("old", "")
    finally:
        machine.unmount()
    shutil.rmtree(folder)


# A request that is given up in mid connection may leave its socket to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_power_cut_takes_nothing_that_was_told() -> None:
    folder = new_folder()
    outcome = asyncio.run(on_sqlite(folder, cuts=1, seed=1, tables=2))
    assert outcome.acknowledged > 0
    assert not outcome.complaints, f"{outcome}, see {folder}\n{outcome.complaints[:20]}"
    assert outcome.lost == 0
    shutil.rmtree(folder)
