"""Playing at one terminal, with people and bots round the table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction, RulesError
from tavolino.rules.pointing import leads_to
from tavolino.table.match import Match
from tavolino.table.rematch import Begins, loser_of, seat_to_begin
from tavolino.table.voice import Voice
from tavolino.terminal.analyse import hint
from tavolino.terminal.help import COMMANDS, help_lines, rows, rule_lines
from tavolino.terminal.keep import Keeper, Session
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.page import last_turn, news_of, number_actions, show_page
from tavolino.terminal.screen import Ask, Screen, asker

RESUME = "tavolino play --resume"

WATCH_SECONDS = 1.0
"""For how many seconds people who only watch see each position."""


class TerminalTable:
    """A match, the people round it, and one screen."""

    def __init__(
        self,
        match: Match,
        console: Console | None = None,
        ask: Ask | None = None,
        opponents: Opponents | None = None,
        hints: bool = False,
        voice: Voice | None = None,
        keeper: Keeper | None = None,
        pause: float = WATCH_SECONDS,
    ) -> None:
        self.match = match
        self.voice = voice or Voice(match.game.name)
        self.opponents = opponents or Opponents(match, voice=self.voice)
        self.people = [s for s in range(match.players) if s not in self.opponents.names]
        self.hints = hints
        self.keeper = keeper
        self.pause = pause
        game = match.game
        self.hands_over = len(self.people) > 1 and game.has_secrets(
            game.complete(match.options)
        )
        self.screen = Screen(
            console or Console(),
            ask or asker(remembers=not game.forgets),
            self.voice,
            secret=self.hands_over or game.forgets,
        )
        self.at_screen: int | None = None
        self.listed: list[str] = []
        self.news_until = len(match.entries)
        self.hinted: list[int] = []
        self.intro = self.introduction()

    def play(self) -> TerminalTable | None:
        """Plays until the game is over or someone quits.

        Returns the table of another match if the people want one.
        """
        try:
            with self.screen.apart():
                while not self.match.over:
                    if self.match.to_move in self.people:
                        self.let_person_play()
                    else:
                        self.let_bot_play()
                    self.keep()
        except (EOFError, KeyboardInterrupt):
            kept = self.keeper is not None and self.match.entries
            says = self.voice.say
            self.screen.say(says("kept", command=RESUME) if kept else says("stopped"))
            return None
        self.show_end()
        return self.ask_what_next() if self.people else None

    def let_person_play(self) -> None:
        """Asks until the seat to move has played, or has taken something back."""
        self.hand_over()
        self.show()
        words = [*self.listed, "help", *(word for word in COMMANDS if word != "hint")]
        words += ["hint"] * self.hints
        while self.answer(self.screen.ask(self.prompt(), words)):
            pass

    def let_bot_play(self) -> None:
        """Plays for the bot to move. If people only watch, it first shows them the position."""
        watched = self.is_watched()
        if watched:
            self.show_watched()
        chosen = self.opponents.choose(self.screen.console, interrupt=bool(self.people))
        self.match.play(chosen)

    def show_watched(self) -> None:
        """Shows the position as spectators see it, for `pause` seconds."""
        show_page(self.screen, self.match.view(None), self.fresh_news(), None)
        if self.screen.is_terminal and self.pause:
            with self.screen.console.status(self.voice.say("watching")):
                time.sleep(self.pause)

    def is_watched(self) -> bool:
        """Whether no person has anything to decide any more."""
        in_play = self.match.position.in_play
        return not any(in_play >> seat & 1 for seat in self.people)

    def keep(self) -> None:
        """Keeps the game as it is now. If that fails, says so once and stops trying."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.session())
        except OSError as error:
            why = {"file": str(self.keeper.path), "why": error.strerror}
            self.intro.append(self.voice.say("not-kept", **why))
            self.keeper = None

    # -- what is seen ---------------------------------------------------------------------

    def introduction(self) -> list[str]:
        """Who is a bot, who you are, and where to learn the rest."""
        voice = self.voice
        lines = [voice.say("bot-is", bot=self.opponents.title(k)) for k in self.opponents.names]
        if self.opponents.names and len(self.people) == 1:
            lines.append(voice.say("you", seat=voice.seat(self.people[0])))
        if self.people:
            lines.append(voice.say("first-steps"))
        return lines

    def hand_over(self) -> None:
        """Before the next person looks, clears what only the last person may see."""
        seat = self.match.to_move
        if self.hands_over and self.at_screen not in {None, seat}:
            self.screen.clear()
            self.screen.ask(self.voice.say("handover", seat=self.voice.seat(seat)), [])
        self.at_screen = seat

    def show(self) -> None:
        """The board as the seat to move may see it, what just happened, and its choices."""
        seat = self.match.to_move
        self.listed = self.match.legal()
        view, news = self.match.view(seat), self.news(seat)
        show_page(self.screen, view, news, self.listed, self.first_lines())

    def first_lines(self) -> list[str]:
        """The lines that are shown once, before everything else."""
        lines, self.intro = self.intro, []
        return lines

    def news(self, seat: int) -> list[str]:
        """What happened since a seat's last turn, including that turn."""
        begin = last_turn(self.match.entries, seat)
        self.news_until = len(self.match.entries)
        return news_of(self.voice, self.match.history(seat, begin))

    def fresh_news(self) -> list[str]:
        """What happened since the last news, for spectators."""
        begin, self.news_until = self.news_until, len(self.match.entries)
        return self.first_lines() + news_of(self.voice, self.match.history(None, begin))

    def show_end(self) -> None:
        """Shows the last board with nothing hidden, who won and why."""
        outcome = self.match.outcome
        assert outcome is not None, "only a game that is over has an end to show"
        won = self.voice.announce_winners([self.voice.seat(seat) for seat in outcome.winners])
        ended = f"{won} {self.voice.why_over(outcome.ending)}".rstrip()
        self.screen.secret = False
        show_page(self.screen, self.match.view(None), [*self.fresh_news(), ended], None)
        if self.keeper is not None:
            self.keeper.forget()

    # -- what is typed ----------------------------------------------------------------------

    def prompt(self) -> str:
        """Whose turn it is."""
        return self.voice.say("prompt", seat=self.voice.seat(self.match.to_move))

    def answer(self, line: str) -> bool:
        """Does what a line asks for. Returns whether to ask the same seat again at once."""
        word, _, rest = line.strip().partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "quit":
            raise EOFError
        if word == "undo":
            return not self.undo()
        if word == "save":
            self.save(rest)
        elif word == "hint":
            self.hint()
        elif word == "why":
            self.screen.say(self.why(rest))
        elif word == "q" or (not word and self.screen.is_terminal):
            self.show()
        elif word in {"help", "?", "", "list", "rules", "board", "news"}:
            typed = self.screen.pages(self.lines_of(word, rest))
            return self.answer(typed) if typed else True
        else:
            return not self.act(line.strip())
        return True

    def lines_of(self, word: str, rest: str) -> Sequence[str | Text]:
        """What a command shows, page by page."""
        seat = self.match.to_move
        if word == "rules":
            return rule_lines(self.voice)
        if word == "news":
            return self.news(seat)
        if word == "board":
            return self.screen.whole_board(self.match.view(seat))
        if word == "list":
            rows = self.screen.columns(number_actions(self.listed, rest))
            return rows or [self.voice.say("list-none", beginning=rest)]
        return help_lines(self.voice, self.listed, self.hints)

    def act(self, typed: str) -> bool:
        """Plays an action given by text or number, or says why it cannot be played."""
        if typed.isascii() and typed.isdigit():
            number = int(typed)
            if not 1 <= number <= len(self.listed):
                self.screen.say(self.voice.say("list-ends", count=len(self.listed)))
                return False
            typed = self.listed[number - 1]
        meant = alike(typed, self.listed)
        if len(meant) > 1:
            self.screen.say(self.voice.say("case", actions=", ".join(meant)))
            return False
        try:
            self.match.play(meant[0] if meant else fix_case(self.match, typed))
        except RulesError as error:
            self.screen.say(self.voice.why_not(error, typed))
            return False
        return True

    def why(self, typed: str) -> str:
        """Why what someone would like to point at cannot be chosen."""
        if not typed:
            return self.voice.say("why-what")
        game, view = self.match.game, self.match.view(self.match.to_move)
        ways = [way for action in self.listed for way in game.ways(game.code(action))]
        for text in in_cases(typed):
            if leads_to(ways, text.split()):
                return self.voice.say("why-open")
            why = game.explain(view, text.split())
            if why is not None:
                return self.voice.refuse(why["reason"], why["sentence"], why["entries"])
        return self.voice.say("why-unknown", typed=typed)

    def undo(self) -> bool:
        """Takes back a person's last decision, unless something was revealed since."""
        entries = self.match.entries
        by_people = [k for k, entry in enumerate(entries) if entry["seat"] in self.people]
        if not by_people:
            self.screen.say(self.voice.table.say("refused-nothing_to_undo"))
            return False
        back_to = by_people[-1]
        seat, game = entries[back_to]["seat"], self.match.game
        options = game.complete(self.match.options)
        if any(game.reveals(entry, options, seat) for entry in entries[back_to:]):
            self.screen.say(self.voice.table.say("refused-shown"))
            return False
        while len(self.match.entries) > back_to:
            self.match.undo()
        return True

    def hint(self) -> None:
        """Shows the best actions, if hints were asked for when the game began."""
        if self.hints:
            decisions = len(self.match.entries)
            self.hinted.append(decisions)
            times = self.hinted.count(decisions)
            hint(self.match, self.listed, self.screen.console, self.voice, times)
        else:
            self.screen.say(self.voice.say("hints-off"))

    def save(self, name: str) -> None:
        """Writes the game, with its bots and all that is secret in it, to a file."""
        if not name:
            self.screen.say(self.voice.say("save-where"))
            return
        try:
            Path(name).write_text(self.session().dumps() + "\n", encoding="utf-8")
        except OSError as error:
            self.screen.say(f"{name}: {error.strerror}.")
        else:
            self.screen.say(self.voice.say("saved", file=name))

    def session(self) -> Session:
        """The match with its bots, as it is kept and saved."""
        bots = [self.opponents.names.get(seat) for seat in range(self.match.players)]
        return Session(self.match, bots, self.opponents.seed, self.hints)

    # -- after the end ------------------------------------------------------------------------

    def ask_what_next(self) -> TerminalTable | None:
        """Offers to save the record, and another match with a choice of who begins."""
        outcome = self.match.outcome
        assert outcome is not None, "only a game that is over is followed by another"
        choices: dict[str, Begins] = {"again": "next", "again same": "same", "again lot": "lot"}
        if loser_of(self.match.players, outcome.winners) is not None:
            choices["again loser"] = "loser"
        prompt = self.voice.say("over-ask", again=", ".join(choices))
        while True:
            try:
                line = self.screen.ask(prompt, [*choices, "save", "help"])
            except (EOFError, KeyboardInterrupt):
                return None
            typed = " ".join(line.lower().split())
            if typed in choices:
                return self.another(choices[typed])
            word, _, rest = line.strip().partition(" ")
            if word == "save":
                self.save(rest.strip())
            elif word == "help":
                says = [(each, self.voice.say(f"again-{how}")) for each, how in choices.items()]
                self.screen.pages(rows(says))
            else:
                return None

    def another(self, begins: Begins) -> TerminalTable:
        """The table of a new match with the same game, options, people and bots."""
        old, game, outcome = self.match, self.match.game, self.match.outcome
        assert outcome is not None, "only a game that is over is followed by another"
        start = seat_to_begin(begins, int(old.position.start), old.players, outcome.winners)
        chance = Rng(secrets.randbits(96))
        setup = game.new_setup(old.players, old.options, chance, start)
        match = Match(game, old.players, old.options, setup)
        return TerminalTable(
            match,
            self.screen.console,
            self.screen.ask,
            Opponents(match, self.session().bots, int(chance.word()), self.voice),
            self.hints,
            self.voice,
            self.keeper and Keeper.new(game.name),
            self.pause,
        )


def alike(typed: str, legal: Sequence[str]) -> list[str]:
    """The actions that a text may mean: exactly that one, or those that differ only by case."""
    if typed in legal:
        return [typed]
    return [action for action in legal if action.lower() == typed.lower()]


def fix_case(match: Match, typed: str) -> str:
    """A text in the case that the game uses, so that a refusal can say why."""
    for text in in_cases(typed):
        try:
            match.game.code(text)
        except NotAnAction:
            continue
        return text
    return typed


def in_cases(typed: str) -> tuple[str, ...]:
    """A text in the cases that games use."""
    return typed, typed.upper(), typed.lower(), typed.title()
