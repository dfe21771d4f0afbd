"""Points at everything in many positions of a game, and keeps the reasons given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeVar

from support.paths import pointing_of, vectors_of
from tavolino.games import descriptor_of
from tavolino.games.scene import setups_of
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.pointing import leads_to
from tavolino.table.match import Match

Item = TypeVar("Item")

GAMES_EACH = 6
DEEP = 4
"""How many ways are followed to each depth in a position ..."""

WIDE = 8
"""... and how many things are pointed at after each."""


class Pointing:
    """The reasons that a game gives when people point at things."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        # For each depth, what could ever be pointed at there. Passing is rarely possible.
        self.things: list[set[str]] = [{"pass"}]
        self.given: set[str] = set()

    def explore(self, match: Match) -> None:
        """Points at everything known, and after some open things at some more."""
        ways = [way for code in match.position.legal() for way in self.game.ways(code)]
        for way in ways:
            for depth, thing in enumerate(way):
                self.things += [set()] * (depth + 1 - len(self.things))
                self.things[depth] = self.things[depth] | {thing}
        for thing in sorted(self.things[0]):
            self.point(match, ways, [thing])
        for depth in range(1, len(self.things)):
            known = sorted(self.things[depth] | self.things[0])
            for way in self.some([way for way in ways if len(way) > depth], DEEP):
                for thing in self.some(known, WIDE):
                    self.point(match, ways, [*way[:depth], thing])

    def some(self, items: list[Item], most: int) -> list[Item]:
        """A few of these, drawn at random."""
        return [items[int(self.rng.below(len(items)))] for _ in items[:most]]

    def point(self, match: Match, ways: list[list[str]], pointed: list[str]) -> None:
        """Checks one answer and keeps it."""
        reason = self.game.obstacle(match.position, pointed)
        if match.to_move >= 0 and leads_to(ways, pointed):
            assert reason is None, pointed
        if reason is not None:
            self.given.add(reason)


def random_matches(game: Game) -> Iterator[Match]:
    """Positions of short random games, and their ends."""
    options = descriptor_of(game.name).short
    for seed in range(GAMES_EACH):
        rng = Rng(seed)
        players = game.players[seed % len(game.players)]
        match = Match(game, players, options, game.new_setup(players, options, rng))
        while not match.over:
            if rng.below(8) == 0:
                yield match
            match.play(game.text(int(match.position.sample(rng))))
        yield match


def vector_matches(game: Game) -> Iterator[Match]:
    """The middle of some games that all engines agree on."""
    for line in vectors_of(game.name).read_text().splitlines()[::2]:
        vector = json.loads(line)
        match = Match(game, vector["players"], vector["options"], vector["setup"])
        for action in vector["actions"][: len(vector["actions"]) // 2]:
            match.play(action)
        yield match


def examples(name: str) -> list[dict[str, Any]]:
    """Things that are closed in one game, and why."""
    return [line for line in lines_of(name) if "never" not in line]


def never_given(name: str) -> set[str]:
    """The reasons that pointing never gives; the file says why."""
    return {line["never"] for line in lines_of(name) if "never" in line}


def lines_of(name: str) -> list[dict[str, Any]]:
    """The file about pointing in one game."""
    return [json.loads(line) for line in pointing_of(name).read_text().splitlines()]


def match_of(name: str, example: dict[str, Any]) -> Match:
    """The match of an example, perhaps with a setup of the game's scenes."""
    descriptor = descriptor_of(name)
    setup = {"start": 0}
    if "setup" in example:
        setup = setups_of(descriptor)[example["setup"]]
    match = Match(descriptor.rules, 2, {}, setup)
    for action in example["actions"].split():
        match.play(action)
    return match
