"""What a player of Dimenticato believes: covered numbers are what the memory recalls."""

from __future__ import annotations

import pickle
from typing import cast

from tavolino.games.beliefs import PerfectInformationBelief
from tavolino.games.dimenticato.memory import Memory
from tavolino.games.dimenticato.rules.position import GO
from tavolino.games.dimenticato.rules.texts import figure_of
from tavolino.games.dimenticato.rules.types import DimenticatoView
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import View


class RememberedBelief(PerfectInformationBelief):
    """Remembers the numbers that figures cover, as well as its threshold allows."""

    def __init__(self, game: Game, threshold: float | None = None) -> None:
        """Numbers below the threshold do not come to mind; with None, all of them do."""
        super().__init__(game)
        self.threshold = threshold
        self.memory: Memory | None = None

    def observe(self, view: View) -> None:
        self.memory_of(view).watch(cast("DimenticatoView", view))

    def note_choice(self, view: View, code: int) -> None:
        """Remembers an announcement: if it was in vain, the number is not that one."""
        if code < GO:
            seen = cast("DimenticatoView", view)
            self.memory_of(view).say(seen, figure_of(code), code & 7)

    def save(self) -> bytes:
        return pickle.dumps(self.memory)

    def restore(self, saved: bytes) -> None:
        # Only processes of one site exchange what beliefs have saved.
        self.memory = pickle.loads(saved)  # noqa: S301
        if self.memory is not None:
            self.memory.threshold = self.threshold

    def position(self, view: View, seed: int) -> Position:
        return self.memory_of(view).recall_position(cast("DimenticatoView", view), seed)

    def memory_of(self, view: View) -> Memory:
        """The memory of the seat whose views these are."""
        if self.memory is None:
            assert view["seat"] is not None, "a spectator has no memory"
            self.memory = Memory(view["seat"], self.threshold)
        return self.memory
