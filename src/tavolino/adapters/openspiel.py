"""The games as OpenSpiel games, registered when this module is imported.

>>> game = pyspiel.load_game("python_tavolino_anneaux(players=3)")
>>> game.num_distinct_actions()
607
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import pyspiel

from tavolino.games import GAMES, descriptor_of
from tavolino.games.action_space import legal_numbers
from tavolino.games.observation import TensorObservation
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.position import Position
from tavolino.rules.types import Options, Setup
from tavolino.table.drawing import terminal

PREFIX: Final = "python_tavolino_"

DEALS: Final = 2**16
"""The number of deals in a game that deals cards. Each outcome of chance is a deal's seed."""


def deals_cards(rules: Game) -> bool:
    """Whether chance does more than choose the seat that starts."""
    players = rules.players[0]
    return set(rules.new_setup(players, {}, Rng(0))) != {"start"}


@cache
def outcomes(count: int) -> list[tuple[int, float]]:
    """This many outcomes of chance, each equally likely."""
    return [(outcome, 1 / count) for outcome in range(count)]


def game_type(rules: Game) -> Any:
    """What OpenSpiel needs to know about a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + rules.name,
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if rules.hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.players[0]}
        | {option.name: option.default for option in rules.options},
    )


class SpielGame(pyspiel.Game):
    """One of our games with its players and options chosen; each game has a subclass."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = chosen.pop("players", self.rules.players[0])
        self.rules.check_players(players)
        self.options = self.rules.complete(chosen)
        self.deals = DEALS if deals_cards(self.rules) else players
        self.actions = descriptor_of(self.rules.name).actions(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.count,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=self.rules.longest(players, self.options),
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what a seat sees now or, with perfect recall, of all it ever saw."""
        if params:
            raise ValueError(f"an observer takes no parameters, but got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recalls)

    def setup(self, outcome: int) -> Setup:
        """The setup that an outcome of chance stands for."""
        if self.deals == DEALS:
            return self.rules.new_setup(self.num_players(), self.options, Rng(outcome))
        return {"start": outcome}

    def begin(self, outcome: int) -> ReplayedGame:
        """The first position after an outcome of chance."""
        players = self.num_players()
        return ReplayedGame(self.rules.name, players, self.options, self.setup(outcome))


class ReplayedGame:
    """A game that OpenSpiel can copy and pickle: it is pickled as its start and its actions.

    Positions never change once reached, so copies share them.
    """

    def __init__(self, game: str, players: int, options: Options, setup: Setup) -> None:
        self.beginning = (game, players, options, setup)
        self.codes: list[int] = []
        self.positions = [GAMES[game].start(players, options, setup)]
        self.view_texts: list[list[str]] = [[] for _ in range(players)]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    def apply(self, code: int) -> None:
        """Plays an action."""
        after = self.position.copy()
        after.apply(code)
        self.codes.append(code)
        self.positions.append(after)

    def views(self, seat: int) -> list[str]:
        """All views that a seat has had, as JSON; made on demand and cached."""
        texts = self.view_texts[seat]
        texts += [
            json.dumps(GAMES[self.beginning[0]].view(position, seat))
            for position in self.positions[len(texts) :]
        ]
        return texts

    def __deepcopy__(self, memo: dict[int, Any]) -> ReplayedGame:
        clone = ReplayedGame.__new__(ReplayedGame)
        clone.beginning = self.beginning
        clone.codes = self.codes[:]
        clone.positions = self.positions[:]
        clone.view_texts = [texts[:] for texts in self.view_texts]
        return clone

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.beginning, self.codes)


def replay(beginning: tuple[str, int, Options, Setup], codes: list[int]) -> ReplayedGame:
    """Replays a game from its start."""
    held = ReplayedGame(*beginning)
    for code in codes:
        held.apply(code)
    return held


class SpielState(pyspiel.State):
    """A game in progress: nothing before the deal, then positions.

    OpenSpiel copies and pickles everything that a state holds. So it holds only the game in
    progress, and asks OpenSpiel for the game object when it needs it.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: ReplayedGame | None = None

    @property
    def game(self) -> SpielGame:
        """The game this is a state of."""
        game = self.get_game()
        assert isinstance(game, SpielGame)
        return game

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.held.position.to_move)

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.position.to_move < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return outcomes(self.game.deals)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return legal_numbers(self.held.position, self.game.actions)

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = self.game.begin(action)
        else:
            self.held.apply(self.game.actions.code(self.held.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held is None or player < 0:
            return f"deal {action}"
        return self.game.rules.text(self.game.actions.code(self.held.position, action))

    def returns(self) -> list[float]:
        players = self.game.num_players()
        if self.held is None or not self.is_terminal():
            return [0.0] * players
        return [share - 1 / players for share in self.held.position.shares()]

    def __str__(self) -> str:
        """The board, as a spectator sees it."""
        if self.held is None:
            return "before the deal"
        return terminal(self.game.rules.view(self.held.position, None)).plain


class SpielObserver:
    """What a seat sees, as OpenSpiel asks for it: `tensor`, its parts in `dict`, a text."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.seen = TensorObservation(game.rules.name, game.num_players())
        self.tensor = self.seen.tensor
        self.dict = self.seen.dict

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the seat sees now; zeros before the deal."""
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.seen.write(state.game.rules.view(state.held.position, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view as JSON; with perfect recall all its views, one on each line."""
        if state.held is None:
            return ""
        if self.recalls:
            return "\n".join(state.held.views(player))
        return json.dumps(state.game.rules.view(state.held.position, player))


def register(rules: Game) -> None:
    """Registers a game with OpenSpiel, which needs a class for each."""
    name = f"Spiel{rules.name.title()}"
    kind = game_type(rules)
    game = type(name, (SpielGame,), {"rules": rules, "kind": kind, "__doc__": rules.title})
    globals()[name] = game  # where pickle looks for it
    pyspiel.register_game(kind, game)


for _rules in GAMES.values():
    register(_rules)
