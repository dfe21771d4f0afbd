"""Bots at the table: who sits where, what they choose, and thought that can be cut short."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.text import Text

from tavolino.bots.bot import Stop
from tavolino.bots.named import bot_named
from tavolino.bots.observations import Observations, bot_after
from tavolino.rules.chance import mix
from tavolino.table.match import Match
from tavolino.terminal.words import bot_name, said, seat_name


class Opponents:
    """The bots of a match, on its last seats.

    Each gets what its own seat has observed and nothing else, anew for every decision: what
    was taken back has never happened. The same seed and the same decisions of the people make
    the same decisions of the bots.
    """

    def __init__(self, match: Match, names: Sequence[str] = (), seed: int = 0) -> None:
        """`names` are texts such as `3` or `best:500`; ValueError if one names no bot."""
        if len(names) > match.players:
            raise ValueError(f"{len(names)} bots do not fit on {match.players} seats")
        for name in names:
            bot_named(match.game, name)  # complains now, not when the bot is first to move
        first = match.players - len(names)
        self.match = match
        self.seed = seed
        self.names = {first + k: name for k, name in enumerate(names)}

    def choose(self, console: Console) -> str:
        """What the bot that is to move plays; meanwhile the screen says that it thinks."""
        seat, ply = self.match.to_move, len(self.match.entries)
        thinking = said("bot-thinking", bot=self.title(seat))
        with interruptible() as stop, waiting(console, thinking):
            observations = Observations.of(self.match, seat)
            bot = bot_after(self.names[seat], observations)
            return bot.choose(observations.view, int(mix(self.seed, ply)), stop)

    def title(self, seat: int) -> str:
        """A bot as people call it, with how good it is."""
        name = self.names[seat]
        if name.isdigit():
            return said("bot-level", seat=seat_name(seat), name=bot_name(name), level=name)
        return said("bot-named", seat=seat_name(seat), name=name)


@contextmanager
def interruptible() -> Iterator[Stop]:
    """Lets Ctrl-C say that it has been thought enough; only a second one is an error.

    No other thread is needed: who thinks asks every few milliseconds.
    """
    enough = False

    def interrupted(number: int, frame: FrameType | None) -> None:
        nonlocal enough
        if enough:
            raise KeyboardInterrupt
        enough = True

    before = signal.signal(signal.SIGINT, interrupted)
    try:
        yield lambda: enough
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def waiting(console: Console, sentence: str) -> Iterator[None]:
    """Says what is under way; at a real terminal only for as long as it is."""
    if not console.is_terminal:
        console.print(f"{sentence}.", markup=False, highlight=False)
        yield
        return
    with console.status(Text(said("waiting", what=sentence))):
        yield
