"""Playing with all seats at one terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

from tavolino.rules.errors import RulesError
from tavolino.table import drawing
from tavolino.table.drawing.style import SHAPES
from tavolino.table.match import Match

COMMANDS = ("list", "undo", "save", "help", "quit")
HELP = """Type an action (Tab completes it) or its number in the list. Besides:
  list       all actions you have, numbered      list @   only those that begin with @
  undo       take the last decision back
  save FILE  write the game as a record
  quit       stop playing"""

SHORT_LIST = 24
"""Up to so many actions are listed without being asked for."""

Ask = Callable[[str, list[str]], str]
"""Asks for a line; gets the prompt and the words that complete it."""


class Table:
    """A match, the people round it, and one screen."""

    def __init__(
        self, match: Match, console: Console | None = None, ask: Ask | None = None
    ) -> None:
        self.match = match
        self.console = console or Console()
        self.ask = ask or asker()
        self.secret = match.game.has_secrets(match.game.complete(match.options))
        self.at_screen: int | None = None
        self.listed: list[str] = []

    def play(self) -> None:
        """Goes on until the game is over or someone quits."""
        try:
            while not self.match.over:
                self.hand_over()
                self.show()
                while self.answer(self.ask(self.prompt(), [*self.match.legal(), *COMMANDS])):
                    pass
        except (EOFError, KeyboardInterrupt):
            self.say("The game stops here.")
            return
        self.show_end()

    # -- what is seen ---------------------------------------------------------------------

    def hand_over(self) -> None:
        """Where something is secret, the next seat sees a screen without the last one's."""
        seat = self.match.to_move
        if not self.secret or seat == self.at_screen:
            return
        self.console.clear()
        if self.at_screen is not None:
            self.ask(f"Now {seat_name(seat)} takes the screen. Press Enter ", [])
            self.console.clear()
        self.at_screen = seat

    def show(self) -> None:
        """The board as the seat to move may see it, what just happened, and its choices."""
        seat = self.match.to_move
        self.console.print(drawing.terminal(self.match.view(seat)))
        for entry in self.match.told(seat)[-self.match.players :]:
            self.say(f"  {seat_name(entry['seat'])}: {told(entry)}")
        self.listed = self.match.legal()
        if len(self.listed) <= SHORT_LIST:
            self.show_list("")
        else:
            self.say(f"{len(self.listed)} actions; `list` shows them, Tab completes, `help`")

    def show_list(self, beginning: str) -> None:
        """The actions that begin so, each with the number that plays it."""
        rows = [
            f"{number:>4} {action}"
            for number, action in enumerate(self.listed, 1)
            if action.startswith(beginning)
        ]
        self.console.print(Columns(rows, padding=(0, 3)), markup=False, highlight=False)

    def show_end(self) -> None:
        """The last board, with nothing hidden any more, and who won."""
        self.console.print(drawing.terminal(self.match.view(None)))
        shares = self.match.position.shares()
        winners = [seat_name(seat) for seat, share in enumerate(shares) if share]
        verb = "win together" if len(winners) > 1 else "wins"
        ending = self.match.game.ending(self.match.position)
        self.say(f"{' and '.join(winners)} {verb} ({ending}).")
        self.ask_to_save()

    def say(self, sentence: str) -> None:
        """A line of plain text."""
        self.console.print(sentence, markup=False, highlight=False)

    # -- what is typed ----------------------------------------------------------------------

    def prompt(self) -> str:
        """Whose turn it is."""
        return f"{seat_name(self.match.to_move)} > "

    def answer(self, line: str) -> bool:
        """Does what a line asks for; True if the same seat is to be asked again at once."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            raise EOFError
        if word == "save":
            self.save(rest.strip())
        elif word == "list":
            self.show_list(rest.strip())
        elif word == "undo":
            return not self.undo()
        elif word in {"help", "?", ""}:
            self.say(HELP)
        else:
            return not self.act(line.strip())
        return True

    def act(self, typed: str) -> bool:
        """Plays an action given by text or number; says why if it cannot be."""
        if typed.isascii() and typed.isdigit():
            number = int(typed)
            if not 1 <= number <= len(self.listed):
                self.say(f"The list ends with {len(self.listed)}.")
                return False
            typed = self.listed[number - 1]
        try:
            self.match.play(typed)
        except RulesError as error:
            self.say(f"{error}.")
            return False
        return True

    def undo(self) -> bool:
        """Takes the last decision back, unless it has shown something."""
        if not self.match.entries:
            self.say("There is nothing to take back.")
            return False
        if self.match.game.reveals(self.match.entries[-1]):
            self.say("That showed something no one can forget; it stays.")
            return False
        return self.match.undo()

    def save(self, name: str) -> None:
        """Writes the record, with all that is secret in it, to a file."""
        if not name:
            self.say("Say where: save FILE")
            return
        try:
            Path(name).write_text(self.match.record().dumps() + "\n", encoding="utf-8")
        except OSError as error:
            self.say(f"{name}: {error.strerror}.")
        else:
            self.say(f"Saved to {name}.")

    def ask_to_save(self) -> None:
        """After the end the record may still be kept."""
        try:
            line = self.ask("save FILE, or Enter > ", ["save"])
        except (EOFError, KeyboardInterrupt):
            return
        if line.startswith("save "):
            self.save(line[5:].strip())


def seat_name(seat: int) -> str:
    """A seat as people call it: its number from 1, and its shape."""
    return f"{SHAPES[seat]} player {seat + 1}"


def told(entry: dict[str, object]) -> str:
    """What a seat did, with what it showed."""
    extra = [f"{key} {value}" for key, value in entry.items() if key not in {"seat", "action"}]
    return " ".join([str(entry["action"]), *extra])


def asker() -> Ask:
    """Completion and history at a real terminal; plain lines from anything else."""
    if not sys.stdin.isatty():
        return lambda prompt, words: input(prompt)
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - slow to load
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415

    session: PromptSession[str] = PromptSession()
    return lambda prompt, words: session.prompt(
        prompt, completer=WordCompleter(words, WORD=True), complete_while_typing=False
    )
