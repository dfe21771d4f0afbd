"""The judge analyses a game decision by decision: who was ahead, and what was at stake."""

from __future__ import annotations

from collections.abc import Sequence

from tavolino.arena.kinds import kind_of
from tavolino.arena.rows import Row
from tavolino.bots.budget import Budget, think
from tavolino.bots.observations import Witness, watched_view
from tavolino.games import descriptor_of
from tavolino.games.beliefs import SearchTree
from tavolino.rules.chance import mix
from tavolino.rules.types import View
from tavolino.search.evaluator import Evaluator
from tavolino.table.match import Match


class Judge:
    """Searches every position of a match from the view of the seat that decides there.

    It remembers what each seat could remember, so it never sees what is hidden from that seat.
    """

    def __init__(self, match: Match, iterations: int, seed: int) -> None:
        self.match = match
        self.budget = Budget(iterations)
        self.seed = seed
        descriptor = descriptor_of(match.game.name)
        self.evaluator: Evaluator = descriptor.evaluator(match.players)
        self.witnesses = [Witness(match, seat) for seat in range(match.players)]

    def rows(self, kinds: Sequence[str]) -> list[Row]:
        """The judge's evaluation of each decision of the match."""
        rows = []
        for ply, kind in enumerate(kinds):
            mover = int(self.match.positions[ply].to_move)
            rows.append(self.row(ply, kind, mover, watched_view(self.match, mover, ply)))
            for witness in self.witnesses:
                witness.observe(ply)
        return rows

    def row(self, ply: int, kind: str, seat: int, view: View) -> Row:
        """The judge's evaluation of one decision."""
        start, players = view["start"], self.match.players
        tree = self.search(seat, view, ply)
        shares = tree.shares()
        best = tree.best()
        rest = [(visits, share) for code, visits, share in tree.choices() if code != best]
        return {
            "ply": ply,
            "place": (seat - start) % players,
            "kind": kind,
            "shares": [shares[(start + place) % players] for place in range(players)],
            "best": share_of_best(tree),
            "second": max(rest)[1] if rest else None,
            "without": self.without(ply, kind, seat, view),
        }

    def without(self, ply: int, kind: str, seat: int, view: View) -> float | None:
        """The mover's expected share without this kind of action; None if no other is legal."""
        position = self.match.positions[ply]
        name = self.match.game.name
        others = [code for code in position.legal() if kind_of(name, position, code) != kind]
        return share_of_best(self.search(seat, view, ply, others)) if others else None

    def search(self, seat: int, view: View, ply: int, only: Sequence[int] = ()) -> SearchTree:
        """A tree of all actions, or only of some, grown with the judge's budget."""
        seed = int(mix(self.seed, ply))
        tree = self.witnesses[seat].belief.tree(view, self.evaluator, seed, only)
        think(tree, self.budget)
        return tree


def share_of_best(tree: SearchTree) -> float:
    """The mover's expected share with the best action."""
    best = tree.best()
    return next(share for code, _, share in tree.choices() if code == best)
