"""How often does chance beat a bot? Random play against level 2 of Anneaux, in PettingZoo.

pip install 'tavolino[adapters]'
python examples/pettingzoo_random.py 10
"""

import sys

import numpy as np

import tavolino
from tavolino.adapters.pettingzoo import anneaux_v0

games = int(sys.argv[1]) if len(sys.argv) > 1 else 4
chance = np.random.default_rng(1)
env = anneaux_v0(players=2)
table = env.unwrapped
total = 0.0

for number in range(games):
    env.reset(seed=number)
    bot = tavolino.bot(table.game, "2")
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            total += reward if agent == "seat_0" else 0.0
            action = None
        elif agent == "seat_0":
            action = chance.choice(np.flatnonzero(observation["action_mask"]))
        else:
            text = bot.choose(table.game.view(table.position, 1), seed=number)
            action = table.actions.number(table.position, table.game.code(text))
        env.step(action)

print(f"random play against level 2: {total / games:+.2f} a game, where -0.50 is always lost")
