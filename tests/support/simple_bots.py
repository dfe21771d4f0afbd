"""Small bots for tests of matches; a plain module, so that other processes find it too."""

from __future__ import annotations

from dataclasses import dataclass, field

from tavolino.bots.bot import Bot, Stop, never
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import View


@dataclass
class Simple:
    """Plays the `first` or the `last` legal action, or a `random` one.

    It insists on seeing one seat's views, and of those every one, once.
    """

    game: Game
    kind: str
    seats: set[int | None] = field(default_factory=set)
    seen: list[int] = field(default_factory=list)

    def watch(self, view: View) -> None:
        self.seats.add(view["seat"])
        self.seen.append(view["decisions"])
        assert len(self.seats) == 1
        assert self.seen == list(range(len(self.seen)))

    def choose(self, view: View, seed: int, stop: Stop = never) -> str:
        assert self.seats == {view["seat"]} == {view["to_move"]}
        assert self.seen[-1] == view["decisions"]
        legal = self.game.legal_texts(self.game.determinize(view, Rng(seed)))
        if self.kind == "random":
            return legal[int(Rng(seed).below(len(legal)))]
        return legal[-1] if self.kind == "last" else legal[0]


@dataclass
class Cheat(Simple):
    """Plays what is not allowed."""

    def choose(self, view: View, seed: int, stop: Stop = never) -> str:
        return "@A1"


def simple(game: Game, text: str) -> Bot:
    """A fresh bot; what follows a dash in its text only tells it apart."""
    kind = text.partition("-")[0]
    if kind == "cheat":
        return Cheat(game, kind)
    if kind not in {"first", "last", "random"}:
        raise ValueError(f"there is no bot {text!r}")
    return Simple(game, kind)
