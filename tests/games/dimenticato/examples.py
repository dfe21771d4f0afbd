"""Games of the vectors, and the moments in them when a seat may stay."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy

from support.paths import vectors_of
from tavolino import GAMES, Match

LINES = vectors_of("dimenticato").read_text(encoding="utf-8").splitlines()


def example(line: int, plies: int | None = None, **options: object) -> Match:
    """The game of a line, counted from 1, after so many actions, with these options changed."""
    vector = json.loads(LINES[line - 1])
    match = Match(
        GAMES["dimenticato"],
        vector["players"],
        vector["options"] | options,
        vector["setup"],
    )
    for action in vector["actions"][:plies]:
        match.play(action)
    return match


def action_of(line: int, ply: int) -> str:
    """What is played in a line at a ply."""
    action: str = json.loads(LINES[line - 1])["actions"][ply]
    return action


def chances_to_stay(shown: bool) -> Iterator[Match]:
    """Of every game with or without the option `shown`, the moments when a seat may stay."""
    for line in range(1, len(LINES) + 1):
        match = example(line, 0)
        if bool(match.options.get("shown")) != shown:
            continue
        for action in json.loads(LINES[line - 1])["actions"]:
            if "stay" in match.legal():
                yield copy(match)
            match.play(action)
