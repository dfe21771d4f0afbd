"""The rules of Anneaux, one by one."""

from __future__ import annotations

import pytest

from games.anneaux.table import FULL_TRACK, GAME, after, place, reason, see
from tavolino.games.anneaux.rules.game import AnneauxGame
from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction
from tavolino.rules.position import Position
from tavolino.table.conformance import evenly_drawn

# -- a turn -------------------------------------------------------------------------------


def test_at_first_one_places_or_turns() -> None:
    legal = GAME.legal_texts(GAME.start(3, {}, {"start": 2}))
    assert len(legal) == 24 + 6


def test_a_pawn_steps_along_its_ring_and_along_its_spoke() -> None:
    position = place("B1 C4 A3 A5 C6", "C1", hand=0)
    steps = {text for text in GAME.legal_texts(position) if text.startswith("B1")}
    assert steps == {"B1-B2", "B1-B8", "B1-A1"}
    assert reason(position, "B1-C1") == "cell-taken"
    assert reason(position, "B1-B3") == "too-far"
    assert reason(position, "C1-C2") == "not-your-pawn"
    assert reason(position, "@A1") == "hand-empty"
    assert reason(place("B1", "C1"), "@C1") == "cell-taken"


def test_the_ring_turned_last_stays_until_another_is_turned() -> None:
    position = after(place("A1", "C3"), "B>")
    assert reason(position, "B<") == "ring-turned-last"
    after(position, "@A5")
    assert reason(position, "B>") == "ring-turned-last"
    after(position, "C<")
    assert "B>" in GAME.legal_texts(position)


def test_turning_takes_every_pawn_to_the_next_number() -> None:
    position = after(place("A1 A8", "A4 C4"), "A>")
    assert see(position)["pawns"] == [["A1", "A2"], ["A5", "C4"]]
    position = after(place("A1 A8", "A4 C4"), "A<")
    assert see(position)["pawns"] == [["A7", "A8"], ["A3", "C4"]]


def test_with_four_pawns_and_an_empty_hand_one_flies() -> None:
    position = place("A1 B3 C5 C7", "A2", hand=0)
    assert "A1-C8" in GAME.legal_texts(position)
    assert reason(position, "A>") == reason(position, "C<") == "flying"
    five = place("A1 B3 C5 C7 A5", "A2", hand=0)
    assert "A1-C8" not in GAME.legal_texts(five)
    assert "B>" in GAME.legal_texts(five)


def test_passing_is_for_those_who_can_do_nothing_else() -> None:
    position = place(*FULL_TRACK, hand=0, last_ring="B")
    assert GAME.legal_texts(position) == ["pass"]
    after(position, "pass")
    assert see(position)["last_ring"] == "B"
    assert position.to_move == 1
    assert reason(position, "pass") == "must-act"


# -- lines --------------------------------------------------------------------------------


def test_three_in_a_row_on_a_ring_take_a_pawn() -> None:
    position = after(place("A1 A2", "C1 C5 B4"), "@A3")
    assert GAME.legal_texts(position) == ["xB4", "xC1", "xC5"]
    assert reason(position, "@B1") == "take-first"
    assert reason(position, "xA1") == "not-theirs"
    after(position, "xC5")
    assert see(position)["pawns"] == [["A1", "A2", "A3"], ["B4", "C1"]]
    assert reason(position, "xA1") == "nothing-to-take"


@pytest.mark.parametrize(
    ("pawns", "placed", "spent"),
    [
        ("A1 A3", "A2", ["A1", "A3"]),
        ("A1 A2", "A3", ["A1", "A3"]),
        ("A2 A3", "A1", ["A1", "A3"]),
        ("A7 A8", "A1", ["A1", "A7"]),
        # Several lines through one pawn: the one with it in the middle counts.
        ("A1 A2 A4 A5", "A3", ["A2", "A4"]),
        ("A1 A2 A4", "A3", ["A2", "A4"]),
    ],
)
def test_the_ends_of_a_ring_line_are_spent(pawns: str, placed: str, spent: list[str]) -> None:
    assert see(after(place(pawns, "C1"), f"@{placed}"))["spent"] == spent


def test_spent_pawns_count_for_no_later_line() -> None:
    position = place("A1 A2", "C1 C3 C5 C7", spent=["A1"])
    after(position, "@A3")
    assert position.to_move == 1


def test_a_spent_pawn_that_moves_counts_again() -> None:
    position = after(place("A1 A2 B3", "C1", spent=["B3"]), "B3-A3")
    assert see(position)["lines"] == 1


def test_being_carried_round_is_not_being_moved() -> None:
    position = after(place("A1 A2 A3", "C1", spent=["A1", "A3"]), "A>")
    assert see(position)["spent"] == ["A2", "A4"]


def test_a_full_spoke_is_a_line_and_spends_no_one() -> None:
    position = after(place("A1 B1", "C5"), "@C1")
    assert (see(position)["lines"], see(position)["spent"]) == (1, [])


def test_ring_line_and_spoke_through_one_pawn_both_count() -> None:
    position = after(place("A1 A2 B3 C3", "C5 C6 C7"), "@A3")
    assert (see(position)["lines"], see(position)["owed"]) == (2, 2)


def test_a_turn_scores_every_spoke_that_is_full_after_it() -> None:
    # Spoke 1 was full before with another pawn, spoke 2 becomes full.
    position = after(place("A1 B1 C1 A2 C2 B8", "C5 C6 C7"), "B>")
    assert see(position)["lines"] == 2


