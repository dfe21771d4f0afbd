"""Mills fulfils the contract of all games: the kit, the reference, a golden playthrough."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tavolino import Match, Rng, perft
from tavolino.rules.types import Options
from tavolino.table.conformance import conform
from tavolino.table.reference import count_ways, follow_file

from reference import CASES, VECTORS, SlowMills
from tavolino_mills.game import MillsGame

MILLS = MillsGame()

GAMES_EACH = int(os.environ.get("TAVOLINO_GAMES", "8"))
GOLDEN = Path(__file__).parent / "golden.txt"


@pytest.mark.parametrize("limit", [300, 60, 1])
@pytest.mark.parametrize("flying", [True, False])
def test_conforms(flying: bool, limit: int) -> None:
    options = {"flying": flying, "limit": limit}
    assert conform(MILLS, 2, options, games=GAMES_EACH) > GAMES_EACH


def test_the_engine_agrees_with_the_vectors_of_the_reference() -> None:
    assert follow_file(MILLS, VECTORS) == 18


def test_the_first_decisions_have_as_many_ways_as_there_are_free_points() -> None:
    position = MILLS.start(2, {}, {"start": 0})
    assert [perft(position, depth) for depth in (1, 2, 3)] == [24, 24 * 23, 24 * 23 * 22]


@pytest.mark.parametrize("number", range(0, 18, 2))
def test_there_are_as_many_ways_to_play_on_as_in_the_reference(number: int) -> None:
    reference = SlowMills()
    vector = json.loads(VECTORS.read_text().splitlines()[number])
    position = MILLS.start(2, vector["options"], vector["setup"])
    state = reference.begin(2, vector["options"], vector["setup"])
    for ply, action in enumerate(vector["actions"]):
        MILLS.play(position, action)
        state = reference.apply(state, action)
        if ply % 16 == 0:
            assert perft(position, 2) == count_ways(reference, state, 2), ply


def steps(options: Options) -> Iterator[Match]:
    """Yields a random match at each of its positions."""
    rng = Rng(2)
    match = Match(MILLS, 2, options, MILLS.new_setup(2, options, rng))
    yield match
    while not match.over:
        legal = match.legal()
        match.play(legal[int(rng.below(len(legal)))])
        yield match


def playthrough() -> str:
    """A random game as text."""
    lines = []
    for match in steps(CASES[0][1]):
        if match.entries:
            lines.append(f"  told {json.dumps(match.history(None)[-1])}")
        lines.append(f"seat {match.to_move}, key {match.position.key():016x}")
        if len(match.entries) % 20 == 0 or match.over:
            lines.append(f"  sees {json.dumps(match.view(None))}")
        lines.append(f"  legal {len(match.legal())}: {', '.join(match.legal())}")
    return "\n".join(lines) + "\n"


def test_golden() -> None:
    assert playthrough().splitlines() == GOLDEN.read_text().splitlines()


def test_values_are_what_their_types_say() -> None:
    msgspec.convert(MILLS.geometry(2), MILLS.types.geometry, strict=True)
    for match in steps({}):
        msgspec.convert(match.view(None), MILLS.types.view, strict=True)
        for entry in match.entries[-1:]:
            msgspec.convert(entry, MILLS.types.entry, strict=True)


if __name__ == "__main__":
    GOLDEN.write_text(playthrough())
