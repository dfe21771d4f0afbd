"""Dimenticato: setups, texts, and the position as search sees it."""

from __future__ import annotations

import json
from typing import Literal

import pytest

from games.dimenticato.table import (
    GAME,
    RNG,
    SHOWN,
    all_out,
    deal,
    landing,
    plain_setup,
    table,
)
from tavolino.games.dimenticato.rules.position import DimenticatoPosition
from tavolino.games.dimenticato.rules.worlds import CHOICES
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadSetup, NotAnAction
from tavolino.table.conformance import evenly_drawn

# -- setup, texts, the rest ---------------------------------------------------------------


def changed(**changes: object) -> dict[str, object]:
    return plain_setup(2) | changes


def with_value(
    k: int, value: object, key: Literal["values", "colours"] = "values"
) -> dict[str, object]:
    entries: list[object] = [*plain_setup(2)[key]]
    entries[k] = value
    return changed(**{key: entries})


def with_card(card: int, *numbers: int) -> dict[str, object]:
    values = plain_setup(2)["values"]
    values[4 * card : 4 * card + 4] = numbers
    return changed(values=values)


@pytest.mark.parametrize(
    "setup",
    [
        {"start": 0},
        changed(more=1),
        changed(start=2),
        changed(start=True),
        changed(values=[1, 2, 3]),
        changed(values="1" * 32),
        changed(colours=[0] * 33),
        changed(colours=[0] * 32),
        with_value(0, True),
        with_value(0, "1"),
        with_value(0, 7),
        with_value(0, None, "colours"),
        with_value(0, 0),
        with_value(0, 4, "colours"),
    ],
)
def test_a_setup_that_no_cards_can_have_is_refused(setup: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, {}, setup)


@pytest.mark.parametrize(
    "setup",
    [
        with_card(0, 1, 1, 2, 3),
        with_card(0, 1, 2, 3, 4),
        with_card(1, 1, 3, 4, 5),
        with_card(2, *CHOICES[0]),
        with_card(7, 6, 6, 6, 6),
    ],
)
def test_any_numbers_may_lie_on_any_card_and_everyone_sees_that(
    setup: dict[str, object],
) -> None:
    position = GAME.start(2, {}, setup)
    assert GAME.setup(position) == setup
    assert not GAME.view(position, None)["drawn"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_drawn_can_be_drawn(players: int) -> None:
    for seed in range(20):
        assert GAME.view(deal(players, seed), None)["drawn"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_setup_is_what_a_game_began_with(players: int) -> None:
    for seed in range(20):
        setup = GAME.new_setup(players, {}, Rng(seed))
        assert GAME.setup(GAME.start(players, {}, setup)) == setup


def test_small_cards_are_the_twelve_choices() -> None:
    assert len(CHOICES) == 12
    assert not {(1, 2, 3, 4), (1, 2, 5, 6), (3, 4, 5, 6)} & set(CHOICES)


@pytest.mark.parametrize(
    "text",
    ["1=4", "4=6", "1>0,7", "1>0,7!0,4", "2>-1,3", "3>10,11", "4>-2,-2!9,9", "stay", "pass"],
)
def test_texts_and_codes_are_each_others_inverse(text: str) -> None:
    assert GAME.text(GAME.code(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "1",
            "1=",
            "1=0",
            "1=7",
            "5=1",
            "0=1",
            "1=04",
            "1=4 ",
            " 1=4",
            "1=+4",
            "1=\u0664",
        ),
        *(
            "\u0661=4",
            "1:4",
            "1>",
            "1>0",
            "1>0,",
            "1>,7",
            "1>00,7",
            "1>0,07",
            "1>+0,7",
            "1>-0,7",
        ),
        *("1>0, 7", "1>0,12", "1>-3,0", "1>0,7!", "1>0,7!-1,4", "1>0,7!0,10", "1>0,7!0,4!0,4"),
        *(
            "1>!0,4",
            "1=4!0,4",
            "1>\u0660,7",
            "PASS",
            "pass ",
            "Stay",
            "stay ",
            "1>?",
            "1=?",
            "1>0,7\n",
        ),
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.code(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_actions_and_samples_of_random_games(players: int) -> None:
    rng = Rng(players)
    for seed in range(4):
        position = deal(players, seed, limit=300)
        while position.to_move >= 0:
            legal = position.legal()
            assert legal == sorted(set(legal)) != []
            assert [GAME.code(GAME.text(code)) for code in legal] == legal
            assert int(position.sample(rng)) in legal
            lookalike = position.copy()
            assert lookalike.key() == position.key()
            position.apply(position.sample(rng))
            assert lookalike.legal() == legal
            assert lookalike.key() != position.key()


@pytest.mark.parametrize(
    "position",
    [
        table(2),
        table(2, "0.1@4,0", "1.1@0,4", "1.2@1,5"),
        table(2, "0.1@-1,2", "0.2@-2,3", "0.3@4,0", "0.4@4,1"),
        landing("2.1@0,7", "3.1@1,6"),
    ],
)
def test_samples_are_uniform(position: DimenticatoPosition) -> None:
    assert evenly_drawn(position, position.legal(), RNG)


def test_keys_tell_apart_what_matters() -> None:
    base = table(2, "0.1@2,4", *all_out(2, 0, 1))
    same = table(2, "0.1@2,4", *all_out(2, 0, 1))
    assert base.key() == same.key()
    assert base.key() != table(2, "0.1@2,5", *all_out(2, 0, 1)).key()
    assert base.key() != table(2, "0.2@2,4", *all_out(2, 0, 2)).key()
    same.variant = SHOWN
    assert base.key() != same.key()


@pytest.mark.parametrize(("players", "width", "height"), [(2, 6, 10), (3, 12, 10), (4, 14, 14)])
def test_geometry_has_every_field_once(players: int, width: int, height: int) -> None:
    shape = json.loads(json.dumps(GAME.geometry(players)))
    cards = [name for card in shape["cards"] for name in card["fields"]]
    starts = [name for seat in shape["starts"] for name in seat]
    assert list(shape["fields"]) == cards + starts
    assert len(starts) == 4 * players
    assert [card["seat"] for card in shape["cards"] if card["large"]] == list(range(players))
    assert sum(card["corner"] for card in shape["cards"]) == 4
    assert shape["fields"]["0,3"] == {"x": 3, "y": 0}
    assert (shape["box"]["width"], shape["box"]["height"]) == (width, height)
