"""Levels 1 to 8: from a child who has just learned the rules to the best there is.

Levels differ by iterations, not seconds, so that no machine makes them stronger or weaker.
Below level 4 they also overlook actions, and in Dimenticato they forget. The figures come
from matches between neighbours: see docs/bots.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tavolino.bots.bot import Bot
from tavolino.bots.guides import GUIDES
from tavolino.bots.minds import MINDS, RememberingMind
from tavolino.bots.searcher import Searcher
from tavolino.bots.thinking import Budget


@dataclass(frozen=True)
class Level:
    """What makes a bot as strong as it is."""

    iterations: int
    span: float | None = None
    """About how many actions it sees; all if not given."""
    threshold: float | None = None
    """How present a number must be to come to mind; if not given, nothing is forgotten."""


LEVELS: Final = {
    "memento": (
        Level(1, span=3),
        Level(1, span=6),
        Level(2, span=12),
        Level(16),
        Level(64),
        Level(256),
        Level(3500),
        Level(25000),
    ),
    "anneaux": (
        Level(1, span=1.5),
        Level(1, span=3),
        Level(1, span=6),
        Level(16),
        Level(100),
        Level(500),
        Level(13000),
        Level(90000),
    ),
    "triominos": (
        Level(1, span=1),
        Level(1, span=2),
        Level(1, span=4),
        Level(1),
        Level(4),
        Level(32),
        Level(11000),
        Level(75000),
    ),
    "dimenticato": (
        Level(1, span=1.5, threshold=-0.6),
        Level(1, span=4, threshold=-2),
        Level(2, span=8, threshold=-3.2),
        Level(2, threshold=-4.5),
        Level(16, threshold=-6),
        Level(150),
        Level(15000),
        Level(100000),
    ),
}

SEES_WINS: Final = 3
"""From this level on no bot overlooks a win that needs one action."""


def level_bot(game: str, number: int) -> Bot:
    """A fresh bot of a level for one seat of one match."""
    level = LEVELS[game][number - 1]
    mind = MINDS[game]()
    if isinstance(mind, RememberingMind):
        mind.threshold = level.threshold
    budget = Budget(level.iterations)
    return Searcher(mind, GUIDES[game], budget, level.span, number >= SEES_WINS)
