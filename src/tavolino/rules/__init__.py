"""The rules of the games, and the contract they share."""

from __future__ import annotations

from tavolino.rules.anneaux.game import AnneauxGame
from tavolino.rules.dimenticato.game import DimenticatoGame
from tavolino.rules.errors import UnknownGame
from tavolino.rules.game import Game
from tavolino.rules.memento.game import MementoGame
from tavolino.rules.triominos.game import TriominosGame

GAMES: dict[str, Game] = {
    game.name: game
    for game in (MementoGame(), AnneauxGame(), TriominosGame(), DimenticatoGame())
}
"""Every game there is, by name."""


def game_named(name: str) -> Game:
    """The game of this name; UnknownGame if there is none."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
