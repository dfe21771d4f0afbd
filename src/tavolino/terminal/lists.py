"""Lists of games, and options typed as `name=value`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from rich.table import Table

from tavolino.games import GAMES
from tavolino.rules.errors import BadOptions
from tavolino.rules.game import Game, Option
from tavolino.rules.types import Options, Value


class ListedOption(TypedDict):
    """An option with its default, and either all its values or their range."""

    name: str
    default: Value
    values: NotRequired[list[Value]]
    minimum: NotRequired[int]
    maximum: NotRequired[int]


class ListedGame(TypedDict):
    """A game as `tavolino games` lists it."""

    game: str
    title: str
    rules_version: int
    players: list[int]
    options: list[ListedOption]
    endings: list[str]


def games_json() -> list[ListedGame]:
    """The games, their options and allowed values, as plain JSON."""
    return [
        {
            "game": game.name,
            "title": game.title,
            "rules_version": game.rules_version,
            "players": list(game.players),
            "options": [option_json(option) for option in game.options],
            "endings": list(game.endings),
        }
        for game in GAMES.values()
    ]


def option_json(option: Option) -> ListedOption:
    """One option as plain JSON."""
    listed: ListedOption = {"name": option.name, "default": option.default}
    if option.values:
        return {**listed, "values": list(option.values)}
    return {**listed, "minimum": option.minimum, "maximum": option.maximum}


def games_table() -> Table:
    """The same as a table for people."""
    table = Table("game", "players", "option", "values", "default")
    for game in GAMES.values():
        for row, option in enumerate(game.options):
            name, players = (game.name, seats(game)) if row == 0 else ("", "")
            table.add_row(
                name, players, option.name, format_allowed(option), format_value(option.default)
            )
    return table


def seats(game: Game) -> str:
    """How many can play, as a range if there is no gap in it."""
    low, high = game.players[0], game.players[-1]
    if len(game.players) == high - low + 1 > 1:
        return f"{low}-{high}"
    return ", ".join(map(str, game.players))


def format_allowed(option: Option) -> str:
    """The values of an option in one line."""
    if option.values:
        return ", ".join(format_value(value) for value in option.values)
    return f"{option.minimum} to {option.maximum:,}"


def format_value(value: object) -> str:
    """A value as it is typed and as JSON writes it: `true`, `500`, `simple`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_options(game: Game, texts: list[str]) -> Options:
    """The options that texts like `version=simple` choose. Raises BadOptions for others."""
    known = {option.name: option for option in game.options}
    chosen: Options = {}
    for text in texts:
        name, _, typed = text.partition("=")
        if name not in known:
            raise BadOptions(f"{game.name} has no option {name!r}")
        chosen[name] = parse_value(known[name], typed)
    return chosen


def parse_value(option: Option, typed: str) -> Value:
    """The value that a text names."""
    for value in option.values:
        if format_value(value) == typed.lower():
            return value
    if option.values:
        raise BadOptions(
            f"option {option.name} is one of {format_allowed(option)}, not {typed}"
        )
    return option.check(int(typed) if typed.isascii() and typed.isdigit() else typed)
