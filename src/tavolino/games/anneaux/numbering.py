"""The actions of Anneaux in one list: a number means the same in every position."""

from __future__ import annotations

from tavolino.rules.anneaux.board import CELLS, RINGS
from tavolino.rules.anneaux.position import MOVE, PASS, PLACE, TAKE, TURN


def every_code() -> list[int]:
    """Every action of Anneaux."""
    cells = range(CELLS)
    codes = [PLACE + cell for cell in cells]
    codes += [TURN + way for way in range(2 * len(RINGS))]
    codes += [MOVE + (start << 5) + goal for start in cells for goal in cells if start != goal]
    codes += [TAKE + cell for cell in cells]
    return [*codes, PASS]
