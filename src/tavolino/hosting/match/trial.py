"""Trials: actions played from a setup, without a match and without storing anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from tavolino.games.descriptor import Descriptor
from tavolino.games.rulebook import Picture
from tavolino.hosting.match.refusals import SENTENCES
from tavolino.hosting.match.why import Why, explain
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction, NotAnAction
from tavolino.rules.types import Entry, Piece, View
from tavolino.table.match import Match
from tavolino.words import REFERENCE

LEARNER = 0
"""The seat whose cards a reader of the rules sees."""

SEED = 0
"""The seed of the setup if none is given."""

MOMENTS = (12, 14, 16)
"""The decisions before each moment that a small board shows; a game may end earlier."""


class RefusedTry(msgspec.Struct, frozen=True, kw_only=True):
    """The first action that is refused, its place counted from 0, and the reason."""

    reason: str
    sentence: str
    at: int


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a trial: the view at the start, and the view after each action played.

    A picture has only the last views.
    """

    entries: list[Entry]
    views: list[View]
    legal: list[str]
    """All legal actions at the end, for the seat to move."""
    refused: RefusedTry | None
    why: Why | None
    """Why the seat cannot choose what it pointed at, at the end."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a small board shows: places, and the pieces on them at three moments of a game."""

    geometry: Mapping[str, Any]
    moments: list[dict[str, Piece]]
    """Empty if the views of the game have no pieces."""


def try_actions(
    descriptor: Descriptor,
    players: int,
    options: Mapping[str, object],
    setup: Mapping[str, object] | None,
    actions: Sequence[str],
    seat: int | None,
    pointed: Sequence[str],
) -> Trial:
    """Plays actions until one is refused. Raises RulesError if the setup is not valid."""
    game = descriptor.rules
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
        why=explain(descriptor, match.view(seat), pointed) if pointed else None,
    )


@cache
def pictures(descriptor: Descriptor) -> dict[str, Trial]:
    """The pictures of a game's rules by id, with the views that they show; made once."""
    return {
        each.id: shown(descriptor, each)
        for rule in descriptor.rulebook(REFERENCE).rules
        for each in rule.pictures
    }


@cache
def preview(descriptor: Descriptor) -> Preview:
    """Moments of a random game with the fewest seats, as spectators see them; made once."""
    game, rng = descriptor.rules, Rng(SEED)
    players = game.players[0]
    match = Match(game, players, {}, game.new_setup(players, {}, rng))
    while not match.over and len(match.entries) < MOMENTS[-1]:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    missing = MOMENTS[-1] - len(match.entries)
    views: list[Any] = [match.view(None, max(0, moment - missing)) for moment in MOMENTS]
    return Preview(
        geometry=game.geometry(players), moments=[view.get("pieces", {}) for view in views]
    )


def shown(descriptor: Descriptor, picture: Picture) -> Trial:
    """A picture played to its end, with the views of its motions."""
    seat = LEARNER if picture.seated or picture.open else None
    trial = try_actions(
        descriptor, picture.players, picture.options, picture.setup, picture.actions, seat, ()
    )
    return msgspec.structs.replace(trial, views=trial.views[-1 - picture.show :])
