"""Bots at the table: where they sit, what they choose, and how to stop them early."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from types import FrameType

from rich.console import Console
from rich.text import Text

from tavolino.bots.bot import Stop
from tavolino.bots.named import bot_after, bot_named
from tavolino.bots.observations import Observations
from tavolino.rules.chance import mix
from tavolino.table.match import Match
from tavolino.table.voice import Voice


class Opponents:
    """The bots of a match.

    For every decision, a bot gets only what its own seat has observed, and nothing that was
    taken back. With the same seed and the same decisions of the people, bots decide the same.
    """

    def __init__(
        self,
        match: Match,
        names: Sequence[str | None] = (),
        seed: int = 0,
        voice: Voice | None = None,
    ) -> None:
        """`names` are texts such as `3` or `best:500` for the last seats; None is a person.

        Raises ValueError if one is no bot.
        """
        if len(names) > match.players:
            raise ValueError(f"{len(names)} bots do not fit on {match.players} seats")
        for name in filter(None, names):
            bot_named(match.game, name)  # raises now, not at the bot's first decision
        first = match.players - len(names)
        self.match = match
        self.seed = seed
        self.voice = voice or Voice(match.game.name)
        self.names = {first + k: name for k, name in enumerate(names) if name is not None}

    def choose(self, console: Console, interrupt: bool = True) -> str:
        """The action of the bot to move. While it thinks, the screen says so.

        Ctrl-C makes it answer at once. Without `interrupt`, Ctrl-C ends the game.
        """
        seat, ply = self.match.to_move, len(self.match.entries)
        thinking = self.voice.say("bot-thinking", bot=self.title(seat))
        with (
            interruptible() if interrupt else nullcontext(never) as stop,
            show_waiting(console, self.voice, thinking),
        ):
            observations = Observations.of(self.match, seat)
            bot = bot_after(self.names[seat], observations)
            return bot.choose(observations.view, int(mix(self.seed, ply)), stop)

    def title(self, seat: int) -> str:
        """The name of a bot for people, with its level."""
        name, voice = self.names[seat], self.voice
        if name.isdigit():
            return voice.say(
                "bot-level", seat=voice.seat(seat), name=voice.bot(name), level=name
            )
        return voice.say("bot-named", seat=voice.seat(seat), name=name)


def never() -> bool:
    """A `Stop` that never stops a bot."""
    return False


@contextmanager
def interruptible() -> Iterator[Stop]:
    """Lets Ctrl-C end the thinking. Only a second Ctrl-C raises KeyboardInterrupt.

    It needs no thread: a search calls `Stop` every few milliseconds.
    """
    enough = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal enough
        if enough:
            raise KeyboardInterrupt
        enough = True

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield lambda: enough
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def show_waiting(console: Console, voice: Voice, sentence: str) -> Iterator[None]:
    """Says what is being done. At a real terminal, the sentence disappears afterwards."""
    if not console.is_terminal:
        console.print(f"{sentence}.", markup=False, highlight=False)
        yield
        return
    with console.status(Text(voice.say("waiting", what=sentence))):
        yield
