"""Effects of Dimenticato: what an action did, what of it is told, and of which kind it was."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from games.dimenticato.lookalikes import on_its_way
from games.dimenticato.table import GAME, all_out, entry_of, table
from support.random_games_effects import kinds_met, steps
from tavolino import GAMES, Match
from tavolino.games.dimenticato.rules.effects import effects
from tavolino.games.dimenticato.rules.position import PASS
from tavolino.games.dimenticato.rules.types import DimenticatoGeometry, DimenticatoView
from tavolino.rules.types import Effect


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dimenticato_figures_go_the_ways_that_are_told(players: int) -> None:
    geometry = cast("DimenticatoGeometry", GAMES["dimenticato"].geometry(players))
    names = {(at["y"], at["x"]): name for name, at in geometry["fields"].items()}
    for seen, entry, then in steps("dimenticato", players, limit=300):
        before, after = cast("DimenticatoView", seen), cast("DimenticatoView", then)
        for effect in entry["effects"]:
            if effect["type"] in ("won", "announced", "stayed"):
                continue
            seat, figure, way = effect["seat"], effect["figure"] - 1, effect["at"]
            row, column = after["figures"][seat][figure]
            assert names[row, column] == way[-1]
            if effect["type"] != "home":
                row, column = before["figures"][seat][figure]
                assert names[row, column] == way[0]
            if effect["type"] == "moved":
                assert effect["count"] == len(way) - 1
            if effect["type"] == "moved" and before["announced"]:
                # While the seat may stay, nobody is told how far it goes.
                number = before["announced"]["number"]
                assert number is None or len(way) == number + 1
            if effect["type"] == "back":
                assert len(way) == 4
            places = [geometry["fields"][name] for name in way]
            if effect["type"] == "back" or before["announced"]:
                for one, other in pairwise(places):
                    assert abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) == 1


def numbers_by_field(match: Match) -> dict[str, int | None]:
    """What everyone sees on the dice fields."""
    geometry = cast("DimenticatoGeometry", match.game.geometry(match.players))
    view = cast("DimenticatoView", match.view(None))
    return dict(zip(geometry["fields"], view["numbers"], strict=False))


def places(match: Match) -> dict[tuple[int, int], str]:
    """Where each figure stands, which everyone sees."""
    view = cast("DimenticatoView", match.view(None))
    return {
        (seat, figure): f"{row},{column}"
        for seat, figures in enumerate(view["figures"])
        for figure, (row, column) in enumerate(figures, 1)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_way_that_is_told_leads_from_a_covered_number(players: int) -> None:
    whole = 0
    for seed in range(60):
        match = on_its_way(players, seed, 10 + 3 * seed)
        if match.over:
            continue
        open_numbers, standing = numbers_by_field(match), places(match)
        *older, newest = match.history(0)
        for entry in [*older, newest]:
            for effect in entry["effects"]:
                who = effect["seat"], effect["figure"]
                # What is told ends where the figure stands now, never where it once stood.
                assert effect["at"] == [] or effect["at"][-1] == standing[who]
                if effect["type"] == "moved" and len(effect["at"]) < 2:
                    assert effect["count"] == 0, "nor how far it went"
                elif effect["type"] == "moved":
                    assert entry is newest
                    assert open_numbers.get(effect["at"][0], 0) is not None
                    whole += 1
    assert whole > 10, "ways are told as long as they may be"


def test_a_figure_that_is_set_back_onto_the_field_the_mover_left_hides_the_way() -> None:
    hidden = 0
    for seed in range(400):
        match = on_its_way(2, seed, 60)
        for ply, entry in enumerate(match.entries):
            effects = {effect["type"]: effect for effect in entry["effects"]}
            if "back" in effects and effects["back"]["at"][-1] == effects["moved"]["at"][0]:
                entries = match.game.redact(
                    match.entries[: ply + 1], match.positions[ply + 1], 0
                )
                assert entries[-1]["effects"][0]["at"] == effects["moved"]["at"][-1:]
                hidden += 1
        if hidden:
            return
    pytest.fail("no such move was found")


def test_effects_of_a_move_that_is_not_told_say_only_that_a_figure_moved() -> None:
    match = on_its_way(3, 5, 90)
    untold = [entry for entry in match.history(None) if entry["action"].endswith(">?")]
    assert untold
    for entry in untold:
        [effect] = entry["effects"]
        assert effect == {
            "type": "moved",
            "seat": entry["seat"],
            "at": [],
            "count": 0,
            "figure": int(entry["action"][0]),
        }


def test_every_decision_has_an_effect() -> None:
    for players in (2, 3, 4):
        for _, entry, _ in steps("dimenticato", players, games=1, limit=300):
            assert entry["effects"]
    match = on_its_way(3, 5, 90)
    assert all(entry["effects"] for entry in match.history(None))


@pytest.mark.parametrize(
    ("on_start", "number", "why"), [(2, 2, "right"), (3, 2, "wrong"), (2, 2, "stuck")]
)
def test_an_announcement_says_its_number_and_what_came_of_it(
    on_start: int, number: int, why: str
) -> None:
    # Those on 3,5 and 4,4 stand wherever two steps lead from 2,4.
    others = ["0.2@4,4", "0.3@3,5", "0.4@3,4"] if why == "stuck" else all_out(2, 0, 1)
    position = table(2, "0.1@2,4", *others, on_2_4=on_start)
    entry = entry_of(position, f"1={number}")
    assert entry["effects"] == [announcement_effect(number, why)]
    [entries] = GAME.redact([entry], position, 0)
    # While the game is on no one learns whether it was wrong or just led nowhere.
    assert entries["effects"] == [
        announcement_effect(number, why) if why == "right" else announcement_effect(0, "vain")
    ]


def announcement_effect(number: int, why: str) -> Effect:
    return {"type": "announced", "seat": 0, "at": [], "count": number, "figure": 1, "why": why}


def test_a_number_whose_figure_has_gone_is_told_as_right_alone() -> None:
    match = on_its_way(2, 3, 70)
    said = [entry for entry in match.history(None) if entry["action"].endswith("=?")]
    assert {entry["effects"][0]["why"] for entry in said} == {"right", "vain"}
    for entry in said:
        [effect] = entry["effects"]
        assert (effect["why"] == "right") == entry["moves"]  # type: ignore[typeddict-item]
        assert effect["count"] == 0


def test_passing_is_an_effect() -> None:
    position = table(2)
    assert effects(position, PASS, position) == [
        {"type": "passed", "seat": 0, "at": [], "count": 1}
    ]


# -- kinds of action, for reports -----------------------------------------------------------

KINDS = {
    "leave",
    "announce",
    "go",
    "set a figure back",
    "come home",
    "stay",
}


def test_every_rule_is_met_somewhere() -> None:
    assert kinds_met("dimenticato", KINDS) == KINDS
