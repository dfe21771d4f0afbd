"""What the messages of a package are about: who says them, and which values they are given."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any, Final

from tavolino.games.descriptor import Descriptor
from tavolino.games.rulebook import FOLDER as RULEBOOK
from tavolino.games.scene import has_texts
from tavolino.rules.chance import Rng
from tavolino.rules.types import Entry, effect
from tavolino.table.conformance import every_options
from tavolino.table.match import Match
from tavolino.table.voice import did_names, effect_values, key_messages, key_value
from tavolino.words import FOLDER, REFERENCE
from tavolino.words.fluent import parsed

MIN_GAMES: Final = 5
"""Random games for each number of seats and each set of options."""

MAX_GAMES: Final = 50
"""So many are played if some messages were not said yet."""

PREFIXES: Final = (
    "action-",
    "count-",
    "did-",
    "ending-",
    "notation-",
    "option-",
    "piece-",
    "reason-",
    "shown-",
)
"""How the names of messages begin that screens say of any game."""

TASK: Final = "task-"
"""How the names of messages begin that the plain board says of what to choose."""

HIDDEN: Final = "limit"
"""The option that no screen shows."""

WORD: Final = re.compile(r"[^\W_]+")
ONE: Final = "Pia"
"""The name of any player."""

ANY_EFFECT: Final = effect_values(effect("", 0), 0, ONE)
"""The values for a text about an effect; every effect gives the same variables."""


class Sayings:
    """The messages that screens say about a game, each with the values it was given.

    The values are kept once for each set of variables: a text that can be said with some values
    can be said with all others.
    """

    def __init__(self, game: Descriptor) -> None:
        self.game = game
        self.all_here = is_drawn_by_us(game)
        self.usual = usual_effects()
        self.rounds = 0
        self.given: dict[str, dict[tuple[str, ...], Mapping[str, object]]] = {}
        self.effects: set[tuple[str, ...]] = set()
        """For each effect that happened its messages, of which one is enough."""
        for name in always_said(game):
            self.say(name)

    def say(self, message: str, **values: object) -> None:
        """Notes that a screen says a message."""
        self.given.setdefault(message, {}).setdefault(tuple(sorted(values)), values)

    def may_say(self, message: str) -> bool:
        """Whether a message is one of these; a board of the game's own says others as well."""
        plain = has_plain_geometry(self.game) and message.startswith(TASK)
        return self.all_here or plain or message.startswith(PREFIXES)

    def listen(self, wanted: set[str]) -> None:
        """Plays random games until these messages were said, or until it takes too long."""
        rules = self.game.rules
        tables = [(seats, each) for seats in rules.players for each in every_options(rules)]
        while self.rounds < MIN_GAMES or (
            self.rounds < MAX_GAMES and not all(map(self.values, wanted))
        ):
            for players, options in tables:
                self.play(Match.new(rules.name, players, self.rounds, **options))
            self.rounds += 1

    def values(self, message: str) -> list[Mapping[str, object]]:
        """The values that a message is given; none at all if nothing says it."""
        if message not in self.given and self.is_rare(message):
            return [ANY_EFFECT]
        return [*self.given.get(message, {}).values()]

    def is_rare(self, message: str) -> bool:
        """Whether a message is about an effect that may be too rare for random games.

        The plain board knows it as well, or it did happen here, but for other reasons.
        """
        happened = {names[-1] for names in self.effects if len(names) > 1}
        return message in self.usual or message.rpartition("_")[0] in happened

    def play(self, match: Match) -> None:
        """Plays a random game, and notes what it says to everyone at the table."""
        rng = Rng(self.rounds)
        looking = [*range(match.players), None]
        plain = has_plain_geometry(self.game)
        places = Places(self.game, match.players)
        while not match.over:
            if plain:  # other boards have messages of their own about what they show
                self.choose(match.legal(), places)
                for seat in looking:
                    self.look(match.view(seat))
            codes = match.legal_codes()
            match.play(match.game.text(codes[int(rng.below(len(codes)))]))
            for seat in looking:
                for entry in match.history(seat, len(match.entries) - 1):
                    self.hear(entry)

    def choose(self, legal: list[str], places: Places) -> None:
        """Notes what is said about actions that one can choose."""
        kinds = set()
        for action in legal:
            message, named = places.named(action)
            self.say(message, **dict(zip(ascii_lowercase, named, strict=False)))
            kinds.add(message.removeprefix("action").removeprefix("-"))
        self.say(TASK + "_".join(sorted(kinds)))

    def look(self, view: Any) -> None:
        """Notes what is said about things on the board and beside it."""
        for name, amounts in view.get("counts", {}).items():
            self.say(f"count-{name}", count=amounts[0])
        for piece in view.get("pieces", {}).values():
            if "kind" in piece:
                self.say(f"piece-{piece['kind']}")

    def hear(self, entry: Entry) -> None:
        """Notes what is said about a decision."""
        for each in entry["effects"]:
            self.effects.add(did_names(each))
            for name in did_names(each):
                self.say(name, **effect_values(each, entry["seat"], ONE))
        for key in entry.keys() - Entry.__annotations__.keys():
            value: object = entry[key]  # type: ignore[literal-required]  # the game's own
            for name in key_messages(key, value):
                self.say(name, value=key_value(value))


def is_drawn_by_us(game: Descriptor) -> bool:
    """Whether a game has nothing that draws it and says messages of its own."""
    usual = type(game).drawing is Descriptor.drawing
    return usual and has_plain_geometry(game) and not game.module.is_file()


def has_plain_geometry(game: Descriptor) -> bool:
    """Whether a game declares a geometry for the plain board, or none."""
    geometry = game.rules.types.geometry
    return geometry is dict or "places" in geometry.__annotations__


def always_said(game: Descriptor) -> list[str]:
    """The messages without values, which need no game to be played."""
    options = option_messages(game)
    return [
        *obligatory(game),
        "aim",
        "about",
        *(f"notation-{form.name}" for form in game.drawing().forms),
        *(message for each in options.values() for message in each),
        *(f"{name}-{why}" for name in options for why in ("help", "here")),
        *(f"{message}-help" for each in options.values() for message in each),
    ]


def obligatory(game: Descriptor) -> list[str]:
    """The messages without values that screens need."""
    rules = game.rules
    names = ["title", "tagline", "suits"]
    if has_texts(game.folder / RULEBOOK, REFERENCE):
        names.append("aim")
    names += [f"ending-{ending}" for ending in rules.endings]
    names += [f"reason-{reason}" for reason in rules.reasons]
    return [*names, *option_messages(game)]


def option_messages(game: Descriptor) -> dict[str, list[str]]:
    """For each message about an option that screens show, the messages about its values."""
    return {
        f"option-{option.name}": [
            f"option-{option.name}-{str(value).lower()}" for value in option.values
        ]
        for option in game.rules.options
        if option.name != HIDDEN
    }


def usual_effects() -> set[str]:
    """The messages about effects for which the plain board has words itself."""
    names = (entry.id.name for entry in parsed(FOLDER / REFERENCE / "plain.ftl"))
    return {name for name in names if name.startswith("did-")}


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
