"""One game between bots, each of which sees only the views of its own seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tavolino.bots.bot import Bot, Stop, never
from tavolino.bots.observations import watched_view
from tavolino.rules.chance import Rng, mix
from tavolino.rules.errors import RulesError
from tavolino.rules.game import Game
from tavolino.rules.position import OVER, Position
from tavolino.table.match import Match

Factory: TypeAlias = Callable[[Game, str], Bot]
"""Makes a new bot for one seat of one match from a text such as `best:500`."""


class BadPlay(ValueError):
    """An action that a bot chose and the rules refused."""


class Stopped(Exception):
    """The game was stopped before its end."""


def play(match: Match, bots: Sequence[Bot], seed: int = 0, stop: Stop = never) -> None:
    """Lets new bots play a match to its end, one bot for each seat.

    Every bot watches every position once: those of decisions already made, the current one,
    and the one after each decision. The seed of a decision depends only on `seed` and the
    number of decisions before it. Raises BadPlay if a bot chooses what the rules refuse, and
    Stopped if `stop` says so.

    >>> import tavolino
    >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
    >>> bots = [tavolino.bot(match.game, "random"), tavolino.bot(match.game, "1")]
    >>> tavolino.play(match, bots, seed=1)
    >>> match.over
    True
    """
    if len(bots) != match.players:
        raise ValueError(f"{match.players} players need {match.players} bots, not {len(bots)}")
    for ply in range(len(match.positions)):
        show(match, bots, ply)
    while not match.over:
        ply, seat = len(match.entries), match.to_move
        action = bots[seat].choose(watched_view(match, seat, ply), int(mix(seed, ply)), stop)
        if stop():
            raise Stopped
        try:
            match.play(action)
        except RulesError as error:
            # Not every error of the rules can be sent back from another process.
            raise BadPlay(f"seat {seat} chose {action!r} at ply {ply}: {error}") from error
        show(match, bots, ply + 1)


def show(match: Match, bots: Sequence[Bot], ply: int) -> None:
    """Lets every bot watch the table as it was at a ply."""
    for seat, bot in enumerate(bots):
        bot.watch(watched_view(match, seat, ply))


def random_opening(game: Game, position: Position, decisions: int, seed: int) -> list[str]:
    """This many random legal actions, or fewer if the next one would end the game."""
    rng = Rng(seed)
    opening: list[str] = []
    for _ in range(decisions):
        code = int(position.sample(rng))
        after = position.copy()
        after.apply(code)
        if after.to_move == OVER:
            break
        opening.append(game.text(code))
        position = after
    return opening
