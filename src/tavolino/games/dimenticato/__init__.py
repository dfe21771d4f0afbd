"""Dimenticato: everything that belongs to it besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tavolino.games.action_space import Actions, ListedActions
from tavolino.games.beliefs import Belief
from tavolino.games.descriptor import Descriptor, Drawing, Level
from tavolino.games.dimenticato import action_space, kinds
from tavolino.games.dimenticato.belief import RememberedBelief
from tavolino.games.dimenticato.evaluator import DimenticatoEvaluator
from tavolino.games.dimenticato.rules.game import DimenticatoGame
from tavolino.games.kinds import EffectsByType
from tavolino.rules.position import Position
from tavolino.rules.types import Options
from tavolino.search.evaluator import LinearEvaluator

if TYPE_CHECKING:
    from tavolino.games.tensors import TensorWriter


class DimenticatoDescriptor(Descriptor):
    """A race of figures that must remember what they stand on."""

    rules = DimenticatoGame()
    rank = 4
    minutes = (20, 40)
    age = 8
    levels = (
        Level(1, span=1.5, threshold=-0.6),
        Level(1, span=4, threshold=-2),
        Level(2, span=8, threshold=-3.2),
        Level(2, threshold=-4.5),
        Level(16, threshold=-6),
        Level(150),
        Level(15000),
        Level(100000),
    )

    short: ClassVar[Options] = {"limit": 80}

    def evaluator(self, players: int) -> LinearEvaluator:
        return DimenticatoEvaluator(players)

    def belief(self, level: Level | None = None) -> Belief:
        return RememberedBelief(self.rules, level.threshold if level else None)

    def kind(self, text: str, effects: EffectsByType, before: Position) -> str:
        return kinds.kind(text, effects, before)

    def drawing(self) -> Drawing:
        from tavolino.games.dimenticato import drawing, terminal

        return Drawing(
            drawing.svg,
            terminal.board,
            terminal.facts,
            terminal.notes,
            terminal.task,
            terminal.FORMS,
        )

    def actions(self, players: int) -> Actions:
        return ListedActions(action_space.every_code(players))

    def writer(self) -> TensorWriter:
        from tavolino.games.dimenticato.tensors import WRITER

        return WRITER


GAME = DimenticatoDescriptor()
