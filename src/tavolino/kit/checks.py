"""Checks of a game and the parts of its descriptor; each fault is one sentence."""

from __future__ import annotations

import gc
import importlib.util
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from tavolino.arena.kinds import kind_of
from tavolino.bots.named import bot_named
from tavolino.drawing.canvas import CanvasSize
from tavolino.games.action_space import legal_numbers
from tavolino.games.descriptor import Descriptor
from tavolino.kit.sayings import has_plain_geometry
from tavolino.rules.chance import Rng
from tavolino.rules.position import Position
from tavolino.rules.types import Place
from tavolino.search.evaluator import no_shares
from tavolino.table.conformance import Violation, conform, every_options
from tavolino.table.match import Match

GAMES_EACH: Final = 5
"""Random games for each number of seats and each set of options."""

WIDEST: Final = 80
MAX_LEVELS: Final = 8
QUICK_LEVELS: Final = 6
"""The levels that have to answer here; the others may take minutes."""

LISTS: Final = 2000
"""How many lists of legal actions are made; each takes several pages of memory."""

MEMORY: Final = Path("/proc/self/statm")

LOOKS: Final = 12
"""How many positions of random games are checked closely."""


# -- rules ------------------------------------------------------------------------------------


def check_rules(game: Descriptor) -> Iterator[str]:
    """The rules fulfil the contract, with every number of seats and all option values."""
    if game.first_game is not None:
        game.rules.check_players(game.first_game.players)
        game.rules.complete(game.first_game.options)
    for players in game.rules.players:
        for options in every_options(game.rules):
            try:
                conform(game.rules, players, options, games=GAMES_EACH)
            except Violation as violation:
                yield f"With {players} seats and {options} this does not hold: {violation}"
                return


