"""The rules of Dimenticato, one by one."""

from __future__ import annotations

from games.dimenticato.table import (
    GAME,
    after,
    all_out,
    deal,
    entry_of,
    goals,
    landing,
    paint,
    reason,
    table,
)
from tavolino.rules.chance import Rng

# -- leaving ------------------------------------------------------------------------------


def test_figures_1_and_2_start_next_to_the_track_and_3_and_4_behind_them() -> None:
    view = GAME.view(deal(4, 1), None)
    assert view["figures"] == [
        [[-1, 4], [-1, 5], [-2, 4], [-2, 5]],
        [[4, 10], [5, 10], [4, 11], [5, 11]],
        [[10, 4], [10, 5], [11, 4], [11, 5]],
        [[4, -1], [5, -1], [4, -2], [5, -2]],
    ]


def test_a_figure_leaves_by_two_to_five_fields_beyond_its_own_large_card() -> None:
    position = table(2)
    assert goals(position, 1) == {"0,4", "0,5", "1,4", "1,5", "2,4"}
    # From behind, one field less far; the bend round the corner would be the third.
    assert goals(position, 3) == {"0,4", "0,5", "1,4"}
    assert reason(position, "1>0,3") == "own-card"
    assert reason(position, "1>2,5") == "no-way"


def test_figures_must_leave_first() -> None:
    position = table(2, "0.1@4,0")
    assert reason(position, "1=4") == "must-leave"
    assert reason(position, "pass") == "must-leave"
    assert reason(position, "1>4,1") == "must-leave"
    after(position, "2>0,4")
    assert position.left & 15 == 0b0011
    assert position.to_move == 1


def test_a_seat_that_cannot_leave_plays_on_with_its_other_figures() -> None:
    # Figure 3 could reach 0,6, where an own figure is, and two fields of safe ones.
    position = table(4, "0.1@0,6", "0.2@-1,4", "0.4@-2,5", "1.1@0,7", "2.1@1,6")
    assert GAME.legal_texts(position) == [
        *(f"1={number}" for number in range(1, 7)),
        "2>-1,5",
        "4>-1,5",
    ]
    assert reason(position, "3>0,6") == "cannot-leave"
    assert reason(position, "3=4") == "not-on-track"
    assert reason(position, "pass") == "must-act"


def test_a_seat_passes_if_it_cannot_leave_and_has_no_figure_on_the_track() -> None:
    home = ("0.1@-1,4", "0.2@-1,5", "0.4@-2,5")
    position = table(4, *home, "1.1@0,6", "2.1@0,7", "3.1@1,6")
    for name, seat in (("0,6", 1), ("0,7", 2), ("1,6", 3)):
        paint(position, name, seat)
    assert GAME.legal_texts(position) == ["pass"]
    assert GAME.text(position.sample(Rng(1))) == "pass"
    after(position, "pass")
    assert position.to_move == 1


# -- ways ---------------------------------------------------------------------------------


def walk(players: int, field: str, number: int, *others: str) -> set[str]:
    """Where figure 1 of seat 0 may go from a field after announcing its number."""
    name = "on_" + field.replace(",", "_")
    figures = [f"0.1@{field}", *all_out(players, 0, 1), *others]
    position = table(players, *figures, **{name: number})
    after(position, f"1={number}")
    return goals(position) if position.to_move == 0 else set()


def test_on_a_straight_card_a_figure_steps_forward_or_sideways_never_back() -> None:
    assert walk(4, "2,9", 1) == {"3,9", "2,8"}
    assert walk(4, "9,7", 1) == {"9,6", "8,7"}
    assert walk(4, "6,1", 1) == {"5,1", "6,0"}


def test_a_way_has_at_most_two_bends() -> None:
    # Sideways, forward, sideways, forward, sideways would end on 4,8.
    assert walk(4, "2,9", 5) == {"7,9", "6,8", "5,9"}


