"""OpenSpiel's tree search against random play, on the rings of Anneaux.

pip install 'tavolino[openspiel]'
python examples/openspiel_mcts.py 20
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import tavolino.adapters.openspiel  # noqa: F401 - registers the games

simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 4
chance = np.random.RandomState(1)
# A short limit keeps the random games of the search short.
game = pyspiel.load_game("python_tavolino_anneaux(players=2,limit=120)")
evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
bots = [
    mcts.MCTSBot(game, uct_c=1, max_simulations=simulations, evaluator=evaluator,
                 random_state=chance),
    uniform_random.UniformRandomBot(1, chance),
]  # fmt: skip

state = game.new_initial_state()
state.apply_action(0)  # chance lets seat 0 begin
while not state.is_terminal():
    state.apply_action(bots[state.current_player()].step(state))
print(state)
print("search and random play get", state.returns())
