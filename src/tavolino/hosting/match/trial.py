"""Trials: actions played from a setup, without a match and without storing anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tavolino.hosting.match.refusals import SENTENCES
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.rules.game import Game
from tavolino.rules.types import Entry, View
from tavolino.table.match import Match

SEED = 0
"""The seed of the setup if none is given."""


class RefusedTry(msgspec.Struct, frozen=True, kw_only=True):
    """The first action that is refused, its place counted from 0, and the reason."""

    reason: str
    sentence: str
    at: int


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a trial: the view at the start, and the view after each action played."""

    entries: list[Entry]
    views: list[View]
    legal: list[str]
    """All legal actions at the end, for the seat to move."""
    refused: RefusedTry | None


def try_actions(
    game: Game,
    players: int,
    options: Mapping[str, object],
    setup: Mapping[str, object] | None,
    actions: Sequence[str],
    seat: int | None,
) -> Trial:
    """Plays actions until one is refused. Raises RulesError if the setup is not valid."""
    if setup is None:
        setup = game.new_setup(players, options, Rng(SEED))
    match = Match(game, players, options, setup)
    refused = None
    for at, action in enumerate(actions):
        try:
            match.play(action)
        except IllegalAction as error:
            refused = RefusedTry(reason=error.reason, sentence=f"{error}.", at=at)
            break
        except NotAnAction:
            reason = "not_an_action"
            refused = RefusedTry(reason=reason, sentence=SENTENCES[reason], at=at)
            break
    return Trial(
        entries=match.entries,
        views=[match.view(seat, ply) for ply in range(len(match.positions))],
        legal=[] if match.over else match.legal(),
        refused=refused,
    )
