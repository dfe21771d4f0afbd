"""The games as turn-based PettingZoo environments, registered when this is imported.

>>> environment = memento_v0(players=3)
>>> environment.reset(seed=1)
>>> environment.possible_agents
['seat_0', 'seat_1', 'seat_2']
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from tavolino.games import GAMES, descriptor_of
from tavolino.games.action_space import legal_numbers
from tavolino.games.observation import TensorObservation
from tavolino.rules.chance import Rng
from tavolino.table.drawing import terminal

SEEDS: Final = 2**63


def env(
    game: str,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Any:
    """An environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    table: Any = TableEnv(game, players, options, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class TableEnv(AECEnv, EzPickle):
    """Plays one game after another, with each seat as an agent; see docs/learn.md."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, render_mode)
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        descriptor = descriptor_of(game)
        self.game = descriptor.rules
        self.game.check_players(players)
        self.players = players
        self.options = self.game.complete(options or {})
        self.render_mode = render_mode
        self.actions = descriptor.actions(players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.chance = np.random.default_rng()
        size = TensorObservation(game, players).tensor.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.actions.count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals a new game. `options` may hold the `setup` to use instead of a random one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        setup = (options or {}).get("setup")
        if setup is None:
            rng = Rng(int(self.chance.integers(SEEDS, dtype=np.uint64)))
            setup = self.game.new_setup(self.players, self.options, rng)
        self.position = self.game.start(self.players, self.options, setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[int(self.position.to_move)]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent's seat sees, and what it may do if it is to move."""
        seat = self.possible_agents.index(agent)
        seen = TensorObservation(self.game.name, self.players)
        seen.write(self.game.view(self.position, seat))
        mask = np.zeros(self.actions.count, np.int8)
        if self.position.to_move == seat:
            mask[legal_numbers(self.position, self.actions)] = 1
        return {"observation": seen.tensor, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Plays an action by its number."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        code = self.actions.code(self.position, int(action))
        self.game.play(self.position, self.game.text(code))
        self._clear_rewards()
        if self.position.to_move < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, share in zip(self.agents, self.position.shares(), strict=True):
                self.rewards[agent] = share - 1 / self.players
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[int(self.position.to_move)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board in characters, as a spectator sees it."""
        if self.render_mode != "ansi":
            return None
        return terminal(self.game.view(self.position, None)).plain

    def close(self) -> None:
        """Nothing to close."""


for _name in GAMES:
    register("aec", f"tavolino/{_name}-v0", env, kwargs={"game": _name})


def __getattr__(name: str) -> Any:
    """The environment of a game by PettingZoo's usual name for it, such as `memento_v0`."""
    game = name.removesuffix("_v0")
    if game == name or game not in GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return partial(env, game)
