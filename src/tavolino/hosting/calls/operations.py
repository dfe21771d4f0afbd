"""The list of all calls with their paths, from which routes and documentation are made.

The signature of a call says where its arguments come from: names in the path from the path, a
struct (or one of several) from the body, everything else from the query.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from inspect import Parameter, signature
from typing import Any, get_args, get_type_hints

import msgspec

from tavolino.hosting.calls import (
    advice,
    codes,
    games,
    host,
    matches,
    me,
    play,
    site,
    transfers,
)


@dataclass(frozen=True)
class Operation:
    """A call with its method and path. `tag` is its section of the OpenAPI document."""

    tag: str
    method: str
    path: str
    call: Callable[..., Any]
    status: int = HTTPStatus.OK

    @property
    def name(self) -> str:
        """The name of the operation, unique among all."""
        return self.call.__name__

    @cached_property
    def parameters(self) -> Mapping[str, Parameter]:
        """The parameters besides the caller, with their types."""
        types = get_type_hints(self.call, include_extras=True)
        _, *taken = signature(self.call).parameters.values()
        return {each.name: each.replace(annotation=types[each.name]) for each in taken}

    @cached_property
    def body(self) -> Parameter | None:
        """The parameter that comes from the body, if any."""
        return next((each for each in self.parameters.values() if is_body(each)), None)

    @cached_property
    def in_path(self) -> dict[str, Any]:
        """The types of the parameters in the path."""
        return {name: self.parameters[name].annotation for name in names_in(self.path)}

    @cached_property
    def in_query(self) -> dict[str, Any]:
        """The types of the parameters in the query."""
        return {
            name: each.annotation
            for name, each in self.parameters.items()
            if name not in self.in_path and each is not self.body
        }

    @cached_property
    def returns(self) -> Any:
        """The type of the result."""
        return get_type_hints(self.call, include_extras=True)["return"]


def is_body(parameter: Parameter) -> bool:
    """Whether a parameter is a struct or a union of structs."""
    kinds = get_args(parameter.annotation) or (parameter.annotation,)
    return all(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in kinds)


def names_in(path: str) -> list[str]:
    """The names in the braces of a path."""
    return [part.partition("}")[0] for part in path.split("{")[1:]]


CREATED, NO_CONTENT = HTTPStatus.CREATED, HTTPStatus.NO_CONTENT

OPERATIONS = (
    Operation("games", "GET", "/games", games.games),
    Operation("games", "GET", "/games/{name}/geometry", games.geometry),
    Operation("games", "GET", "/games/{name}/picks", games.picks),
    Operation("games", "GET", "/games/{name}/words/{language}", games.words),
    Operation("games", "GET", "/games/{name}/rulebook/{language}", games.rulebook),
    Operation("games", "GET", "/games/{name}/pictures", games.pictures),
    Operation("games", "GET", "/games/{name}/preview", games.preview),
    Operation("games", "GET", "/games/{name}/lesson/{language}", games.lesson),
    Operation("games", "POST", "/games/{name}/try", games.try_game),
    Operation("site", "GET", "/site", site.site),
    Operation("matches", "POST", "/matches", matches.create, CREATED),
    Operation("matches", "POST", "/matches/{match}/invitations", matches.invite),
    Operation("matches", "POST", "/matches/{match}/look", matches.look),
    Operation("matches", "POST", "/matches/{match}/join", matches.join),
    Operation("matches", "POST", "/matches/{match}/watch", matches.watch),
    Operation("matches", "POST", "/matches/{match}/bots", matches.add_bot),
    Operation(
        "matches", "POST", "/matches/{match}/seats/{seat}/free", host.free_seat, NO_CONTENT
    ),
    Operation(
        "matches", "POST", "/matches/{match}/seats/{seat}/bot", host.hand_over, NO_CONTENT
    ),
    Operation("matches", "POST", "/matches/{match}/transfer", transfers.transfer),
    Operation("matches", "POST", "/transfer", transfers.use_transfer),
    Operation("matches", "POST", "/matches/{match}/seats/{seat}/return", transfers.return_seat),
    Operation("matches", "POST", "/matches/{match}/code", codes.make_code),
    Operation("matches", "POST", "/codes", codes.use_code),
    Operation("matches", "GET", "/matches/{match}", matches.read),
    Operation("matches", "GET", "/matches/{match}/events", matches.events),
    Operation("matches", "GET", "/matches/{match}/seats", matches.own_seats),
    Operation("matches", "GET", "/matches/{match}/replay", matches.replay),
    Operation("matches", "GET", "/matches/{match}/record", matches.record),
    Operation("play", "POST", "/matches/{match}/commands", play.command),
    Operation("play", "POST", "/matches/{match}/why", play.why),
    Operation("play", "POST", "/matches/{match}/phrases", matches.say, NO_CONTENT),
    Operation("play", "POST", "/matches/{match}/points", matches.point, NO_CONTENT),
    Operation("advice", "POST", "/matches/{match}/hint", advice.hint),
    Operation("advice", "GET", "/matches/{match}/evaluation", advice.evaluation),
    Operation("me", "GET", "/me/matches", me.my_matches),
    Operation("me", "DELETE", "/me", me.forget_me, NO_CONTENT),
)
