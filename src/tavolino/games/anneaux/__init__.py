"""Anneaux: everything that belongs to it besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tavolino.games.anneaux import kinds
from tavolino.games.anneaux.evaluator import AnneauxEvaluator
from tavolino.games.anneaux.rules.game import AnneauxGame
from tavolino.games.descriptor import Descriptor, Drawing, Level
from tavolino.games.kinds import EffectsByType
from tavolino.rules.position import Position
from tavolino.rules.types import Options
from tavolino.search.evaluator import LinearEvaluator

if TYPE_CHECKING:
    from tavolino.games.tensors import TensorWriter


class AnneauxDescriptor(Descriptor):
    """Three rings that turn, lines of three."""

    rules = AnneauxGame()
    rank = 2
    minutes = (15, 30)
    age = 8
    levels = (
        Level(1, span=1.5),
        Level(1, span=3),
        Level(1, span=6),
        Level(16),
        Level(100),
        Level(500),
        Level(13000),
        Level(90000),
    )

    short: ClassVar[Options] = {"limit": 120}

    def evaluator(self, players: int) -> LinearEvaluator:
        return AnneauxEvaluator(players)

    def kind(self, text: str, effects: EffectsByType, before: Position) -> str:
        return kinds.kind(text, effects, before)

    def drawing(self) -> Drawing:
        from tavolino.games.anneaux import drawing, terminal

        return Drawing(
            drawing.svg,
            terminal.board,
            terminal.facts,
            terminal.notes,
            terminal.task,
            terminal.FORMS,
        )

    def writer(self) -> TensorWriter:
        from tavolino.games.anneaux.tensors import WRITER

        return WRITER


GAME = AnneauxDescriptor()
