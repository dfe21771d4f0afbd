"""My First Triominos: all that belongs to it besides its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tavolino.games.descriptor import Descriptor, Level
from tavolino.games.kinds import Deeds
from tavolino.games.numbering import Actions
from tavolino.games.triominos import kinds
from tavolino.games.triominos.guide import TriominosGuide
from tavolino.games.triominos.numbering import Slots
from tavolino.rules.position import Position
from tavolino.rules.triominos.game import TriominosGame
from tavolino.rules.triominos.types import TriominosView
from tavolino.rules.types import View
from tavolino.search.guide import Weigher

if TYPE_CHECKING:
    from rich.text import Text

    from tavolino.games.tensors import Writer


class Triominos(Descriptor):
    """Triangle cards and hidden racks, for children."""

    rules = TriominosGame()
    rank = 3
    minutes = (15, 25)
    age = 5
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

    def guide(self, players: int) -> Weigher:
        return TriominosGuide(players)

    def kind(self, text: str, did: Deeds, before: Position) -> str:
        return kinds.kind(text, did, before)

    def svg(self, view: View) -> str:
        from tavolino.games.triominos import drawing

        seen = cast("TriominosView", view)
        return drawing.svg(seen, self.rules.geometry(view["players"]))

    def terminal(self, view: View) -> Text:
        from tavolino.games.triominos import drawing

        seen = cast("TriominosView", view)
        return drawing.terminal(seen, self.rules.geometry(view["players"]))

    def actions(self, players: int) -> Actions:
        return Slots()

    def writer(self) -> Writer:
        from tavolino.games.triominos.tensors import WRITER

        return WRITER


GAME = Triominos()
