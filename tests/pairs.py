"""Pairs: two matches that differ only in what someone may not know, and how both go on.

Unlike the twins of `twins.py` they need no search by Hypothesis, and can be played on: with
the same actions, and so that no one who follows learns by right what differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count
from random import Random
from typing import NamedTuple, cast

from tavolino import Match
from tavolino.rules.errors import RulesError
from tavolino.rules.triominos.types import TriominosEntry
from twins import (
    covered_pairs,
    dimenticato_view,
    field_of,
    follow,
    hidden_places,
    swapped,
    triominos_view,
    values_of,
)

FORGOTTEN = {2: 26, 3: 5, 4: 18}
"""Seeds of matches of Dimenticato in which a number was announced that is covered again, and
with another number the same could have happened. That is rare.
"""


class Step(NamedTuple):
    """A decision in both matches."""

    seat: int
    action: str


class Pair(NamedTuple):
    """Two matches that look the same to someone."""

    one: Match
    other: Match


def pair_for(game: str, players: int, viewer: int | None, seed: int) -> Pair:
    """Two matches, on their way, that differ only in what the viewer may not know.

    Where there are no secrets they do not differ.
    """
    if game == "dimenticato":
        match = on_its_way(game, players, FORGOTTEN[players], 90)
        return Pair(
            match, next(other for other in other_tracks(match) if is_other(match, other))
        )
    for attempt in count(1000 * seed):
        match = on_its_way(game, players, attempt, 9 + attempt % 7)
        if match.over:
            continue
        for other in others_of(match, viewer, attempt):
            pair = Pair(match, other)
            # A pair that comes to a halt at once would show little.
            if len(ways_on(pair, viewer, Random(attempt), 5)) == 5:
                return pair
    raise AssertionError


def is_other(match: Match, other: Match) -> bool:
    """Whether another number was announced in one of two matches."""
    return match.entries != other.entries


def on_its_way(game: str, players: int, seed: int, plies: int) -> Match:
    """A random match whose players often remember what they stand on."""
    match, rng = Match.new(game, players, seed), Random(seed)
    while not match.over and len(match.entries) < plies:
        text = rng.choice(match.legal())
        if "=" in text and game == "dimenticato" and rng.random() < 0.5:
            field = field_of(match, len(match.entries), match.to_move, int(text[0]))
            text = text[:2] + str(values_of(match)[field])
        match.play(text)
    return match


def others_of(match: Match, viewer: int | None, seed: int) -> Iterator[Match]:
    """Matches that look the same to the viewer, but for those without secrets not others."""
    if match.game.name == "triominos":
        places = hidden_places(match, viewer)
        swaps = Random(seed).sample(list(combinations(places, 2)), 40)
        neighbour = 0 if viewer is None else (viewer + 1) % match.players
        yield from other_deals(match, neighbour, swaps)
    else:
        yield copy_of(match)


def other_deals(match: Match, buyer: int, swaps: list[tuple[int, int]]) -> Iterator[Match]:
    """Triominos with two cards swapped, one of which someone bought and has not laid."""
    for one, other in swaps:
        setup = swapped(match.setup, "deck", one, other)
        twin = Match(match.game, match.players, match.options, setup)
        try:
            for entry in match.entries:
                twin.play(entry["action"])
        except RulesError:
            continue
        if twin.told(buyer) != match.told(buyer) and racks(twin) != racks(match):
            yield twin


def racks(match: Match) -> list[list[str] | None]:
    """The cards of every seat."""
    return [triominos_view(match, seat)["racks"][seat] for seat in range(match.players)]


def other_tracks(match: Match) -> Iterator[Match]:
    """Dimenticato with two numbers swapped on which figures stand."""
    view = dimenticato_view(match, None)
    if view["announced"] is not None:
        return  # that number was said aloud
    for one, other in covered_pairs(view["numbers"]):
        setup = swapped(match.setup, "values", one, other)
        twin = Match(match.game, match.players, match.options, setup)
        if setup != match.setup and follow(match, twin):
            yield twin


def copy_of(match: Match) -> Match:
    """The same match, to be played on by itself."""
    twin = Match(match.game, match.players, match.options, match.setup)
    for entry in match.entries:
        twin.play(entry["action"])
    return twin


def ways_on(pair: Pair, viewer: int | None, rng: Random, most: int) -> list[Step]:
    """How both go on: decisions that show the viewer the same in both, and end neither."""
    one, other = map(copy_of, pair)
    steps: list[Step] = []
    while len(steps) < most:
        shuffled = rng.sample(one.legal(), len(one.legal()))
        text = next((text for text in shuffled if goes_on_alike(one, other, viewer, text)), "")
        if not text:
            break
        steps.append(Step(one.to_move, text))
        one.play(text)
        other.play(text)
    return steps


def goes_on_alike(one: Match, other: Match, viewer: int | None, text: str) -> bool:
    """Whether a decision is possible in both matches and shows the viewer the same."""
    if text not in other.legal():
        return False
    code = one.game.code(text)
    after = [match.position.copy() for match in (one, other)]
    for position in after:
        position.apply(code)
    entries = [
        cast("TriominosEntry", match.game.entry(match.position, code, position))
        for match, position in zip((one, other), after, strict=True)
    ]
    if one.to_move != viewer:
        for entry in entries:
            entry.pop("card", None)
    return entries[0] == entries[1] and all(position.to_move >= 0 for position in after)
