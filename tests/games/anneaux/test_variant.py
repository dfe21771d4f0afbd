"""The options of Anneaux, one by one."""

from __future__ import annotations

from typing import cast

import pytest

from support.vectors import vector_position
from tavolino import Match
from tavolino.arena.kinds import kind_of
from tavolino.games import GAMES
from tavolino.games.anneaux import GAME as DESCRIPTOR
from tavolino.games.anneaux.evaluator import ANY_CELL_MOVING, TURNS_MOVING, AnneauxEvaluator
from tavolino.games.anneaux.rules.position import AnneauxPosition
from tavolino.games.anneaux.rules.types import AnneauxView
from tavolino.games.words import game_words
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadOptions, IllegalAction
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.table.conformance import evenly_drawn

GAME = GAMES["anneaux"]


def place(*pawns: str, hand: int = 5, decisions: int = 9, **options: object) -> Position:
    """A position in the middle of a game: each seat's cells as `A1 B2`."""
    view = see(GAME.start(len(pawns), options, {"start": 0}))
    view["pawns"] = [cells.split() for cells in pawns]
    view["hand"] = [hand] * len(pawns)
    view["decisions"] = decisions
    return GAME.determinize(view, Rng(0))


def begin(*actions: str, **options: object) -> Position:
    return after(GAME.start(2, options, {"start": 0}), *actions)


def after(position: Position, *actions: str) -> Position:
    for action in actions:
        GAME.play(position, action)
    return position


def see(position: Position) -> AnneauxView:
    return cast("AnneauxView", GAME.view(position, None))


def turns(position: Position) -> set[str]:
    return {text for text in GAME.legal_texts(position) if text[-1] in "<>"}


def facts(position: Position, seat: int) -> vec[float]:
    """What the evaluator notes about a seat."""
    evaluator = AnneauxEvaluator(int(position.players))
    noted = vec[float]([0.0] * 32)
    evaluator.note(position, seat, noted)
    return noted


