"""Effects tell nothing that a seat may not know."""

from __future__ import annotations

from typing import cast

import pytest

from pairs import on_its_way
from tavolino.games import GAMES
from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato.position import NO_FIGURE, Dimenticato
from tavolino.rules.dimenticato.types import DimenticatoGeometry, DimenticatoView
from tavolino.rules.types import Entry
from tavolino.table.match import Match


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
        match = on_its_way("dimenticato", players, seed, 10 + 3 * seed)
        if match.over:
            continue
        open_numbers, standing = numbers_by_field(match), places(match)
        *older, newest = match.told(0)
        for entry in [*older, newest]:
            for effect in entry["effects"]:
                who = effect["seat"], effect["figure"]
                # What is told ends where the figure stands now, never where it once stood.
                assert effect["at"] == [] or effect["at"][-1] == standing[who]
                if effect["did"] == "moved" and len(effect["at"]) > 1:
                    assert entry is newest
                    assert open_numbers.get(effect["at"][0], 0) is not None
                    whole += 1
    assert whole > 10, "ways are told as long as they may be"


def test_a_figure_that_is_set_back_onto_the_field_the_mover_left_hides_the_way() -> None:
    hidden = 0
    for seed in range(400):
        match = on_its_way("dimenticato", 2, seed, 60)
        for ply, entry in enumerate(match.entries):
            effects = {effect["did"]: effect for effect in entry["effects"]}
            if "back" in effects and effects["back"]["at"][-1] == effects["moved"]["at"][0]:
                told = match.game.redact(match.entries[: ply + 1], match.positions[ply + 1], 0)
                assert told[-1]["effects"][0]["at"] == effects["moved"]["at"][-1:]
                hidden += 1
        if hidden:
            return
    pytest.fail("no such move was found")


def test_effects_of_a_move_that_is_not_told_say_only_that_a_figure_moved() -> None:
    match = on_its_way("dimenticato", 3, 5, 90)
    untold = [entry for entry in match.told(None) if entry["action"].endswith(">?")]
    assert untold
    for entry in untold:
        [effect] = entry["effects"]
        assert effect == {
            "did": "moved",
            "seat": entry["seat"],
            "at": [],
            "count": 1,
            "figure": int(entry["action"][0]),
        }


def test_an_announcement_has_no_effect_while_the_game_is_on() -> None:
    match = on_its_way("dimenticato", 2, 3, 70)
    position = match.position
    assert isinstance(position, Dimenticato)
    said = [entry for entry in match.told(None) if "=" in entry["action"]]
    assert said
    assert all(entry["effects"] == [] for entry in said)
    assert position.walker == NO_FIGURE or said[-1]["action"][-1] != "?"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_bought_shows_in_no_effect(players: int) -> None:
    game = GAMES["triominos"]
    bought = 0
    for seed in range(12):
        match = Match.new("triominos", players, seed)
        rng = Rng(seed)
        while not match.over:
            legal = match.legal()
            match.play("buy" if "buy" in legal else legal[int(rng.below(len(legal)))])
        for ply, entry in enumerate(match.entries):
            if entry["action"] == "buy":
                others = [seat for seat in range(players) if seat != entry["seat"]]
                for seat in (*others, None):
                    told: Entry = game.redact([entry], match.positions[ply + 1], seat)[0]
                    over = match.positions[ply + 1].to_move < 0
                    assert ("card" in told) == over
                    assert told["effects"] == [
                        {
                            "did": "chips",
                            "seat": entry["seat"],
                            "at": [],
                            "count": -1,
                            "why": "buy",
                        },
                        {"did": "bought", "seat": entry["seat"], "at": [], "count": 1},
                    ]
                bought += 1
    assert bought > 20
