"""A process that plays random games on demand: one JSON line in, one JSON line out.

The bench starts it on a copy of the package that has no compiled files in it, to learn
how fast the very same source is when it is interpreted.
"""

from __future__ import annotations

import json
import sys

from tavolino.bench.measure import random_play
from tavolino.rules import position


def say(answer: dict[str, object]) -> None:
    """One line, sent at once."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Says which file the rules came from, then answers `[game, games, seed]` lines."""
    say({"rules": position.__file__})
    for line in sys.stdin:
        name, games, seed = json.loads(line)
        sample = random_play(name)(games, seed)
        say({"plies": sample.plies, "seconds": sample.seconds})


if __name__ == "__main__":
    main()
