"""Dimenticato: the rulebook, sentence by sentence, and what no one may be told."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato.board import LARGE, PLACE_AT
from tavolino.rules.dimenticato.game import REASONS, DimenticatoGame
from tavolino.rules.dimenticato.position import Dimenticato, Layout
from tavolino.rules.dimenticato.texts import told
from tavolino.rules.dimenticato.ways import track_for
from tavolino.rules.dimenticato.worlds import CHOICES, card_count, draw_apart
from tavolino.rules.errors import BadSetup, IllegalAction, NotAnAction

GAME = DimenticatoGame()
RNG = Rng(2024)


def plain_setup(players: int) -> dict[str, Any]:
    """Small cards in their order, and on every card colours 0 1 / 2 3."""
    small = iter(CHOICES)
    values: list[int] = []
    for card in range(card_count(players)):
        values += (2, 3, 4, 5) if card in LARGE[players] else next(small)
    return {"start": 0, "values": values, "colours": [0, 1, 2, 3] * card_count(players)}


def table(players: int, *figures: str, **numbers: int) -> Dimenticato:
    """A position with some figures on the track or home: `seat.figure@row,column`.

    All others are where they began. `on_0_2=4` puts a 4 under row 0, column 2.
    """
    setup = plain_setup(players)
    position = Dimenticato(players, 0, 1000, Layout(players, setup["values"], setup["colours"]))
    moved = {int(who[0]) * 4 + int(who[2]) - 1: who[4:] for who in figures}
    for index in moved:
        position.standing[position.field[index]] = 0
        position.left |= 2**index
    for index, name in moved.items():
        position.put(index, field_at(position, name))
    for name, number in numbers.items():
        field = field_at(position, name.removeprefix("on_").replace("_", ","))
        position.layout.numbers[field] = number
    return position


def field_at(position: Dimenticato, name: str) -> int:
    """The number of a field by its row and column."""
    return int(position.track.field_at[PLACE_AT[name]])


def paint(position: Dimenticato, name: str, colour: int) -> None:
    """Gives a field another colour."""
    position.layout.colours[field_at(position, name)] = colour


def all_out(players: int, seat: int, but: int) -> list[str]:
    """A seat's figures other than one, far away on the other side."""
    far = {2: ("4,0", "4,1", "5,0", "5,1"), 4: ("9,2", "9,3", "8,2", "8,3")}[players]
    return [f"{seat}.{k}@{far[k - 1]}" for k in (1, 2, 3, 4) if k != but]


def goals(position: Dimenticato, figure: int = 1) -> set[str]:
    """Where that figure may go now."""
    texts = GAME.legal_texts(position)
    return {text[2:] for text in texts if text.startswith(f"{figure}>")}


def after(position: Dimenticato, *texts: str) -> Dimenticato:
    """The same position, so many actions later."""
    for text in texts:
        GAME.play(position, text)
    return position


def reason(position: Dimenticato, text: str) -> str:
    """Why the action is refused; the position must not change by asking."""
    before = position.key()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(position, text)
    assert position.key() == before
    assert str(refused.value) == REASONS[refused.value.reason]
    return refused.value.reason


def deal(players: int, seed: int, **options: int) -> Dimenticato:
    position = GAME.start(players, options, GAME.deal(players, options, Rng(seed)))
    assert isinstance(position, Dimenticato)
    return position


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
    entry = GAME.entry(position, GAME.code("1=5"))
    assert entry == {"seat": 0, "action": "1=5", "moves": False}
    after(position, "1=5")
    assert position.to_move == 1
    assert GAME.view(position, 0)["announced"] is None


def test_a_right_number_with_nowhere_to_go_looks_like_a_wrong_one() -> None:
    # Safe foreign figures on both goals.
    position = table(4, "0.1@0,8", *all_out(4, 0, 1), "3.1@1,9", "1.1@2,8", on_0_8=2)
    paint(position, "2,8", 1)
    entry = GAME.entry(position, GAME.code("1=2"))
    assert entry["moves"] is False
    after(position, "1=2")
    assert position.to_move == 1


# -- landing ------------------------------------------------------------------------------


def landing(foreign: str, *others: str, figure: str = "0.1@0,6") -> Dimenticato:
    """Seat 0 has just announced 1 at row 0, column 6, or where else it is said to stand."""
    name = "on_" + figure[4:].replace(",", "_")
    position = table(4, figure, *all_out(4, 0, 1), foreign, *others, **{name: 1})
    return after(position, "1=1")


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


# -- what a seat may know -----------------------------------------------------------------


def game_so_far(players: int, seed: int, decisions: int) -> tuple[Dimenticato, list[Any]]:
    """A random game whose players often remember, and its entries."""
    position = deal(players, seed)
    rng = Rng(seed)
    entries = []
    while position.decisions < decisions and position.to_move >= 0:
        code = int(position.sample(rng))
        if code < 32 and rng.below(2):
            field = position.field[int(position.to_move) * 4 + (code >> 3)]
            code = code & 24 | int(position.layout.numbers[field])
        entries.append(GAME.entry(position, code))
        position.apply(code)
    return position, entries


