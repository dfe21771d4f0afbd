"""Bots by name: a level, or an algorithm with its budget."""

from __future__ import annotations

import re

from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.levels import level_bot
from tavolino.bots.observations import Observations
from tavolino.bots.search_bots import RandomBot, SearchBot
from tavolino.games import descriptor_of, game_named
from tavolino.rules.game import Game
from tavolino.search.evaluator import Evaluator

WITH_BUDGET = re.compile(r"(best|plain):([1-9][0-9]{0,8})(ms)?")

# `plain` is the search that `best` grew from: random playouts instead of static evaluation.
NAMES = "a level from 1 to 8, `best:500` (iterations), `best:200ms`, `plain:500` or `random`"


def bot_named(game: Game, text: str) -> Bot:
    """A new bot for one seat of one match. Raises ValueError if the text names none.

    The text is a level from `1` to `8`; the best search with a budget, `best:500` (iterations)
    or `best:200ms`; the same search without knowledge of the game, `plain:500`; or `random`.

    >>> import tavolino
    >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
    >>> bot = tavolino.bot(match.game, "3")
    >>> match.play(bot.choose(match.view(match.to_move), seed=1))
    """
    descriptor = descriptor_of(game.name)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(descriptor.levels):
        return level_bot(game.name, int(text))
    if text == "random":
        return RandomBot(game, descriptor.belief())
    named = WITH_BUDGET.fullmatch(text)
    if named is None:
        raise ValueError(f"there is no bot {text!r}; there are {NAMES}")
    kind, amount, milliseconds = named.groups()
    budget = Budget(int(amount))
    if milliseconds:
        budget = Budget(seconds=int(amount) / 1000)
    evaluator = descriptor.evaluator if kind == "best" else playout_evaluator
    return SearchBot(game, descriptor.belief(), evaluator, budget)


def bot_after(name: str, observations: Observations) -> Bot:
    """A new bot that has taken in the past and is ready to choose in the current view."""
    bot = bot_named(game_named(observations.game), name)
    if observations.memory:
        assert isinstance(bot, RandomBot | SearchBot)
        bot.restore(observations.memory)
    return bot


def playout_evaluator(players: int) -> Evaluator:
    """An evaluator that knows no game."""
    return Evaluator()
