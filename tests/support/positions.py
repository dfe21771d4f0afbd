"""Positions to search: somewhere in a random game, or just before a win."""

from __future__ import annotations

from tavolino import GAMES
from tavolino.games.memento.rules.game import MementoGame
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position


def wander(name: str, players: int, seed: int, plies: int) -> Position:
    """A position somewhere in a random game."""
    game, rng = GAMES[name], Rng(seed)
    position = game.start(players, {}, game.new_setup(players, {}, rng))
    for _ in range(plies):
        before = position.copy()
        position.apply(position.sample(rng))
        if position.to_move < 0:
            return before
    return position


def nearly_won() -> Position:
    """Memento, hundreds of actions, and one of them wins."""
    game = MementoGame()
    view = game.view(game.start(2, {}, {"start": 0}), None)
    figures = {
        "No": (0, 1),
        "Eo": (0, 1),
        "Wo": (0, 3),
        "Mx": (0, 1),
        "Wa": (1, 1),
        "Ez": (1, 1),
    }
    view["figures"] = {at: {"seat": s, "height": h} for at, (s, h) in figures.items()}
    view |= {"decisions": 9, "supply": 3, "markers": [5, 7]}
    position = game.determinize(view, Rng(0))
    assert len(position.legal()) > 200
    return position
