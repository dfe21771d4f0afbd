"""The contract of a game: what people and programs use, in texts and plain JSON values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadOptions, BadSetup, IllegalAction, NotAnAction, OtherRules
from tavolino.rules.pointing import leads_to, name_pattern
from tavolino.rules.position import Position
from tavolino.rules.reasons import Reason
from tavolino.rules.types import (
    Effect,
    Entry,
    Explanation,
    Options,
    Setup,
    Types,
    Value,
    View,
    effect,
)

NO_TYPES = Types()


@dataclass(frozen=True)
class Option:
    """One choice that players have before a game begins.

    Either one of `values`, or any whole number from `minimum` to `maximum`.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    minimum: int = 1
    maximum: int = 10**9

    def check(self, value: object) -> Value:
        """Returns the value if it is allowed, and raises BadOptions otherwise."""
        if self.values:
            for allowed in self.values:
                # True == 1 in Python, but not in a record.
                if type(value) is type(allowed) and value == allowed:
                    return allowed
            raise BadOptions(
                f"option {self.name} is one of {', '.join(map(str, self.values))}, not {value}"
            )
        if type(value) is not int or not self.minimum <= value <= self.maximum:
            raise BadOptions(
                f"option {self.name} is a whole number from {self.minimum} "
                f"to {self.maximum}, not {value}"
            )
        return value


Moves: TypeAlias = Mapping[int, Sequence[int]]
"""Of each piece the numbers of the entries that moved it, ascending."""

MAX_LIMIT = 2000
"""Twice the longest default limit of our games. No match goes on for longer, so code that
stores matches knows how long one can get."""


MAX_CODE: Final = 2**16
"""Codes are searched below this. A game with larger codes overrides what needs all of them."""

SEATS: Final = (2, 3, 4)
"""The numbers of seats that a game can have."""


def decision_limit(default: int) -> Option:
    """The option that ends endless games: after this many decisions the win is shared."""
    return Option("limit", default, maximum=MAX_LIMIT)


def start_seat(setup: Mapping[str, object], players: int, *others: str) -> int:
    """The seat that starts. Raises BadSetup unless the setup has exactly these keys.

    `others` are the keys that the game adds to `start`: `start_seat(setup, players, "deck")`.
    """
    if set(setup) != {"start", *others}:
        raise BadSetup(f"a setup has exactly: {', '.join(('start', *others))}")
    return check_start(setup["start"], players)