def test_on_a_corner_card_the_only_bend_is_the_right_turn_from_onto_to_off() -> None:
    assert walk(4, "0,8", 1) == {"0,9", "1,8"}
    # Down and then right would be a left turn.
    assert walk(4, "0,8", 2) == {"1,9", "2,8"}
    # Into the corner from the top: straight on to its end, or down.
    assert walk(4, "0,7", 2) == {"0,9", "1,8"}


def test_figures_in_between_are_jumped() -> None:
    assert "5,9" in walk(4, "2,9", 3, "2.1@3,9", "2.2@4,9", "2.3@2,8", "2.4@3,8")


def test_a_figure_enters_its_own_start_fields_from_the_outer_lane() -> None:
    assert walk(4, "0,3", 3) == {"0,6", "1,5", "0,4", "-2,4", "-1,5"}
    assert "-2,4" in walk(4, "1,4", 3)
    # Not those of other seats.
    assert walk(4, "3,9", 3) == {"6,9", "5,8", "4,9"}


def test_a_figure_may_pass_its_own_large_card_and_go_round_again() -> None:
    assert "0,7" in walk(4, "0,3", 4)


# -- announcing ---------------------------------------------------------------------------


def test_any_number_may_be_announced_for_any_figure_on_the_track() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1))
    texts = [f"{figure}={number}" for figure in range(1, 5) for number in range(1, 7)]
    assert GAME.legal_texts(position) == texts


def test_a_right_number_lets_the_figure_go_and_no_other() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1), on_2_4=2)
    after(position, "1=2")
    assert position.to_move == 0
    assert goals(position) == {"4,4", "3,5"}
    assert reason(position, "2=3") == "must-go"
    assert reason(position, "2>4,4") == "must-go"
    assert reason(position, "pass") == "must-go"
    assert reason(position, "1>2,5") == "no-way"
    assert reason(position, "1>-2,-2") == "not-a-field"
    after(position, "1>4,4")
    assert position.to_move == 1


def test_a_wrong_number_ends_the_turn_and_shows_nothing() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1), on_2_4=2)
    assert reason(position, "1>4,4") == "announce-first"
    entry = entry_of(position, "1=5")
    assert (entry["action"], entry["moves"]) == ("1=5", False)
    assert position.to_move == 1
    assert GAME.view(position, 0)["announced"] is None


def test_a_right_number_with_nowhere_to_go_looks_like_a_wrong_one() -> None:
    # Safe foreign figures on both goals.
    position = table(4, "0.1@0,8", *all_out(4, 0, 1), "3.1@1,9", "1.1@2,8", on_0_8=2)
    paint(position, "2,8", 1)
    entry = entry_of(position, "1=2")
    assert entry["moves"] is False
    assert position.to_move == 1
    wrong = entry.copy()
    wrong["action"] = "1=5"
    assert GAME.redact([entry], position, 0) == GAME.redact([wrong], position, 0)


# -- landing ------------------------------------------------------------------------------


def test_a_foreign_figure_is_set_back_three_steps_with_at_most_one_bend() -> None:
    position = landing("2.1@0,7")
    # Sideways, forward, sideways from 0,6 would have two bends.
    assert goals(position) == {"0,7!0,4", "0,7!1,5", "1,6"}
    assert reason(position, "1>0,7") == "say-where"
    assert reason(position, "1>0,7!0,6") == "not-back-there"
    assert reason(position, "1>1,6!0,4") == "nobody-there"
    after(position, "1>0,7!1,5")
    view = GAME.view(position, 0)
    assert view["figures"][0][0] == [0, 7]
    assert view["figures"][2][0] == [1, 5]


def test_it_is_set_back_to_a_free_field_only() -> None:
    assert goals(landing("2.1@0,7", "3.1@1,5")) == {"0,7!0,4", "1,6"}
    position = landing("2.1@0,7", "3.1@1,5", "3.2@0,4")
    assert goals(position) == {"1,6"}
    assert reason(position, "1>0,7") == "no-way-back"


