"""Levels 1 to 8: from a child who has just learned the rules to the strongest bot.

Levels differ by iterations, not seconds, so their strength does not depend on the machine.
Below level 4 they also overlook actions, and in Dimenticato they forget. Each game has its own
values in its descriptor, which come from matches between neighbouring levels: see
docs/made/bots.md.
"""

from __future__ import annotations

from typing import Final

from tavolino.bots.budget import Budget
from tavolino.bots.search_bots import SearchBot
from tavolino.games import descriptor_of

SEES_WINS: Final = 3
"""From this level on, bots see every win in one action."""


def level_bot(game: str, number: int) -> SearchBot:
    """A new bot of a level for one seat of one match."""
    descriptor = descriptor_of(game)
    level = descriptor.levels[number - 1]
    return SearchBot(
        descriptor.rules,
        descriptor.belief(level),
        descriptor.evaluator,
        Budget(level.iterations),
        level.span,
        number >= SEES_WINS,
    )