def check_start(start: object, players: int) -> int:
    """Returns the seat that starts if there is such a seat, and raises BadSetup otherwise."""
    if type(start) is not int or not 0 <= start < players:
        raise BadSetup(f"start is a seat from 0 to {players - 1}, not {start}")
    return start


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game's rules for people and programs.

    Only `play` changes a position, in place. All other methods leave positions unchanged.
    """

    name: str
    title: str
    players: tuple[int, ...]
    rules_version: int
    oldest_version: int
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    reasons: Mapping[str, Reason]
    hides: bool
    forgets: bool
    revealing: tuple[str, ...]
    momentary: tuple[str, ...]
    types: Types

    def __init__(
        self,
        name: str,
        title: str,
        options: tuple[Option, ...],
        endings: tuple[str, ...],
        reasons: Mapping[str, Reason],
        players: tuple[int, ...] = SEATS,
        rules_version: int = 1,
        oldest_version: int = 0,
        hides: bool = False,
        forgets: bool = False,
        revealing: tuple[str, ...] = (),
        momentary: tuple[str, ...] = (),
        types: Types = NO_TYPES,
    ) -> None:
        """`endings` names the reasons for an end by their number, `limit` first.

        `reasons` has every reason to refuse an action, general ones first. `players` lists the
        numbers of seats the game can be played with, some of `SEATS`. `oldest_version` is the
        oldest rules version that the game can read, by default only its own (see `upgraded`).
        If a game `hides` something, no seat sees everything. If it `forgets`, its views do not
        tell the past (see `determinize`). `revealing` names the keys of an entry that show
        someone something new (see `reveals`). `momentary` names the keys of an entry with what
        everyone sees only for a moment: no view tells it, so bots are given it together with
        their next view.
        `types` are the types of its JSON values.
        """
        if not players or not set(players) <= set(SEATS):
            raise ValueError(f"{name} is for {players} seats, but a game is for 2, 3 or 4")
        self.name = name
        self.title = title
        self.players = players
        self.options = options
        self.endings = endings
        self.reasons = reasons
        self.rules_version = rules_version
        self.oldest_version = oldest_version or rules_version
        self.hides = hides
        self.forgets = forgets
        self.revealing = revealing
        self.momentary = momentary
        self.types = types
        # Found when they are first needed:
        self.found_codes: list[int] | None = None
        self.place_pattern: re.Pattern[str] | None = None

    def __repr__(self) -> str:
        return f"tavolino.game({self.name!r})"

    # -- what each game defines -----------------------------------------------------------

    def deal(self, players: int, options: Options, rng: Rng) -> Setup:
        """Draws everything random in one game, as its setup. The options are complete."""
        raise NotImplementedError

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        """The first position. The options are complete; the setup is not checked yet."""
        raise NotImplementedError

    def setup(self, position: Position) -> Setup:
        """The setup this position's game began with."""
        raise NotImplementedError

    def text(self, code: int) -> str:
        """The canonical text of an action, which can be read without a position."""
        raise NotImplementedError

    def code(self, text: str) -> int:
        """The code of an action's text. Raises NotAnAction if it is not an action."""
        raise NotImplementedError

    def refusal(self, position: Position, code: int) -> str:
        """The reason why an action is not legal here: one of `reasons`."""
        raise NotImplementedError

    def view(self, position: Position, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know, and nothing else."""
        raise NotImplementedError

    def determinize(self, view: View, rng: Rng) -> Position:
        """A position that could be the real one, as far as this view tells.

        The same seat's view of it equals the given view. If this seat is to move, what is legal
        in it is legal. Unless the game `forgets`, nothing else is, and all actions played so
        far are legal in it, too.
        """
        raise NotImplementedError

    def geometry(self, players: int) -> Mapping[str, object]:
        """Where everything on the board is, as plain JSON: x to the right, y downwards."""
        raise NotImplementedError

    # -- what a game may override -----------------------------------------------------------

    def worlds(self, view: View) -> Callable[[Rng], Position]:
        """Returns a function that draws positions that could be real, as `determinize` does.

        A game that has to work out much about a view before it can draw does that once, here.
        """
        return lambda rng: self.determinize(view, rng)

    def upgraded(self, options: Mapping[str, object], rules_version: int) -> dict[str, object]:
        """The options of an earlier rules version, as today's rules name them. Checks no value.

        Everything that was stored is read through this method. A game that overrides it calls
        it first: it raises OtherRules if the game cannot read that version.
        """
        if not self.oldest_version <= rules_version <= self.rules_version:
            raise OtherRules(
                f"{self.name} has the rules version {self.rules_version} "
                f"and cannot read version {rules_version}"
            )
        return dict(options)

    def longest(self, players: int, options: Options) -> int:
        """The most decisions that a game can have."""
        limit = options["limit"]
        assert isinstance(limit, int)
        return limit

    def has_secrets(self, options: Options) -> bool:
        """Whether a screen must be hidden before the next seat looks at it."""
        return False

    def reveals(self, entry: Entry, options: Options, seat: int) -> bool:
        """Whether a decision showed something new, so that a seat cannot take it back.

        In a game that hides something, another seat's decision gives away what that seat knew.
        A seat may take back what it has shown to the others itself, because they are asked.
        """
        if any(key in entry for key in self.revealing):
            return True
        return self.hides and entry["seat"] != seat

    def look_back(self, position: Position, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see of a past position after the match."""
        return self.view(position, seat)

    def vague_text(self, code: int) -> str:
        """The text of an action with a `?` for what its seat has to remember.

        A hint begins with it. Unless there is something to remember, it is the whole text.
        """
        return self.text(code)

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        """What an action did on the board, in order, from the positions before and after it.

        Leaves out who went out and who won: `entry` adds that.
        """
        return []

    def winning_places(self, position: Position, seat: int) -> list[str]:
        """The places by which a seat has won, for the board to show."""
        return []

    def entry(self, before: Position, code: int, after: Position) -> Entry:
        """The entry of a decision, with everything that it showed to anyone."""
        return {
            "seat": int(before.to_move),
            "action": self.text(code),
            "effects": self.effects(before, code, after) + self.out_and_won(before, after),
        }

    def redact(
        self,
        entries: Sequence[Entry],
        position: Position,
        seat: int | None,
        first: int = 0,
        last: int | None = None,
        moves: Moves | None = None,
    ) -> list[Entry]:
        """The entries from `first` to before `last`, as a seat or a spectator may see them now.

        `entries` are all entries so far, and `position` is the one they led to. What an entry
        shows must not depend on what is asked for: `redact(..., first=k)` equals
        `redact(...)[k:]`. Servers ask for the newest entry after every decision, and for a page
        of a long match, so this should not go through all entries. If it depends on which entry
        was the last about a piece, `moves` tells that, if the caller knows it.
        """
        return list(entries[first:last])

    def moved(self, entry: Entry) -> list[int]:
        """The pieces of which older entries show less after this one. See `redact`."""
        return []

    # -- why not? -----------------------------------------------------------------------------

    def ways(self, code: int) -> list[list[str]]:
        """The ways to choose an action by pointing at things, by their names, in order.

        By default the places of a plain board that its text names, and then the text itself.
        """
        if self.place_pattern is None:
            boards: list[Any] = [self.geometry(players) for players in self.players]
            names = {name for board in boards for name in board.get("places", ())}
            self.place_pattern = name_pattern(names)
        text = self.text(code)
        return [[*self.place_pattern.findall(text), text]]

    def meant(self, position: Position, pointed: Sequence[str]) -> int | None:
        """The action that people mean who point at things that lead to no legal action.

        By default, of all actions they lead to, the one that is refused for the reason that
        comes last in `reasons`. None if they lead to none.
        """
        specific = list(self.reasons).index
        found = [code for code in self.every_code() if leads_to(self.ways(code), pointed)]
        return max(found, key=lambda code: specific(self.refusal(position, code)), default=None)

    def obstacle(self, position: Position, pointed: Sequence[str]) -> str | None:
        """The reason why the seat to move cannot choose what it pointed at.

        None if a legal action can be chosen so, or if nobody could mean anything by it.
        """
        if position.to_move < 0:
            return "over"
        legal = position.legal()
        if any(leads_to(self.ways(code), pointed) for code in legal):
            return None
        code = self.meant(position, pointed)
        return None if code is None or code in legal else self.refusal(position, code)

    def why_not(self, view: View, pointed: Sequence[str]) -> str | None:
        """The reason why people with this view cannot choose what they pointed at, in order.

        None if they can, or if there is nothing to say: it is not their turn, for example.
        """
        if view["seat"] != view["to_move"] and not view["winners"]:
            return None
        return self.obstacle(self.determinize(view, Rng(0)), pointed)

    def explain(self, view: View, pointed: Sequence[str]) -> Explanation | None:
        """The same reason with its sentence and the rules that it rests on."""
        reason = self.why_not(view, pointed)
        if reason is None:
            return None
        why = self.reasons[reason]
        return {"reason": reason, "sentence": why.sentence, "entries": list(why.entries)}

    # -- derived methods ------------------------------------------------------------------

    def every_code(self) -> list[int]:
        """The code of every action, found by trial: an action's text leads back to its code."""
        if self.found_codes is None:
            self.found_codes = [code for code in range(MAX_CODE) if self.is_code(code)]
        return self.found_codes

    def is_code(self, code: int) -> bool:
        """Whether there is an action with this code, whether legal anywhere or not."""
        try:
            return self.code(self.text(code)) == code
        except (NotAnAction, LookupError, ValueError):
            return False

    def complete(self, options: Mapping[str, object]) -> Options:
        """The options, with defaults for those not named. Raises BadOptions if one is wrong."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOptions(f"{self.name} has no option {name}")
        return {
            name: option.check(options.get(name, option.default))
            for name, option in known.items()
        }

    def new_setup(
        self,
        players: int,
        options: Mapping[str, object],
        rng: Rng,
        start: object = None,
    ) -> Setup:
        """Checks the values and deals the setup of a new game.

        `start` is the seat that begins; if it is None, that is drawn, too. Everything else is
        the same for the same rng.
        """
        self.check_players(players)
        setup = self.deal(players, self.complete(options), rng)
        if start is not None:
            setup["start"] = check_start(start, players)
        return setup

    def start(
        self, players: int, options: Mapping[str, object], setup: Mapping[str, object]
    ) -> Position:
        """Checks all three values and returns the first position of a game."""
        self.check_players(players)
        return self.begin(players, self.complete(options), setup)

    def check_players(self, players: object) -> None:
        """Raises BadSetup unless the game can be played with this many seats."""
        if type(players) is not int or players not in self.players:
            *others, last = map(str, self.players)
            counts = f"{', '.join(others)} or {last}" if others else last
            raise BadSetup(f"{self.name} is for {counts} players, not {players}")

    def play(self, position: Position, text: str) -> None:
        """Plays an action given by its text.

        Raises NotAnAction or IllegalAction if it cannot, and leaves the position unchanged.
        """
        position.apply(self.check(position, text))

    def check(self, position: Position, text: str, legal: Sequence[int] | None = None) -> int:
        """The code of an action that is legal here. Raises the errors of `play` otherwise.

        Pass `legal`, the codes of all legal actions, if you have listed them already.
        """
        code = self.code(text)
        if code not in (position.legal() if legal is None else legal):
            self.refuse("over" if position.to_move < 0 else self.refusal(position, code))
        return code

    def refuse(self, reason: str) -> None:
        """Raises IllegalAction."""
        why = self.reasons[reason]
        raise IllegalAction(reason, why.sentence, *why.entries)

    def legal_texts(self, position: Position) -> list[str]:
        """The texts of all legal actions, sorted by code point."""
        return self.sorted_texts(position.legal())

    def sorted_texts(self, codes: Iterable[int]) -> list[str]:
        """The texts of actions, sorted by code point."""
        return sorted([self.text(code) for code in codes])

    def ending(self, position: Position) -> str:
        """The name of the reason why the game is over; empty while it is on."""
        return self.endings[int(position.ending)] if position.winners else ""

    # -- helpers for the games ------------------------------------------------------------

    def out_and_won(self, before: Position, after: Position) -> list[Effect]:
        """The effects that say who went out and who won by a decision."""
        effects = [effect("out", seat) for seat in members_of(before.in_play & ~after.in_play)]
        for seat in members_of(after.winners):
            places = self.winning_places(after, seat)
            effects.append(effect("won", seat, places, why=self.ending(after)))
        return effects

    def common_view(self, position: Position, seat: int | None) -> View:
        """The part of a view that every game has and every seat may see."""
        return {
            "game": self.name,
            "players": int(position.players),
            "seat": seat,
            "start": int(position.start),
            "to_move": int(position.to_move),
            "decisions": int(position.decisions),
            "winners": members_of(position.winners),
            "ending": self.ending(position),
        }

    def restore_common(self, position: Position, view: View) -> None:
        """Restores that part of a view in a position that was just begun."""
        position.to_move = view["to_move"]
        position.decisions = view["decisions"]
        position.winners = sum(2**seat for seat in view["winners"])
        position.ending = self.endings.index(view["ending"]) if view["winners"] else 0
