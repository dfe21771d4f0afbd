"""My First Triominos for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from mypy_extensions import i64

from tavolino.games.triominos.rules.board import (
    cell_name,
    cell_named,
    corner,
    count_touching,
    geometry,
    hexagon,
)
from tavolino.games.triominos.rules.cards import (
    CARD_NAMES,
    CARD_OF,
    CARDS,
    JOKER,
    NO_CARD,
    TEXT_READINGS,
    corners_text,
    need_text,
)
from tavolino.games.triominos.rules.effects import effects
from tavolino.games.triominos.rules.past import DEALT, NOBODY
from tavolino.games.triominos.rules.pointing import meant, ways
from tavolino.games.triominos.rules.position import (
    BUY,
    CORNER_BITS,
    LAY,
    PASS,
    SWAP,
    TriominosPosition,
    gained_places,
)
from tavolino.games.triominos.rules.reasons import REASONS, refusal
from tavolino.games.triominos.rules.types import (
    TriominosEntry,
    TriominosGeometry,
    TriominosOptions,
    TriominosSetup,
    TriominosView,
)
from tavolino.games.triominos.rules.variant import variant_of
from tavolino.games.triominos.rules.worlds import TriominosWorlds
from tavolino.rules.bits import BIT, members_of
from tavolino.rules.chance import Rng
from tavolino.rules.errors import BadSetup, NotAnAction
from tavolino.rules.game import Game, Moves, Option, start_seat
from tavolino.rules.packed import vec
from tavolino.rules.position import OVER, Position
from tavolino.rules.types import Effect, Entry, Options, Types, View


class TriominosGame(Game):
    """The rules of My First Triominos, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "triominos",
            "My First Triominos",
            (
                Option("joker", True, (True, False)),
                Option("open_racks", False, (True, False)),
                Option("joker_side", "corner", ("corner", "side")),
                Option("ties", "shared", ("shared", "cards")),
            ),
            ("limit", "pot", "passes"),
            REASONS,
            rules_version=2,
            oldest_version=1,
            hides=True,
            revealing=("card",),
            types=Types(
                TriominosView,
                TriominosGeometry,
                TriominosOptions,
                TriominosSetup,
                TriominosEntry,
            ),
        )

    # -- setup --------------------------------------------------------------------------------

    def deal(self, players: int, options: Options, rng: Rng) -> TriominosSetup:
        start = int(rng.below(players))
        deck = rng.shuffled(list(range(deck_size(options))))
        first = players * DEALT
        if deck[first] == JOKER:
            deck.pop(first)
            behind = len(deck) - first
            deck.insert(first + 1 + int(rng.below(behind)), JOKER)
        return {"start": start, "deck": [CARD_NAMES[card] for card in deck]}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        start = start_seat(setup, players, "deck")
        deck = check_deck(setup["deck"], deck_size(options))
        first = players * DEALT
        if deck[first] == JOKER:  # is never drawn, but people may enter their own deck
            deck.append(deck.pop(first))
        variant = variant_of(cast("TriominosOptions", options))
        position = TriominosPosition(players, start, variant)
        position.deal(vec[i64](deck))
        return position

    def setup(self, position: Position) -> TriominosSetup:
        assert isinstance(position, TriominosPosition)
        deck = position.deck
        names = [CARD_NAMES[int(deck[place])] for place in range(len(deck))]
        return {"start": int(position.start), "deck": names}

    # -- texts --------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        if code == PASS:
            return "pass"
        if code == BUY:
            return "buy"
        corners = corners_text(code & CORNER_BITS)
        if code >= SWAP:
            return f"swap={corners}"
        return f"{cell_name(code >> 9)}={corners}"

    def code(self, text: str) -> int:
        if text == "pass":
            return PASS
        if text == "buy":
            return BUY
        if text[:5] == "swap=" and text[5:] in TEXT_READINGS and text[5:] != "***":
            return SWAP + TEXT_READINGS[text[5:]]
        name, _, corners = text.partition("=")
        if corners in TEXT_READINGS:
            try:
                return LAY + (cell_named(name) << 9) + TEXT_READINGS[corners]
            except ValueError:
                pass
        raise NotAnAction(f"{text!r} is no action of My First Triominos")

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, TriominosPosition)
        return refusal(position, code)

    def ways(self, code: int) -> list[list[str]]:
        return ways(code)

    def meant(self, position: Position, pointed: Sequence[str]) -> int | None:
        assert isinstance(position, TriominosPosition)
        return meant(position, pointed)

    # -- what a seat may know -----------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> TriominosView:
        assert isinstance(position, TriominosPosition)
        seats = range(int(position.players))
        seen = [sees(position, seat, other) for other in seats]
        taker = int(position.joker_taker)
        first = int(position.players) * DEALT + 1
        return {
            **self.common_view(position, seat),
            "options": position.variant.options.copy(),
            "table": [
                self.text(int(position.laid[k])) for k in range(int(position.laid_count))
            ],
            "free": free_cells(position),
            "hexagons": hexagons(position),
            "chips": [int(position.chips[k]) for k in seats],
            "rack_sizes": [len(members_of(position.racks[k])) for k in seats],
            "racks": [rack_names(position, k) if seen[k] else None for k in seats],
            "gained": [gained_names(position, k) if seen[k] else None for k in seats],
            "pot": int(position.pot()),
            "passed": int(position.passed),
            "last_turns": None if position.pot() else int(position.last_turns),
            "joker_taker": None if taker == NOBODY else taker,
            "buyers": [int(position.past.buyer[k]) for k in range(first, int(position.top))],
            "played": played_bounds(position),
            "lacked": [lacked_bounds(position, k) for k in seats],
        }

    def has_secrets(self, options: Options) -> bool:
        return not options["open_racks"]

    def reveals(self, entry: Entry, options: Options, seat: int) -> bool:
        """Laying a card or passing gives away something of a rack, unless racks are open."""
        if options["open_racks"]:
            return "card" in entry
        return super().reveals(entry, options, seat)

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        assert isinstance(before, TriominosPosition)
        assert isinstance(after, TriominosPosition)
        return effects(before, code, after)

    def winning_places(self, position: Position, seat: int) -> list[str]:
        """The cells of the cards that the seat laid, which earned its chips."""
        assert isinstance(position, TriominosPosition)
        laid = [int(position.laid[k]) for k in range(int(position.laid_count))]
        layer = position.past.layer
        return [
            cell_name(lay >> 9) for lay in laid if layer[CARD_OF[lay & CORNER_BITS]] == seat
        ]

    def entry(self, before: Position, code: int, after: Position) -> TriominosEntry:
        """The entry of a decision; for a purchase, with the card."""
        assert isinstance(before, TriominosPosition)
        entry = cast("TriominosEntry", super().entry(before, code, after))
        if code == BUY:
            entry["card"] = CARD_NAMES[int(before.deck[before.top])]
        return entry

    def redact(
        self,
        entries: Sequence[Entry],
        position: Position,
        seat: int | None,
        first: int = 0,
        last: int | None = None,
        moves: Moves | None = None,
    ) -> list[Entry]:
        """Leaves out bought cards, except for those who see the rack they came to."""
        assert isinstance(position, TriominosPosition)
        return [
            entry
            if "card" not in entry or sees(position, seat, entry["seat"])
            else without_card(entry)
            for entry in entries[first:last]
        ]

    def determinize(self, view: View, rng: Rng) -> Position:
        return self.worlds(view)(rng)

    def worlds(self, view: View) -> Callable[[Rng], Position]:
        own_view = cast("TriominosView", view)
        return TriominosWorlds(own_view, self.known_position(own_view)).draw

    def longest(self, players: int, options: Options) -> int:
        """A bound: until all cards are laid and bought.

        Each card is laid once, but the joker again after each swap, which lays a card too. Each
        is bought at most once. Between two such turns, not every seat passes.
        """
        return 3 * NO_CARD * players

    def known_position(self, view: TriominosView) -> TriominosPosition:
        """The position as far as a view shows it: without the deck and the racks."""
        variant = variant_of(view["options"])
        position = TriominosPosition(view["players"], view["start"], variant)
        self.restore_common(position, view)
        for text in view["table"]:
            code = self.code(text)
            position.put(code >> 9, code & CORNER_BITS)
        for seat in range(view["players"]):
            position.chips[seat] = view["chips"][seat]
        position.passed = view["passed"]
        position.last_turns = view["last_turns"] or 0
        taker = view["joker_taker"]
        position.joker_taker = NOBODY if taker is None else taker
        recall(position, view)
        return position

    def geometry(self, players: int) -> TriominosGeometry:
        return geometry()


