"""A match: one game played step by step, with its history."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Self

from tavolino.games import descriptor_of, game_named
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Entry, Options, View
from tavolino.table.outcome import Outcome, who_won
from tavolino.table.record import Record


class Match:
    """A game in progress or finished.

    It knows its `game`, how many `players` it has, the `options` that were chosen and the
    `setup` that chance gave it; `entries` says what each decision did, and `positions` holds
    the position before every decision and the one now. Seats are counted from 0.

    >>> import tavolino
    >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
    >>> match.play("@A1")
    >>> match.play("@B2")
    >>> match
    <Match anneaux, 2 players, 2 decisions, seat 0 to move>

    Two matches are equal if they are the same game with the same past:

    >>> tavolino.Match.of(match.record()) == match
    True

    A copy is a match of its own. `copy.deepcopy` and `pickle` work as well:

    >>> import copy
    >>> other = copy.copy(match)
    >>> other.play("@C3")
    >>> len(match.actions), len(other.actions)
    (2, 3)
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object],
        setup: Mapping[str, object],
    ) -> None:
        self.game = game
        self.players = players
        self.options: Options = {name: game.complete(options)[name] for name in options}
        self.setup = setup
        self.moves: dict[int, list[int]] = {}
        """Of each piece that `Game.moved` tells, the numbers of the entries that moved it."""
        self.serials = array("i")
        """A number for each decision, which no other one gets, even after decisions were
        taken back."""
        self.played = 0
        """How many decisions there have been, with those taken back."""
        self._listed: array[int] | None = None
        self.begin(game.start(players, options, setup))

    # -- how the past is kept; a server keeps less of it -----------------------------------

    def begin(self, start: Position) -> None:
        """Starts with a position."""
        # Positions are small: keeping all of them makes undo and looking back free.
        self.positions: list[Position] = [start]
        self.entries: list[Entry] = []

    def keep(self, code: int, entry: Entry, after: Position) -> None:
        """Adds a decision and the position after it."""
        self.entries.append(entry)
        self.positions.append(after)

    def drop(self) -> Entry:
        """Takes out the last decision, which is returned."""
        self.positions.pop()
        return self.entries.pop()

    # -- a match as people and programs use it ---------------------------------------------

    @classmethod
    def new(
        cls, game: str, players: int, seed: int, start: object = None, **options: object
    ) -> Self:
        """A new match whose chance comes from a seed.

        `start` is the seat that begins; if it is None, the seed decides that, too. Raises
        UnknownGame, BadOptions or BadSetup if one of the other values is wrong.

        >>> import tavolino
        >>> tavolino.Match.new("anneaux", players=4, seed=1, limit=50)
        <Match anneaux, 4 players, 0 decisions, seat 0 to move>
        >>> tavolino.Match.new("anneaux", players=4, seed=1, start=2)
        <Match anneaux, 4 players, 0 decisions, seat 2 to move>
        """
        rules = game_named(game)
        setup = rules.new_setup(players, options, Rng(seed), start)
        return cls(rules, players, options, setup)

    @classmethod
    def of(cls, record: Record) -> Self:
        """The match that a record describes, played through to its last action.

        >>> import tavolino
        >>> record = tavolino.Record("anneaux", 2, {}, {"start": 0}, ["@A1", "B>"])
        >>> tavolino.Match.of(record)
        <Match anneaux, 2 players, 2 decisions, seat 0 to move>
        """
        match = cls(record.rules, record.players, record.options, record.setup)
        for action in record.actions:
            match.play(action)
        return match

    def __repr__(self) -> str:
        now = who_won(self.outcome.winners) if self.outcome else f"seat {self.to_move} to move"
        return (
            f"<Match {self.game.name}, {self.players} players, "
            f"{len(self.entries)} decisions, {now}>"
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.game.name == other.game.name
            and self.game.rules_version == other.game.rules_version
            and self.players == other.players
            and self.game.complete(self.options) == other.game.complete(other.options)
            and self.setup == other.setup
            and self.actions == other.actions
        )

    __hash__ = None  # type: ignore[assignment]  # a match changes while it is played

    def __reduce__(self) -> tuple[Callable[[Record], Self], tuple[Record]]:
        """Copies and pickles are the record played again, so they share no position."""
        return type(self).of, (self.record(),)

    @property
    def position(self) -> Position:
        """The position now; only `play` and `undo` may change it."""
        return self.positions[-1]

    @property
    def to_move(self) -> int:
        """The seat that decides, or -1 when the game is over."""
        return int(self.position.to_move)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_move < 0

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why the game is over; None while it is on."""
        return Outcome.of(self.game, self.position)

    @property
    def actions(self) -> list[str]:
        """The texts of all actions so far."""
        return [entry["action"] for entry in self.entries]

    def legal(self) -> list[str]:
        """The texts of all legal actions, sorted.

        >>> import tavolino
        >>> tavolino.Match.new("anneaux", players=2, seed=1).legal()[:4]
        ['@A1', '@A2', '@A3', '@A4']
        """
        return self.game.sorted_texts(self.legal_codes())

    def legal_codes(self) -> Sequence[int]:
        """The codes of all legal actions, ascending; cached for the current position.

        A server holds thousands of matches, so only the current position's codes are kept, as
        packed integers and without texts.
        """
        if self._listed is None:
            self._listed = array("q", self.position.legal())
        return self._listed

    def check(self, action: str) -> int:
        """The code of an action that is legal now. Raises the errors of `play` otherwise."""
        return self.game.check(self.position, action, self.legal_codes())

    def play(self, action: str) -> None:
        """Plays an action. Raises NotAnAction or IllegalAction if it cannot be played.

        A refused action leaves the match as it was.

        >>> import tavolino
        >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
        >>> match.play("@A1")
        >>> match.play("@A1")
        Traceback (most recent call last):
            ...
        tavolino.rules.errors.IllegalAction: that cell is taken
        """
        code = self.check(action)
        after = self.position.copy()
        after.apply(code)
        entry = self.game.entry(self.position, code, after)
        for piece in self.game.moved(entry):
            self.moves.setdefault(piece, []).append(len(self.entries))
        self.keep(code, entry, after)
        self.played += 1
        self.serials.append(self.played)
        self._listed = None

    def undo(self) -> bool:
        """Takes the last decision back. Returns False if there is none."""
        if not self.entries:
            return False
        for piece in self.game.moved(self.drop()):
            self.moves[piece].pop()
        self.serials.pop()
        self._listed = None
        return True

    def view(self, seat: int | None, ply: int | None = None) -> View:
        """What a seat, or a spectator (None), may know now or could know at a ply.

        >>> import tavolino
        >>> match = tavolino.Match.new("anneaux", players=2, seed=1)
        >>> match.play("@A1")
        >>> match.view(seat=1)["decisions"], match.view(seat=1, ply=0)["decisions"]
        (1, 0)
        """
        position = self.position if ply is None else self.positions[ply]
        return self.game.view(position, seat)

    def svg(self, seat: int | None = None, ply: int | None = None) -> str:
        """A standalone SVG picture of what `view` gives for the same seat and ply."""
        return descriptor_of(self.game.name).svg(self.view(seat, ply))

    def _repr_svg_(self) -> str:
        """The board as a spectator sees it, for notebooks."""
        return self.svg()

    def history(self, seat: int | None, first: int = 0, last: int | None = None) -> list[Entry]:
        """The decisions from `first` to before `last`, as far as a seat may know them now.

        A spectator is None.
        """
        return self.game.redact(self.entries, self.position, seat, first, last, self.moves)

    def record(self) -> Record:
        """The match as a record. It contains all secrets, so do not show it to a seat."""
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            players=self.players,
            options=dict(self.options),
            setup=self.setup,
            actions=self.actions,
        )
