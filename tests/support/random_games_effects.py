"""What actions did: random games with the effects of each decision, and its kind."""

from __future__ import annotations

from collections.abc import Iterator

from support.lookalikes import wander
from tavolino.arena.kinds import kind_of
from tavolino.rules.chance import Rng
from tavolino.rules.types import Effect, Entry, View
from tavolino.table.match import Match


def steps(
    name: str, players: int, games: int = 4, **options: object
) -> Iterator[tuple[View, Entry, View]]:
    """Random games: what a spectator sees before and after each entry."""
    for seed in range(games):
        match = Match.new(name, players, seed, **options)
        rng = Rng(seed)
        while not match.over:
            before = match.view(None)
            legal = match.position.legal()
            match.play(match.game.text(legal[int(rng.below(len(legal)))]))
            yield before, match.entries[-1], match.view(None)


def these(entry: Entry, kind: str) -> list[Effect]:
    return [effect for effect in entry["effects"] if effect["type"] == kind]


def kinds_met(game: str, wanted: set[str], games: int = 60) -> set[str]:
    """The kinds of all actions that are legal in random games of two, until all were met.

    Passing is left out: it is too rare in some games, and in others no rule of its own.
    """
    met: set[str] = set()
    for seed in range(games):
        for position in wander(game, 2, seed, 300).positions[:-1]:
            met |= {kind_of(game, position, code) for code in position.legal()}
        if met >= wanted:
            break
    return met - {"pass"}
