"""Views of random games with their pictures, and how to look into a picture."""

from __future__ import annotations

from functools import cache
from typing import TypeVar, cast
from xml.etree import ElementTree

import pytest

from support.installed_games import every_table
from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.rules.types import Options, View
from tavolino.table import drawing

V = TypeVar("V", bound=View)

SVG = "{http://www.w3.org/2000/svg}"
PLIES = (0, 1, 2, 9, 24, 60, 110)

every_game = every_table("game")
every_number = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def views(game: str, players: int) -> list[View]:
    """What a spectator and a seat see of random games, at the start, midway, at the end."""
    rules = GAMES[game]
    seen: list[View] = []
    limits: list[Options] = [{"limit": 150}, {"limit": 60}]
    variants = limits if "limit" in rules.complete({}) else [{}]
    variants += [
        {option.name: value}
        for option in rules.options
        for value in option.values
        if isinstance(value, bool) and value != option.default
    ]
    for seed, options in enumerate(variants):
        rng = Rng(seed + 1)
        position = rules.start(players, options, rules.new_setup(players, options, rng))
        for ply in range(160):
            if ply in PLIES or position.to_move < 0:
                seen += [rules.view(position, seat) for seat in (None, 1)]
            if position.to_move < 0:
                break
            position.apply(position.sample(rng))
    return seen


@cache
def pictures(game: str, players: int) -> list[tuple[View, ElementTree.Element]]:
    """Each view with its picture, read as XML."""
    return [(view, ElementTree.fromstring(drawing.svg(view))) for view in views(game, players)]


def views_of(kind: type[V], players: int) -> list[V]:
    """The views of the game whose views are of this type."""
    return cast("list[V]", views(game_of(kind), players))


def pictures_of(kind: type[V], players: int) -> list[tuple[V, ElementTree.Element]]:
    """The same, each with its picture."""
    return cast("list[tuple[V, ElementTree.Element]]", pictures(game_of(kind), players))


def game_of(kind: type) -> str:
    """The name of the game whose views are of this type."""
    return next(name for name, game in GAMES.items() if game.types.view is kind)


def marked(picture: ElementTree.Element, *names: str) -> list[ElementTree.Element]:
    """The elements that have all of these data attributes."""
    return [e for e in picture.iter() if all(f"data-{name}" in e.attrib for name in names)]


def values(element: ElementTree.Element, *names: str) -> tuple[str | None, ...]:
    """The values of data attributes; None for those that are missing."""
    return tuple(element.get(f"data-{name}") for name in names)


def written(element: ElementTree.Element) -> list[str]:
    """The texts in an element."""
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def filled(element: ElementTree.Element, token: str) -> int:
    """How many shapes in an element have a colour."""
    return sum(
        f"f-{token}" in e.get("class", "").split() and e.tag != f"{SVG}text"
        for e in element.iter()
    )
