"""Writes games for the client's tests and its gallery: what a server would send, ply by ply.

python web/make_samples.py web/build/samples
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tavolino.games import descriptors
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import Entry, View
from tavolino.table.match import Match
from tavolino.words import languages, messages

PLIES = 120
"""Enough for every kind of action, few enough to read in no time."""

PLIES_ALL_ROUND = 300
"""Enough for figures to go all round and come home."""

WATCHED = 10
"""Every so many plies there is also what a spectator sees."""

DREAMS = 9
"""Once in so many decisions even a good memory dreams, so that errors occur too."""

SEED = 3

Choose = Callable[[View, list[str]], list[str]]
"""What a player would like to do of all that is legal."""


def anything(view: View, legal: list[str]) -> list[str]:
    """Wishes of someone who has none, but swaps for the joker, for that is rarely possible."""
    return [action for action in legal if action.startswith("swap=")] or legal


class Memory:
    """Wishes of someone who forgets no number of Dimenticato and wants to get home."""

    def __init__(self, geometry: dict[str, Any]) -> None:
        self.fields = list(geometry["fields"])
        self.starts = {field for fields in geometry["starts"] for field in fields}
        self.seen: dict[str, int] = {}

    def __call__(self, view: View, legal: list[str]) -> list[str]:
        dice = zip(self.fields, view["numbers"], strict=False)
        self.seen |= {field: number for field, number in dice if number is not None}
        figures = view["figures"][view["to_move"]]
        under = [self.seen.get(name(place)) for place in figures]
        right = [f"{k}={number}" for k, number in enumerate(under, 1)]
        away = [f"{k}>" for k, place in enumerate(figures, 1) if name(place) not in self.starts]
        wishes = (
            [action for action in legal if action[:2] in away and action[2:] in self.starts],
            [action for action in legal if "!" in action],
            [action for action in legal if action in right],
        )
        dreaming = view["decisions"] % DREAMS == 0
        return legal if dreaming else next(filter(None, wishes), legal)


def name(place: list[int]) -> str:
    """A field as the geometry calls it."""
    row, column = place
    return f"{row},{column}"


def sample(match: Match, choose: Choose, plies: int, rng: Rng) -> dict[str, Any]:
    """One game as the seat to move sees it, with its geometry."""
    views: list[View] = []
    legals: list[list[str]] = []
    entries: list[Entry] = []
    watched: list[View] = []
    while True:
        seat = max(match.to_move, 0)
        views.append(match.view(seat))
        if len(entries) % WATCHED == 0 or match.over:
            watched.append(match.view(None))
        legals.append([] if match.over else match.legal())
        if match.over or len(entries) == plies:
            break
        wanted = choose(views[-1], legals[-1])
        match.play(wanted[rng.below(len(wanted))])
        entries.append(match.history(seat)[-1])
    return {
        "geometry": match.game.geometry(match.players),
        "views": views,
        "legal": legals,
        "entries": entries,
        "watched": watched,
    }


def dealt(game: Game, players: int, rng: Rng, **options: object) -> Match:
    """A match that is about to begin."""
    return Match(game, players, options, game.deal(players, game.complete(options), rng))


def samples(game: Game) -> dict[str, Any]:
    """Games by the number of players, and one for every other way to play."""
    made = {}
    fewest = game.players[0]
    for players in game.players:
        rng = Rng(SEED)
        match = dealt(game, players, rng)
        if game.name == "dimenticato":
            memory = Memory(game.geometry(players))
            made[str(players)] = sample(match, memory, PLIES_ALL_ROUND, rng)
        else:
            made[str(players)] = sample(match, anything, PLIES, rng)
    for option in game.options:
        for value in option.values:
            if value != option.default:
                rng = Rng(SEED)
                match = dealt(game, fewest, rng, **{option.name: value})
                made[f"{fewest} {option.name} {value}"] = sample(match, anything, PLIES, rng)
    return made


def main(folder: Path) -> None:
    """A file for each game: its samples, and the names that need words."""
    folder.mkdir(parents=True, exist_ok=True)
    for descriptor in descriptors().values():
        game = descriptor.rules
        sample = {
            "reasons": dict(game.reasons),
            "endings": list(game.endings),
            "options": {option.name: option.values for option in game.options},
            "words": {each: messages(descriptor.words, each) for each in languages()},
            "picks": {str(players): descriptor.picks(players) for players in game.players},
            "samples": samples(game),
        }
        (folder / f"{game.name}.json").write_text(json.dumps(sample))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
