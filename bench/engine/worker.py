"""A process that plays random games on demand: one JSON line in, one JSON line out.

The benchmark starts it on a copy of the package without compiled files, to measure how fast
the same source is when it is interpreted.
"""

from __future__ import annotations

import json
import sys

from measure import random_play
from tavolino.rules import position


def say(answer: dict[str, object]) -> None:
    """Writes one line and flushes it."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Reports which file the rules came from, then answers `[game, games, seed]` lines."""
    say({"rules": position.__file__})
    for line in sys.stdin:
        name, games, seed = json.loads(line)
        sample = random_play(name)(games, seed)
        say({"plies": sample.plies, "seconds": sample.seconds})


if __name__ == "__main__":
    main()
