"""Sittings for tests: matches with people at them, without any server."""

from __future__ import annotations

from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.server.match.commands import AnyCommand, judge
from tavolino.server.match.events import AnyWhat, Event, Joined
from tavolino.server.match.kept import Clock, MatchRow
from tavolino.server.match.sitting import Sitting

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
        setup=rules.deal(players, chosen, Rng(seed)),
        clock=clock,
        created_at=0,
    )


def add(sitting: Sitting, what: AnyWhat, at: int = 0) -> None:
    """The next event of a sitting."""
    number = sitting.number + 1
    sitting.apply(Event(number, f"command-{number}", at, what))


def seated(row: MatchRow, bots: tuple[int, ...] = ()) -> Sitting:
    """A sitting with everyone there; bots on these seats."""
    sitting = Sitting(row)
    for seat in range(row.players):
        add(sitting, Joined(seat, f"Seat {seat}", "1" if seat in bots else None))
    return sitting


def do(sitting: Sitting, command: AnyCommand, at: int = 0) -> AnyWhat:
    """Judges a command and takes it in."""
    what = judge(sitting, command, at, "r" * 22)
    add(sitting, what, at)
    return what
