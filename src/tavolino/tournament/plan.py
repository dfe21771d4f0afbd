"""The schedule of a match between bots: who plays whom, on which seats, from which setups."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise

from tavolino.bots.bot import Stop, never
from tavolino.games import game_named
from tavolino.rules.chance import Rng, mix
from tavolino.rules.game import Game
from tavolino.rules.types import Options, Setup
from tavolino.table.match import Match
from tavolino.table.record import Record
from tavolino.tournament.play import Factory, play, random_opening
from tavolino.tournament.results import GameResult

OPENING = 3
"""How many decisions are random if nothing else varies from game to game."""

MAX_SEED = 2**62 - 1

# The purposes of the seeds of a pair.
DEAL, OPEN, DECIDE = 0, 1, 2


@dataclass(frozen=True)
class TournamentPlan:
    """A match of bots, game by game. The same plan gives the same games on every machine.

    Games come in *pairs*: the same setup and opening, played once with every seating, so that
    neither luck nor the seat favours anyone. `pairs` is how many there are for each matchup.
    With two seats, every two contestants are a matchup; in a ladder, only neighbours are. With
    more seats there is one matchup: either two contestants, where the first one plays once on
    every seat among copies of the second, or as many as there are seats, who rotate.
    """

    game: str
    contestants: tuple[str, ...]
    players: int = 2
    pairs: int = 100
    seed: int = 0
    options: Options = field(default_factory=dict)
    opening: int | None = None
    ladder: bool = False

    def __post_init__(self) -> None:
        count, seats = len(self.contestants), self.players
        self.rules.check_players(seats)
        if count < 2 or (count > 2 and len(set(self.contestants)) < count):
            raise ValueError("a match is between two bots or more, all different if more")
        if seats > 2 and count not in {2, seats}:
            raise ValueError(f"{seats} seats are for 2 or {seats} different bots, not {count}")
        if seats > 2 and self.ladder:
            raise ValueError("a ladder is for two seats")
        if not 0 <= self.seed <= MAX_SEED:
            raise ValueError(f"a seed is from 0 to {MAX_SEED}, not {self.seed}")

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return game_named(self.game)

    @property
    def matchups(self) -> list[list[tuple[str, ...]]]:
        """The seatings of each matchup, all different."""
        if self.players == 2:
            meet = (
                pairwise(self.contestants) if self.ladder else combinations(self.contestants, 2)
            )
            return [distinct(rotations(two)) for two in meet]
        if len(self.contestants) == 2:
            one, other = self.contestants
            return [distinct(rotations((one, *[other] * (self.players - 1))))]
        return [distinct(rotations(self.contestants))]

    @property
    def games(self) -> int:
        """The number of games in the whole plan."""
        return self.pairs * sum(len(seatings) for seatings in self.matchups)

    def pair(self, number: int) -> int:
        """The pair that a game belongs to, both counted from 0 over the whole plan."""
        return number // len(self.matchups[0])

    def names(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game. Matchups take turns, so that a part of a plan is fair."""
        matchups = self.matchups
        pair, seating = divmod(number, len(matchups[0]))
        return matchups[pair % len(matchups)][seating]

    def chance(self, pair: int, purpose: int) -> int:
        """The seed of a pair for one purpose; no two pairs and purposes share it."""
        return int(mix(mix(mix(0, self.seed), pair), purpose))

    def setup(self, pair: int) -> Setup:
        """The setup with which all games of a pair begin."""
        return self.rules.new_setup(self.players, self.options, Rng(self.chance(pair, DEAL)))

    def opening_of(self, pair: int) -> list[str]:
        """The random actions with which all games of a pair begin.

        By default there are none if cards are dealt, because those games differ already.
        """
        setup = self.setup(pair)
        decisions = self.opening
        if decisions is None:
            decisions = OPENING if set(setup) == {"start"} else 0
        position = self.rules.start(self.players, self.options, setup)
        return random_opening(self.rules, position, decisions, self.chance(pair, OPEN))

    def play(
        self, number: int, factory: Factory, stop: Stop = never
    ) -> tuple[Record, GameResult]:
        """Plays one game of the plan with new bots."""
        pair, names = self.pair(number), self.names(number)
        match = Match(self.rules, self.players, self.options, self.setup(pair))
        for action in self.opening_of(pair):
            match.play(action)
        bots = [factory(self.rules, name) for name in names]
        play(match, bots, self.chance(pair, DECIDE), stop)
        record = match.record()
        record.names = list(names)
        return record, GameResult.of(record, match.position, pair)

    def check(self, number: int, record: Record) -> None:
        """Raises ValueError if a record is not of the game with this number in the plan."""
        pair = self.pair(number)
        opening = self.opening_of(pair)
        agree = {
            "game": record.game == self.game,
            "players": record.players == self.players,
            "options": record.options == self.options,
            "bots": record.names == list(self.names(number)),
            "setup": record.setup == self.setup(pair),
            "opening": record.actions[: len(opening)] == opening,
        }
        for what, same in agree.items():
            if not same:
                raise ValueError(f"game {number} was played with another {what} than planned")


def rotations(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All seatings in which everyone moves on by one seat, until all have sat everywhere."""
    return [names[-k:] + names[:-k] for k in range(len(names))]


def distinct(seatings: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Each seating once: a game with the same bots on the same seats would only repeat."""
    return list(dict.fromkeys(seatings))
