"""Hosted matches for tests, without any server."""

from __future__ import annotations

from collections.abc import Iterable

from tavolino.games import GAMES
from tavolino.hosting.match.commands import AnyCommand, handle
from tavolino.hosting.match.events import AnyEventData, Event, Joined
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.stored import Clock, MatchRow, Summary
from tavolino.rules.chance import Rng

MATCH = "a" * 22


def row_of(
    game: str = "anneaux",
    players: int = 2,
    *,
    seed: int = 1,
    clock: Clock | None = None,
    options: dict[str, object] | None = None,
) -> MatchRow:
    """A match as it is created."""
    rules = GAMES[game]
    chosen = options or {}
    return MatchRow(
        id=MATCH,
        game=game,
        rules_version=rules.rules_version,
        players=players,
        options=dict(chosen),
        setup=rules.new_setup(players, chosen, Rng(seed)),
        clock=clock,
        created_at=0,
    )


def add(hosted: HostedMatch, what: AnyEventData, at: int = 0) -> None:
    """The next event of a match."""
    number = hosted.number + 1
    hosted.apply(Event(number, f"command-{number}", at, what))


def replayed(row: MatchRow, events: Iterable[Event], summary: Summary) -> HostedMatch:
    """A match from what is stored of it; RulesChanged if that is not what was seen then."""
    hosted = HostedMatch.begin(row)
    hosted.follow(events)
    hosted.check(summary)
    return hosted


def seated(row: MatchRow, bots: tuple[int, ...] = ()) -> HostedMatch:
    """A match with everyone there; bots on these seats."""
    hosted = HostedMatch(row)
    for seat in range(row.players):
        add(hosted, Joined(seat, f"Seat {seat}", "1" if seat in bots else None))
    return hosted


def do(hosted: HostedMatch, command: AnyCommand, at: int = 0) -> AnyEventData:
    """Handles a command and takes it in."""
    what = handle(hosted, command, at)
    add(hosted, what, at)
    return what