def deck_size(options: Options) -> int:
    """36 cards, or 35 without the joker."""
    return NO_CARD if options["joker"] else JOKER


def check_deck(names: object, size: int) -> list[int]:
    """The cards with these names. Raises BadSetup unless each is there exactly once."""
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        deck = [CARDS.get(name, NO_CARD) for name in names]
        if sorted(deck) == list(range(size)):
            return deck
    raise BadSetup(f"deck has each of the {size} cards once")


def sees(position: TriominosPosition, seat: int | None, other: int) -> bool:
    """Whether a seat, or a spectator, sees the rack of another."""
    return seat == other or position.variant.open_racks or position.to_move == OVER


def rack_names(position: TriominosPosition, seat: int) -> list[str]:
    """The cards on a rack, the joker last."""
    return [CARD_NAMES[card] for card in members_of(position.racks[seat])]


def gained_names(position: TriominosPosition, seat: int) -> list[str]:
    """The cards a seat was dealt and bought, in that order."""
    return [CARD_NAMES[int(position.deck[k])] for k in gained_places(position, seat)]


def free_cells(position: TriominosPosition) -> dict[str, str]:
    """The free cells beside cards, row by row from the top, and the numbers they ask for."""
    rim = [int(position.rim[k]) for k in range(int(position.rim_size))]
    rim.sort(key=lambda cell: (-(cell & 63), cell >> 6 & 63, cell >> 12))
    return {cell_name(cell): need_text(position.need(cell)) for cell in rim}


