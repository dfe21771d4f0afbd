"""Tavolino: tabletop games, exactly as their rulebooks say.

The names listed here are the library; docs/write-a-bot.md shows how to use them.

>>> import tavolino
>>> match = tavolino.Match.new("anneaux", players=2, seed=1)
>>> tavolino.play(match, [tavolino.bot(match.game, "random") for _ in range(2)], seed=1)
>>> match.outcome.winners
(1,)
"""

from tavolino.bots.analysis import Analysis, Choice, analyse
from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.named import bot_named as bot
from tavolino.games import GAMES
from tavolino.games import game_named as game
from tavolino.rules.chance import Rng
from tavolino.rules.errors import (
    BadOptions,
    BadSetup,
    IllegalAction,
    NotAnAction,
    RulesError,
    UnknownGame,
)
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Entry, View
from tavolino.search.playout import perft, random_games
from tavolino.table.match import Match
from tavolino.table.outcome import Outcome
from tavolino.table.record import BadRecord, Record
from tavolino.tournament.play import BadPlay, Stopped, play

__all__ = [
    "GAMES",
    "Analysis",
    "BadOptions",
    "BadPlay",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Budget",
    "Choice",
    "Entry",
    "Game",
    "IllegalAction",
    "Match",
    "NotAnAction",
    "Outcome",
    "Position",
    "Record",
    "Rng",
    "RulesError",
    "Stopped",
    "UnknownGame",
    "View",
    "analyse",
    "bot",
    "game",
    "perft",
    "play",
    "random_games",
]
__version__ = "0.1.0"
