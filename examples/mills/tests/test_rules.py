"""The rules of Mills, one by one."""

from __future__ import annotations

from typing import cast

import pytest
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadOptions, BadSetup, IllegalAction, NotAnAction
from tavolino.rules.position import Position
from tavolino.rules.types import Effect

from tavolino_mills.game import MillsGame
from tavolino_mills.types import MillsView

MILLS = MillsGame()

MANY = "a1 d1 g4 f6"
"""Men of the other seat that can move and are in no mill."""


def put(mine: str, theirs: str, hand: int = 0, **options: object) -> Position:
    """A position in the middle of a game; seat 0, whose men come first, is to move."""
    view = MILLS.view(MILLS.start(2, options, {"start": 0}), None)
    view["pieces"] = {
        name: {"seat": seat} for seat, men in enumerate((mine, theirs)) for name in men.split()
    }
    view["counts"]["hand"] = [hand, hand]
    view["decisions"] = 9
    return MILLS.determinize(view, Rng(0))


def after(position: Position, *actions: str) -> Position:
    for action in actions:
        MILLS.play(position, action)
    return position


def see(position: Position) -> MillsView:
    return MILLS.view(position, None)


def men(position: Position, seat: int) -> set[str]:
    return {name for name, piece in see(position)["pieces"].items() if piece["seat"] == seat}