def covered(position: Dimenticato) -> list[int]:
    """The dice fields whose number no one may be told."""
    announced = -1
    if position.walker < 4:
        announced = int(position.field[int(position.to_move) * 4 + int(position.walker)])
    dice = range(int(position.track.dice))
    return [field for field in dice if position.standing[field] and field != announced]


def twin(position: Dimenticato, rng: Rng) -> Dimenticato:
    """The same but for covered numbers: those on one card have changed places."""
    setup = GAME.setup(position)
    values = setup["values"]
    for card in range(len(values) // 4):
        fields = [field for field in covered(position) if field // 4 == card]
        numbers = rng.shuffled([values[field] for field in fields])
        for field, number in zip(fields, numbers, strict=True):
            values[field] = number
    other = position.copy()
    assert isinstance(other, Dimenticato)
    other.layout = Layout(int(position.players), values, setup["colours"])
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_one_is_told_anything_that_depends_on_a_covered_number(players: int) -> None:
    rng = Rng(99)
    different = 0
    for seed in range(150):
        position, entries = game_so_far(players, seed, 8 + seed)
        if position.to_move < 0:
            continue
        other = twin(position, rng)
        different += position.key() != other.key()
        for seat in [None, *range(players)]:
            assert json.dumps(GAME.view(position, seat)) == json.dumps(GAME.view(other, seat))
            assert GAME.redact(entries, position, seat) == GAME.redact(entries, other, seat)
        assert position.legal() == other.legal()
        for text in ("pass", "1=3", "2>0,4", "3>1,4!0,1", "4>-1,2"):
            if GAME.code(text) not in position.legal():
                assert reason(position, text) == reason(other, text)
    assert different > 10


def test_a_view_covers_the_number_under_every_figure() -> None:
    position, _ = game_so_far(4, 3, 60)
    numbers = GAME.view(position, 2)["numbers"]
    standing = [field for field in range(64) if position.standing[field]]
    assert [field for field in range(64) if numbers[field] is None] == standing


def test_a_spectator_sees_what_a_seat_sees() -> None:
    position, entries = game_so_far(3, 4, 70)
    assert GAME.view(position, 1) | {"seat": None} == GAME.view(position, None)
    assert GAME.redact(entries, position, 1) == GAME.redact(entries, position, None)


def test_a_number_said_aloud_is_told_until_its_figure_has_gone() -> None:
    position = table(2, "0.1@2,4", *all_out(2, 0, 1), on_2_4=2)
    after(position, "1=2")
    assert GAME.view(position, 1)["announced"] == {"figure": 1, "number": 2}
    after(position, "1>4,4")
    assert GAME.view(position, 1)["announced"] is None


def test_the_past_is_told_by_present_places_only() -> None:
    for seed in range(40):
        position, entries = game_so_far(4, seed, 40 + 5 * seed)
        if position.to_move < 0:
            continue
        figures = GAME.view(position, None)["figures"]
        seen = Counter[tuple[int, str]]()
        past = GAME.redact(entries, position, None)
        for k, entry in enumerate(past):
            figure, _, goal = entry["action"].partition(">")
            if "=" in figure:
                last = k + 1 == len(past) and position.walker < 4
                assert last or figure[2:] == "?"
                assert entry.keys() == {"seat", "action", "moves"}
            elif goal != "?":
                goal, _, back = goal.partition("!")
                place = figures[entry["seat"]][int(figure) - 1]
                assert goal == f"{place[0]},{place[1]}"
                seen[entry["seat"], figure] += 1
                assert back in ("", *(f"{row},{k}" for seat in figures for row, k in seat))
                assert entry.keys() == {"seat", "action"}
        assert max(seen.values()) == 1


def test_the_past_is_told_the_same_whatever_numbers_were_said() -> None:
    position, entries = game_so_far(2, 8, 120)
    others = [dict(entry) for entry in entries]
    for entry in others[:-1]:
        if "=" in entry["action"]:
            entry["action"] = entry["action"][:2] + "1"
    assert others != entries
    assert GAME.redact(entries, position, 0) == GAME.redact(others, position, 0)


def telling(*actions: str, awaited: bool = False) -> list[str]:
    """How actions are told, each given with its seat before it; all are taken to be right."""
    entries = [{"seat": int(text[0]), "action": text[2:], "moves": True} for text in actions]
    return [entry["action"] for entry in told(entries, track_for(2), awaited)]


def test_how_moves_are_told_as_figures_move_on() -> None:
    leaving = ("0:1>0,4", "1:1>5,0", "0:2>0,5")
    assert telling(*leaving) == ["1>0,4", "1>5,0", "2>0,5"]
    # A number is told while its move is awaited, and never again.
    assert telling(*leaving, "0:1=3", awaited=True) == ["1>0,4", "1>5,0", "2>0,5", "1=3"]
    assert telling(*leaving, "0:1=3") == ["1>0,4", "1>5,0", "2>0,5", "1=?"]
    gone = telling(*leaving, "0:1=3", "0:1>2,5", "1:pass")
    assert gone == ["1>?", "1>5,0", "2>0,5", "1=?", "1>2,5", "pass"]


def test_a_setting_back_is_told_until_one_of_the_two_figures_moves_on() -> None:
    entries = ("0:1>0,4", "1:1>5,0", "1:1=3", "1:1>0,4!1,1")
    assert telling(*entries) == ["1>?", "1>?", "1=?", "1>0,4!1,1"]
    assert telling(*entries, "0:1>2,4") == ["1>?", "1>?", "1=?", "1>0,4", "1>2,4"]
    assert telling(*entries, "1:1>2,5") == ["1>?", "1>?", "1=?", "1>?", "1>2,5"]


def test_after_the_end_everything_is_shown() -> None:
    position, entries = game_so_far(2, 6, 1000)
    assert position.to_move == -1
    assert GAME.view(position, 0)["numbers"] == GAME.setup(position)["values"]
    assert GAME.redact(entries, position, 0) == entries


# -- worlds -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_gives_the_same_view(players: int) -> None:
    rng = Rng(7)
    for seed in range(60):
        position, _ = game_so_far(players, seed, 8 + 9 * seed)
        for seat in (None, 0, players - 1):
            view = json.loads(json.dumps(GAME.view(position, seat)))
            world = GAME.determinize(view, rng)
            assert GAME.view(world, seat) == view
            assert world.legal() == position.legal()
            # Chance could have produced it.
            GAME.start(players, {}, GAME.setup(world))


def test_worlds_are_drawn_uniformly() -> None:
    draws = Counter(tuple(draw_apart([[0, 1], [1, 2], [0, 1, 2, 3]], RNG)) for _ in range(6000))
    assert set(draws) == {
        (0, 1, 2), (0, 1, 3), (0, 2, 1), (0, 2, 3), (1, 2, 0), (1, 2, 3)
    }  # fmt: skip
    assert all(850 < count < 1150 for count in draws.values())


# -- setup, texts, the rest ---------------------------------------------------------------


def changed(**changes: object) -> dict[str, Any]:
    return plain_setup(2) | changes


def with_value(k: int, value: object, key: str = "values") -> dict[str, Any]:
    setup = plain_setup(2)
    setup[key][k] = value
    return setup


def with_card(card: int, *numbers: int) -> dict[str, Any]:
    setup = plain_setup(2)
    setup["values"][4 * card : 4 * card + 4] = numbers
    return setup


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
        with_value(0, 4, "colours"),
        with_card(0, 1, 1, 2, 3),
        with_card(0, 1, 2, 3, 4),
        with_card(1, 1, 3, 4, 5),
        with_card(2, *CHOICES[0]),
    ],
)
def test_a_setup_chance_could_not_have_produced_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, {}, setup)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_setup_is_what_a_game_began_with(players: int) -> None:
    for seed in range(20):
        setup = GAME.deal(players, {}, Rng(seed))
        assert GAME.setup(GAME.start(players, {}, setup)) == setup


