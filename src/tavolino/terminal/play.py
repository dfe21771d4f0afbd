"""Playing at one terminal, with people and bots round the table."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import reduce
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

from tavolino.rules.errors import RulesError
from tavolino.rules.types import Entry
from tavolino.table import drawing
from tavolino.table.match import Match
from tavolino.terminal.analyse import hint
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.words import said, seat_name, sentence_of

COMMANDS = ("list", "undo", "save", "help", "quit")

SHORT_LIST = 24
"""Up to so many actions are listed without being asked for."""

GLANCE = 1.0
"""How many seconds people who only watch have for each position."""

Ask = Callable[[str, list[str]], str]
"""Asks for a line; gets the prompt and the words that complete it."""


class Table:
    """A match, the people round it, and one screen."""

    def __init__(
        self,
        match: Match,
        console: Console | None = None,
        ask: Ask | None = None,
        opponents: Opponents | None = None,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.console = console or Console()
        self.ask = ask or asker()
        self.opponents = opponents or Opponents(match)
        self.people = [s for s in range(match.players) if s not in self.opponents.names]
        self.hints = hints
        secret = match.game.has_secrets(match.game.complete(match.options))
        self.hands_over = secret and len(self.people) > 1
        self.at_screen: int | None = None
        self.listed: list[str] = []
        self.news_until = 0

    def play(self) -> None:
        """Goes on until the game is over or someone quits."""
        try:
            self.introduce()
            while not self.match.over:
                if self.match.to_move in self.people:
                    self.let_person_play()
                else:
                    self.let_bot_play()
        except (EOFError, KeyboardInterrupt):
            self.say(said("stops"))
            return
        self.show_end()

    def let_person_play(self) -> None:
        """Asks until the seat to move has played, or has taken something back."""
        self.hand_over()
        self.show()
        words = [*self.listed, *COMMANDS, *["hint"] * self.hints]
        while self.answer(self.ask(self.prompt(), words)):
            pass

    def let_bot_play(self) -> None:
        """What it plays is told to the next person; those who only watch see every position."""
        if self.watched():
            self.show_board(None)
            self.show_news(None)
            if self.console.is_terminal:
                with self.console.status(said("watching")):
                    time.sleep(GLANCE)
        self.match.play(self.opponents.choose(self.console))

    def watched(self) -> bool:
        """Whether no person has anything to decide any more."""
        in_play = self.match.position.in_play
        return not any(in_play >> seat & 1 for seat in self.people)

    # -- what is seen ---------------------------------------------------------------------

    def introduce(self) -> None:
        """Says who is a bot."""
        for seat in self.opponents.names:
            self.say(said("bot-is", bot=self.opponents.title(seat)))
        if self.opponents.names and len(self.people) == 1:
            self.say(said("you", seat=seat_name(self.people[0])))

    def hand_over(self) -> None:
        """Where something is secret, the next person sees a screen without the last one's."""
        seat = self.match.to_move
        if self.hands_over and self.at_screen not in {None, seat}:
            self.console.clear()
            self.ask(said("handover", seat=seat_name(seat)), [])
            self.console.clear()
        self.at_screen = seat

    def show(self) -> None:
        """The board as the seat to move may see it, what just happened, and its choices."""
        seat = self.match.to_move
        self.show_board(seat)
        self.show_news(seat)
        self.listed = self.match.legal()
        if len(self.listed) <= SHORT_LIST:
            self.show_list("")
        else:
            self.say(said("choices", count=len(self.listed)))

    def show_board(self, seat: int | None) -> None:
        """What a seat, or a spectator, may see, apart from what was there before."""
        if self.match.game.forgets:
            # Else the board before would show what has to be remembered.
            self.console.clear()
        else:
            self.console.print()
        self.console.print(drawing.terminal(self.match.view(seat)))

    def show_news(self, seat: int | None) -> None:
        """What happened from a seat's last turn on, or for spectators since the last news."""
        entries = self.match.entries
        begin = self.news_until if seat is None else last_turn(entries, seat)
        for entry in self.match.history(seat, begin):
            news = said(
                "news",
                seat=seat_name(entry["seat"]),
                told=sentence_of(self.match.game.name, entry),
            )
            self.say(f"  {news}")
        self.news_until = len(entries)

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
        self.show_board(None)
        self.show_news(None)
        outcome = self.match.outcome
        assert outcome is not None, "only a game that is over has an end to show"
        winners = [seat_name(seat) for seat in outcome.winners]
        names = reduce(lambda one, two: said("and", first=one, second=two), winners)
        self.say(said("won", winners=names, count=len(winners), ending=outcome.ending))
        self.ask_to_save()

    def say(self, sentence: str) -> None:
        """A line of plain text."""
        self.console.print(sentence, markup=False, highlight=False)

    # -- what is typed ----------------------------------------------------------------------

    def prompt(self) -> str:
        """Whose turn it is."""
        return said("prompt", seat=seat_name(self.match.to_move))

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
        elif word == "hint":
            self.hint()
        elif word in {"help", "?", ""}:
            self.say("\n".join(map(said, ["help", *["help-hint"] * self.hints])))
        else:
            return not self.act(line.strip())
        return True

    def act(self, typed: str) -> bool:
        """Plays an action given by text or number; says why if it cannot be."""
        if typed.isascii() and typed.isdigit():
            number = int(typed)
            if not 1 <= number <= len(self.listed):
                self.say(said("list-ends", count=len(self.listed)))
                return False
            typed = self.listed[number - 1]
        try:
            self.match.play(typed)
        except RulesError as error:
            self.say(f"{error}.")
            return False
        return True

    def undo(self) -> bool:
        """Takes a person's last decision back, unless anything since has shown something."""
        entries = self.match.entries
        by_people = [k for k, entry in enumerate(entries) if entry["seat"] in self.people]
        if not by_people:
            self.say(said("undo-nothing"))
            return False
        back_to = by_people[-1]
        seat, game = entries[back_to]["seat"], self.match.game
        options = game.complete(self.match.options)
        if any(game.reveals(entry, options, seat) for entry in entries[back_to:]):
            self.say(said("undo-shown"))
            return False
        while len(self.match.entries) > back_to:
            self.match.undo()
        return True

    def hint(self) -> None:
        """Shows the best actions, if hints were asked for when the game began."""
        if self.hints:
            hint(self.match, self.listed, self.console)
        else:
            self.say(said("hints-off"))

    def save(self, name: str) -> None:
        """Writes the record, with all that is secret in it, to a file."""
        if not name:
            self.say(said("save-where"))
            return
        try:
            Path(name).write_text(self.match.record().dumps() + "\n", encoding="utf-8")
        except OSError as error:
            self.say(f"{name}: {error.strerror}.")
        else:
            self.say(said("saved", file=name))

    def ask_to_save(self) -> None:
        """After the end the record may still be kept."""
        try:
            line = self.ask(said("save-ask"), ["save"])
        except (EOFError, KeyboardInterrupt):
            return
        if line.startswith("save "):
            self.save(line[5:].strip())


def last_turn(entries: list[Entry], seat: int) -> int:
    """Where a seat's last turn begins, all its decisions in a row; 0 if it had none."""
    begin = len(entries)
    while begin and entries[begin - 1]["seat"] != seat:
        begin -= 1
    while begin and entries[begin - 1]["seat"] == seat:
        begin -= 1
    return begin


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
