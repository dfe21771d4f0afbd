"""Records: a whole game as plain values, replayable for ever."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self, cast
from unicodedata import category

from tavolino.games import GAMES, game_named
from tavolino.rules.errors import OtherRules, RulesError
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Options


class BadRecord(RulesError):
    """A record that cannot be read, or that breaks the rules.

    `ply` is the number of the refused action, counted from 0, if it is one that was refused.
    """

    def __init__(self, sentence: str, ply: int | None = None, action: str = "") -> None:
        super().__init__(sentence)
        self.ply = ply
        self.action = action


@dataclass(repr=False)
class Record:
    """One game as plain values, played to its end or not.

    `options` holds what was chosen; options not named have their defaults. `rules_version` is
    today's unless it is named. `names` and `date` say who played and when, if that is known.

    >>> import tavolino
    >>> record = tavolino.Record("anneaux", 2, {}, {"start": 0}, ["@A1", "B>"])
    >>> record
    <Record anneaux, 2 players, 2 actions>
    >>> tavolino.Record.loads(record.dumps()) == record
    True
    """

    game: str
    players: int
    options: Options
    setup: Mapping[str, object]
    actions: list[str] = field(default_factory=list)
    rules_version: int = 0
    names: list[str] | None = None
    date: str | None = None

    def __post_init__(self) -> None:
        if not self.rules_version:
            self.rules_version = game_named(self.game).rules_version

    def __repr__(self) -> str:
        return f"<Record {self.game}, {self.players} players, {len(self.actions)} actions>"

    @property
    def rules(self) -> Game:
        """The rules this game was played by."""
        game = game_named(self.game)
        if self.rules_version != game.rules_version:
            raise BadRecord(
                f"{self.game} has the rules version {game.rules_version}, "
                f"this record {self.rules_version}"
            )
        return game

    def start(self) -> Position:
        """The position before the first action."""
        return self.rules.start(self.players, self.options, self.setup)

    def replay(self) -> Iterator[Position]:
        """Yields the position before each action and the last one: one object that changes."""
        game, position = self.rules, self.start()
        yield position
        for ply, action in enumerate(self.actions):
            try:
                game.play(position, action)
            except RulesError as error:
                raise BadRecord(str(error), ply, action) from error
            yield position

    def position(self, ply: int | None = None) -> Position:
        """The position after this many actions, or after all of them."""
        wanted = len(self.actions) if ply is None else ply
        if not 0 <= wanted <= len(self.actions):
            raise BadRecord(f"this game has the plies 0 to {len(self.actions)}, not {ply}")
        for reached, position in enumerate(self.replay()):
            if reached == wanted:
                return position
        raise AssertionError("a replay reaches every ply")

    def to_json(self) -> dict[str, Any]:
        """A plain JSON value; names and date only if they are known."""
        value: dict[str, Any] = {
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "setup": self.setup,
            "actions": self.actions,
        }
        if self.names is not None:
            value["names"] = self.names
        if self.date is not None:
            value["date"] = self.date
        return value

    def dumps(self) -> str:
        """One line of JSON."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def loads(cls, line: str) -> Self:
        """The record in one line of JSON. Raises BadRecord if it is not a record."""
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not JSON: {error}") from error
        return cls.from_json(value)

    @classmethod
    def read(cls, lines: Iterable[str]) -> Iterator[Self]:
        """The records of a file with one on each line; empty lines are skipped.

        >>> import tavolino
        >>> line = tavolino.Record("anneaux", 2, {}, {"start": 0}).dumps()
        >>> list(tavolino.Record.read([line, "", line]))
        [<Record anneaux, 2 players, 0 actions>, <Record anneaux, 2 players, 0 actions>]
        """
        return (cls.loads(line) for line in lines if line.strip())

    @classmethod
    def from_json(cls, value: object) -> Self:
        """The record that a JSON value describes; unknown keys are ignored.

        A record without `rules_version` is of version 1. One of an earlier version becomes one
        of today's, if the game can still read it.
        """
        if not isinstance(value, Mapping):
            raise BadRecord("a record is a JSON object")
        for key, kind in REQUIRED.items():
            if not isinstance(value.get(key), kind):
                raise BadRecord(f"a record needs {key!r}, {KINDS[kind]}")
        for key, kind in OPTIONAL.items():
            if not isinstance(value.get(key), kind | None):
                raise BadRecord(f"{key!r} in a record is {KINDS[kind]}")
        if not all(isinstance(action, str) for action in value["actions"]):
            raise BadRecord("'actions' in a record are texts")
        shown = [*(value.get("names") or ()), value.get("date") or ""]
        if not all(isinstance(text, str) and is_harmless(text) for text in shown):
            raise BadRecord(
                "'names' and 'date' in a record are texts without control characters"
            )
        options, version = dict(value["options"]), value.get("rules_version")
        version = 1 if version is None else version
        if (game := GAMES.get(value["game"])) is not None:
            try:
                options, version = game.upgraded(options, version), game.rules_version
            except OtherRules as error:
                raise BadRecord(str(error)) from error
        return cls(
            game=value["game"],
            players=value["players"],
            options=cast("Options", options),
            setup=dict(value["setup"]),
            actions=list(value["actions"]),
            rules_version=version,
            names=value.get("names"),
            date=value.get("date"),
        )


def is_harmless(text: str) -> bool:
    """Whether a terminal only shows a text, and takes no part of it as a command."""
    return not any(category(character) == "Cc" for character in text)


REQUIRED: dict[str, type] = {
    "game": str,
    "players": int,
    "options": dict,
    "setup": dict,
    "actions": list,
}
OPTIONAL: dict[str, type] = {"rules_version": int, "names": list, "date": str}
KINDS: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    dict: "an object",
    list: "a list",
}
