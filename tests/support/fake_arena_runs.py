"""Runs that nobody played: rows drawn by chance from a seed, written as a real run is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tavolino.arena.plan import ArenaPlan, Setting
from tavolino.arena.rows import Row, Rows
from tavolino.arena.store import Run, encode

KINDS = ["open", "bring in two", "step", "split in two", "take a figure"]
LENGTH = 60


def write_run(path: Path, plan: ArenaPlan) -> Path:
    """A run of the plan in which the first place has an edge and chances wander."""
    run = Run.begin(path, plan)
    for chunk in plan.chunks:
        setting = plan.settings[chunk.setting]
        rows = Rows([], [], [])
        for number in chunk.games:
            game, judged = fake_game(setting, plan.chance(chunk.setting, number), number)
            which: dict[str, Any] = {"setting": chunk.setting, "number": number}
            rows.games.append(which | game)
            rows.records.append(which | {"record": "{}"})
            rows.judged.extend(which | row for row in judged)
        run.write(chunk.number, encode(rows))
    return path


def fake_game(setting: Setting, chance: int, number: int) -> tuple[Row, list[Row]]:
    """One game's row, and those of its decisions if it is to be judged."""
    rng = np.random.default_rng(chance)
    players, mean = setting.players, LENGTH
    decisions = max(players * 2, int(rng.gamma(12, mean / 12)))
    weights = np.ones(players)
    weights[0] += 0.08 * len(setting.bots[0])
    walk = np.log(weights) + np.cumsum(
        rng.normal(0, 2.2 / decisions**0.5, (decisions, players)), 0
    )
    chances = np.exp(walk) / np.exp(walk).sum(axis=1, keepdims=True)
    winner = int(rng.choice(players, p=chances[-1]))
    shares = [float(place == winner) for place in range(players)]
    limit = bool(rng.random() < 0.02)
    if limit or rng.random() < 0.05:
        shares = [1 / players] * players
    played = rng.choice(len(KINDS), decisions, p=np.array([0.1, 0.4, 0.25, 0.15, 0.1]))
    out = [-1] * players
    if players > 2 and rng.random() < 0.3:
        out[(winner + 1) % players] = int(decisions * rng.uniform(0.5, 1))
    game = {
        "start": int(rng.integers(players)),
        "shares": shares,
        "ending": "limit" if limit else setting.rules.endings[-1],
        "decisions": decisions,
        "chance": min(decisions, setting.opening * players),
        "first": f"@{'NEW'[rng.integers(3)]}{'abcxyz'[rng.integers(6)]}",
        "movers": [ply % players for ply in range(decisions)],
        "kinds": [KINDS[k] for k in played],
        "legal": (1 + rng.poisson(7, decisions)).tolist(),
        "out": out,
        "digest": int(rng.integers(2**50)),
    }
    if number >= setting.judge.games:
        return game, []
    return game, [judged_row(rng, game, chances, ply) for ply in range(decisions)]


def judged_row(rng: np.random.Generator, game: Row, chances: Any, ply: int) -> Row:
    """What a judge could have said about a decision."""
    place, kind = game["movers"][ply], game["kinds"][ply]
    best = float(chances[ply][place])
    alone = game["legal"][ply] == 1
    return {
        "ply": ply,
        "place": place,
        "kind": kind,
        "shares": chances[ply].tolist(),
        "best": best,
        "second": None if alone else best - float(rng.exponential(0.05)),
        "without": None if alone else best - float(rng.normal(len(kind) / 200, 0.05)),
    }
