"""The rules of Memento, one by one."""

from __future__ import annotations

import pytest

from games.memento.table import GAME, after, figures, goals, place, reason
from tavolino.games.memento.rules import board
from tavolino.games.memento.rules.position import MementoPosition
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadOptions, BadSetup, NotAnAction
from tavolino.rules.position import Position
from tavolino.table.conformance import evenly_drawn

# -- board --------------------------------------------------------------------------------


def test_there_are_99_pairs_of_neighbours() -> None:
    degrees = [near.bit_count() for near in board.NEIGHBOURS]
    assert sum(degrees) == 2 * 99
    by_place = dict(zip(board.NAMES, degrees, strict=True))
    assert [by_place[name] for name in ("Nx", "Ny", "Mo", "Na", "Mb")] == [3, 4, 6, 8, 12]


def test_two_lines_through_a_point_have_no_other_point_in_common() -> None:
    # The tables of what a Double sees would otherwise mix two lines up.
    onward, back = board.rays(closed=True)
    for ways in (*onward, *back):
        met = [point for way in ways for point in way]
        assert len(met) == len(set(met))


def test_a_third_of_a_turn_clockwise_takes_a_to_b_and_x_to_y() -> None:
    position = after(place({"Ea": (0, 1), "Ex": (1, 2), "Eo": (1, 1)}), "E>")
    assert figures(position) == {"Eb": (0, 1), "Ey": (1, 2), "Eo": (1, 1)}


# -- opening and bringing in --------------------------------------------------------------


def test_the_game_opens_with_one_single_on_any_point() -> None:
    position = GAME.start(2, {}, {"start": 1})
    assert GAME.legal_texts(position) == sorted(f"@{name}" for name in board.NAMES)
    assert reason(position, "N>") == "open-first"
    after(position, "@Mo")
    assert figures(position) == {"Mo": (1, 1)}
    assert position.to_move == 0


def test_two_singles_come_in_on_outer_triangles_off_the_centres() -> None:
    position = after(GAME.start(2, {}, {"start": 0}), "@Mo")
    pairs = [text for text in GAME.legal_texts(position) if text.startswith("@")]
    assert len(pairs) == 18 * 17 // 2
    assert reason(position, "@Na+No") == "no-entrance"
    assert reason(position, "@Na+Ma") == "no-entrance"
    assert reason(position, "@Na") == "opened"
    after(position, "@Na+Nx")
    assert figures(position)["Na"] == (1, 1)
    assert reason(position, "@Na+Nb") == "point-taken"


def test_bringing_in_needs_two_stones_and_two_markers() -> None:
    few_stones = place({"Mo": (0, 3), "No": (0, 3), "Eo": (1, 3), "Wa": (1, 1)})
    assert reason(few_stones, "@Na+Nx") == "no-stones"
    eight = ["Na", "Nb", "Nc", "Ea", "Eb", "Ec", "Wa", "Wb"]
    few_markers = place(dict.fromkeys(eight, (0, 1)) | {"Mo": (1, 1)})
    assert reason(few_markers, "@Nx+Ny") == "no-markers"


def test_a_single_free_entrance_is_no_pair() -> None:
    full = [board.NAMES[point] for point in board.ENTRANCES][:-1]
    position = place(
        dict.fromkeys(full[:8], (1, 1))
        | dict.fromkeys(full[8:16], (2, 1))
        | {full[16]: (3, 1), "Mo": (0, 1)},
        players=4,
        supply=5,
    )
    assert not [text for text in GAME.legal_texts(position) if text.startswith("@")]


# -- turning ------------------------------------------------------------------------------


def test_no_turn_after_a_turn_whoever_made_it() -> None:
    position = after(place({"Na": (0, 1), "Ea": (1, 1)}), "N>")
    assert reason(position, "E>") == "just-turned"


def test_no_turn_if_ones_own_last_turn_was_one() -> None:
    position = after(place({"Na": (0, 1), "Ea": (1, 1)}), "N>", "Ea-Eo")
    assert reason(position, "N<") == "turned-yourself"
    after(position, "Nb-No", "Eo-Ey")
    assert "E<" in GAME.legal_texts(position)


def test_no_turn_that_would_change_nothing() -> None:
    same = {"Na": (0, 2), "Nb": (0, 2), "Nc": (0, 2), "No": (1, 1)}
    assert reason(place(same), "N>") == "turn-changes-nothing"
    other_height = same | {"Nc": (0, 1)}
    assert "N>" in GAME.legal_texts(place(other_height))
    other_seat = same | {"Nc": (1, 2)}
    assert "N>" in GAME.legal_texts(place(other_seat))
    assert reason(place(same), "W<") == "turn-changes-nothing"


def test_a_seat_without_figures_yet_may_turn() -> None:
    position = after(GAME.start(2, {}, {"start": 0}), "@Na", "N>")
    assert figures(position) == {"Nb": (0, 1)}


