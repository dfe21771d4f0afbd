"""The best and the worst first actions of a setting."""

from __future__ import annotations

from dataclasses import dataclass

from tavolino.arena.metrics.figures import Figure, share_of
from tavolino.arena.metrics.tally import Tally

MIN_RANKED = 20
"""First actions with fewer games than this are not ranked."""

BEST = 5
"""How many of the best and of the worst are shown."""


@dataclass(frozen=True)
class Openings:
    """First actions, ranked by the first place's share of the win.

    `played` is how many different ones there were and `ranked` how many of them had enough
    games. `shown` has the best and the worst of these, the best first.
    """

    played: int
    ranked: int
    shown: list[tuple[str, Figure]]

    @classmethod
    def of(cls, tally: Tally) -> Openings:
        """Ranks the first actions of the games in a tally."""
        shares = [(first, share_of(games)) for first, games in tally.openings.items()]
        known = [
            (first, share) for first, share in shares if share and share.games >= MIN_RANKED
        ]
        known.sort(key=lambda pair: (-pair[1].value, pair[0]))
        shown = known if len(known) <= 2 * BEST else known[:BEST] + known[-BEST:]
        return cls(len(shares), len(known), shown)
