"""One game between bots, each of whom sees its own seat's views and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tavolino.bots.bot import Bot, Stop, never
from tavolino.rules.chance import Rng, mix
from tavolino.rules.errors import RulesError
from tavolino.rules.game import Game
from tavolino.rules.position import OVER, Position
from tavolino.table.match import Match

Factory: TypeAlias = Callable[[Game, str], Bot]
"""Makes a fresh bot for one seat of one match from a text such as `best:500`."""


class BadPlay(ValueError):
    """An action that a bot chose and the rules refuse."""


class Stopped(Exception):
    """The game was given up before its end because someone asked to stop."""


def play(
    match: Match,
    bots: Sequence[Bot],
    opening: Sequence[str],
    seed: int,
    stop: Stop = never,
) -> None:
    """Plays a match that has just begun to its end, one bot a seat.

    The opening's actions are played first, whoever is to move. Every bot watches every
    position once: the first, and the one after each decision, of the opening too. The seed of
    a decision depends on nothing but `seed` and how many decisions came before it.
    """
    show(match, bots)
    while not match.over:
        ply, seat = len(match.entries), match.to_move
        if ply < len(opening):
            action = opening[ply]
        else:
            action = bots[seat].choose(match.view(seat), int(mix(seed, ply)), stop)
        if stop():
            raise Stopped
        try:
            match.play(action)
        except RulesError as error:
            # Not every error of the rules survives the way back from another process.
            raise BadPlay(f"seat {seat} chose {action!r} at ply {ply}: {error}") from error
        show(match, bots)


def show(match: Match, bots: Sequence[Bot]) -> None:
    """Every bot looks at the table."""
    for seat, bot in enumerate(bots):
        bot.watch(match.view(seat))


def random_opening(game: Game, position: Position, decisions: int, seed: int) -> list[str]:
    """So many random legal actions, or fewer if the next one would end the game."""
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
