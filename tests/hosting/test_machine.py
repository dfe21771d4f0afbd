"""Hosting reads clocks and makes random values only through its machine."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.paths import ROOT
from support.set_machine import SetMachine
from tavolino.hosting.machine import Machine

SOURCE = ROOT / "src" / "tavolino"
FOLDERS = ("hosting", "table", "server/http")

ELSEWHERE = {
    *("getpid", "getrandom", "today", "urandom", "utcnow"),
    *("run_in_executor", "to_thread"),
}
"""Names in modules that may be imported: clocks, random values, and threads."""

HARMLESS = {
    # It names a draft beside a file, which then replaces the file.
    ("hosting/privacy/ledger.py", "getpid"),
}


class KnownMachine(SetMachine):
    """A machine with known random bytes."""

    def random_bytes(self, count: int) -> bytes:
        return bytes(range(0xF0, 0xF0 + count))


def test_everything_follows_from_the_clocks_and_the_random_bytes() -> None:
    machine = KnownMachine(12_345)
    assert machine.ticks() == 12_345
    assert machine.random_hex(3) == "f0f1f2"
    assert machine.random_bits(16) == 0xF0F1
    assert machine.random_bits(12) == 0xF0F
    assert machine.random_bits(1) == 1


def test_a_real_machine_has_the_clocks_and_the_chance_of_its_system() -> None:
    machine = Machine()
    assert abs(machine.now() - time.time() * 1000) < 60_000
    before = machine.ticks()
    machine.wait(0.01)
    assert 10 <= machine.ticks() - before < 60_000
    assert len(machine.random_bytes(16)) == 16
    assert machine.random_hex(16) != machine.random_hex(16)
    assert max(machine.random_bits(5) for _ in range(1000)) == 31


def test_no_statement_asks_a_database_for_random_values() -> None:
    files = sorted((SOURCE / "hosting" / "store").glob("*.py"))
    assert len(files) > 5
    assert [file.name for file in files if "random()" in file.read_text().lower()] == []


def names_in(file: Path) -> Iterator[str]:
    """The names in a module of what it could take from elsewhere than its machine."""
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Attribute(value, "now") if ast.unparse(value).endswith("datetime"):
                yield "now"
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
                if name in ELSEWHERE:
                    yield name


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_clock_random_value_or_thread_comes_from_elsewhere(folder: str) -> None:
    files = [*(SOURCE / folder).rglob("*.py")]
    assert files
    found = {(str(file.relative_to(SOURCE)), name) for file in files for name in names_in(file)}
    assert found <= HARMLESS


def test_whatever_comes_from_elsewhere_is_found(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    for line in (
        "datetime.now(UTC)",
        "datetime.datetime.now()",
        "from os import urandom",
        "services.offload = asyncio.to_thread",
        "await loop.run_in_executor(None, work)",
    ):
        file.write_text(line)
        assert [*names_in(file)], line
    file.write_text("engine.time.now()")
    assert not [*names_in(file)]