@pytest.mark.parametrize("option", [{"truce": 2}, {"truce": True}, {"spent": "spokes"}])
def test_a_value_that_no_option_has_is_refused(option: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.start(2, option, {"start": 0})


def test_only_options_that_are_not_default_change_the_key() -> None:
    default = begin("@A1").key()
    chosen: list[dict[str, object]] = [{"spent": "lines"}, {"flying": "may"}, {"truce": 3}]
    keys = {begin("@A1", **each).key() for each in [*chosen, chosen[0] | chosen[1]]}
    assert len(keys) == 4
    assert default not in keys
    assert begin("@A1", spent="rows", flying="must", truce=0).key() == default


def test_changing_the_options_of_a_view_changes_no_position() -> None:
    position = begin()
    see(position)["options"]["truce"] = 3
    assert see(position)["options"]["truce"] == 0


# -- who is spent -------------------------------------------------------------------------


def test_a_spoke_spends_its_ends_only_if_the_ends_of_all_lines_are_spent() -> None:
    both = after(vector_position("anneaux", 10, 15), "@A6")
    assert see(both)["lines"] == 1
    assert {"A6", "C6"} <= set(see(both)["spent"])
    rows = after(vector_position("anneaux", 10, 15, spent="rows"), "@A6")
    assert see(rows)["lines"] == 1
    assert not {"A6", "B6", "C6"} & set(see(rows)["spent"])


def test_a_pawn_that_steps_out_of_a_spoke_and_back_makes_no_line_for_tired_ends() -> None:
    way = ["A1-A2", "@B5", "A2-A1"]
    assert see(after(place("A1 B1 C1", "C5 C7"), *way))["lines"] == 1
    tired = after(place("A1 B1", "C5 C7", spent="lines"), "@C1", "xC5", "@C5", *way)
    assert see(tired)["spent"] == ["C1"]  # A1 was moved
    assert see(tired)["lines"] == 0


def test_a_turn_spends_the_ends_of_every_spoke_that_it_fills() -> None:
    position = place("A1 B1 A2 B2 C8 C1", "B5 C5 C6", spent="lines")
    before = position.copy()
    after(position, "C>")
    assert see(position)["lines"] == 2
    assert see(position)["spent"] == ["A1", "A2", "C1", "C2"]
    told = GAME.effects(before, GAME.code("C>"), position)
    assert [each["at"] for each in told if each["type"] == "line"] == [
        ["A1", "B1", "C1"],
        ["A2", "B2", "C2"],
    ]


def test_a_spoke_with_a_tired_end_that_a_ring_carried_is_no_line() -> None:
    position = place("A1 B1", "B5 C5 C6", spent="lines")
    after(position, "@C1", "xB5", "B>", "@C8", "C5-C4")
    assert see(after(position, "C>"))["lines"] == 0


def test_all_lines_of_a_turn_are_judged_before_anyone_is_spent() -> None:
    position = after(place("A1 A2 B3 C3", "C5 C6 C7", spent="lines"), "@A3")
    assert see(position)["lines"] == 2
    assert see(position)["spent"] == ["A1", "A3", "C3"]


# -- flying -------------------------------------------------------------------------------


def test_a_seat_that_flies_may_turn_a_ring_if_the_option_says_so() -> None:
    may = vector_position("anneaux", 11, 53)
    assert see(may)["pawns"][0] == ["A8", "B7", "B8", "C7"]
    assert turns(may) == {"A>", "A<", "C>", "C<"}
    assert len(GAME.legal_texts(may)) == 60 + 4
    assert refusal(may, "B>") == "ring-turned-last"
    view = see(may)
    view["options"]["flying"] = "must"
    must = GAME.determinize(view, Rng(0))
    assert len(GAME.legal_texts(must)) == 60
    assert refusal(must, "A>") == refusal(must, "B>") == "flying"


def refusal(position: Position, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, action)
    return refused.value.reason


@pytest.mark.parametrize("first", [[], ["A>", "@C8"], ["C<", "@C8"]], ids=str)
def test_flights_and_turns_are_drawn_equally_often(first: list[str]) -> None:
    position = place("A1 B3 C5", "A2 C4", hand=0, flying="may")
    view = see(position)
    view["last_ring"] = first[0][0] if first else None
    position = GAME.determinize(view, Rng(0))
    assert evenly_drawn(position, position.legal(), Rng(5))


def test_nobody_passes_on_a_full_track_who_may_turn() -> None:
    cells = [f"{ring}{number}" for ring in "ABC" for number in range(1, 9)]
    track = [" ".join(cells[:4]), " ".join(cells[4:14]), " ".join(cells[14:])]
    position = place(*track, hand=0, flying="may")
    assert set(GAME.legal_texts(position)) == turns(position)
    assert GAME.text(int(position.sample(Rng(0)))) in turns(position)


def test_the_terminal_says_that_a_flyer_may_turn() -> None:
    task = DESCRIPTOR.drawing().task
    for flying, hint in (("must", False), ("may", True)):
        position = place("A1 B3 C5", "A2 C4", hand=0, flying=flying)
        said = task(see(position), GAME.legal_texts(position), game_words("anneaux", "en"))
        assert said.startswith("You fly")
        assert ("turn a ring" in said) == hint


# -- the truce ----------------------------------------------------------------------------


def test_no_line_scores_before_each_seat_has_had_its_turns() -> None:
    fifth = vector_position("anneaux", 12, 5)
    assert see(fifth)["pawns"][0] == ["C1", "C7", "C8"]
    assert (see(fifth)["lines"], see(fifth)["spent"]) == (0, [])
    assert fifth.to_move == 1
    sixth = after(fifth, "@A7")
    assert see(sixth)["lines"] == 1
    assert see(vector_position("anneaux", 12, 5, truce=0))["lines"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_counts_the_turns_of_the_truce_that_are_left(players: int) -> None:
    position = GAME.start(players, {"truce": 3}, {"start": 1})
    left = []
    while see(position)["truce"]:
        left.append(see(position)["truce"])
        position.apply(position.legal()[0])
    assert left == list(range(3 * players - 1, 0, -1))
    assert see(begin())["truce"] == 0


def test_a_turn_of_a_ring_scores_nothing_in_a_truce_either() -> None:
    for decisions, lines in ((4, 0), (5, 1)):
        position = place("A1 B1 C8", "A5", decisions=decisions, truce=3)
        before = position.copy()
        after(position, "C>")
        assert see(position)["lines"] == lines
        told = GAME.effects(before, GAME.code("C>"), position)
        assert [each["type"] for each in told] == ["turned", *["line"] * lines]


def test_an_entry_names_no_line_that_did_not_score() -> None:
    match = Match(GAME, 2, {"truce": 3}, {"start": 0})
    for action in ("@C8", "@A6", "@C1", "@A5"):
        match.play(action)
    assert kind_of("anneaux", match.position, GAME.code("@C7")) == "place"
    match.play("@C7")
    assert [each["type"] for each in match.entries[-1]["effects"]] == ["placed"]


def test_the_terminal_says_how_long_the_truce_lasts() -> None:
    notes = DESCRIPTOR.drawing().notes
    english = game_words("anneaux", "en")
    said = notes(see(begin(truce=3)), english)
    assert said == ["Truce for 5 more turns: lines do not count yet."]
    assert notes(see(begin()), english) == []


# -- what a bot looks at ------------------------------------------------------------------


def test_a_line_that_would_not_score_now_is_no_threat_yet() -> None:
    for decisions, threat in ((4, 0.0), (5, 1.0)):
        position = place("A1 A2", "C5", decisions=decisions, truce=3)
        assert facts(position, 0)[ANY_CELL_MOVING] == threat


def test_a_seat_that_flies_threatens_to_turn_only_if_it_may() -> None:
    for flying, lines in (("must", 0.0), ("may", 1.0)):
        position = place("A1 B1 C8", "C5 C6", hand=0, flying=flying)
        assert facts(position, 0)[TURNS_MOVING] == lines


def test_all_positions_of_a_match_share_one_variant() -> None:
    position = begin(truce=3)
    copied = position.copy()
    assert isinstance(position, AnneauxPosition)
    assert isinstance(copied, AnneauxPosition)
    assert copied.variant is position.variant
