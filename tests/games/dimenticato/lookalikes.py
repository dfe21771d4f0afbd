"""Lookalikes of Dimenticato made by hand: a check that does not rely on `determinize`.

Two numbers under figures change places, and everything else is played as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import combinations
from random import Random
from typing import cast

from hypothesis import assume

from games.dimenticato.examples import chances_to_stay
from games.dimenticato.table import GAME, deal
from support.lookalike_pairs import Pair
from tavolino import Match
from tavolino.games.dimenticato.rules.position import DimenticatoPosition, Layout
from tavolino.games.dimenticato.rules.types import (
    DimenticatoEntry,
    DimenticatoGeometry,
    DimenticatoSetup,
    DimenticatoView,
)
from tavolino.rules.chance import Rng
from tavolino.rules.errors import RulesError

FORGOTTEN = {2: 26, 3: 15, 4: 11}
"""Seeds of matches in which a number was announced that is covered again, and with another
number the same could have happened. That is rare.
"""


def on_its_way(players: int, seed: int, plies: int) -> Match:
    """A random match whose players often remember what they stand on."""
    match, rng = Match.new("dimenticato", players, seed), Random(seed)
    while not match.over and len(match.entries) < plies:
        text = rng.choice(match.legal())
        if "=" in text and rng.random() < 0.5:
            field = field_of(match, len(match.entries), match.to_move, int(text[0]))
            text = text[:2] + str(values_of(match)[field])
        match.play(text)
    return match


def forgotten_pair(players: int) -> Pair:
    """Two matches in which another number was announced, which is covered again by now."""
    match = on_its_way(players, FORGOTTEN[players], 90)
    others = (other for other in other_tracks(match) if match.entries != other.entries)
    return Pair(match, next(others))


def other_tracks(match: Match) -> Iterator[Match]:
    """The same match with two numbers changed on which figures stand."""
    view = dimenticato_view(match, None)
    if view["announced"] is not None:
        return  # that number was said aloud
    for one, other in covered_pairs(view["numbers"]):
        lookalike = swapped(match, one, other)
        if lookalike.setup != match.setup and follow(match, lookalike):
            yield lookalike


def dimenticato_view(match: Match, seat: int | None, ply: int | None = None) -> DimenticatoView:
    """What a seat sees, or saw, of a match of Dimenticato."""
    return cast("DimenticatoView", match.view(seat, ply))


def dimenticato_entries(match: Match) -> list[DimenticatoEntry]:
    """All decisions of a match of Dimenticato."""
    return cast("list[DimenticatoEntry]", match.entries)


def values_of(match: Match) -> list[int]:
    """The number of each dice field."""
    return cast("DimenticatoSetup", match.setup)["values"]


def fields_of(match: Match) -> list[str]:
    """The names of all fields, dice fields first."""
    geometry = cast("DimenticatoGeometry", match.game.geometry(match.players))
    return list(geometry["fields"])


def lookalike_track(match: Match, choice: int) -> Match:
    """The same match with two covered numbers of one card changed."""
    view = dimenticato_view(match, None)
    # A number that was just announced rightly was said aloud.
    assume(not match.over and view["announced"] is None)
    hidden = covered_pairs(view["numbers"])
    assume(hidden)
    one, other = hidden[choice % len(hidden)]
    lookalike = swapped(match, one, other)
    assume(follow(match, lookalike))
    return lookalike


def covered_pairs(numbers: list[int | None]) -> list[tuple[int, int]]:
    """Two fields of one card, both covered."""
    covered = [field for field, number in enumerate(numbers) if number is None]
    return [(a, b) for a, b in combinations(covered, 2) if a // 4 == b // 4]


def follow(match: Match, lookalike: Match) -> bool:
    """Plays the same match with other numbers under the figures, if that can be done.

    Who announced rightly does so in the lookalike too; who was wrong stays wrong.
    """
    for k, entry in enumerate(dimenticato_entries(match)):
        action = entry["action"]
        if entry.get("moves"):
            field = field_of(match, k, entry["seat"], int(action[0]))
            action = action[:2] + str(values_of(lookalike)[field])
        try:
            lookalike.play(action)
        except RulesError:
            return False
        if dimenticato_entries(lookalike)[-1].get("moves") != entry.get("moves"):
            return False
    return True


def field_of(match: Match, ply: int, seat: int, figure: int) -> int:
    """The number of the dice field a figure stood on."""
    row, column = dimenticato_view(match, None, ply)["figures"][seat][figure - 1]
    return fields_of(match).index(f"{row},{column}")


def swapped(match: Match, one: int, other: int) -> Match:
    """The same match before its first decision, with the numbers of two fields changed."""
    setup = cast("DimenticatoSetup", match.setup)
    values = list(setup["values"])
    values[one], values[other] = values[other], values[one]
    return Match(match.game, match.players, match.options, {**setup, "values": values})


def game_so_far(
    players: int, seed: int, decisions: int
) -> tuple[DimenticatoPosition, list[DimenticatoEntry]]:
    """A random game whose players often remember, and its entries."""
    position = deal(players, seed)
    rng = Rng(seed)
    entries = []
    while position.decisions < decisions and position.to_move >= 0:
        code = int(position.sample(rng))
        if code < 32 and rng.below(2):
            field = position.field[int(position.to_move) * 4 + (code >> 3)]
            code = code & 24 | int(position.layout.numbers[field])
        before = position.copy()
        position.apply(code)
        entries.append(GAME.entry(before, code, position))
    return position, entries


def covered(position: DimenticatoPosition) -> list[int]:
    """The dice fields whose number no one may be told."""
    announced = -1
    if position.walker < 4:
        announced = int(position.field[int(position.to_move) * 4 + int(position.walker)])
    dice = range(int(position.track.dice))
    return [field for field in dice if position.standing[field] and field != announced]


def lookalike(position: DimenticatoPosition, rng: Rng) -> DimenticatoPosition:
    """The same but for covered numbers: those on one card have changed places."""
    setup = GAME.setup(position)
    values = setup["values"]
    for card in range(len(values) // 4):
        fields = [field for field in covered(position) if field // 4 == card]
        numbers = rng.shuffled([values[field] for field in fields])
        for field, number in zip(fields, numbers, strict=True):
            values[field] = number
    other = position.copy()
    assert isinstance(other, DimenticatoPosition)
    other.layout = Layout(
        int(position.players), values, setup["colours"], position.layout.drawn
    )
    return other


def with_number(match: Match, number: int) -> Match | None:
    """The same match with another number under the figure that may stay, if it still may."""
    position = match.position.copy()
    assert isinstance(position, DimenticatoPosition)
    setup = GAME.setup(position)
    field = int(position.field[4 * match.to_move + int(position.walker)])
    setup["values"][field] = number
    position.layout = Layout(
        match.players, setup["values"], setup["colours"], position.layout.drawn
    )
    moves = position.count_moves(position.walker, number)
    if not moves or not position.may_stay():
        return None
    other = Match(match.game, match.players, match.options, match.setup)
    # What was said is not told, so it may as well have been the other number.
    said = {**match.entries[-1], "action": f"{int(position.walker) + 1}={number}"}
    other.entries = [*match.entries[:-1], cast("DimenticatoEntry", said)]
    other.moves = {piece: list(plies) for piece, plies in match.moves.items()}
    other.serials = match.serials[:]
    other.positions = [*match.positions[:-1], position]
    return other


def pairs_of_numbers() -> list[tuple[Match, Match]]:
    """Two matches each that differ only in the number under a figure that may stay."""
    return [
        (copy(match), other)
        for match in chances_to_stay(shown=False)
        for number in range(1, 7)
        if (other := with_number(match, number)) and match.legal() != other.legal()
    ]
