"""How long the longest steps of the event loop take under each attack: `make steps`.

    python bench/abuse/steps.py [ATTACK …]

No one else is served during such a step, however fair the order of steps is. So none may use
the processor for more than 10 ms. The last line says how many attacks passed and failed.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from subprocess import PIPE

import msgspec
from attacker import STRETCH, Order
from attacks import ATTACKS
from prepared import Prepared, prepare
from server import SECRET, serving

HERE = Path(__file__).parent

LONGEST = 10.0
"""Milliseconds that a step may take."""

LISTED = 5.0
"""Milliseconds of a step from which it is listed."""

STARTING = "serve_in_loop"
"""The name of the steps with which a server starts, before it serves anyone."""

Step = tuple[float, str]
"""The seconds that a step took, and what it was."""


async def longest_steps(attack: str, template: Path, prepared: Prepared) -> list[Step]:
    """The longest steps of a server that is attacked for two stretches."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        database, file = Path(folder) / "matches.sqlite", Path(folder) / "steps.json"
        database.write_bytes(template.read_bytes())
        command = (sys.executable, str(HERE / "measured_server.py"), str(file))
        async with serving(database, log, command=command) as server:
            attacker = await asyncio.create_subprocess_exec(
                *(sys.executable, str(HERE / "attacks.py")), stdin=PIPE, stdout=PIPE, stderr=log
            )
            order = Order(attack, server.port, 2 * STRETCH, prepared)
            await attacker.communicate(msgspec.json.encode(order) + b"\n")
        return msgspec.json.decode(file.read_bytes(), type=list[Step])


def show(attack: str, steps: list[Step]) -> bool:
    """Tells the longest step, and those that are worth a line. Whether none was too long."""
    ms = [(seconds * 1000, name) for seconds, name in steps if not name.startswith(STARTING)]
    passed = ms[0][0] <= LONGEST
    print(f"{attack:20} {ms[0][0]:6.1f} ms {'passed' if passed else 'failed'}")
    for name in dict.fromkeys(name for took, name in ms if took > LISTED):
        times = [took for took, other in ms if other == name and took > LISTED]
        print(f"{'':20} {max(times):6.1f} ms, {len(times)} times: {name}")
    sys.stdout.flush()
    return passed


async def main(attacks: list[str]) -> bool:
    """Measures one attack after the other; whether no step was too long."""
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "matches.sqlite"
        prepared = await prepare(template, SECRET)
        passed = [
            show(attack, await longest_steps(attack, template, prepared)) for attack in attacks
        ]
    print(f"\n{sum(passed)} passed, {len(passed) - sum(passed)} failed")
    return all(passed)


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(main(sys.argv[1:] or list(ATTACKS))) else 1)
