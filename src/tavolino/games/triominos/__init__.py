"""My First Triominos: everything that belongs to it besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavolino.games.action_space import Actions
from tavolino.games.descriptor import Descriptor, Drawing, FirstGame, Level
from tavolino.games.kinds import EffectsByType
from tavolino.games.triominos import kinds
from tavolino.games.triominos.action_space import Slots
from tavolino.games.triominos.evaluator import TriominosEvaluator
from tavolino.games.triominos.rules.game import TriominosGame
from tavolino.rules.position import Position
from tavolino.search.evaluator import LinearEvaluator

if TYPE_CHECKING:
    from tavolino.games.tensors import TensorWriter


class TriominosDescriptor(Descriptor):
    """Triangle cards and hidden racks, for children."""

    rules = TriominosGame()
    rank = 3
    minutes = (15, 25)
    age = 4
    first_game = FirstGame(players=2, options={"open_racks": True, "joker": False})
    levels = (
        Level(1, span=1),
        Level(1, span=2),
        Level(1, span=4),
        Level(1),
        Level(4),
        Level(32),
        Level(11000),
        Level(75000),
    )

    def evaluator(self, players: int) -> LinearEvaluator:
        return TriominosEvaluator(players)

    def kind(self, text: str, effects: EffectsByType, before: Position) -> str:
        return kinds.kind(text, effects, before)

    def drawing(self) -> Drawing:
        from tavolino.games.triominos import drawing, terminal

        return Drawing(
            drawing.svg,
            terminal.board,
            terminal.facts,
            terminal.notes,
            terminal.task,
            terminal.FORMS,
        )

    def actions(self, players: int) -> Actions:
        return Slots()

    def writer(self) -> TensorWriter:
        from tavolino.games.triominos.tensors import WRITER

        return WRITER


GAME = TriominosDescriptor()
