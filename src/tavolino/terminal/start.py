"""Starts a game at the terminal: a new one, one from a file, or the latest unfinished one."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tavolino.games import game_named
from tavolino.rules.chance import Rng
from tavolino.table.match import Match
from tavolino.table.voice import Voice
from tavolino.terminal.keep import Keeper, Session, folder, latest
from tavolino.terminal.lists import parse_options
from tavolino.terminal.opponents import Opponents
from tavolino.terminal.play import TerminalTable
from tavolino.terminal.words import language_of


@dataclass
class StartRequest:
    """What was asked for on the command line."""

    game: str | None = None
    players: int | None = None
    bots: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    start: int | None = None
    watch: bool = False
    options: list[str] = field(default_factory=list)
    seed: int | None = None
    hints: bool = False
    resume: bool = False
    saved: Path | None = None
    language: str | None = None
    pause: float = 1.0


def start(request: StartRequest) -> TerminalTable:
    """The table that was asked for. Raises ValueError with what is wrong with the wish."""
    language = language_of(request.language, os.environ)
    keeper: Keeper | None
    if request.resume or request.saved:
        session, keeper = resume(request)
    else:
        session = new_session(request)
        keeper = None if request.watch else Keeper.new(session.match.game.name)
    voice = Voice(session.match.game.name, language)
    opponents = Opponents(session.match, session.bots, session.seed, voice)
    return TerminalTable(
        session.match,
        opponents=opponents,
        hints=session.hints,
        voice=voice,
        keeper=keeper,
        pause=request.pause,
    )


def new_session(request: StartRequest) -> Session:
    """A new game with its bots."""
    if request.game is None:
        raise ValueError("say which game, or --resume; `tavolino games` lists them")
    rules = game_named(request.game)
    options = parse_options(rules, request.options)
    seats = request.players or min(max(2, len(request.bots) + (not request.watch)), 4)
    if request.watch and len(request.bots) != seats:
        raise ValueError("say a bot for each seat, such as `--watch 3 5`")
    chance = Rng(secrets.randbits(96) if request.seed is None else request.seed)
    bots = seat_bots(request.bots, request.seats, seats)
    setup = rules.new_setup(seats, options, chance, request.start)
    match = Match(rules, seats, options, setup)
    return Session(match, bots, int(chance.word()), request.hints)


def seat_bots(bots: Sequence[str], people: Sequence[int], players: int) -> list[str | None]:
    """The bot of each seat: the last seats that people did not choose are for bots."""
    for seat in people:
        if not 0 <= seat < players:
            raise ValueError(f"the seats are 0 to {players - 1}, not {seat}")
    free = [seat for seat in range(players) if seat not in people]
    if len(bots) > len(free):
        raise ValueError(f"{len(bots)} bots do not fit on {len(free)} seats")
    seated = dict(zip(free[len(free) - len(bots) :], bots, strict=True))
    return [seated.get(seat) for seat in range(players)]


def resume(request: StartRequest) -> tuple[Session, Keeper]:
    """A game to resume, and where it is kept from now on."""
    if any((request.game, request.players, request.options, request.watch)):
        raise ValueError("a game that goes on has its game, seats and options already")
    if request.start is not None:
        raise ValueError("a game that goes on has begun already")
    if request.seats and not request.bots:
        raise ValueError("in a game that goes on, --seat needs --bot for the other seats")
    if request.saved:
        session = Session.loads(request.saved.read_text(encoding="utf-8"))
        if session.match.over:
            raise ValueError(f"the game in {request.saved} is over")
        keeper = Keeper.new(session.match.game.name)
    else:
        found = latest()
        if found is None:
            raise ValueError(f"there is no unfinished game in {folder()}")
        file, session = found
        keeper = Keeper(file)
    if request.bots:
        session.bots = replace_bots(session, request)
    session.hints = session.hints or request.hints
    return session, keeper


def replace_bots(session: Session, request: StartRequest) -> list[str | None]:
    """The bots that play on. As many as before sit where the others sat."""
    players, before = session.match.players, Opponents(session.match, session.bots).names
    people = request.seats
    if not people and len(request.bots) == len(before):
        people = [seat for seat in range(players) if seat not in before]
    return seat_bots(request.bots, people, players)
