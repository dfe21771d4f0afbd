"""Dimenticato with the option `shown`: everyone sees a number for a moment, and no longer."""

from __future__ import annotations

import json
from typing import cast

import pytest

from games.dimenticato.examples import LINES, action_of, chances_to_stay, example
from games.dimenticato.lookalikes import dimenticato_view
from games.dimenticato.table import GAME, SHOWN, after, all_out, entry_of, field_at, table
from tavolino import Match
from tavolino.bots.observations import Observations, belief_after, watched_view
from tavolino.games.dimenticato.belief import RememberedBelief
from tavolino.games.dimenticato.memory import Memory
from tavolino.games.dimenticato.rules.position import DimenticatoPosition
from tavolino.games.dimenticato.rules.types import DimenticatoView
from tavolino.rules.types import Entry

OFTEN = [line for line, text in enumerate(LINES, 1) if json.loads(text)["options"].get("shown")]


def shown_in(entry: Entry) -> object:
    """What an entry shows for a moment; None if nothing."""
    return entry.get("shown")


def newest(match: Match, seat: int | None = None) -> Entry:
    """The newest decision as it is told now."""
    return match.history(seat)[-1]


# -- what is shown, and for how long --------------------------------------------------------


@pytest.mark.parametrize(
    ("ply", "action", "shown"),
    [
        (8, "1=4", [["1,4", 3]]),
        (9, "1=5", [["4,1", 5]]),
        (36, "1>4,5!2,4", [["4,5", 1], ["2,4", 3]]),
    ],
)
def test_a_number_that_is_looked_at_is_shown_to_all_once(
    ply: int, action: str, shown: list[list[str | int]]
) -> None:
    match = example(8, ply + 1)
    for seat in (0, 1, None):
        assert newest(match, seat)["action"] == action
        assert shown_in(newest(match, seat)) == shown
    match.play(action_of(8, ply + 1))
    for seat in (0, 1, None):
        assert shown_in(match.history(seat)[-2]) is None


def test_a_wrong_announcement_says_its_number_as_long_as_it_is_the_newest() -> None:
    match = example(8, 9)
    assert newest(match)["effects"][0]["why"] == "wrong"
    assert newest(match)["effects"][0]["count"] == 4
    match.play(action_of(8, 9))
    earlier = match.history(None)[-2]
    assert earlier["action"] == "1=?"
    assert (earlier["effects"][0]["why"], earlier["effects"][0]["count"]) == ("vain", 0)


def test_a_taking_shows_what_was_under_the_taken_figure() -> None:
    position = table(4, "0.1@0,4", *all_out(4, 0, 1), "3.1@0,7", on_0_4=3, on_0_7=6)
    position.variant = SHOWN
    after(position, "1=3")
    taken = [text for text in GAME.legal_texts(position) if text.startswith("1>0,7!")]
    assert "1>0,7!0,4" in taken
    for text in taken:
        world = position.copy()
        assert isinstance(world, DimenticatoPosition)
        also = [["0,4", 3]] if text == "1>0,7!0,4" else []
        assert shown_in(entry_of(world, text)) == [["0,7", 6], *also]


def test_moves_without_a_taking_show_nothing() -> None:
    for line in OFTEN:
        for entry in example(line).entries:
            if "=" not in entry["action"] and "!" not in entry["action"]:
                assert "shown" not in entry


def test_without_the_option_nothing_is_ever_shown() -> None:
    match = example(8, None, shown=False)
    assert not any("shown" in entry for entry in match.entries)


def test_no_view_shows_a_covered_number() -> None:
    for line in OFTEN[:6]:
        match = example(line)
        for position in match.positions[:-1]:
            assert isinstance(position, DimenticatoPosition)
            numbers = GAME.view(position, 0)["numbers"]
            dice = range(int(position.track.dice))
            assert [numbers[k] is None for k in dice] == [
                bool(position.standing[k]) for k in dice
            ]


def test_what_is_told_of_older_decisions_does_not_depend_on_the_option() -> None:
    for line in OFTEN[::3]:
        match = example(line, 60)
        plain = example(line, 60, shown=False)
        assert match.history(0)[:-1] == plain.history(0)[:-1]


def test_the_option_changes_nothing_that_is_legal() -> None:
    for line in OFTEN[::3]:
        match, plain = example(line), example(line, None, shown=False)
        for one, other in zip(match.positions, plain.positions, strict=True):
            assert one.legal() == other.legal()
            assert one.shares() == other.shares()


def test_the_number_is_told_even_if_its_seat_may_stay() -> None:
    chances = list(chances_to_stay(shown=True))
    assert len(chances) > 10
    for match in chances:
        announced = dimenticato_view(match, None)["announced"]
        assert announced is not None
        assert newest(match)["action"] == f"{announced['figure']}={announced['number']}"
        match.play("stay")
        if not match.over:
            assert match.history(None)[-2]["action"] == f"{announced['figure']}=?"
            assert shown_in(newest(match)) is None


# -- what bots make of it -------------------------------------------------------------------


def remembered(match: Match, seat: int, name: str) -> Memory:
    """The memory of a seat that has watched a match, and it must know this field."""
    observations = Observations.of(match, seat)
    belief = belief_after(observations)
    belief.observe(observations.view)
    assert isinstance(belief, RememberedBelief)
    assert belief.memory is not None
    assert field_of(match, name) in belief.memory.traces
    return belief.memory


def field_of(match: Match, name: str) -> int:
    """The number of a field by its name."""
    position = match.position
    assert isinstance(position, DimenticatoPosition)
    return field_at(position, name)


def glance(match: Match, seat: int) -> Memory:
    """The memory of someone who comes for the newest decision and has seen no other."""
    memory = Memory(seat, None)
    memory.watch(cast("DimenticatoView", watched_view(match, seat, len(match.entries))))
    return memory


@pytest.mark.parametrize("seat", [0, 1])
def test_bots_see_what_is_shown(seat: int) -> None:
    match = example(8, 9)
    unseen = Memory(seat, None)
    unseen.watch(dimenticato_view(match, seat))
    field = field_of(match, "1,4")
    assert field not in unseen.traces, "the board does not show it"
    assert glance(match, seat).traces[field].number == 3


def test_bots_learn_both_numbers_of_a_taking() -> None:
    match = example(8, 37)
    traces = glance(match, 0).traces
    for name, number in (("4,5", 1), ("2,4", 3)):
        assert traces[field_of(match, name)].number == number
        assert len(traces[field_of(match, name)].times) == 1


@pytest.mark.parametrize(("ply", "name"), [(9, "4,1"), (36, "2,4")])
def test_a_number_that_is_both_heard_and_shown_is_noticed_once(ply: int, name: str) -> None:
    match = example(8, ply + 1)
    seat = match.entries[ply]["seat"]
    memory = remembered(match, seat, name)
    noticed = memory.traces[field_of(match, name)].times
    assert noticed.count(memory.now) == 1
