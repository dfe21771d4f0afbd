"""The rules of Mills again, slow and obvious, written from docs/rules.md alone.

`python tests/reference.py` rewrites the vectors.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tavolino.rules.chance import Rng
from tavolino.rules.types import Options
from tavolino.table.reference import Reference, State, write_vectors

VECTORS = Path(__file__).parent / "vectors" / "mills.jsonl"
CASES: list[tuple[int, Options]] = [
    (2, {"flying": True, "limit": 300}),
    (2, {"flying": False, "limit": 300}),
    (2, {"flying": True, "limit": 45}),
]

ROWS = "a7 d7 g7, b6 d6 f6, c5 d5 e5, a4 b4 c4, e4 f4 g4, c3 d3 e3, b2 d2 f2, a1 d1 g1"
COLUMNS = "a1 a4 a7, b2 b4 b6, c3 c4 c5, d1 d2 d3, d5 d6 d7, e3 e4 e5, f2 f4 f6, g1 g4 g7"
LINES = [line.split() for line in f"{ROWS}, {COLUMNS}".split(", ")]
POINTS = sorted({point for line in LINES for point in line})
JOINED = {pair for a, b, c in LINES for pair in ((a, b), (b, a), (b, c), (c, b))}


def men(state: State, seat: int) -> list[str]:
    """The points with a seat's men."""
    return [point for point in POINTS if state["board"].get(point) == seat]


def in_a_mill(state: State, point: str) -> bool:
    """Whether the man on a point is one of three of its seat on a line."""
    owner = state["board"][point]
    return any(
        point in line and all(state["board"].get(other) == owner for other in line)
        for line in LINES
    )


def flies(state: State, seat: int) -> bool:
    """Whether the seat's men may move to any free point."""
    placed = state["hand"][seat] == 0
    return bool(state["options"]["flying"]) and placed and len(men(state, seat)) == 3


class SlowMills(Reference):
    """Keeps the board as a dictionary from points to seats."""

    name = "mills"

    def deal(self, players: int, options: Options, rng: Rng) -> Mapping[str, object]:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> State:
        return {
            "options": options,
            "seat": setup["start"],
            "board": {},
            "hand": [9, 9],
            "lost": [0, 0],
            "taking": False,
            "decisions": 0,
            "winners": [],
            "ending": "",
        }

    def to_move(self, state: State) -> int:
        return -1 if state["winners"] else int(state["seat"])

    def legal(self, state: State) -> list[str]:
        me = state["seat"]
        free = [point for point in POINTS if point not in state["board"]]
        if state["taking"]:
            theirs = men(state, 1 - me)
            loose = [point for point in theirs if not in_a_mill(state, point)]
            return [f"take {point}" for point in loose or theirs]
        if state["hand"][me]:
            return [f"place {point}" for point in free]
        return [
            f"move {start} {goal}"
            for start in men(state, me)
            for goal in free
            if flies(state, me) or (start, goal) in JOINED
        ]

    def apply(self, state: State, action: str) -> State:
        me = state["seat"]
        board, hand, lost = dict(state["board"]), list(state["hand"]), list(state["lost"])
        after = {**state, "board": board, "hand": hand, "lost": lost}
        after["decisions"] += 1
        verb, *points = action.split()
        if verb == "take":
            del board[points[0]]
            lost[1 - me] += 1
            after["taking"] = False
        else:
            if verb == "place":
                hand[me] -= 1
            else:
                del board[points[0]]
            board[points[-1]] = me
            after["taking"] = in_a_mill(after, points[-1])
        if not after["taking"]:
            after["seat"] = 1 - me
        return self.judged(after, me)

    def judged(self, state: State, mover: int) -> State:
        """The state with its winners and ending, if the game is over."""
        if max(state["lost"]) == 7:
            state |= {"winners": [mover], "ending": "too-few"}
        elif not self.legal(state):
            state |= {"winners": [mover], "ending": "no-move"}
        elif state["decisions"] == state["options"]["limit"]:
            state |= {"winners": [0, 1], "ending": "limit"}
        return state

    def result(self, state: State) -> list[float]:
        winners = state["winners"]
        return [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]

    def facts(self, state: State) -> dict[str, object]:
        return {
            "pieces": {point: {"seat": seat} for point, seat in sorted(state["board"].items())},
            "counts": {"hand": state["hand"], "lost": state["lost"]},
            "winners": state["winners"],
            "ending": state["ending"],
        }


if __name__ == "__main__":
    write_vectors(VECTORS, SlowMills(), CASES, games=6)