def check_memory(game: Descriptor) -> Iterator[str]:
    """Lists of legal actions are freed again, which compiled code can get wrong."""
    if not MEMORY.exists():  # not on Linux
        return
    position = some_matches(game)[0].position
    make_lists(position, LISTS // 4)  # lets every pool reach its final size
    before = pages_used()
    make_lists(position, LISTS)
    if pages_used() - before > LISTS:
        yield "Its position never frees the vector that `legal_into` gets: take it as `Any`."


def make_lists(position: Position, lists: int) -> None:
    """Lists the legal actions of a position this many times."""
    for _ in range(lists):
        position.legal()


def pages_used() -> int:
    """The memory of this process, in pages."""
    gc.collect()
    return int(MEMORY.read_text().split()[1])


# -- bots and reports -------------------------------------------------------------------------


def check_bots(game: Descriptor) -> Iterator[str]:
    """Levels choose legal actions, evaluators share out the whole win, kinds have names."""
    if not 1 <= len(game.levels) <= MAX_LEVELS:
        yield f"It has {len(game.levels)} levels; a game has 1 to {MAX_LEVELS}."
        return
    for match in some_matches(game):
        shares = no_shares()
        game.evaluator(match.players).evaluate(match.position.copy(), Rng(1), shares)
        expected = [shares[seat] for seat in range(match.players)]
        if abs(sum(expected) - 1) > 1e-6:
            yield f"Its evaluator expects shares of {expected}, which do not add up to 1."
            return
        if not kind_of(game.rules.name, match.position, match.position.legal()[0]):
            yield "Its `kind` returns an empty name for an action."
            return
    match = some_matches(game)[-1]
    for level in range(1, min(len(game.levels), QUICK_LEVELS) + 1):
        action = bot_named(game.rules, str(level)).choose(match.view(match.to_move), 1)
        if action not in match.legal():
            yield f"A bot of level {level} plays {action!r}, which is not legal."


# -- pictures ---------------------------------------------------------------------------------


def check_pictures(game: Descriptor) -> Iterator[str]:
    """The picture is well-formed SVG, and the terminal's is not too wide."""
    for match in some_matches(game):
        view = match.view(None)
        try:
            ElementTree.fromstring(game.svg(view))  # noqa: S314 - our own drawing
        except ElementTree.ParseError as error:
            yield f"Its SVG picture cannot be read: {error}."
            return
        board = game.drawing().board(
            view, game.rules.geometry(view["players"]), CanvasSize(80, 36)
        )
        widest = max(map(len, board.plain.splitlines()), default=0)
        if widest > WIDEST:
            yield f"Its picture for the terminal is {widest} characters wide, not {WIDEST}."
            return


# -- adapters ---------------------------------------------------------------------------------


def check_adapters(game: Descriptor) -> Iterator[str]:
    """Every legal action has a number of its own, and arrays hold numbers from 0 to 1."""
    for match in some_matches(game):
        actions = game.actions(match.players)
        try:
            numbers = legal_numbers(match.position, actions)
        except LookupError as error:
            yield f"Its list of actions lacks code {error}."
            return
        if (
            len(set(numbers)) < len(numbers)
            or not 0 <= min(numbers) <= max(numbers) < actions.count
        ):
            yield "Its legal actions do not have distinct numbers in range."
            return
    if importlib.util.find_spec("numpy") is not None:
        yield from check_arrays(game)


def check_arrays(game: Descriptor) -> Iterator[str]:
    """What a seat sees fits into its arrays."""
    from tavolino.games.observation import TensorObservation  # noqa: PLC0415 - needs NumPy

    for match in some_matches(game):
        seen = TensorObservation(game.rules.name, match.players)
        seen.write(match.view(match.to_move))
        if seen.tensor.min() < 0 or seen.tensor.max() > 1:
            yield "Its arrays hold numbers below 0 or above 1."
            return


# -- the board in the browser -----------------------------------------------------------------


def check_board(game: Descriptor) -> Iterator[str]:
    """Everything on the plain board lies on it, and picks name existing places and parts.

    A game that declares another geometry is for a board of its own.
    """
    if not has_plain_geometry(game):
        return
    for players in game.rules.players:
        geometry: Any = game.rules.geometry(players)
        places = geometry.get("places", {})
        if not places:
            yield "Its geometry has no `places`: in the browser every action is a button."
            return
        yield from outside(geometry)
        yield from badly_shown(places)
        known = {f"place:{name}" for name in places}
        known |= {f"turn:{part}{way}" for part in geometry.get("turning", {}) for way in "<>"}
        for action, picks in game.picks(players).items():
            if not set(picks) <= known:
                yield f"The picks of {action!r} name parts that are not on the board: {picks}."
                return
    for match in some_matches(game):
        yield from off_the_board(game, match)
    yield from without_looks(game)


def outside(geometry: Any) -> Iterator[str]:
    """Finds places outside the box, and lines to nowhere."""
    box, places = geometry["box"], geometry["places"]
    for name, at in places.items():
        if not re.fullmatch(r"[A-Za-z0-9]+", name):
            yield f"The place {name!r} has a name that is not letters and digits."
        across = box["x"] <= at["x"] <= box["x"] + box["width"]
        if not across or not box["y"] <= at["y"] <= box["y"] + box["height"]:
            yield f"The place {name} lies outside the box."
    for line in geometry.get("lines", []):
        if not set(line) <= set(places):
            yield f"The line {line} leads to something that is not a place."


def badly_shown(places: Mapping[str, Any]) -> Iterator[str]:
    """Finds places with a `label` or `hidden` that screens cannot use, or that say nothing."""
    for name, place in places.items():
        label, hidden = place.get("label", name), place.get("hidden", False)
        if not isinstance(label, str):
            yield f"The place {name} has the label {label!r}, which is not a text."
        if not isinstance(hidden, bool):
            yield f"The place {name} has {hidden!r} as `hidden`, not True or False."
        unknown = ", ".join(sorted(set(place) - set(Place.__annotations__)))
        if unknown:
            yield f"The place {name} has keys that no place has: {unknown}."


def off_the_board(game: Descriptor, match: Match) -> Iterator[str]:
    """Finds pieces where there is no place, and counts that do not have one per seat."""
    view: Any = match.view(None)
    geometry: Any = game.rules.geometry(match.players)
    if not set(view.get("pieces", {})) <= set(geometry["places"]):
        yield "Its view has `pieces` where the geometry has no place."
    for name, amounts in view.get("counts", {}).items():
        if len(amounts) != match.players:
            yield f"Its view counts {name} for {len(amounts)} seats, not {match.players}."


def without_looks(game: Descriptor) -> Iterator[str]:
    """Finds kinds of pieces that seats or spectators see, and that screens cannot draw."""
    strange: set[str] = set()
    for match in some_matches(game):
        geometry: Any = game.rules.geometry(match.players)
        for seat in (None, *range(match.players)):
            view: Any = match.view(seat)
            kinds = {piece.get("kind", "") for piece in view.get("pieces", {}).values()}
            strange |= kinds - {""} - set(geometry.get("looks", {}))
    if strange:
        listed = ", ".join(sorted(strange))
        yield f"Its geometry has no `looks` for these kinds of pieces: {listed}."


# -- positions to look at ---------------------------------------------------------------------


def some_matches(game: Descriptor) -> list[Match]:
    """Random matches in progress, with each number of seats."""
    found = []
    for players in game.rules.players:
        for k in range(LOOKS):
            rng = Rng(k)
            match = Match.new(game.rules.name, players, k)
            while len(match.entries) < 5 * k:
                before = match.position
                legal = before.legal()
                match.play(game.rules.text(legal[int(rng.below(len(legal)))]))
                if match.over:
                    match.undo()
                    break
            found.append(match)
    return found
