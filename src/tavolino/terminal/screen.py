"""The screen: what fits on it, what is shown page by page, and what must leave no trace."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.control import Control
from rich.text import Text

from tavolino.rules.types import View
from tavolino.table import drawing
from tavolino.table.voice import Voice

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Ask = Callable[[str, list[str]], str]
"""Asks for a line; gets the prompt and the words that complete it."""


class Screen:
    """One screen that people and bots share.

    At a real terminal, nothing is longer than the screen. If one seat must not see what
    another saw, everything goes to the alternate screen, which has no scrollback.
    """

    def __init__(self, console: Console, ask: Ask, voice: Voice, secret: bool) -> None:
        self.console = console
        self.ask = ask
        self.voice = voice
        self.secret = secret

    @property
    def is_terminal(self) -> bool:
        """Whether a person looks at it, rather than a file or a program."""
        return self.console.is_terminal

    @property
    def width(self) -> int:
        """How many characters a line has."""
        return self.console.width

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Uses the alternate screen if anything is secret. Afterwards nothing of it is left."""
        if not self.secret:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        """Begins a new page. If something is secret, clears the old one."""
        if self.secret:
            self.console.clear()
        elif self.is_terminal and not self.console.is_dumb_terminal:
            # The old page leaves at the top, so that you can still scroll back to it.
            self.console.print("\n" * (self.console.height - 1), end="")
            self.console.control(Control.home())
        else:
            self.console.print()

    def say(self, words: str | Text) -> None:
        """Prints a line of plain text, and breaks it where it is too long."""
        self.console.print(words, markup=False, highlight=False)

    def draw(self, picture: Text) -> None:
        """Prints lines without breaking them; what is too wide is cut off."""
        self.console.print(picture, no_wrap=True, overflow="crop", highlight=False)

    def wrap(self, words: str | Text) -> list[Text]:
        """A line, broken into as many as it needs. An indented one goes on indented more."""
        text = words if isinstance(words, Text) else Text(words)
        indent = "    " if text.plain.startswith("  ") and text.cell_len > self.width else ""
        first, *rest = text.wrap(self.console, self.width - len(indent)) or [Text()]
        return [first, *(Text(indent) + piece for piece in rest)]

    def pages(self, lines: Sequence[str | Text]) -> str:
        """Shows lines page by page. If something is typed between pages, returns it."""
        if not self.is_terminal:
            for line in lines:
                self.say(line)
            return ""
        broken = [piece for line in lines for piece in self.wrap(line)]
        size = self.console.height - 1
        for begin in range(0, len(broken), size):
            if begin:
                typed = self.ask(self.voice.say("more"), []).strip()
                if typed:
                    return typed
            if self.secret:
                self.console.clear()
            for line in broken[begin : begin + size]:
                self.draw(line)
        return ""

    def whole_board(self, view: View) -> list[Text]:
        """The board in its full size, with the seats below, line by line."""
        lines = drawing.terminal(view, self.voice).split(allow_blank=True)
        for line in lines:
            line.truncate(self.width)
        return [*lines]

    def columns(self, entries: Sequence[str]) -> list[str]:
        """Short texts side by side, as many in a line as there is room for."""
        if not entries:
            return []
        width = max(map(len, entries)) + 3
        in_line = max(1, (self.width + 3) // width)
        return [
            "".join(entry.ljust(width) for entry in entries[begin : begin + in_line]).rstrip()
            for begin in range(0, len(entries), in_line)
        ]


def asker(remembers: bool) -> Ask:
    """Completion and history at a real terminal; plain lines from anything else.

    Each prompt has a history of its own, so that no seat can look through what another typed.
    In a game about memory there is no history.
    """
    if not sys.stdin.isatty():
        return lambda prompt, words: input(prompt)
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - slow to load
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415
    from prompt_toolkit.history import DummyHistory, InMemoryHistory  # noqa: PLC0415
    from prompt_toolkit.shortcuts import CompleteStyle  # noqa: PLC0415

    sessions: dict[str, PromptSession[str]] = {}

    def ask(prompt: str, words: list[str]) -> str:
        if prompt not in sessions:
            history = InMemoryHistory() if remembers else DummyHistory()
            sessions[prompt] = PromptSession(history=history, reserve_space_for_menu=3)
        return sessions[prompt].prompt(
            prompt,
            completer=WordCompleter(words, ignore_case=True, WORD=True),
            complete_while_typing=False,
            complete_style=CompleteStyle.MULTI_COLUMN,
        )

    return ask
