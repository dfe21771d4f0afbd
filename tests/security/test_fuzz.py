"""Whatever someone sends, it is answered with a reason and never with a crash."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.lookalikes import wander
from tavolino import GAMES, Record
from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction, RulesError

USED = {
    sign
    for name in GAMES
    for entry in wander(name, 2, 1, 40).entries
    for sign in entry["action"]
}
"""The characters of actions."""
CHARACTERS = st.sampled_from([*sorted(USED), *"@+-/<>=!?*^, 09\n\x00٣é"])
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
same_every_time = settings(deadline=None, derandomize=True, max_examples=300)


def record_of(name: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(written(name))
    return value


@cache
def written(name: str) -> str:
    """The beginning of a random game, as a line of JSON."""
    return wander(name, 2, 1, 12).record().dumps()


@pytest.mark.parametrize("name", GAMES)
@same_every_time
@given(text=st.text(CHARACTERS, max_size=12))
def test_any_text_is_an_action_that_reads_as_written_or_none(name: str, text: str) -> None:
    game = GAMES[name]
    try:
        code = game.code(text)
    except NotAnAction:
        return
    assert game.text(code) == text


@pytest.mark.parametrize("name", GAMES)
@same_every_time
@given(text=st.text(CHARACTERS, max_size=12), seed=st.integers(0, 50), plies=st.integers(0, 60))
def test_any_text_is_played_or_refused(name: str, text: str, seed: int, plies: int) -> None:
    game, rng = GAMES[name], Rng(seed)
    position = game.start(2, {}, game.new_setup(2, {}, rng))
    for _ in range(plies):
        if position.to_move >= 0:
            position.apply(position.sample(rng))
    before = position.key()
    try:
        game.play(position, text)
    except RulesError:
        assert position.key() == before
    else:
        assert position.key() != before


@pytest.mark.parametrize("name", GAMES)
@same_every_time
@given(
    key=st.sampled_from(["game", "players", "options", "setup", "actions", "names", "date"]),
    value=JSON,
)
def test_a_record_with_anything_in_it_is_read_or_refused(
    name: str, key: str, value: object
) -> None:
    with suppress(RulesError):
        Record.from_json(record_of(name) | {key: value}).position()


@pytest.mark.parametrize("name", GAMES)
@same_every_time
@given(data=st.data(), value=JSON)
def test_a_setup_with_anything_in_it_is_read_or_refused(
    name: str, data: st.DataObject, value: object
) -> None:
    record = record_of(name)
    setup = record["setup"]
    key = data.draw(st.sampled_from(sorted(setup)))
    if isinstance(setup[key], list) and data.draw(st.booleans()):
        setup[key][data.draw(st.integers(0, len(setup[key]) - 1))] = value
    else:
        setup[key] = value
    with suppress(RulesError):
        Record.from_json(record).position()
