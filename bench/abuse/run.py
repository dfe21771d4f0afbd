"""Attacks a server while some innocents play from elsewhere: `make abuse`.

    python bench/abuse/run.py [--seconds N] [--rounds N] [--loose] [--school | ATTACK …]

Each attack has a server of its own, with the settings a host gets without setting any. Attack
and quiet alternate, so both see the same machine. The null attack does nothing. It comes first,
and if it seems to hurt, something else keeps the machine busy: then the run is void. With some
rounds, whatever seems to hurt is measured again, and fails only if it hurts each time. The last
line says how many attacks passed and failed.

With `--school`, the innocents are a school at the address of the attacker, who plays as well.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from subprocess import PIPE
from typing import IO

import msgspec
from attacker import Order, Report
from attacks import ATTACKS
from guest import Sample
from prepared import Prepared, prepare
from server import FILES, MORE_FILES, SECRET, serving
from verdict import LOOSE, STRICT, Bounds, Measured, hurts, percentile, slowest, waits

HERE = Path(__file__).parent
LOG = HERE.parents[1] / "build" / "abuse.log"
"""Where the servers say what goes wrong."""

SECONDS = 18
"""Of each attack, besides as much quiet: the innocents ask 2,000 times in either."""

CONTROLS = ("null", "busy")
"""What attacks nobody: it shows what the machine does to the innocents."""

SETTLING = 0.5
"""Seconds after a stretch of attack in which what it leaves behind is still done."""

MAX_SECONDS = 90
"""Besides the attack itself: until everyone is there, and until everyone has reported."""

VOID = 2
"""How a run ends that cannot tell anything."""

HEAD = f"""
{"attack":18} | {"quiet p50, p99":17} | {"under attack":17} | ratio | slowest bot |        | \
attacker got"""


class Bench:
    """What all measurements share."""

    def __init__(
        self,
        database: Path,
        prepared: Prepared,
        seconds: float,
        bounds: Bounds,
        log: IO[bytes],
        *,
        school: bool,
    ) -> None:
        self.bounds = bounds
        self.innocents = "school.py" if school else "innocent.py"
        self.files = MORE_FILES if school else FILES
        self.database = database
        self.prepared = prepared
        self.seconds = seconds
        self.log = log

    async def measure(self, attack: str) -> Measured:
        """One attack on one server."""
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "matches.sqlite"
            shutil.copy(self.database, database)
            proxy = attack == "addresses"
            async with serving(database, self.log, proxy=proxy, files=self.files) as server:
                return await self.attack(attack, server.port)

    async def attack(self, attack: str, port: int) -> Measured:
        """Attack and quiet, again and again."""
        order = Order(attack, port, self.seconds, self.prepared)
        attacker = await self.start("attacks.py")
        shared = self.prepared.shared
        innocent = await self.start(self.innocents, str(port), shared.match, shared.cookie)
        try:
            async with asyncio.timeout(MAX_SECONDS + 3 * self.seconds):
                await told_by(attacker)
                await told_by(innocent)
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
        return sorted_out(report, msgspec.json.decode(seen, type=list[Sample]))

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


def sorted_out(report: Report, samples: list[Sample]) -> Measured:
    """What the innocents saw during an attack, and what between its stretches."""
    begun, ended = report.stretches[0][0], report.stretches[-1][1]
    before = [sample for sample in samples if sample.at < begun]
    quiet, under = list[Sample](), list[Sample]()
    for sample in samples:
        if begun <= sample.at < ended:
            attacked = any(
                begin <= sample.at < end + SETTLING for begin, end in report.stretches
            )
            (under if attacked else quiet).append(sample)
    return Measured(before, quiet, under, report)


# -- what is told ----------------------------------------------------------------------------


def show(attack: str, measured: Measured, found: list[str]) -> None:
    """A line of the table, and how the attack was found to hurt."""
    quiet, under = waits(measured.quiet), waits(measured.under)
    before, now = percentile(quiet, 99), percentile(under, 99)
    got = ", ".join(f"{what} x{times}" for what, times in sorted(measured.report.got.items()))
    print(
        f"{attack:18} | {percentile(quiet, 50):6.1f} {before:7.1f} ms | "
        f"{percentile(under, 50):6.1f} {now:7.1f} ms | {now / before:5.1f} | "
        f"{slowest(measured.under, 'bot'):9.2f} s | {'failed' if found else 'passed'} | {got}"
    )
    for how in found:
        print(f"{'':18} | {how}")
    sys.stdout.flush()


async def measured_often(bench: Bench, attack: str, rounds: int) -> bool:
    """Whether an attack hurts no one, at least in one of some rounds."""
    for _ in range(rounds):
        measured = await bench.measure(attack)
        found = hurts(measured, bench.bounds)
        show(attack, measured, found)
        if not found:
            return True
    return False


async def main(
    attacks: list[str], seconds: float, rounds: int, bounds: Bounds, *, school: bool
) -> int:
    """One run; how it ends."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log, tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "matches.sqlite"
        prepared = await prepare(database, SECRET)
        bench = Bench(database, prepared, seconds, bounds, log, school=school)
        print(HEAD)
        if not await measured_often(bench, "null", rounds):
            print("\nvoid: others keep this machine too busy")
            return VOID
        passed = [await measured_often(bench, attack, rounds) for attack in attacks]
    print(f"\n{sum(passed)} passed, {len(passed) - sum(passed)} failed")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--rounds", type=int, default=1, help="measurements until one passes")
    parser.add_argument("--loose", action="store_true", help="for a busy machine")
    parser.add_argument("--school", action="store_true", help="a school is attacked")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="instead of all")
    given = parser.parse_args()
    others = [name for name in ATTACKS if name not in CONTROLS]
    if unknown := set(given.attacks) - set(ATTACKS):
        parser.error(f"{', '.join(unknown)}: choose from {', '.join(ATTACKS)}")
    chosen = given.attacks or (["player"] if given.school else others)
    bounds = LOOSE if given.loose else STRICT
    sys.exit(
        asyncio.run(main(chosen, given.seconds, given.rounds, bounds, school=given.school))
    )
