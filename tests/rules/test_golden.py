"""One game a number of seats, with every answer of the engine written out.

A change of the rules shows here as a readable difference. `make golden` writes the files
anew; look at what changed before you commit it.
"""

from __future__ import annotations

import json

import pytest

from support.installed_games import OWN
from support.paths import TESTS
from tavolino.games import GAMES, descriptor_of
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.table.match import Match

GOLDEN = TESTS / "games"
CASES = [(game, players) for game in OWN for players in GAMES[game].players]


def playthrough(game: Game, players: int) -> str:
    """A random game as text."""
    rng = Rng(players)
    options = descriptor_of(game.name).short
    match = Match(game, players, options, game.new_setup(players, options, rng))
    lines = [f"{game.title}, {players} players, options {line(options)}", line(match.setup)]
    while not match.over:
        legal = match.legal()
        action = legal[int(rng.below(len(legal)))]
        lines += [
            "",
            f"ply {len(match.entries)}, seat {match.to_move}, key {match.position.key():016x}",
            *(f"  sees {line(seen)}" for seen in views(match) if len(match.entries) % 20 == 0),
            f"  legal {len(legal)}: {' '.join(legal)}",
            f"  plays {action}",
        ]
        match.play(action)
        lines.append(f"  told {line(match.history(None)[-1])}")
    ending = match.game.ending(match.position)
    lines += ["", f"over: {ending}, shares {match.position.shares()}"]
    lines += [f"  sees {line(seen)}" for seen in views(match)]
    return "\n".join(lines) + "\n"


def views(match: Match) -> list[object]:
    """What each seat and a spectator see."""
    return [match.view(seat) for seat in (*range(match.players), None)]


def line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


@pytest.mark.parametrize(("name", "players"), CASES)
def test_golden(name: str, players: int) -> None:
    expected = (GOLDEN / name / f"golden-{players}.txt").read_text().splitlines()
    assert playthrough(GAMES[name], players).splitlines() == expected


if __name__ == "__main__":
    for name, players in CASES:
        (GOLDEN / name / f"golden-{players}.txt").write_text(playthrough(GAMES[name], players))
