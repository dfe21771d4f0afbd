"""Descriptors: everything that belongs to a game besides its rules, in one place.

A package names a descriptor in the entry point group `tavolino.games`. Only `rules` is
required. Every other part has a default that fits any game, and a subclass overrides it where
the game knows better.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from tavolino.games.action_space import Actions, ListedActions
from tavolino.games.beliefs import Belief, HiddenInformationBelief, PerfectInformationBelief
from tavolino.games.kinds import EffectsByType, prefix_kind
from tavolino.games.lesson import Lesson, lesson
from tavolino.games.register import Statement, read_register
from tavolino.games.rulebook import Rulebook, rulebook
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Options, View
from tavolino.search.evaluator import Evaluator

if TYPE_CHECKING:
    # Rich, Fluent and NumPy take longer to import than all the rules; NumPy may be missing.
    from rich.text import Text

    from tavolino.drawing.canvas import CanvasSize
    from tavolino.games.tensors import TensorWriter
    from tavolino.words.fluent import Words


class Form(NamedTuple):
    """One way to write an action down: its name, how to know it, and an example."""

    name: str
    pattern: str
    example: str


class Drawing(NamedTuple):
    """How a game is drawn, and what a terminal says beside its board.

    Each part gets a view, and the words of the game where it says something.
    """

    # The type of a view is known only when it is drawn: hence Any.
    svg: Callable[[Any, Any], str]
    """A picture, from the view and the geometry."""
    board: Callable[[Any, Any, CanvasSize], Text]
    """The board in characters, from the same and the room there is for it."""
    facts: Callable[[Any, Words], list[list[str]]]
    """What a player wants to know of each seat."""
    notes: Callable[[Any, Words], list[str]]
    """What else is to be said of the board."""
    task: Callable[[Any, Sequence[str], Words], str]
    """What the seat to move can do, from the view and the legal actions; may be empty."""
    forms: tuple[Form, ...] = ()
    """How actions are written; `notation-` and the name is the message about each."""


@dataclass(frozen=True)
class Level:
    """The parameters of a bot's strength."""

    iterations: int
    span: float | None = None
    """About how many actions it notices; all if not given."""
    threshold: float | None = None
    """How present a number must be to come to mind; if not given, nothing is forgotten."""


@dataclass(frozen=True)
class FirstGame:
    """The easiest way to play a game, which one tap begins, for people who start with it."""

    players: int
    options: Options


class Descriptor:
    """One game with everything that belongs to it. You can override every method."""

    rules: ClassVar[Game]

    rank: ClassVar[int] = 100
    """Its place in lists: lower first, by name among equals."""
    minutes: ClassVar[tuple[int, int] | None] = None
    """How long a game takes people, from and to."""
    age: ClassVar[int | None] = None
    """The age from which it is fun."""
    first_game: ClassVar[FirstGame | None] = None
    """How newcomers and small children begin, if that differs from a usual match."""

    levels: ClassVar[tuple[Level, ...]] = (
        Level(1, span=2),
        Level(1, span=4),
        Level(4, span=8),
        Level(8),
        Level(32),
        Level(128),
        Level(1000),
        Level(8000),
    )
    """The strength of the bots, weakest first: iterations, which no machine changes."""

    @property
    def short(self) -> Options:
        """Options under which a game ends soon, for tests that play one to its end."""
        return limit_options(self.rules, 60)

    @property
    def long(self) -> Options:
        """Options under which games between bots mostly end by themselves, for tests."""
        return limit_options(self.rules, 300)

    # -- bots -------------------------------------------------------------------------------

    def evaluator(self, players: int) -> Evaluator:
        """What a good player knows beyond the rules; by default only random playouts."""
        return Evaluator()

    def belief(self, level: Level | None = None) -> Belief:
        """How one seat interprets its views, at a level or without any weakness."""
        return (
            HiddenInformationBelief(self.rules)
            if self.rules.hides
            else PerfectInformationBelief(self.rules)
        )

    # -- reports ----------------------------------------------------------------------------

    def kind(self, text: str, effects: EffectsByType, before: Position) -> str:
        """The rule that an action used, for reports; by default its first word or sign."""
        return prefix_kind(text)

    # -- pictures ---------------------------------------------------------------------------

    def drawing(self) -> Drawing:
        """How a view is drawn; by default from a plain view and a plain geometry."""
        from tavolino.games import plain

        return Drawing(
            partial(plain.svg, self.rules.title),
            plain.board,
            plain.facts,
            plain.notes,
            plain.task,
        )

    def svg(self, view: View) -> str:
        """A standalone SVG picture of what a view shows."""
        return self.drawing().svg(view, self.rules.geometry(view["players"]))

    # -- adapters ---------------------------------------------------------------------------

    def actions(self, players: int) -> Actions:
        """Actions as numbers from 0 on; by default all codes, in order."""
        return ListedActions(self.rules.every_code())

    def writer(self) -> TensorWriter:
        """How views become arrays; by default the pieces and counts of a plain view."""
        from tavolino.games.tensors import plain_writer

        return plain_writer(self.rules)

    # -- the client -------------------------------------------------------------------------

    def picks(self, players: int) -> dict[str, list[str]]:
        """What to click, in order, for actions whose text does not name the places.

        A pick is `place:` and the name of a place, or `turn:` and the name of a part with
        `>` or `<`.
        """
        return {}

    @cached_property
    def folder(self) -> Path:
        """The folder of this descriptor's module, which also holds its words and its board."""
        file = sys.modules[type(self).__module__].__file__
        assert file is not None, "a descriptor is made in a module"
        return Path(file).parent

    @property
    def words(self) -> Path:
        """The folder with its words, one Fluent file for each language; it may be missing."""
        return self.folder / "words"

    @cached_property
    def register(self) -> dict[str, Statement]:
        """What its rulebook says, by id; empty if there is no `register.toml` in its folder."""
        return read_register(self.folder)

    def rulebook(self, language: str) -> Rulebook:
        """Its complete rules for players, from the folder `rulebook` beside its module."""
        return rulebook(self, language)

    def lesson(self, language: str) -> Lesson:
        """Its lesson, from the folder `lesson` beside its module."""
        return lesson(self, language)

    def rule(self, statements: Sequence[str]) -> str | None:
        """The message of its rules that tells players one of these statements, if any does."""
        told = (self.register[name].message for name in statements if name in self.register)
        return next((message for message in told if message), None)

    @property
    def module(self) -> Path:
        """An ES module that draws a better board than the plain one; it may be missing."""
        return self.folder / "board.js"


def limit_options(game: Game, decisions: int) -> Options:
    """Options that cut a game short; none if it has no limit."""
    has_limit = any(option.name == "limit" for option in game.options)
    return {"limit": decisions} if has_limit else {}