def test_small_cards_are_the_twelve_choices() -> None:
    assert len(CHOICES) == 12
    assert not {(1, 2, 3, 4), (1, 2, 5, 6), (3, 4, 5, 6)} & set(CHOICES)


@pytest.mark.parametrize(
    "text", ["1=4", "4=6", "1>0,7", "1>0,7!0,4", "2>-1,3", "3>10,11", "4>-2,-2!9,9", "pass"]
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
        *("1>!0,4", "1=4!0,4", "1>\u0660,7", "PASS", "pass ", "1>?", "1=?", "1>0,7\n"),
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
            twin = position.copy()
            assert twin.key() == position.key()
            position.apply(position.sample(rng))
            assert twin.legal() == legal
            assert twin.key() != position.key()


@pytest.mark.parametrize(
    "position",
    [
        table(2),
        table(2, "0.1@4,0", "1.1@0,4", "1.2@1,5"),
        table(2, "0.1@-1,2", "0.2@-2,3", "0.3@4,0", "0.4@4,1"),
        landing("2.1@0,7", "3.1@1,6"),
    ],
)
def test_samples_are_uniform(position: Dimenticato) -> None:
    legal = position.legal()
    drawn = Counter(int(position.sample(RNG)) for _ in range(400 * len(legal)))
    assert sorted(drawn) == legal
    assert all(300 < count < 500 for count in drawn.values())


def test_keys_tell_apart_what_matters() -> None:
    base = table(2, "0.1@2,4", *all_out(2, 0, 1))
    same = table(2, "0.1@2,4", *all_out(2, 0, 1))
    assert base.key() == same.key()
    assert base.key() != table(2, "0.1@2,5", *all_out(2, 0, 1)).key()
    assert base.key() != table(2, "0.2@2,4", *all_out(2, 0, 2)).key()


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
