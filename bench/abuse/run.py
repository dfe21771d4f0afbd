"""Attacks a server while an innocent plays from elsewhere: `make abuse`.

    python bench/abuse/run.py [--seconds N] [--only ATTACK]

Each attack has a server of its own, with the settings a host gets without setting any. The
machine is shared by the server, the attackers and whoever else uses it, so an attack that
seems to hurt is measured again, up to twice: a server that can be hurt is hurt each time. The
last line says how many attacks passed and failed.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path
from subprocess import PIPE
from typing import IO

import msgspec
from attacker import Order, Report
from attacks import ATTACKS
from innocent import Sample
from prepared import Prepared, prepare
from server import SECRET, serving
from verdict import Measured, hurts, percentile, slowest, waits

HERE = Path(__file__).parent
LOG = HERE.parents[1] / "build" / "abuse.log"
"""Where the servers say what goes wrong."""

SECONDS = 12
ROUNDS = 3
"""How often an attack may be measured before it counts as failed."""

MAX_SECONDS = 90
"""Besides the attack itself: until everyone is there, and until everyone has reported."""

HEAD = """
attack    | quiet p50, p99 | under attack    | ratio | slowest bot |        | attacker got"""

Measurements = dict[str, list[Measured]]


class Bench:
    """What all measurements share."""

    def __init__(self, database: Path, prepared: Prepared, seconds: float, log: IO[bytes]):
        self.database = database
        self.prepared = prepared
        self.seconds = seconds
        self.log = log

    async def measure(self, attack: str) -> Measured:
        """One attack on one server."""
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "matches.sqlite"
            shutil.copy(self.database, database)
            async with serving(database, self.log, proxy=attack == "addresses") as port:
                return await self.attack(attack, port)

    async def attack(self, attack: str, port: int) -> Measured:
        """A quiet stretch, half as long as the attack that follows."""
        order = Order(attack, port, self.seconds, self.prepared)
        attacker = await self.start("attacks.py")
        innocent = await self.start("innocent.py", str(port))
        try:
            async with asyncio.timeout(MAX_SECONDS + 2 * self.seconds):
                await told_by(attacker)
                await told_by(innocent)
                begun = time.monotonic()
                await asyncio.sleep(self.seconds / 2)
                output, _ = await attacker.communicate(msgspec.json.encode(order) + b"\n")
                seen, _ = await innocent.communicate(b"")
        finally:
            for process in (attacker, innocent):
                if process.returncode is None:
                    process.kill()
                await process.wait()
        if not output or not seen:
            raise RuntimeError(f"something broke down, see {LOG}")
        report = msgspec.json.decode(output, type=Report)
        samples = msgspec.json.decode(seen, type=list[Sample])
        quiet = [each for each in samples if begun <= each.at < report.begun]
        under = [each for each in samples if report.begun <= each.at < report.ended]
        return Measured(quiet, under, report)

    async def start(self, script: str, *arguments: str) -> asyncio.subprocess.Process:
        """Starts one of the scripts here."""
        return await asyncio.create_subprocess_exec(
            *(sys.executable, str(HERE / script), *arguments),
            stdin=PIPE,
            stdout=PIPE,
            stderr=self.log,
        )


async def told_by(process: asyncio.subprocess.Process) -> bytes:
    """The next line that a process says."""
    assert process.stdout is not None
    return await process.stdout.readline()


async def measure_all(bench: Bench, attacks: list[str]) -> Measurements:
    """Measures each attack, and again those that seem to hurt."""
    found: Measurements = {attack: [] for attack in attacks}
    for number in range(ROUNDS):
        for attack in failing(found):
            print(f"{attack}{', again' if number else ''}", flush=True)
            found[attack].append(await bench.measure(attack))
        if not failing(found):
            break
    return found


def all_quiet(found: Measurements) -> list[Sample]:
    """What the innocent saw of all servers while there was no attack."""
    return [sample for measured in found.values() for each in measured for sample in each.quiet]


def failing(found: Measurements) -> list[str]:
    """The attacks that hurt in each measurement so far."""
    quiet = all_quiet(found)
    return [
        attack
        for attack, measured in found.items()
        if all(hurts(quiet, each) for each in measured)
    ]


# -- what is told ----------------------------------------------------------------------------


def show(found: Measurements) -> None:
    """The table, with the measurement that decided for each attack, and the verdict."""
    quiet = all_quiet(found)
    failed = failing(found)
    before = percentile(waits(quiet), 99)
    print(HEAD)
    for attack, measured in found.items():
        last = measured[-1]
        under = waits(last.under)
        got = ", ".join(f"{what} x{times}" for what, times in sorted(last.report.got.items()))
        print(
            f"{attack:9} | {percentile(waits(quiet), 50):5.1f} {before:5.1f} ms | "
            f"{percentile(under, 50):5.1f} {percentile(under, 99):6.1f} ms | "
            f"{percentile(under, 99) / before:5.1f} | {slowest(last.under, 'bot'):9.2f} s | "
            f"{'failed' if attack in failed else 'passed'} | {got}"
        )
    for attack, measured in found.items():
        for number, each in enumerate(measured, 1):
            for how in hurts(quiet, each):
                print(f"{attack}, measurement {number}: {how}")
    print(f"\n{len(found) - len(failed)} passed, {len(failed)} failed")


async def main(attacks: list[str], seconds: float) -> bool:
    """One run; whether no attack hurt."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log, tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "matches.sqlite"
        prepared = await prepare(database, SECRET)
        found = await measure_all(Bench(database, prepared, seconds, log), attacks)
    show(found)
    return not failing(found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--only", choices=ATTACKS, help="leave out the other attacks")
    given = parser.parse_args()
    chosen = [given.only] if given.only else list(ATTACKS)
    sys.exit(0 if asyncio.run(main(chosen, given.seconds)) else 1)
