"""The games as their rules describe them: what a client needs to offer and draw them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Annotated, Any

from msgspec import Meta

from tavolino.games import descriptor_of, descriptors, game_named
from tavolino.games.descriptor import Descriptor
from tavolino.games.lesson import FOLDER as LESSON
from tavolino.games.lesson import Lesson
from tavolino.games.rulebook import FOLDER as RULEBOOK
from tavolino.games.rulebook import Rulebook
from tavolino.games.scene import has_texts
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.values import FirstGameInfo, GameInfo, OptionInfo, TryGame
from tavolino.hosting.match import trial
from tavolino.hosting.match.refusals import Refused
from tavolino.hosting.match.trial import Preview, Trial, try_actions
from tavolino.words import REFERENCE
from tavolino.words.texts import Text, texts

Seats = Annotated[int, Meta(ge=1, le=4)]

ACTIONS = 10
"""How many actions on a trial board cost as much as the board itself."""

Geometry = Mapping[str, Any]
"""The geometry of some game. Each game has its own type for it."""


def games(_: Caller) -> list[GameInfo]:
    """The games, their options, how they can end and why actions are refused."""
    return [info_of(descriptor) for descriptor in descriptors().values()]


def info_of(descriptor: Descriptor) -> GameInfo:
    """The description of a game before it is played."""
    game = descriptor.rules
    first = descriptor.first_game
    return GameInfo(
        name=game.name,
        title=game.title,
        rules_version=game.rules_version,
        players=list(game.players),
        levels=len(descriptor.levels),
        has_secrets=game.has_secrets(game.complete({})),
        options=[OptionInfo(**asdict(option)) for option in game.options],
        endings=list(game.endings),
        reasons={name: why.sentence for name, why in game.reasons.items()},
        minutes=descriptor.minutes,
        age=descriptor.age,
        first_game=FirstGameInfo(**asdict(first)) if first else None,
        has_rules=has_texts(descriptor.folder / RULEBOOK, REFERENCE),
        has_lesson=has_texts(descriptor.folder / LESSON, REFERENCE),
        module=f"/games/{game.name}/board.js" if descriptor.module.is_file() else None,
    )


def geometry(_: Caller, name: str, players: Seats = 2) -> Geometry:
    """The positions of everything on a game's board: x to the right, y downwards."""
    game = game_named(name)
    game.check_players(players)
    return game.geometry(players)


def picks(_: Caller, name: str, players: Seats = 2) -> dict[str, list[str]]:
    """The places to point at, in order, for actions whose text does not name them."""
    descriptor = descriptor_of(name)
    descriptor.rules.check_players(players)
    return descriptor.picks(players)


# Reading texts for the first time takes some milliseconds, so it must not keep others waiting.


async def words(caller: Caller, name: str, language: str) -> dict[str, Text]:
    """The texts of a game for players: strings, or lists with gaps for values."""
    return await caller.services.offload(texts, descriptor_of(name).words, language)


async def rulebook(caller: Caller, name: str, language: str) -> Rulebook:
    """The complete rules of a game for players, with the positions of their pictures."""
    return await caller.services.offload(descriptor_of(name).rulebook, language)


async def pictures(caller: Caller, name: str) -> dict[str, Trial]:
    """The boards beside the rules of a game, by the ids of its pictures."""
    return await caller.services.offload(trial.pictures, descriptor_of(name))


async def preview(caller: Caller, name: str) -> Preview:
    """What a small board shows of a game that is drawn from plain views."""
    return await caller.services.offload(trial.preview, descriptor_of(name))


async def lesson(caller: Caller, name: str, language: str) -> Lesson:
    """The lesson of a game, step by step."""
    return await caller.services.offload(descriptor_of(name).lesson, language)


async def try_game(caller: Caller, name: str, wish: TryGame) -> Trial:
    """Plays actions from a setup, for the boards of lessons. Nothing is stored."""
    descriptor = descriptor_of(name)
    caller.spend("try", 1 + len(wish.actions) / ACTIONS)
    if wish.seat is not None and wish.seat >= wish.players:
        raise Refused("no_such_seat")
    return await caller.services.offload(
        try_actions,
        descriptor,
        wish.players,
        wish.options,
        wish.setup,
        wish.actions,
        wish.seat,
        wish.pointed,
    )
