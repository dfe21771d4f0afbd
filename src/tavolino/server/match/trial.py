"""Trying a game out: actions from a setup on, without a match, without a memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.rules.game import Game
from tavolino.rules.types import Entry, View
from tavolino.server.match.refusals import SENTENCES
from tavolino.table.match import Match

SEED = 0
"""Where the chance comes from if no setup is given."""


class RefusedTry(msgspec.Struct, frozen=True, kw_only=True):
    """The first action that cannot be played, counted from 0, and why."""

    reason: str
    sentence: str
    at: int


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it: a view of the start and one after each action that was played."""

    entries: list[Entry]
    views: list[View]
    legal: list[str]
    """All actions that may be played at the end, by whoever is to move."""
    refused: RefusedTry | None


def tried(
    game: Game,
    players: int,
    options: Mapping[str, object],
    setup: Mapping[str, object] | None,
    actions: Sequence[str],
    seat: int | None,
) -> Trial:
    """Plays actions until one is refused; RulesError if there is no such game to begin with."""
    if setup is None:
        setup = game.deal(players, options, Rng(SEED))
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
