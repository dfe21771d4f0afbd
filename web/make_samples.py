"""Writes sample games for the client's tests and gallery, as a server would send them.

`npm test` runs this when a source of the samples has changed: see fresh-samples.ts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tavolino_mills import MILLS

from tavolino.bots.budget import Budget
from tavolino.bots.observations import Observations
from tavolino.games import descriptors
from tavolino.hosting.adviser import find_hint
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.types import Effect, Entry, View
from tavolino.table.match import Match
from tavolino.words import languages
from tavolino.words.texts import texts

PLIES = 120
"""Enough for every kind of action, few enough to load fast."""

PLIES_ALL_ROUND = 300
"""Enough for figures to complete the round and get home."""

WATCHED = 10
"""The plies between two views of a spectator."""

TOLD = 200
"""The number of positions per game in which every legal action is played for its entry."""

APART = 3
"""The plies between two such positions."""

POINTED = 20
"""One in this many of them shows how its legal actions are pointed at."""

LINED = 10
"""One in this many of them shows the line of play that a hint expects."""

FOR_A_LINE = Budget(60)
"""Shorter than for a hint: the lines are real, and need not be good."""

DREAMS = 9
"""One in this many decisions ignores the memory, so that errors occur too."""

SEED = 3

Choose = Callable[[View, list[str]], list[str]]
"""Returns the legal actions that a player prefers."""


def anything(view: View, legal: list[str]) -> list[str]:
    """Prefers swaps for the joker, which are rarely possible; otherwise accepts any action."""
    return [action for action in legal if action.startswith("swap=")] or legal


class Memory:
    """A player of Dimenticato who remembers every number and wants to get home."""

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
            [action for action in legal if action == "stay"],
            [action for action in legal if "!" in action],
            [action for action in legal if action in right],
        )
        dreaming = view["decisions"] % DREAMS == 0
        return legal if dreaming else next(filter(None, wishes), legal)


def name(place: list[int]) -> str:
    """The name of a field in the geometry."""
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
    """A match before its first decision."""
    return Match(game, players, options, game.new_setup(players, options, rng))


def samples(game: Game) -> dict[str, Any]:
    """Games by the number of players, and one for every other value of an option."""
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


def entry_samples(game: Game) -> list[dict[str, Any]]:
    """One example entry for each kind of legal action in many positions.

    An entry is left out if its shape and each of its effects already occurred.
    """
    known: set[str] = set()
    examples = []
    for match in positions(game):
        before, seat = match.position, match.to_move
        for code in before.legal():
            after = before.copy()
            after.apply(code)
            entry = game.entry(before, code, after)
            tells = {shape_of(entry), *(f"{seat} {of(each)}" for each in entry["effects"])}
            if tells <= known:
                continue
            known |= tells
            match.play(entry["action"])
            for reader in (seat, None):
                seen = {"players": match.players, "entry": match.history(reader)[-1]}
                if seen not in examples[-1:]:
                    examples.append(seen)
            match.undo()
    return examples


def positions(game: Game) -> Iterator[Match]:
    """Positions of random games with every number of players, a few plies apart."""
    rng = Rng(SEED)
    found = 0
    while found < TOLD:
        match = dealt(game, game.players[found % len(game.players)], rng)
        while not match.over and found < TOLD and len(match.entries) < PLIES:
            if len(match.entries) % APART == 0:
                found += 1
                yield match
            wanted = anything(match.view(match.to_move), match.legal())
            match.play(wanted[rng.below(len(wanted))])


def shape_of(entry: Entry) -> str:
    """The kinds of effects and the keys of an entry, without places."""
    kinds = [(effect["type"], effect.get("why")) for effect in entry["effects"]]
    return json.dumps([kinds, sorted(entry)])


def of(effect: Effect) -> str:
    """The parts of an effect that a sentence may name."""
    at = effect["at"]
    return json.dumps({**effect, "at": [*at[:1], *at[-1:]]}, sort_keys=True)


def ways(game: Game) -> dict[str, list[list[str]]]:
    """The ways to choose some actions by pointing at things."""
    return {
        game.text(code): game.ways(code)
        for match in islice(positions(game), 0, TOLD, POINTED)
        for code in match.position.legal()
    }


def lines(game: Game) -> list[dict[str, Any]]:
    """Lines of play as hints expect them, with the threats that they avert."""
    found = []
    for match in islice(positions(game), 0, TOLD, LINED):
        hint = find_hint(Observations.of(match, match.to_move), FOR_A_LINE)
        found.append(
            {
                "players": match.players,
                "seat": match.to_move,
                "line": hint.line,
                "threat": hint.threat,
            }
        )
    return found


def main(folder: Path) -> None:
    """Writes a file for each game: its samples, and the names that need words."""
    folder.mkdir(parents=True, exist_ok=True)
    # The tests of boards also run on a game that the client does not know. Here it counts as
    # installed, because hints look games up by name.
    known = descriptors()
    known[MILLS.rules.name] = MILLS
    for descriptor in known.values():
        game = descriptor.rules
        sample = {
            "reasons": {name: why.sentence for name, why in game.reasons.items()},
            "endings": list(game.endings),
            "options": {option.name: option.values for option in game.options},
            "words": {each: texts(descriptor.words, each) for each in languages()},
            "picks": {str(players): descriptor.picks(players) for players in game.players},
            "samples": samples(game),
            "entries": entry_samples(game),
            "ways": ways(game),
            "lines": lines(game),
        }
        (folder / f"{game.name}.json").write_text(json.dumps(sample))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
