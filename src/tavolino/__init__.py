"""Tavolino: tabletop games, exactly as their rulebooks say."""

from tavolino.games import GAMES
from tavolino.games import game_named as game
from tavolino.rules.game import Game
from tavolino.table.match import Match
from tavolino.table.record import Record

__all__ = ["GAMES", "Game", "Match", "Record", "game"]
__version__ = "0.1.0"
