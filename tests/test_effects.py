"""Effects say what an action did, and views before and after agree with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tables import every_table
from tavolino.games import GAMES, own_games
from tavolino.rules.anneaux.types import AnneauxView
from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato.types import DimenticatoGeometry, DimenticatoView
from tavolino.rules.memento.types import MementoGeometry, MementoView
from tavolino.rules.triominos.types import TriominosView
from tavolino.rules.types import Effect, Entry, View
from tavolino.table.match import Match

PAGE = Path(__file__).parents[1] / "docs" / "views.md"
OWN = [game.rules.name for game in own_games()]


def documented(name: str) -> set[str]:
    """Everything that can happen in a game, as docs/views.md tells it."""
    table = PAGE.read_text().partition("| `did` | games | what happened |\n")[2]
    rows = re.findall(r"^\| `(\w+)` \| ([^|`]+) \| [^|]* \|$", table, re.MULTILINE)
    return {did for did, games in rows if games == "all" or GAMES[name].title in games}


def steps(
    name: str, players: int, games: int = 4, **options: object
) -> Iterator[tuple[View, Entry, View]]:
    """Random games: what a spectator sees before and after each entry."""
    for seed in range(games):
        match = Match.new(name, players, seed, **options)
        rng = Rng(seed)
        while not match.over:
            before = match.view(None)
            legal = match.position.legal()
            match.play(match.game.text(legal[int(rng.below(len(legal)))]))
            yield before, match.entries[-1], match.view(None)


def these(entry: Entry, did: str) -> list[Effect]:
    return [effect for effect in entry["effects"] if effect["did"] == did]


@every_table()
def test_values_are_what_their_types_say(name: str, players: int) -> None:
    types = GAMES[name].types
    for _, entry, view in steps(name, players, games=1):
        for value, kind in ((view, types.view), (entry, types.entry)):
            msgspec.convert(value, kind, strict=True)
            assert set(value) <= kind.__required_keys__ | kind.__optional_keys__  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", OWN)
def test_every_kind_of_effect_happens_and_no_other(name: str) -> None:
    found = {
        effect["did"]
        for players in GAMES[name].players
        for _, entry, _ in steps(name, players)
        for effect in entry["effects"]
    }
    assert found == documented(name)


def joined(point: str, other: str) -> bool:
    """Whether two points of Memento are neighbours on a line, corners that meet, or an exit."""
    geometry = cast("MementoGeometry", GAMES["memento"].geometry(2))
    steps = [step for line in geometry["lines"] for step in pairwise(line)]
    pairs = [{*pair} for pair in [*steps, *geometry["exits"]]]
    return {point, other} in pairs or any(
        {point, other} <= {*group} for group in geometry["constellations"]
    )


@pytest.mark.parametrize("version", ["simple", "original", "complex"])
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
    for version in ("simple", "original", "complex"):
        for seed in range(3):
            match = Match.new("memento", 2, seed, version=version, limit=120)
            rng = Rng(seed)
            while not match.over:
                legal = match.position.legal()
                for code in legal:
                    game.effects(match.position, code, match.position)
                match.play(game.text(legal[int(rng.below(len(legal)))]))


def test_anneaux_lines_are_as_many_as_are_paid_for() -> None:
    for seen, entry, then in steps("anneaux", 2, limit=300):
        before, after = cast("AnneauxView", seen), cast("AnneauxView", then)
        lines = these(entry, "line")
        mine = set(after["pawns"][entry["seat"]])
        for line in lines:
            assert len(line["at"]) == 3
            assert set(line["at"]) <= mine
        if lines and not after["winners"]:
            assert after["lines"] == len(lines) or not after["pawns"][1 - entry["seat"]]
        if not lines and before["owed"] == 0:
            assert after["lines"] == 0
        for effect in these(entry, "taken"):
            assert effect["at"][0] in before["pawns"][effect["seat"]]
            assert effect["at"][0] not in after["pawns"][effect["seat"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_triominos_chips_add_up_and_hexagons_are_those_of_the_table(players: int) -> None:
    for seen, entry, then in steps("triominos", players, games=20):
        before, after = cast("TriominosView", seen), cast("TriominosView", then)
        seat = entry["seat"]
        earned = sum(effect["count"] for effect in these(entry, "chips"))
        assert after["chips"][seat] == before["chips"][seat] + earned
        new = [cells for cells in after["hexagons"] if cells not in before["hexagons"]]
        told = [effect["at"] for effect in these(entry, "chips") if effect["why"] == "hexagon"]
        assert sorted(told) == sorted(new)
        laid = {text.partition("=")[0] for text in after["table"]}
        assert all(laid >= set(cells) for cells in after["hexagons"])
        assert not laid & set(after["free"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dimenticato_figures_go_the_ways_that_are_told(players: int) -> None:
    geometry = cast("DimenticatoGeometry", GAMES["dimenticato"].geometry(players))
    names = {(at["y"], at["x"]): name for name, at in geometry["fields"].items()}
    for seen, entry, then in steps("dimenticato", players, limit=300):
        before, after = cast("DimenticatoView", seen), cast("DimenticatoView", then)
        for effect in entry["effects"]:
            if effect["did"] == "won":
                continue
            seat, figure, way = effect["seat"], effect["figure"] - 1, effect["at"]
            row, column = after["figures"][seat][figure]
            assert names[row, column] == way[-1]
            if effect["did"] != "home":
                row, column = before["figures"][seat][figure]
                assert names[row, column] == way[0]
            if effect["did"] == "moved" and before["announced"]:
                assert len(way) == before["announced"]["number"] + 1
            if effect["did"] == "back":
                assert len(way) == 4
            places = [geometry["fields"][name] for name in way]
            if effect["did"] == "back" or before["announced"]:
                for one, other in pairwise(places):
                    assert abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) == 1
