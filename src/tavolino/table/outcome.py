"""Outcomes: who won a game, and why it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from tavolino.rules.bits import members_of
from tavolino.rules.game import Game
from tavolino.rules.position import Position


@dataclass(frozen=True)
class Outcome:
    """How a game ended. As a text, it is two sentences.

    `winners` are the seats that share the win, counted from 0, and `shares` is each seat's part
    of it. `ending` is the game's own name for the reason, one of `Game.endings`; `limit` means
    that the game reached its decision limit.

    >>> import tavolino
    >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
    >>> tavolino.play(match, [tavolino.bot(match.game, "random") for _ in range(2)], seed=1)
    >>> match.outcome
    Outcome(game='anneaux', winners=(1,), shares=(0.0, 1.0), ending='last-seat')
    >>> print(match.outcome)
    Seat 1 wins. Only one player still has three pawns or more.
    """

    game: str
    winners: tuple[int, ...]
    shares: tuple[float, ...]
    ending: str

    @classmethod
    def of(cls, game: Game, position: Position) -> Self | None:
        """The outcome of a position; None while the game is on."""
        if not position.winners:
            return None
        return cls(
            game=game.name,
            winners=tuple(members_of(position.winners)),
            shares=tuple(position.shares()),
            ending=game.ending(position),
        )

    def __str__(self) -> str:
        return f"{who_won(self.winners).capitalize()}. {reason(self.game, self.ending)}"


def who_won(winners: Sequence[int]) -> str:
    """Who won, without a capital letter or a full stop."""
    if len(winners) == 1:
        return f"seat {winners[0]} wins"
    *others, last = winners
    return f"seats {', '.join(map(str, others))} and {last} share the win"


@cache
def reason(game: str, ending: str) -> str:
    """Why a game is over, in the game's own English words; without any, its ending's name."""
    # Fluent takes longer to import than all the rules, and few ask for words.
    from tavolino.games.words import game_words  # noqa: PLC0415
    from tavolino.words import REFERENCE  # noqa: PLC0415

    words = game_words(game, REFERENCE)
    name = f"ending-{ending}"
    return words.say(name) if name in words else f"The game ended by {ending}."
