"""Positions of the games in the vectors."""

from __future__ import annotations

import json

from support.paths import vectors_of
from tavolino.games import GAMES
from tavolino.rules.position import Position


def vector_position(name: str, line: int, plies: int, **options: object) -> Position:
    """The position after so many actions of a game in the vectors, with some other options."""
    vector = json.loads(vectors_of(name).read_text().splitlines()[line - 1])
    game = GAMES[name]
    position = game.start(vector["players"], vector["options"] | options, vector["setup"])
    for action in vector["actions"][:plies]:
        game.play(position, action)
    return position
