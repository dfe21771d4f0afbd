"""What is different about a game in a pack: where its board is, and how strong its bots are."""

from __future__ import annotations

import sys

from msgspec.structs import replace

from tavolino.games import game_named
from tavolino.hosting.calls.values import GameInfo
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game

INTERPRETED = 5
"""The highest level whose bots think fast enough with rules that are not compiled."""


def in_pack(info: GameInfo, pack: str) -> GameInfo:
    """The description of a game in the pack at this address, which ends with a slash.

    The page loads the game's module from there: a page runs scripts only from its own host.
    """
    fast = info.levels if is_compiled(game_named(info.name)) else INTERPRETED
    return replace(
        info,
        levels=min(info.levels, fast),
        module=f"{pack}board-{info.name}.js" if info.module else None,
    )


def is_compiled(game: Game) -> bool:
    """Whether the positions of a game are compiled."""
    players, options = game.players[0], game.complete({})
    position = game.start(players, options, game.new_setup(players, options, Rng(0)))
    return not str(sys.modules[type(position).__module__].__file__).endswith((".py", ".pyc"))
