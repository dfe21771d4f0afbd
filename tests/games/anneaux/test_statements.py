"""Statements of Anneaux's register that no other test holds."""

from __future__ import annotations

from games.anneaux.table import GAME, after, place, reason, see
from tavolino.rules.chance import Rng


def test_play_goes_clockwise() -> None:
    position = GAME.start(4, {}, {"start": 2})
    movers = []
    for action in ("@A1", "@B1", "@C1", "@A5"):
        movers.append(int(position.to_move))
        after(position, action)
    assert movers == [2, 3, 0, 1]


def test_a_turn_is_one_action() -> None:
    rng = Rng(5)
    position = GAME.start(3, {"limit": 150}, {"start": 0})
    while position.to_move >= 0:
        mover = position.to_move
        position.apply(position.sample(rng))
        assert position.to_move != mover or see(position)["owed"] > 0


def test_the_sixth_pawn_side_by_side_makes_the_second_row() -> None:
    position = place("A1 A2", "C1 C3 C5 C7")
    scored = []
    for placed, answer in (("@A3", "@B1"), ("@A4", "@B3"), ("@A5", "@B5"), ("@A6", "")):
        scored.append(see(after(position, placed))["lines"])
        if see(position)["owed"]:
            after(position, GAME.legal_texts(position)[0])
        if answer:
            after(position, answer)
    assert scored == [1, 0, 0, 1]


def test_taken_pawns_leave_the_game_and_those_in_hand_are_safe() -> None:
    position = after(place("A1 A2", "C1 C5"), "@A3")
    assert GAME.legal_texts(position) == ["xC1", "xC5"]
    after(position, "xC1")
    assert (see(position)["hand"], see(position)["pawns"][1]) == ([4, 5], ["C5"])


def test_nobody_flies_with_a_pawn_in_hand() -> None:
    assert reason(place("A1 B3", "A2", hand=1), "A1-C8") == "too-far"
    assert see(place("A1 B3", "A2", hand=1))["flying"] == []
    assert "A1-C8" in GAME.legal_texts(place("A1 B3 C4", "A2", hand=0))
