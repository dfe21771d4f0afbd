"""Starts a game at the terminal: a new one, one from a file, or the latest unfinished one."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from tavolino.games import game_named
from tavolino.rules.chance import Rng
from tavolino.table.match import Match
from tavolino.table.voice import Voice
from tavolino.terminal.keep import Keeper, Session, folder, latest
from tavolino.terminal.lists import typed_options
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.play import Table
from tavolino.terminal.words import language_of


@dataclass
class Wish:
    """What was asked for on the command line."""

    game: str | None = None
    players: int | None = None
    bots: list[str] = field(default_factory=list)
    watch: bool = False
    options: list[str] = field(default_factory=list)
    seed: int | None = None
    hints: bool = False
    resume: bool = False
    saved: Path | None = None
    language: str | None = None
    pause: float = 1.0


def start(wish: Wish) -> Table:
    """The table that was asked for. Raises ValueError with what is wrong with the wish."""
    language = language_of(wish.language, os.environ)
    keeper: Keeper | None
    if wish.resume or wish.saved:
        session, keeper = resumed(wish)
    else:
        session = new_session(wish)
        keeper = None if wish.watch else Keeper.new(session.match.game.name)
    voice = Voice(session.match.game.name, language)
    opponents = Opponents(session.match, session.bots, session.seed, voice)
    return Table(
        session.match,
        opponents=opponents,
        hints=session.hints,
        voice=voice,
        keeper=keeper,
        pause=wish.pause,
    )


def new_session(wish: Wish) -> Session:
    """A new game with its bots."""
    if wish.game is None:
        raise ValueError("say which game, or --resume; `tavolino games` lists them")
    rules = game_named(wish.game)
    options = typed_options(rules, wish.options)
    seats = wish.players or min(max(2, len(wish.bots) + (not wish.watch)), 4)
    if wish.watch and len(wish.bots) != seats:
        raise ValueError("say a bot for each seat, such as `--watch 3 5`")
    chance = Rng(secrets.randbits(96) if wish.seed is None else wish.seed)
    match = Match(rules, seats, options, rules.new_setup(seats, options, chance))
    return Session(match, wish.bots, int(chance.word()), wish.hints)


def resumed(wish: Wish) -> tuple[Session, Keeper]:
    """A game to resume, and where it is kept from now on."""
    if any((wish.game, wish.players, wish.options, wish.watch)):
        raise ValueError("a game that goes on has its game, seats and options already")
    if wish.saved:
        session = Session.loads(wish.saved.read_text(encoding="utf-8"))
        if session.match.over:
            raise ValueError(f"the game in {wish.saved} is over")
        keeper = Keeper.new(session.match.game.name)
    else:
        found = latest()
        if found is None:
            raise ValueError(f"there is no unfinished game in {folder()}")
        file, session = found
        keeper = Keeper(file)
    if wish.bots:
        session.bots = wish.bots
    session.hints = session.hints or wish.hints
    return session, keeper