def test_a_turn_makes_no_line_for_other_seats() -> None:
    position = after(place("C7", "A1 C1 B8"), "B>")
    assert (see(position)["lines"], position.to_move) == (0, 1)


# -- taking, out, the end -----------------------------------------------------------------


def test_pawns_are_taken_seat_by_seat_from_the_movers_left() -> None:
    position = place("C1 C5", "A1 A2 B3 C3", "B5 B6", "B7 B8", to_move=1)
    after(position, "@A3")
    assert [text[1] for text in GAME.legal_texts(position)] == ["B", "B"]
    after(position, "xB5", "xB6", "xB7", "xB8", "xC1", "xC5")
    assert position.to_move == 2


def test_a_seat_gives_no_more_pawns_than_it_has_on_the_track() -> None:
    position = after(place("A1 A2 B3 C3", "C5"), "@A3")
    assert (see(position)["lines"], see(position)["owed"]) == (2, 1)
    after(position, "xC5")
    assert (position.to_move, see(position)["in_play"]) == (1, [0, 1])


def test_a_seat_without_pawns_on_the_track_gives_none() -> None:
    position = after(place("A1 A2", "", "C1"), "@A3")
    assert see(position)["victim"] == 2
    nothing = after(place("A1 A2", ""), "@A3")
    assert (nothing.to_move, see(nothing)["lines"]) == (1, 0)


def test_a_seat_with_two_pawns_or_fewer_is_out_and_its_pawns_stay() -> None:
    position = place("A1 A2 B3", "C1 C5 B6", "C2 C4 C7 B7", hand=0)
    after(position, "B3-A3", "xC1", "xC2")
    assert see(position)["in_play"] == [0, 2]
    assert see(position)["pawns"][1] == ["B6", "C5"]
    assert position.to_move == 2


def test_a_seat_that_is_out_still_gives_pawns() -> None:
    position = place("A1 A2 B3", "C1 C5", "C2 C4 C7 B7", hand=0, in_play=[0, 2])
    assert see(after(position, "B3-A3"))["victim"] == 1


def test_the_last_seat_in_play_wins_and_the_rest_is_not_taken() -> None:
    position = place("A1 A2 A4 B3 C3", "C1 C5 C7", hand=0)
    after(position, "A4-A3", "xC1")
    assert GAME.ending(position) == "last-seat"
    assert position.shares() == [1.0, 0.0]
    assert see(position)["owed"] == 0


def test_takings_count_as_decisions_and_the_limit_shares_the_win() -> None:
    position = place("A1 A2", "C1 C5 B4", decisions=999)
    after(position, "@A3")
    assert GAME.ending(position) == "limit"
    assert position.shares() == [0.5, 0.5]
    assert see(position)["lines"] == 0


# -- the rest -----------------------------------------------------------------------------


def test_the_game_says_what_it_is() -> None:
    game = AnneauxGame()
    assert (game.name, game.title) == ("anneaux", "Anneaux")
    assert game.complete({}) == {
        "spent": "rows",
        "flying": "must",
        "truce": 0,
        "limit": 1000,
    }
    assert game.endings == ("limit", "last-seat")
    assert game.reasons["over"].sentence == "the game is over"


@pytest.mark.parametrize(
    "position",
    [
        place("", ""),
        place("A1 B3 C8 C1", "A2 B2", hand=1, last_ring="A"),
        place("A1 B1 C1 A8 B8 C8", "C2", hand=0, last_ring="C"),
        place("A1 B3 C5", "A2 C4", hand=0),
        place("A1 A2 B3 C3 A3", "C5 C6 C7 C8", owed=2, victim=1, lines=2),
    ],
    ids=["empty", "last-in-hand", "all-four-ways", "flying", "taking"],
)
def test_each_legal_action_is_drawn_equally_often(position: Position) -> None:
    assert evenly_drawn(position, position.legal(), Rng(5))


def test_who_flies_on_a_full_track_draws_the_pass() -> None:
    assert GAME.text(int(place(*FULL_TRACK, hand=0).sample(Rng(0)))) == "pass"


def test_cells_lie_on_three_circles_number_1_at_the_top() -> None:
    geometry = GAME.geometry(2)
    assert geometry["cells"]["A1"] == {"x": 0, "y": -1}
    assert geometry["cells"]["C3"] == {"x": 3, "y": 0}
    assert geometry["cells"]["B6"] == {"x": -1.414214, "y": 1.414214}
    assert len(geometry["cells"]) == 24
    assert geometry["rings"] == {
        "A": {"inner": 0.5, "outer": 1.5, "turn": 45},
        "B": {"inner": 1.5, "outer": 2.5, "turn": 45},
        "C": {"inner": 2.5, "outer": 3.5, "turn": 45},
    }
    assert geometry["box"] == {"x": -3.7, "y": -3.7, "width": 7.4, "height": 7.4}
    assert geometry["centre"] == {"x": 0, "y": 0}
    assert geometry["cell_radius"] == 0.34


@pytest.mark.parametrize(
    "text", ["@A9", "@D1", "A1-A1", "A1-", "x", "xA0", "A^", "D>", "pass?", "A1-A2-A3", "@a1"]
)
def test_only_canonical_texts_are_actions(text: str) -> None:
    with pytest.raises(NotAnAction, match="is no action of Anneaux"):
        GAME.code(text)
