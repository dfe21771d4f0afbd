"""Measures the moves of bots in a page: the longest move of each level, in seconds."""

from __future__ import annotations

import json
import time

from tavolino.bots.levels import level_bot
from tavolino.games import descriptors
from tavolino.table.match import Match

PLAYERS = 2
DECISIONS = 8


def longest(levels: int) -> str:
    """The longest of the first moves of each game and level up to this one, as JSON."""
    found = {}
    for name, descriptor in descriptors().items():
        most = min(levels, len(descriptor.levels))
        found[name] = [longest_of(name, level) for level in range(1, most + 1)]
    return json.dumps(found)


def longest_of(name: str, level: int) -> float:
    """The longest of the first moves of one match between bots of the same level."""
    match = Match.new(name, players=PLAYERS, seed=level)
    bots = [level_bot(name, level) for _ in range(PLAYERS)]
    most = 0.0
    for number in range(DECISIONS):
        for seat, bot in enumerate(bots):
            bot.watch(match.view(seat))
        begun = time.perf_counter()
        action = bots[match.to_move].choose(match.view(match.to_move), number)
        most = max(most, time.perf_counter() - begun)
        match.play(action)
    return most
