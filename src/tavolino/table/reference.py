"""A second opinion on a game: a slow reference, and vectors of random games made with it.

A fast engine is hard to check by reading. So the rules are written twice: as a `Position`, and
as a `Reference` that a reader can compare with the page of the rules line by line.
`write_vectors` lets the reference play random games and writes down what was legal at every
step; `follow_file` checks the engine against them. Vectors stay in the repository and check
the engine at every run. Rewrite them only when the rules change.

A vector is one line of JSON:

| key | what it is |
| --- | --- |
| `game` `players` `options` `setup` | how the game began |
| `rules_version` | by which version of the rules; may be missing |
| `actions` | the texts played, in order |
| `to_move` | the seat that decided, for each of them |
| `legal` | for each of them how many actions were legal, and the `digest` of their texts |
| `result` | each seat's share of the win at the end, rounded to six decimals |
| a `momentary` key of the game | for each action what its entry shows under it, or `[]` |
| any other key | a value of the spectator's view at the end, under the same key |
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.position import OVER, Position
from tavolino.rules.types import Options

State: TypeAlias = dict[str, Any]
"""A position as a reference represents it, in any form it likes."""

Vector: TypeAlias = dict[str, Any]
"""One random game, in the format of the table above."""

OWN_KEYS = {
    *("game", "rules_version", "players", "options", "setup"),
    *("actions", "to_move", "legal", "result"),
}


class Disagreement(AssertionError):
    """The engine differs from the reference."""


class Reference:
    """One game's rules, slow and obvious, sharing no code with the engine.

    `options` are complete, as the engine's `complete` gives them. No method changes a state
    that it is given.
    """

    name: str
    """the game's name"""

    def deal(self, players: int, options: Options, rng: Rng) -> Mapping[str, object]:
        """A random setup."""
        raise NotImplementedError

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> State:
        """The state before the first decision."""
        raise NotImplementedError

    def to_move(self, state: State) -> int:
        """The seat that decides; -1 when the game is over."""
        raise NotImplementedError

    def legal(self, state: State) -> list[str]:
        """The texts of all legal actions, in any order."""
        raise NotImplementedError

    def apply(self, state: State, action: str) -> State:
        """The state after a legal action."""
        raise NotImplementedError

    def result(self, state: State) -> list[float]:
        """Each seat's share of the win, when the game is over."""
        raise NotImplementedError

    def facts(self, state: State) -> dict[str, object]:
        """Values that a spectator's view must have in this state, by their keys."""
        return {}


def digest(texts: Iterable[str]) -> str:
    """A short fingerprint of a set of actions, which keeps vectors small."""
    return sha256("\n".join(sorted(texts)).encode()).hexdigest()[:12]


def random_vector(reference: Reference, players: int, options: Options, rng: Rng) -> Vector:
    """One random game of a reference, with everything that it says about it."""
    setup = reference.deal(players, options, rng)
    state = reference.begin(players, options, setup)
    actions, seats, counted = [], [], []
    while reference.to_move(state) != OVER:
        legal = sorted(reference.legal(state))
        actions.append(legal[int(rng.below(len(legal)))])
        seats.append(reference.to_move(state))
        counted.append([len(legal), digest(legal)])
        state = reference.apply(state, actions[-1])
    return {
        "game": reference.name,
        "players": players,
        "options": options,
        "setup": setup,
        "actions": actions,
        "to_move": seats,
        "legal": counted,
        "result": [round(share, 6) for share in reference.result(state)],
        **reference.facts(state),
    }


def write_vectors(
    file: Path,
    reference: Reference,
    cases: Iterable[tuple[int, Options]],
    games: int = 5,
    seed: int = 0,
) -> None:
    """Writes this many random games for each case: a number of players and options."""
    rng = Rng(seed)
    lines = [
        json.dumps(random_vector(reference, players, options, rng), separators=(",", ":"))
        for players, options in cases
        for _ in range(games)
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def follow(game: Game, vector: Vector) -> None:
    """Replays one vector. Raises Disagreement where the engine differs from it."""
    position = game.start(vector["players"], vector["options"], vector["setup"])
    steps = zip(vector["actions"], vector["to_move"], vector["legal"], strict=True)
    for ply, (action, to_move, counted) in enumerate(steps):
        legal = game.legal_texts(position)
        agree(f"ply {ply}, seat to move", int(position.to_move), to_move)
        agree(f"ply {ply}, {' '.join(legal)}", [len(legal), digest(legal)], counted)
        before = position.copy()
        game.play(position, action)
        follow_moment(game, vector, ply, before, position)
    agree("seat to move at the end", int(position.to_move), OVER)
    agree("result", [round(share, 6) for share in position.shares()], vector["result"])
    view: Mapping[str, object] = game.view(position, None)
    for key in vector.keys() - OWN_KEYS - set(game.momentary):
        agree(key, view[key], vector[key])


def follow_moment(
    game: Game, vector: Vector, ply: int, before: Position, after: Position
) -> None:
    """Compares what a decision shows only for a moment, as a spectator is told it."""
    keys = vector.keys() & set(game.momentary)
    if keys:
        entry = game.entry(before, game.code(vector["actions"][ply]), after)
        [told] = game.redact([entry], after, None)
        for key in keys:
            shown: Mapping[str, object] = told
            agree(f"ply {ply}, {key}", shown.get(key, []), vector[key][ply])


def agree(what: str, engine: object, reference: object) -> None:
    """Raises Disagreement unless both are equal."""
    if engine != reference:
        raise Disagreement(f"{what}: the engine says {engine}, the reference {reference}")


def follow_file(game: Game, file: Path) -> int:
    """Replays all vectors of a file, and returns how many there were."""
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        try:
            follow(game, json.loads(line))
        except Disagreement as error:
            raise Disagreement(f"{file.name}, line {number}: {error}") from error
    return len(lines)


def count_ways(reference: Reference, state: State, depth: int) -> int:
    """The number of ways to play this many decisions: what `perft` counts, slowly."""
    if depth == 0:
        return 1
    if reference.to_move(state) == OVER:
        return 0
    return sum(
        count_ways(reference, reference.apply(state, action), depth - 1)
        for action in reference.legal(state)
    )