def reason(position: Position, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        MILLS.play(position, action)
    return refused.value.reason


def effects(position: Position, action: str) -> list[Effect]:
    code = MILLS.code(action)
    following = position.copy()
    following.apply(code)
    return MILLS.entry(position, code, following)["effects"]


# -- the board ----------------------------------------------------------------------------


def test_the_board_has_24_points_on_16_lines_of_three() -> None:
    drawn = MILLS.geometry(2)
    assert len(drawn["places"]) == 24
    assert len(drawn["lines"]) == 16
    for line in drawn["lines"]:
        a, b, c = (drawn["places"][name] for name in line)
        assert (a["x"] + c["x"], a["y"] + c["y"]) == (2 * b["x"], 2 * b["y"])
    assert drawn["places"]["a1"] == {"x": -3, "y": 3}


def test_two_seats_play_and_no_more() -> None:
    with pytest.raises(BadSetup, match="for 2 players, not 3"):
        MILLS.start(3, {}, {"start": 0})


# -- a turn -------------------------------------------------------------------------------


def test_at_first_men_are_placed_on_free_points() -> None:
    position = after(MILLS.start(2, {}, {"start": 1}), "place d6")
    assert position.to_move == 0
    assert len(MILLS.legal_texts(position)) == 23
    assert see(position)["counts"]["hand"] == [9, 8]
    assert reason(position, "place d6") == "point-taken"
    assert reason(position, "move d6 d5") == "place-first"


def test_when_all_are_placed_a_man_moves_along_a_line_to_the_next_point() -> None:
    position = put("a7 d6 g7 b2", "d7 " + MANY)
    moves = MILLS.legal_texts(position)
    assert [move for move in moves if "move d6" in move] == ["move d6 b6", "move d6 d5"]
    assert [move for move in moves if "move a7" in move] == ["move a7 a4"]
    assert reason(position, "move d6 d7") == "point-taken"
    assert reason(position, "move d6 c5") == "too-far"
    assert reason(position, "move d7 e5") == "not-your-man"
    assert reason(position, "move e5 e4") == "not-your-man"
    assert reason(position, "place e5") == "hand-empty"
    assert men(after(position, "move d6 d5"), 0) == {"a7", "d5", "g7", "b2"}


def test_a_corner_does_not_lead_to_the_next_square() -> None:
    assert reason(put("a7 d6 g7 c3", MANY), "move a7 b6") == "too-far"


def test_with_three_men_a_seat_flies() -> None:
    position = put("a7 d6 g7", MANY)
    assert len(MILLS.legal_texts(position)) == 3 * 17
    assert effects(position, "move a7 c3")[0]["why"] == "fly"
    assert reason(position, "move a7 d1") == "point-taken"


def test_nobody_flies_with_a_man_in_hand_or_four_on_the_board() -> None:
    assert reason(put("a7 d6 g7", MANY, hand=1), "move a7 c3") == "place-first"
    assert reason(put("a7 d6 g7 c3", MANY), "move a7 e4") == "too-far"


def test_without_the_option_nobody_flies() -> None:
    position = put("a7 d6 g7", MANY, flying=False)
    assert reason(position, "move a7 c3") == "too-far"
    assert effects(position, "move a7 a4")[0]["why"] == "step"


# -- mills --------------------------------------------------------------------------------


@pytest.mark.parametrize("line", MILLS.geometry(2)["lines"], ids="-".join)
def test_three_men_on_a_line_are_a_mill(line: list[str]) -> None:
    others = [name for name in MILLS.geometry(2)["places"] if name not in line]
    position = put(" ".join(line[:2]), others[0], hand=5)
    found = effects(position, f"place {line[2]}")
    assert [(effect["type"], effect["at"]) for effect in found] == [
        ("placed", [line[2]]),
        ("line", line),
    ]
    assert see(after(position, f"place {line[2]}"))["taking"]
    assert position.to_move == 0


def test_three_men_on_a_square_round_a_corner_are_no_mill() -> None:
    assert not see(after(put("d7 g7", MANY, hand=5), "place a4"))["taking"]
    assert not see(after(put("a7 d7", MANY, hand=5), "place a4"))["taking"]


def test_three_men_through_the_middle_of_the_board_are_no_mill() -> None:
    assert not see(after(put("d5 d6", MANY, hand=5), "place d3"))["taking"]


def test_a_mill_takes_a_man_that_is_in_no_mill() -> None:
    position = after(put("a7 d7", "a1 d1 g1 f6", hand=5), "place g7")
    assert MILLS.legal_texts(position) == ["take f6"]
    assert reason(position, "take a1") == "in-a-mill"
    assert reason(position, "take a7") == "not-theirs"
    assert reason(position, "take c3") == "not-theirs"
    assert reason(position, "place c3") == "take-first"
    assert reason(position, "move a7 a4") == "take-first"
    assert effects(position, "take f6") == [
        {"type": "taken", "seat": 1, "at": ["f6"], "count": 1}
    ]
    after(position, "take f6")
    assert position.to_move == 1
    assert see(position)["counts"] == {"hand": [4, 5], "lost": [2, 1]}
    assert reason(position, "take a7") == "nothing-to-take"


def test_if_all_are_in_mills_any_man_is_taken() -> None:
    position = after(put("a7 d7", "a1 d1 g1 g4", hand=5), "place g7")
    assert MILLS.legal_texts(position) == ["take g4"]
    position = after(put("a7 d7", "a1 d1 g1 e3 e4 e5", hand=5), "place g7")
    assert len(MILLS.legal_texts(position)) == 6


def test_two_mills_at_once_take_one_man() -> None:
    position = put("a7 g7 d6 d5", MANY, hand=5)
    assert [effect["type"] for effect in effects(position, "place d7")] == [
        "placed",
        "line",
        "line",
    ]
    assert after(position, "place d7", "take a1").to_move == 1


def test_a_mill_opened_and_closed_again_takes_again() -> None:
    position = put("a7 d7 g7 b2", "a1 d1 g4 f6 e3")
    after(position, "move d7 d6", "move e3 e4", "move d6 d7")
    assert see(position)["taking"]


def test_a_mill_that_was_there_before_takes_nothing() -> None:
    assert not see(after(put("a7 d7 g7 b2", MANY), "move b2 b4"))["taking"]


# -- the end ------------------------------------------------------------------------------


def test_with_two_men_a_seat_has_lost() -> None:
    position = after(put("a7 d7 g4 b2", "a1 d1 f6"), "move g4 g7", "take a1")
    assert (see(position)["winners"], see(position)["ending"]) == ([0], "too-few")
    assert position.shares() == [1.0, 0.0]
    assert reason(position, "move d1 d2") == "over"
    assert sorted(MILLS.winning_places(position, 0)) == ["a7", "d7", "g7"]


def test_men_in_hand_count_against_too_few() -> None:
    position = after(put("a7 d7", "a1 d1 f6", hand=1), "place g7", "take a1")
    assert see(position)["winners"] == []


def test_who_cannot_move_has_lost() -> None:
    position = after(put("a1 b4 d6 f4", "a7 a4 d7 g7"), "move f4 g4")
    assert (see(position)["winners"], see(position)["ending"]) == ([0], "no-move")
    assert sorted(MILLS.winning_places(position, 0)) == ["a1", "b4", "d6", "g4"]


def test_who_can_fly_or_place_is_not_blocked() -> None:
    blocked = "a1 b4 d6 g4", "a7 a4 d7"
    assert see(after(put(*blocked, flying=False), "move g4 g7"))["ending"] == "no-move"
    assert len(MILLS.legal_texts(after(put(*blocked), "move g4 g7"))) == 3 * 17
    placing = after(put(*blocked, hand=1, flying=False), "place g7")
    assert len(MILLS.legal_texts(placing)) == 16


def test_the_decision_limit_shares_the_win() -> None:
    position = after(MILLS.start(2, {"limit": 2}, {"start": 0}), "place a1", "place a4")
    assert (see(position)["winners"], see(position)["ending"]) == ([0, 1], "limit")


def test_what_was_to_be_taken_at_the_limit_is_not_taken() -> None:
    position = after(put("a7 d7", MANY, hand=5, limit=10), "place g7")
    assert (see(position)["ending"], see(position)["taking"]) == ("limit", False)
    assert len(men(position, 1)) == 4


def test_an_end_at_the_limit_by_the_rules_counts_first() -> None:
    position = after(put("a7 d7 g4 b2", "a1 d1 f6", limit=11), "move g4 g7", "take a1")
    assert see(position)["ending"] == "too-few"


# -- texts and options --------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *("a1", "place", "place a2", "place A1", "place a1 ", "move a1", "move a1 a1"),
        *("move a1-a4", "take", "take z9", "take a1 a4", "", "pass"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotAnAction):
        MILLS.code(text)


def test_options_have_defaults_and_limits() -> None:
    assert MILLS.complete({}) == {"flying": True, "limit": 300}
    for wrong in ({"flying": 1}, {"limit": 0}, {"men": 12}):
        with pytest.raises(BadOptions):
            MILLS.complete(cast("dict[str, object]", wrong))
