"""Games that were played under rules version 1: with every number of seats and every option.

`tests/stored/make_records.py` made them, with the code of an earlier commit.
"""

from __future__ import annotations

import json
from typing import Any

from support.installed_games import OWN
from support.paths import TESTS


def records_of(game: str) -> list[dict[str, Any]]:
    """The records of a game, with the `keys` of their positions and the final `shares`."""
    file = TESTS / "games" / game / "records-1.jsonl"
    return [json.loads(line) for line in file.read_text().splitlines()]


EARLIER = [record for game in OWN for record in records_of(game)]


def describe(record: dict[str, Any]) -> str:
    """A record in a few words, to name a test."""
    chosen = "-".join(f"{name}={value}" for name, value in record["options"].items())
    return f"{record['game']}-{record['players']}-{chosen}"
