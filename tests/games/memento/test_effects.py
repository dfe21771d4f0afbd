"""Effects of Memento: what an action did, and of which kind it was."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from support.random_games_effects import kinds_met, steps, these
from tavolino import GAMES, Match
from tavolino.arena.kinds import kind_of
from tavolino.games.memento.rules.types import MementoGeometry, MementoView
from tavolino.games.memento.rules.variant import VERSIONS
from tavolino.rules.chance import Rng


def joined(point: str, other: str) -> bool:
    """Whether two points of Memento are neighbours on a line, corners that meet, or an exit."""
    geometry = cast("MementoGeometry", GAMES["memento"].geometry(2))
    steps = [step for line in geometry["lines"] for step in pairwise(line)]
    pairs = [{*pair} for pair in [*steps, *geometry["exits"]]]
    return {point, other} in pairs or any(
        {point, other} <= {*group} for group in geometry["constellations"]
    )


@pytest.mark.parametrize("version", VERSIONS)
def test_memento_effects_lead_from_one_view_to_the_next(version: str) -> None:
    for seen, entry, then in steps("memento", 3, version=version, limit=200):
        before, after = cast("MementoView", seen), cast("MementoView", then)
        figures = dict(before["figures"])
        for effect in these(entry, "placed"):
            figures[effect["at"][0]] = {"seat": entry["seat"], "height": 1}
        for effect in these(entry, "split"):
            assert figures.pop(effect["at"][0])["height"] == effect["count"]
        for effect in these(entry, "moved"):
            way = effect["at"]
            if not these(entry, "split"):
                assert figures.pop(way[0])["height"] == effect["count"]
            assert not any(point in before["figures"] for point in way[1:-1])
            assert len(way) == 2 or all(joined(*step) for step in pairwise(way))
            if taken := these(entry, "taken") + these(entry, "joined"):
                [one] = taken
                assert figures[way[-1]] == {"seat": one["seat"], "height": one["count"]}
            figures[way[-1]] = {"seat": entry["seat"], "height": effect["count"]}
        for effect in these(entry, "stacked"):
            figures[effect["at"][0]]["height"] = effect["count"]
        if not these(entry, "turned"):
            assert figures == after["figures"]
        returned = sum(effect["count"] for effect in these(entry, "returned"))
        placed = len(these(entry, "placed"))
        assert after["supply"] == before["supply"] + returned - placed


def test_every_move_of_memento_has_a_way() -> None:
    game = GAMES["memento"]
    for version in VERSIONS:
        for seed in range(3):
            match = Match.new("memento", 2, seed, version=version, limit=120)
            rng = Rng(seed)
            while not match.over:
                legal = match.position.legal()
                for code in legal:
                    game.effects(match.position, code, match.position)
                match.play(game.text(legal[int(rng.below(len(legal)))]))


# -- kinds of action, for reports -----------------------------------------------------------

KINDS = {
    "open",
    "bring in two",
    "turn a triangle",
    "step",
    "run along a line",
    "leap",
    "take a figure",
    "stack on an own figure",
    "split in two",
    "split in three",
}


def test_every_rule_is_met_somewhere() -> None:
    assert kinds_met("memento", KINDS) == KINDS


@pytest.mark.parametrize(
    ("before", "action", "kind"),
    [
        ([], "@No", "open"),
        (["@Na"], "@Ea+Wa", "bring in two"),
        (["@Na", "@Ea+Wa"], "E>", "turn a triangle"),
    ],
)
def test_a_first_action_has_its_kind(before: list[str], action: str, kind: str) -> None:
    match = Match(GAMES["memento"], 2, {}, {"start": 0})
    for earlier in before:
        match.play(earlier)
    assert kind_of("memento", match.position, match.game.code(action)) == kind