# -- moving -------------------------------------------------------------------------------


def test_a_single_steps_to_a_neighbour() -> None:
    position = place({"No": (0, 1), "Wa": (1, 1)})
    assert goals(position, "No") == {"Na", "Nx", "Nb", "Ny", "Nc", "Nz"}
    assert reason(position, "No-Mo") == "out-of-reach"
    assert reason(position, "Wa-Wo") == "not-your-figure"


def test_a_double_runs_along_lines_until_it_meets_a_figure() -> None:
    position = place({"No": (0, 2), "My": (1, 1), "Wa": (1, 1)}, version="complex")
    reached = goals(position, "No")
    assert {"Ny", "My"} <= reached
    assert "Mo" not in reached


@pytest.mark.parametrize(("version", "reaches"), [("complex", False), ("original", True)])
def test_long_lines_close_into_rings_in_the_original(version: str, reaches: bool) -> None:
    # From Ny towards Na and out; the line enters again at Ma and goes on to Mo.
    position = place({"Ny": (0, 2), "My": (1, 1)}, version=version)
    assert ("Mo" in goals(position, "Ny")) is reaches


def test_in_the_simple_version_a_double_leaves_and_enters_as_it_likes() -> None:
    position = place({"No": (0, 2), "Wa": (1, 1)}, version="simple")
    # No-Na, out at Na, in at Ea, on along Ea-Eo: never possible in the original.
    assert "Eo" in goals(position, "No")
    assert "Eo" not in goals(place({"No": (0, 2), "Wa": (1, 1)}), "No")
    assert "No" not in goals(position, "No")


@pytest.mark.parametrize(
    ("then", "today"), [("simple", "complex"), ("original", "original"), ("complex", "simple")]
)
def test_two_versions_had_each_others_names_in_rules_version_1(then: str, today: str) -> None:
    options = {"version": then, "limit": 7}
    assert GAME.upgraded(options, 1) == {"version": today, "limit": 7}
    assert GAME.upgraded(options, 2) == options


@pytest.mark.parametrize("options", [{}, {"version": "hard"}, {"version": ["simple"]}])
def test_upgrading_leaves_what_is_no_version_to_be_refused(options: dict[str, object]) -> None:
    assert GAME.upgraded(options, 1) == options


def test_all_positions_of_a_match_share_its_variant() -> None:
    position = place({"No": (0, 2), "Wa": (1, 1)}, version="simple")
    assert isinstance(position, MementoPosition)
    copied = after(position.copy(), "No-Na")
    assert isinstance(copied, MementoPosition)
    assert copied.variant is position.variant


def test_whoever_changes_a_view_does_not_change_the_match() -> None:
    position = place({"No": (0, 2), "Wa": (1, 1)})
    GAME.view(position, 0)["options"]["version"] = "simple"
    assert GAME.view(position, 0)["options"]["version"] == "original"


def test_a_tripple_leaps_from_a_centre_to_centres_and_big_corners() -> None:
    position = place({"No": (0, 3), "Wa": (1, 1)})
    assert goals(position, "No") >= {"Eo", "Wo", "Mo", "Na", "Ea", "Wa"}
    assert goals(place({"Nx": (0, 3), "Wa": (1, 1)}), "Nx") == {"Na", "Nb", "No"}


@pytest.mark.parametrize(
    ("mover", "taken", "height", "back"),
    [(1, 1, 2, 0), (1, 2, 3, 0), (2, 2, 1, 3), (3, 2, 2, 3), (3, 3, 3, 3)],
)
def test_stacks_over_three_give_three_stones_back(
    mover: int, taken: int, height: int, back: int
) -> None:
    position = place({"Na": (0, mover), "No": (1, taken), "Wa": (1, 1)})
    supply = GAME.view(position, None)["supply"]
    after(position, "Na-No")
    assert figures(position)["No"] == (0, height)
    assert GAME.view(position, None)["supply"] == supply + back
    assert GAME.view(position, None)["markers"] == [8, 8]


def test_taking_an_own_figure_returns_a_marker() -> None:
    position = after(place({"Na": (0, 1), "No": (0, 1), "Wa": (1, 1)}), "Na-No")
    assert GAME.view(position, None)["markers"] == [8, 8]
    assert figures(position)["No"] == (0, 2)


# -- splitting ----------------------------------------------------------------------------


def test_a_double_splits_onto_points_it_could_move_to() -> None:
    position = place({"Nx": (0, 2), "Na": (1, 1)}, version="complex")
    assert reason(position, "Nx/Na+Nb") == "point-taken"
    assert reason(position, "Nx/Nb+Wo") == "out-of-reach"
    assert reason(position, "Nx/2Nb+No") == "cannot-split"
    assert reason(position, "Na/Nb+No") == "not-your-figure"
    after(position, "Nx/Nb+No")
    assert figures(position) == {"Nb": (0, 1), "No": (0, 1), "Na": (1, 1)}


