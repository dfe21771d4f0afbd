"""The meter keeps nobody waiting who holds what others need, wherever in the product."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.paths import ROOT
from support.set_machine import SetMachine
from tavolino.hosting.access.budgets import Payer
from tavolino.hosting.access.fair import FairSlots
from tavolino.hosting.access.holding import holds_something

SOURCE = ROOT / "src" / "tavolino"

HELD = {"Lock", "Semaphore", "BoundedSemaphore", "Condition"}
"""Names in asyncio of what several wait for, one after the other."""

IN_TURN = {
    ("hosting/access/fair.py", "acquire"),
    ("server/backends/postgres.py", "acquire"),
}
"""Where such a thing is held in a turn of fair slots."""


def test_waiting_for_a_slot_counts_as_holding_it() -> None:
    async def hold() -> list[bool]:
        slots, seen = FairSlots(1, SetMachine(0)), list[bool]()
        async with slots.turn(Payer()):
            waiting = asyncio.create_task(look(slots, seen))
            await asyncio.sleep(0)
            seen.append(holds_something())
        await waiting
        seen.append(holds_something())
        return seen

    async def look(slots: FairSlots, seen: list[bool]) -> None:
        async with slots.turn(Payer()):
            seen.append(holds_something())

    assert asyncio.run(hold()) == [True, True, False]


def held_in(file: Path) -> Iterator[str]:
    """The names in a module of what it may wait for without a turn."""
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Attribute(ast.Name("asyncio"), name) if name in HELD:
                yield name
            case ast.ImportFrom("asyncio", names):
                yield from (each.name for each in names if each.name in HELD)
            case ast.Attribute(attr="acquire"):
                yield "acquire"


def test_whatever_is_held_is_found(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    for line in (
        "self.lock = asyncio.Lock()",
        "from asyncio import Semaphore",
        "async with pool.acquire(): pass",
    ):
        file.write_text(line)
        assert [*held_in(file)], line
    file.write_text("lock = threading.Lock()")
    assert not [*held_in(file)]


@pytest.mark.parametrize("folder", ["hosting", "server"])
def test_nothing_is_held_but_in_turn(folder: str) -> None:
    files = [*(SOURCE / folder).rglob("*.py")]
    assert files
    found = {(str(file.relative_to(SOURCE)), name) for file in files for name in held_in(file)}
    assert found == {place for place in IN_TURN if place[0].startswith(folder)}