def test_the_field_the_mover_came_from_is_free_by_then() -> None:
    position = table(4, "0.1@0,3", *all_out(4, 0, 1), "2.1@0,6", on_0_3=3)
    after(position, "1=3")
    assert "0,6!0,3" in goals(position)
    after(position, "1>0,6!0,3")
    assert GAME.view(position, 0)["figures"][2][0] == [0, 3]


def test_a_figure_on_its_own_colour_is_safe() -> None:
    position = landing("1.1@0,7")
    assert goals(position) == {"1,6"}
    assert reason(position, "1>0,7!0,4") == "safe"


def test_no_one_lands_on_an_own_figure() -> None:
    position = table(4, "0.1@0,6", "0.2@0,7", "0.3@9,2", "0.4@9,3", on_0_6=1)
    after(position, "1=1")
    assert goals(position) == {"1,6"}
    assert reason(position, "1>0,7") == "own-figure"
    # Not even where a foreign figure could be set back.
    assert "3,9!0,9" in walk(4, "2,9", 1, "2.1@3,9")
    beside = table(4, "0.1@2,9", "0.2@3,9", "0.3@9,2", "0.4@9,3", on_2_9=1)
    assert goals(after(beside, "1=1")) == {"2,8"}


def test_no_figure_is_set_back_over_its_own_large_card() -> None:
    # Seat 1 has its card on the right side, rows 4 and 5.
    position = landing("1.1@6,9", figure="0.1@6,8")
    paint(position, "6,9", 0)
    assert "6,9" not in {goal.partition("!")[0] for goal in goals(position)}
    assert reason(position, "1>6,9") == "no-way-back"
    # Another seat's figure is: that card is nothing to it.
    assert {"6,9!3,9", "6,9!4,8"} <= goals(landing("2.1@6,9", figure="0.1@6,8"))


def test_a_figure_come_round_to_its_own_large_card_is_set_back_off_it() -> None:
    position = landing("1.1@4,9", figure="0.1@3,9")
    paint(position, "4,9", 0)
    assert {"4,9!1,9", "4,9!2,8"} <= goals(position)
    position = landing("1.1@5,9", figure="0.1@5,8")
    assert {"5,9!2,9", "5,9!3,8"} <= goals(position)


# -- home ---------------------------------------------------------------------------------


def test_a_figure_that_is_home_may_shift_to_any_free_start_field_of_its_own() -> None:
    position = table(2, "0.1@-1,2", "0.2@-2,3", "0.3@4,0", "0.4@4,1")
    assert goals(position, 1) == {"-1,3", "-2,2"}
    assert goals(position, 2) == {"-1,3", "-2,2"}
    assert reason(position, "1>-2,3") == "own-figure"
    assert reason(position, "1>0,2") == "home-only"
    assert reason(position, "1=3") == "not-on-track"
    after(position, "1>-2,2")
    assert position.to_move == 1


def test_all_four_figures_home_again_win() -> None:
    home = ("0.2@-1,3", "0.3@-2,2", "0.4@-2,3")
    position = table(2, "0.1@0,2", *home, on_0_2=1)
    after(position, "1=1", "1>-1,2")
    assert position.shares() == [1.0, 0.0]
    assert GAME.ending(position) == "home"
    assert position.legal() == []
    assert reason(position, "pass") == "over"


def test_figures_that_have_not_left_are_not_home() -> None:
    position = table(2, "0.1@0,2", "0.2@-1,3", "0.3@-2,2", on_0_2=1)
    after(position, "4>0,4")
    assert position.winners == 0


def test_at_the_limit_all_seats_share() -> None:
    position = deal(3, 5, limit=12)
    rng = Rng(5)
    while position.to_move >= 0:
        position.apply(position.sample(rng))
    assert position.decisions == 12
    assert position.shares() == [1 / 3] * 3
    assert GAME.ending(position) == "limit"


def test_a_right_announcement_may_be_the_last_decision() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1), on_2_4=2)
    position.limit = 1
    after(position, "1=2")
    view = GAME.view(position, 1)
    assert view["ending"] == "limit"
    assert view["announced"] is None
