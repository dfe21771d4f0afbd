"""What the messages of a package are about: who says them, and which values they are given."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any, Final

from tavolino.games.descriptor import Descriptor
from tavolino.rules.chance import Rng
from tavolino.rules.types import Entry
from tavolino.table.conformance import every_options
from tavolino.table.match import Match
from tavolino.table.voice import did_names, effect_values, shown_names

FEWEST: Final = 5
"""Random games for each number of seats and each set of options."""

MOST: Final = 50
"""So many are played if some messages were not said yet."""

WORD: Final = re.compile(r"[^\W_]+")
ONE: Final = "Pia"
"""The name of any player."""


class Sayings:
    """The messages that screens say about a game, each with the values it was given.

    The values are kept once for each set of variables: a text that can be said with some values
    can be said with all others.
    """

    def __init__(self, game: Descriptor) -> None:
        self.game = game
        self.rounds = 0
        self.given: dict[str, dict[tuple[str, ...], Mapping[str, object]]] = {}
        self.effects: set[tuple[str, ...]] = set()
        """For each effect that happened its messages, of which one is enough."""
        for name in always_said(game):
            self.say(name)

    def say(self, message: str, **values: object) -> None:
        """Notes that a screen says a message."""
        self.given.setdefault(message, {}).setdefault(tuple(sorted(values)), values)

    def listen(self, wanted: set[str]) -> None:
        """Plays random games until these messages were said, or until it takes too long."""
        rules = self.game.rules
        tables = [(seats, each) for seats in rules.players for each in every_options(rules)]
        while self.rounds < FEWEST or (self.rounds < MOST and wanted - self.given.keys()):
            for players, options in tables:
                self.play(Match.new(rules.name, players, self.rounds, **options))
            self.rounds += 1

    def play(self, match: Match) -> None:
        """Plays a random game, and notes what it says to everyone at the table."""
        rng = Rng(self.rounds)
        looking = [*range(match.players), None]
        places = Places(self.game, match.players)
        while True:
            for seat in looking:
                self.look(match.view(seat))
            legal = match.legal()
            for action in legal:
                message, named = places.named(action)
                self.say(message, **dict(zip(ascii_lowercase, named, strict=False)))
            if not legal:
                return
            match.play(legal[int(rng.below(len(legal)))])
            for seat in looking:
                for entry in match.history(seat, len(match.entries) - 1):
                    self.hear(entry)

    def look(self, view: Any) -> None:
        """Notes what is said about things on the board and beside it."""
        for name, amounts in view.get("counts", {}).items():
            self.say(f"count-{name}", count=amounts[0])
        for piece in view.get("pieces", {}).values():
            if "kind" in piece:
                self.say(f"piece-{piece['kind']}")

    def hear(self, entry: Entry) -> None:
        """Notes what is said about a decision."""
        for effect in entry["effects"]:
            self.effects.add(did_names(effect))
            for name in did_names(effect):
                self.say(name, **effect_values(effect, entry["seat"], ONE))
        for key in entry.keys() - Entry.__annotations__.keys():
            value: object = entry[key]  # type: ignore[literal-required]  # the game's own
            for name in shown_names(key, value):
                self.say(name, value=value)


def always_said(game: Descriptor) -> list[str]:
    """The messages without values, which need no game to be played."""
    return [
        *obligatory(game),
        "about",
        *(f"notation-{form.name}" for form in game.drawing().forms),
    ]


def obligatory(game: Descriptor) -> list[str]:
    """The messages without values that screens need."""
    rules = game.rules
    names = ["title", "tagline"]
    names += [f"ending-{ending}" for ending in rules.endings]
    names += [f"reason-{reason}" for reason in rules.reasons]
    for option in rules.options:
        names.append(f"option-{option.name}")
        names += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    return names


class Places:
    """Finds the places in actions, as `web/src/plain/descriptions.ts` does."""

    def __init__(self, game: Descriptor, players: int) -> None:
        self.picks = game.picks(players)
        geometry: Any = game.rules.geometry(players)
        names = sorted(geometry.get("places", {}), key=len, reverse=True)
        # Without places there is nothing to find: `(?!)` never matches.
        either = "|".join(map(re.escape, names)) or "(?!)"
        self.name = re.compile(rf"(?<![^\W_])(?:{either})(?![^\W_])")

    def named(self, action: str) -> tuple[str, list[str]]:
        """The message about an action, and the places that it is given."""
        if action in self.picks:
            picks = self.picks[action]
            places = [pick[6:] for pick in picks if pick.startswith("place:")]
        else:
            places = self.name.findall(action)
        prefix = action[: max(action.find(places[0]), 0)] if places else action
        return "-".join(["action", *WORD.findall(prefix)]), places
