"""Makes the records of `support/earlier_records.py`: random games with their positions' keys.

    git worktree add build/old COMMIT
    PYTHONPATH=build/old/src python tests/stored/make_records.py tests/games

Run it against a commit with earlier rules, never against today's: the test is about what was
played then. There is a game of every number of seats for every combination of options.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tavolino import GAMES, Game, Match
from tavolino.games import descriptor_of
from tavolino.rules.chance import Rng
from tavolino.rules.types import Options


def every_choice(game: Game) -> Iterator[Options]:
    """Every combination of options that have values; games that can be long are cut short."""
    listed = [option for option in game.options if option.values]
    for values in product(*(option.values for option in listed)):
        chosen = {option.name: value for option, value in zip(listed, values, strict=True)}
        yield descriptor_of(game.name).short | chosen


def played(game: Game, players: int, options: Options, seed: int) -> str:
    """A random game as a line of JSON."""
    match, rng = Match.new(game.name, players, seed, **options), Rng(seed)
    keys = [int(match.position.key())]
    while not match.over:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
        keys.append(int(match.position.key()))
    line = match.record().to_json() | {"keys": keys, "shares": match.position.shares()}
    return json.dumps(line, separators=(",", ":"))


def main(folder: Path) -> None:
    """Writes a file into the folder of every game."""
    for game in GAMES.values():
        cases = product(game.players, every_choice(game))
        lines = [played(game, *case, seed) for seed, case in enumerate(cases)]
        file = folder / game.name / f"records-{game.rules_version}.jsonl"
        file.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
