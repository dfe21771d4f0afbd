"""The games themselves, as the rules describe them: what a client needs to draw and offer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tavolino.games import descriptor_of, descriptors, game_named
from tavolino.games.descriptor import Descriptor
from tavolino.server.match.messages import encode
from tavolino.server.match.refusals import Refused
from tavolino.server.match.trial import tried
from tavolino.server.web import bodies
from tavolino.server.web.phrases import PHRASES
from tavolino.words import messages

router = APIRouter(tags=["games"])

Seats = Annotated[int, Query(ge=1, le=4)]


@router.get("/games")
async def games() -> list[bodies.GameInfo]:
    """The games, their options, how they can end and why actions are refused."""
    return [info_of(descriptor) for descriptor in descriptors().values()]


def info_of(descriptor: Descriptor) -> bodies.GameInfo:
    """What there is to know of a game before it is played."""
    game = descriptor.rules
    return bodies.GameInfo(
        name=game.name,
        title=game.title,
        rules_version=game.rules_version,
        players=list(game.players),
        levels=len(descriptor.levels),
        has_secrets=game.has_secrets(game.complete({})),
        options=[bodies.OptionInfo(**asdict(option)) for option in game.options],
        endings=list(game.endings),
        reasons=dict(game.reasons),
        minutes=descriptor.minutes,
        age=descriptor.age,
        module=f"/games/{game.name}/board.js" if descriptor.module.is_file() else None,
    )


@router.get("/games/{name}/geometry", response_model=None)
async def geometry(name: str, players: Seats = 2) -> Mapping[str, object]:
    """Where everything lies on a game's board: x to the right, y downwards."""
    game = game_named(name)
    game.check_players(players)
    return game.geometry(players)


@router.get("/games/{name}/picks")
async def picks(name: str, players: Seats = 2) -> dict[str, list[str]]:
    """What to point at for actions whose text does not name the places, in order."""
    descriptor = descriptor_of(name)
    descriptor.rules.check_players(players)
    return descriptor.picks(players)


@router.get("/games/{name}/words/{language}")
def words(name: str, language: str) -> dict[str, str]:
    """What the package of a game says to players, with gaps such as `{ $count }`.

    Empty for the games that the client knows, which has their words itself.
    """
    return messages(descriptor_of(name).words, language)


@router.post("/games/{name}/try", response_class=Response)
def try_game(name: str, wish: bodies.TryGame) -> Response:
    """Plays actions from a setup on: a board for lessons, of which nothing is kept."""
    game = game_named(name)
    if wish.seat is not None and wish.seat >= wish.players:
        raise Refused("no_such_seat")
    trial = tried(game, wish.players, wish.options, wish.setup, wish.actions, wish.seat)
    return Response(encode(trial), media_type="application/json")


@router.get("/phrases")
async def phrases() -> dict[str, str]:
    """What people can say to each other, in English."""
    return PHRASES
