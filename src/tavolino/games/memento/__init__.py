"""Memento: everything that belongs to it besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tavolino.games.action_space import Actions, ListedActions
from tavolino.games.descriptor import Descriptor, Drawing, Level
from tavolino.games.kinds import EffectsByType
from tavolino.games.memento import action_space, kinds
from tavolino.games.memento.evaluator import MementoEvaluator
from tavolino.games.memento.rules.game import MementoGame
from tavolino.rules.position import Position
from tavolino.rules.types import Options
from tavolino.search.evaluator import LinearEvaluator

if TYPE_CHECKING:
    from tavolino.games.tensors import TensorWriter


class MementoDescriptor(Descriptor):
    """Triangles that turn, stacks that split."""

    rules = MementoGame()
    rank = 1
    minutes = (20, 40)
    age = 10
    levels = (
        Level(1, span=3),
        Level(1, span=6),
        Level(2, span=12),
        Level(16),
        Level(64),
        Level(256),
        Level(3500),
        Level(25000),
    )

    short: ClassVar[Options] = {"limit": 40}

    def evaluator(self, players: int) -> LinearEvaluator:
        return MementoEvaluator(players)

    def kind(self, text: str, effects: EffectsByType, before: Position) -> str:
        return kinds.kind(text, effects, before)

    def drawing(self) -> Drawing:
        from tavolino.games.memento import drawing, terminal

        return Drawing(
            drawing.svg,
            terminal.board,
            terminal.facts,
            terminal.notes,
            terminal.task,
            terminal.FORMS,
        )

    def actions(self, players: int) -> Actions:
        return ListedActions(action_space.every_code())

    def writer(self) -> TensorWriter:
        from tavolino.games.memento.tensors import WRITER

        return WRITER


GAME = MementoDescriptor()