def hexagons(position: TriominosPosition) -> list[list[str]]:
    """The cells of each hexagon on the table."""
    cells = [int(position.laid[k]) >> 9 for k in range(int(position.laid_count))]
    vertices = {int(corner(cell, k)) for cell in cells for k in range(3)}
    full = [vertex for vertex in vertices if count_touching(position.table, vertex) == 6]
    return [hexagon(vertex) for vertex in sorted(full)]


def without_card(entry: Entry) -> Entry:
    """The entry of a purchase without its card."""
    return {"seat": entry["seat"], "action": entry["action"], "effects": entry["effects"]}


def played_bounds(position: TriominosPosition) -> dict[str, list[int]]:
    """For each card laid: the seat, and the bounds of the number at which it got the card."""
    past = position.past
    found = {}
    for card in members_of(past.shown):
        seat = int(past.layer[card])
        if seat != NOBODY:
            since = int(past.since[seat * NO_CARD + card])
            found[CARD_NAMES[card]] = [seat, since, int(past.before[card])]
    return found


def lacked_bounds(position: TriominosPosition, seat: int) -> dict[str, int]:
    """For each card never laid that a seat lacked when it passed: since when it may have it."""
    past = position.past
    unseen = members_of((BIT[len(position.deck)] - 1) & ~past.shown)
    return {
        CARD_NAMES[card]: int(past.since[seat * NO_CARD + card])
        for card in unseen
        if past.since[seat * NO_CARD + card]
    }


def recall(position: TriominosPosition, view: TriominosView) -> None:
    """Restores what is known of the past from a view."""
    past = position.past
    position.top = view["players"] * DEALT + 1
    past.shown = 2 ** int(CARD_OF[position.laid[0] & CORNER_BITS])
    for seat in view["buyers"]:
        past.buy(seat, position.top)
        position.top += 1
    for name, (seat, since, before) in view["played"].items():
        past.show(seat, CARDS[name])
        past.before[CARDS[name]] = before
        past.since[seat * NO_CARD + CARDS[name]] = since
    for seat, cards in enumerate(view["lacked"]):
        for name, since in cards.items():
            past.since[seat * NO_CARD + CARDS[name]] = since
