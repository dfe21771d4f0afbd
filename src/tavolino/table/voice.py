"""What a terminal says about one game, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from tavolino.drawing.style import SHAPES
from tavolino.games import descriptor_of
from tavolino.games.words import game_words
from tavolino.rules.errors import IllegalAction, NotAnAction, RulesError
from tavolino.rules.types import Effect, Entry, View
from tavolino.words import REFERENCE
from tavolino.words.fluent import words


class Voice:
    """Texts in one language, from the words of the game, the table and the terminal."""

    def __init__(self, game: str, language: str = REFERENCE) -> None:
        self.name = game
        self.language = language
        self.game = game_words(game, language)
        self.table = words(language, "table")
        self.terminal = words(language, "terminal")

    def say(self, name: str, /, **values: object) -> str:
        """One of the terminal's own sentences."""
        return self.terminal.say(name, **values)

    # -- who ------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """The name of a seat for people, who count from one."""
        return self.say("player", number=seat + 1)

    def seat(self, seat: int) -> str:
        """The same name with the seat's shape."""
        return self.say("seat", shape=SHAPES[seat], number=seat + 1)

    def bot(self, level: str) -> str:
        """The name of the bot of a level, the same as in the client."""
        return self.table.say(f"bots-{level}")

    def status(self, view: View) -> str:
        """Whose decision it is, or who has won."""
        if view["winners"]:
            return self.announce_winners([self.player(seat) for seat in view["winners"]])
        if view["to_move"] == view["seat"]:
            return self.table.say("turn-yours")
        return self.table.say("turn-of", name=self.player(view["to_move"]))

    def announce_winners(self, names: Sequence[str]) -> str:
        """Who has won."""
        if len(names) == 1:
            return self.table.say("over-won", name=names[0])
        everyone = reduce(lambda one, two: self.say("and", first=one, second=two), names)
        return self.table.say("over-shared", names=everyone)

    # -- why ------------------------------------------------------------------------------

    def why_over(self, ending: str) -> str:
        """Why a game is over; empty if the game has no words for it."""
        return self.explain("ending", ending) or ""

    def why_not(self, error: RulesError, typed: str) -> str:
        """Why an action is refused."""
        if isinstance(error, IllegalAction):
            return self.refuse(error.reason, error.sentence, error.entries)
        if isinstance(error, NotAnAction):
            return self.say("no-action", typed=typed)
        return f"{error}."

    def refuse(self, reason: str, sentence: str, entries: Sequence[str]) -> str:
        """Why something cannot be chosen, and the section of the rules that says so."""
        why = self.explain("reason", reason) or f"{sentence}."
        game = descriptor_of(self.name)
        section = game.rulebook(self.language).section_of(game.rule(entries))
        return f"{why} {self.say('told-in', title=section.title)}" if section else why

    def explain(self, what: str, name: str) -> str | None:
        """A reason or an ending in the game's words; None if it has none."""
        message = f"{what}-{name}"
        return self.game.say(message) if message in self.game else None

    # -- what happened --------------------------------------------------------------------

    def describe(self, entry: Entry) -> str:
        """What a seat did and what happened, in the same words as the client."""
        details = [
            *(self.describe_effect(effect, entry["seat"]) for effect in entry["effects"]),
            *(
                self.describe_key(key, value)
                for key, value in entry.items()
                if key not in Entry.__annotations__
            ),
        ]
        known = ", ".join(filter(None, details))
        if not known:
            return entry["action"]
        return self.say("told", action=entry["action"], details=known)

    def describe_key(self, key: str, value: object) -> str:
        """A key that the game adds to an entry, in words."""
        written = key_value(value)
        for name in key_messages(key, value):
            if name in self.game:
                return self.game.say(name, value=written)
        return self.say("shown", key=key, value=written)

    def describe_effect(self, effect: Effect, decider: int) -> str:
        """One thing that an action did, in words; empty if there are none for it."""
        for name in did_names(effect):
            for says in (self.game, self.terminal):
                if name in says:
                    values = effect_values(effect, decider, self.seat(effect["seat"]))
                    return says.say(name, **values)
        return ""


def key_messages(key: str, value: object) -> tuple[str, ...]:
    """The messages about a key that a game adds to an entry, the best first."""
    return f"shown-{key}-{str(value).lower()}", f"shown-{key}"


def key_value(value: object) -> object:
    """The value of such a key in a text. A list of pairs becomes `0,7=4 2,4=3`."""
    if not isinstance(value, list):
        return value
    return " ".join(
        "=".join(map(str, item)) if isinstance(item, list) else str(item) for item in value
    )


def did_names(effect: Effect) -> tuple[str, ...]:
    """The messages about an effect, the best first."""
    did = f"did-{effect['type']}"
    return (f"{did}_{effect['why']}", did) if "why" in effect else (did,)


def effect_values(effect: Effect, decider: int, name: str) -> dict[str, object]:
    """The values for a text about an effect. `web/src/board/telling.ts` provides the same."""
    at = effect["at"]
    return {
        "whom": "self" if effect["seat"] == decider else "other",
        "name": name,
        "count": effect["count"],
        "from": at[0] if at else "",
        "to": at[-1] if at else "",
        "at": " ".join(at),
        "figure": effect.get("figure", 0),
        "part": effect.get("part", ""),
    }
