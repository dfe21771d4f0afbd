"""Statements of Memento's register that no other test holds."""

from __future__ import annotations

import pytest

from games.memento.table import GAME, after, figures, goals, place, reason
from tavolino.games.memento.rules import board
from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng

VERSIONS = ("original", "simple", "complex")


def neighbours(point: str) -> set[str]:
    """The names of the points next to one."""
    return {board.NAMES[other] for other in members_of(board.NEIGHBOURS[board.INDEX[point]])}


def exits(point: str) -> set[str]:
    """The names of the points at which a figure enters that leaves the board at one."""
    return {board.NAMES[other] for other in members_of(board.EXITS[board.INDEX[point]])}


def test_the_version_is_chosen_before_the_match_and_original_is_usual() -> None:
    (version,) = (option for option in GAME.options if option.name == "version")
    assert set(version.values) == set(VERSIONS)
    assert GAME.complete({})["version"] == "original"


def test_the_lines_of_a_triangle_are_its_sides_and_its_altitudes() -> None:
    assert neighbours("No") == {"Na", "Nx", "Nb", "Ny", "Nc", "Nz"}
    assert neighbours("Nx") == {"Na", "Nb", "No"}
    lines = {frozenset(line) for line in GAME.geometry(2)["lines"]}
    assert {frozenset(line.split()) for line in ("Nb No Nz", "Nc No Nx", "Nb Ny Nc")} <= lines


def test_a_point_holds_at_most_one_figure() -> None:
    rng = Rng(6)
    position = GAME.start(3, {"limit": 200}, {"start": 0})
    while position.to_move >= 0:
        position.apply(position.sample(rng))
        stones = sum(height for _, height in figures(position).values())
        assert stones + GAME.view(position, None)["supply"] == 11


@pytest.mark.parametrize("pair", ["Ny My", "Wy Mx", "Ey Mz", "Nc Wb", "Nb Mc", "Eb Ma"])
def test_points_that_face_each_other_across_a_joint_are_neighbours(pair: str) -> None:
    one, other = pair.split()
    assert other in neighbours(one)
    assert other not in exits(one)


@pytest.mark.parametrize("height", [1, 2, 3])
@pytest.mark.parametrize("version", VERSIONS)
def test_every_figure_may_leave_the_board_and_enter_as_one_step(
    version: str, height: int
) -> None:
    position = place({"Na": (0, height), "Wx": (1, 1)}, version=version)
    assert goals(position, "Na") >= {"Ea", "Wa", "Wc", "Eb", "Ma"}


@pytest.mark.parametrize(
    ("corner", "faced"), [("Na", "Wc Eb Ma"), ("Ea", "Nc Wb Mb"), ("Wa", "Nb Ec Mc")]
)
def test_a_big_corner_leads_to_the_others_and_to_the_constellation_it_faces(
    corner: str, faced: str
) -> None:
    assert exits(corner) == {"Na", "Ea", "Wa"} - {corner} | set(faced.split())


def test_a_constellation_leads_to_the_other_two_and_to_the_big_corner_opposite() -> None:
    assert exits("Mb") == {"Ea", "Nb", "Ec", "Mc", "Wc", "Eb", "Ma"}
    assert exits("Nc") == exits("Wb") == exits("Mb")


def test_the_board_is_empty_at_first_and_turns_go_clockwise() -> None:
    position = GAME.start(3, {}, {"start": 1})
    assert figures(position) == {}
    movers = []
    for action in ("@Na", "@Ea+Ex", "@Wa+Wx"):
        movers.append(int(position.to_move))
        after(position, action)
    assert movers == [1, 2, 0]


def test_a_turn_is_one_action_and_nobody_passes() -> None:
    rng = Rng(3)
    position = GAME.start(4, {"limit": 120}, {"start": 0})
    while position.to_move >= 0:
        mover = position.to_move
        position.apply(position.sample(rng))
        assert position.to_move != mover
    assert "pass" not in GAME.legal_texts(GAME.start(2, {}, {"start": 0}))


def test_singles_come_in_on_free_points_only() -> None:
    position = place({"Na": (0, 1), "Ea": (1, 2)})
    assert reason(position, "@Na+Nx") == reason(position, "@Nx+Ea") == "point-taken"
    after(position, "@Nx+Wa")
    assert (figures(position)["Nx"], figures(position)["Wa"]) == ((0, 1), (0, 1))


def test_one_moves_an_own_figure_and_need_not_take() -> None:
    position = place({"Na": (0, 1), "Nx": (1, 1), "Nz": (1, 1)})
    assert goals(position, "Na") > {"Nx", "Nz", "No"}
    assert reason(position, "Nx-No") == "not-your-figure"


def test_the_marker_of_a_taken_figure_goes_back_to_its_seat() -> None:
    position = place({"Na": (0, 1), "No": (1, 1), "Wa": (1, 1)})
    assert GAME.view(position, None)["markers"] == [8, 7]
    assert GAME.view(after(position, "Na-No"), None)["markers"] == [8, 8]


def test_in_the_complex_version_a_way_ends_where_its_line_ends() -> None:
    # Ny lies on the line Na No Ny My Mo Ma: the way up ends at Na, the way down at the figure.
    position = place({"Ny": (0, 2), "My": (1, 1), "Wx": (1, 1)}, version="complex")
    assert goals(position, "Ny") == {"No", "Na", "My", "Nb", "Nc"}


def test_a_double_reaches_the_points_behind_an_obstacle_by_the_other_way_round() -> None:
    # The ring is Na No Ny My Mo Ma: My stops the way down, not the way up and round.
    position = place({"Ny": (0, 2), "My": (1, 1), "Wx": (1, 1)})
    assert {"My", "Mo", "Ma", "Na", "No"} <= goals(position, "Ny")
    assert "Ny" not in goals(position, "Ny")


def test_the_point_of_a_figure_that_splits_stays_free() -> None:
    position = place({"Nx": (0, 2), "Wa": (1, 1)})
    splits = [text[3:] for text in GAME.legal_texts(position) if text.startswith("Nx/")]
    assert splits
    assert not any("Nx" in parts.split("+") for parts in splits)