def test_a_tripple_splits_in_two_ways() -> None:
    start = {"No": (0, 3), "Wa": (1, 1)}
    assert figures(after(place(start), "No/2Na+Ea")) == {
        "Na": (0, 2),
        "Ea": (0, 1),
        "Wa": (1, 1),
    }
    assert figures(after(place(start), "No/Na+Ea+Mo")) == {
        "Na": (0, 1),
        "Ea": (0, 1),
        "Mo": (0, 1),
        "Wa": (1, 1),
    }


def test_every_new_figure_needs_a_marker() -> None:
    start = {"No": (0, 3), "Wa": (1, 1)}
    assert reason(place(start, markers=[1, 8]), "No/Na+Ea+Mo") == "no-markers"
    assert "No/2Na+Ea" in GAME.legal_texts(place(start, markers=[1, 8]))
    assert reason(place(start, markers=[0, 8]), "No/2Na+Ea") == "no-markers"


# -- the end ------------------------------------------------------------------------------


def test_four_centres_win() -> None:
    centres = {"No": (0, 1), "Eo": (0, 1), "Wo": (0, 1), "Mx": (0, 1), "Wa": (1, 1)}
    position = after(place(centres), "Mx-Mo")
    assert position.shares() == [1.0, 0.0]
    assert GAME.ending(position) == "four-centres"
    assert reason(position, "Wa-Wx") == "over"


@pytest.mark.parametrize("triangle", "NEWM")
def test_a_centre_with_its_three_side_points_wins(triangle: str) -> None:
    home = {f"{triangle}{place}": (0, 1) for place in "oxy"}
    position = after(
        place(home | {f"{triangle}a": (0, 1), "Nc": (1, 1)}), f"{triangle}a-{triangle}z"
    )
    assert GAME.ending(position) == "whole-triangle"


def test_who_has_lost_every_figure_is_out_and_the_last_one_wins() -> None:
    position = place({"Na": (0, 1), "No": (1, 1), "Wa": (2, 1)}, players=3)
    after(position, "Na-No")
    assert position.to_move == 2
    after(position, "Wa-Wo", "No-Ny", "Wo-Wy")
    assert position.to_move == 0


def test_a_seat_that_has_not_had_a_figure_yet_is_not_out() -> None:
    position = after(place({"Na": (0, 1), "No": (1, 1)}, players=3), "Na-No")
    assert position.to_move == 2
    assert position.winners == 0


def test_the_last_seat_in_play_wins() -> None:
    position = after(place({"Na": (0, 1), "No": (1, 1)}), "Na-No")
    assert GAME.ending(position) == "last-seat"
    assert position.shares() == [1.0, 0.0]


def test_at_the_limit_those_who_are_not_out_share() -> None:
    position = place({"Na": (0, 1), "Ea": (1, 1)}, players=3, in_play=[0, 1], decisions=499)
    after(position, "Na-Nx")
    assert GAME.ending(position) == "limit"
    assert position.shares() == [0.5, 0.5, 0.0]


# -- the position as search sees it -------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [
        GAME.start(2, {}, {"start": 0}),
        place({"Na": (0, 1), "Mx": (0, 1), "Wo": (1, 2)}),
        place({"No": (0, 2), "Wa": (1, 1)}, turners=[0]),
        place({"No": (0, 3), "Ea": (0, 2), "Wa": (1, 1)}, version="simple", markers=[2, 8]),
        place({"No": (0, 3), "Ea": (0, 2), "Wa": (1, 1)}, markers=[1, 8], just_turned=True),
        place({"No": (0, 3), "Ea": (0, 2), "Wa": (1, 1)}, version="complex", markers=[0, 8]),
    ],
    ids=["opening", "singles", "double", "splits", "one-marker", "no-marker"],
)
def test_each_legal_action_is_drawn_equally_often(position: Position) -> None:
    assert evenly_drawn(position, position.legal(), Rng(5))


# -- texts, setups, options ---------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["@Nx+Na", "@Na+Na", "Na-Na", "No/Nx+Na", "No/Na+Na", "No/No+Na", "No/2Na+Nx+Ny",
     "N^", "@Qa", "Na-", "No/Na", "na-no", "Na-No ", "@Na+Nx+Ny", "2No/Na+Nx", ">", "NN"],
)  # fmt: skip
def test_only_canonical_texts_are_actions(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.code(text)


@pytest.mark.parametrize("setup", [{}, {"start": 2}, {"start": True}, {"start": 0, "x": 1}])
def test_impossible_setups_are_refused(setup: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, {}, setup)


@pytest.mark.parametrize(
    "options",
    [
        {"version": "hard"},
        {"limit": 0},
        {"limit": 10**10},
        {"limit": "9"},
        {"limit": True},
        {"size": 3},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.start(2, options, {"start": 0})


@pytest.mark.parametrize("players", [1, 5, True])
def test_memento_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(players, {}, {"start": 0})
