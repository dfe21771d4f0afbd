"""Dimenticato for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from tavolino.games.dimenticato.rules.board import (
    geometry,
    place_name,
    place_of,
    row_and_column,
)
from tavolino.games.dimenticato.rules.effects import effects, numbers_shown
from tavolino.games.dimenticato.rules.pointing import meant, ways
from tavolino.games.dimenticato.rules.position import (
    FIGURES,
    GO,
    HOME,
    NO_FIGURE,
    NOBODY,
    DimenticatoPosition,
    Layout,
)
from tavolino.games.dimenticato.rules.reasons import REASONS, refusal
from tavolino.games.dimenticato.rules.redaction import moved_figures, moves_of, visible_entry
from tavolino.games.dimenticato.rules.texts import (
    action_code,
    action_text,
)
from tavolino.games.dimenticato.rules.types import (
    Announced,
    DimenticatoEntry,
    DimenticatoGeometry,
    DimenticatoOptions,
    DimenticatoSetup,
    DimenticatoView,
)
from tavolino.games.dimenticato.rules.variant import variant_of
from tavolino.games.dimenticato.rules.worlds import (
    can_be_drawn,
    check_cards,
    deal_cards,
    guess_values,
)
from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game, Moves, Option, decision_limit, start_seat
from tavolino.rules.position import OVER, Position
from tavolino.rules.types import Effect, Entry, Options, Types, View


class DimenticatoGame(Game):
    """The rules of Dimenticato, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "dimenticato",
            "Dimenticato",
            (Option("shown", default=False, values=(False, True)), decision_limit(1000)),
            ("limit", "home"),
            REASONS,
            rules_version=2,
            oldest_version=1,
            hides=True,
            forgets=True,
            momentary=("shown",),
            types=Types(
                DimenticatoView,
                DimenticatoGeometry,
                DimenticatoOptions,
                DimenticatoSetup,
                DimenticatoEntry,
            ),
        )

    def deal(self, players: int, options: Options, rng: Rng) -> DimenticatoSetup:
        start = int(rng.below(players))
        values, colours = deal_cards(players, rng)
        return {"start": start, "values": values, "colours": colours}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        start = start_seat(setup, players, "values", "colours")
        check_cards(players, setup["values"], setup["colours"])
        dealt = cast("DimenticatoSetup", setup)
        drawn = can_be_drawn(players, dealt["values"])
        layout = Layout(players, dealt["values"], dealt["colours"], drawn)
        variant = variant_of(cast("DimenticatoOptions", options))
        return DimenticatoPosition(players, start, variant, layout)

    def setup(self, position: Position) -> DimenticatoSetup:
        assert isinstance(position, DimenticatoPosition)
        dice = range(int(position.track.dice))
        return {
            "start": int(position.start),
            "values": [int(position.layout.numbers[field]) for field in dice],
            "colours": [int(position.layout.colours[field]) for field in dice],
        }

    def text(self, code: int) -> str:
        return action_text(code)

    def code(self, text: str) -> int:
        return action_code(text)

    def vague_text(self, code: int) -> str:
        """An announcement without its number."""
        text = action_text(code)
        return f"{text[:-1]}?" if code < GO else text

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, DimenticatoPosition)
        return refusal(position, code)

    def ways(self, code: int) -> list[list[str]]:
        return ways(code)

    def meant(self, position: Position, pointed: Sequence[str]) -> int | None:
        assert isinstance(position, DimenticatoPosition)
        return meant(position, pointed)

    # -- what a seat may know -------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> DimenticatoView:
        assert isinstance(position, DimenticatoPosition)
        over = position.to_move == OVER
        seats = range(int(position.players))
        dice = range(int(position.track.dice))
        numbers = position.layout.numbers
        return {
            **self.common_view(position, seat),
            "options": position.variant.options,
            "numbers": [
                int(numbers[field]) if over or position.standing[field] == NOBODY else None
                for field in dice
            ],
            "colours": [int(position.layout.colours[field]) for field in dice],
            "drawn": position.layout.drawn,
            "figures": [
                [field_pair(position, FIGURES * k + figure) for figure in range(FIGURES)]
                for k in seats
            ],
            "left": [departed_figures(position, k) for k in seats],
            "home": [
                [n for n in departed_figures(position, k) if is_home(position, k, n)]
                for k in seats
            ],
            "announced": None if over else current_announcement(position),
        }

    def look_back(self, position: Position, seat: int | None) -> DimenticatoView:
        """Nothing is covered any more."""
        assert isinstance(position, DimenticatoPosition)
        view = self.view(position, seat)
        view["numbers"] = list(self.setup(position)["values"])
        if view["announced"] is not None:
            view["announced"]["number"] = int(position.announced_number())
        return view

    def has_secrets(self, options: Options) -> bool:
        return True

    def reveals(self, entry: Entry, options: Options, seat: int) -> bool:
        """Announcements do, what is shown for a moment, and takings by choice.

        After such a taking everyone knows a number that only the mover knew before.
        """
        chosen = any(each.get("why") == "chosen" for each in entry["effects"])
        return "moves" in entry or "shown" in entry or chosen

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        assert isinstance(before, DimenticatoPosition)
        assert isinstance(after, DimenticatoPosition)
        return effects(before, code, after)

    def winning_places(self, position: Position, seat: int) -> list[str]:
        """Its start fields, where all its figures are home."""
        assert isinstance(position, DimenticatoPosition)
        if position.ending != HOME:
            return []
        board = position.track.board
        return [place_name(board.places[field]) for field in board.starts(seat)]

    def entry(self, before: Position, code: int, after: Position) -> DimenticatoEntry:
        """The entry of a decision; for an announcement, with whether its figure moves."""
        assert isinstance(before, DimenticatoPosition)
        assert isinstance(after, DimenticatoPosition)
        entry = cast("DimenticatoEntry", super().entry(before, code, after))
        if code < GO:
            entry["moves"] = after.walker != NO_FIGURE
        if before.variant.shown:
            shown = numbers_shown(before, code)
            if shown:
                entry["shown"] = shown
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
        assert isinstance(position, DimenticatoPosition)
        if position.to_move == OVER:
            return list(entries[first:last])
        if moves is None:
            moves = moves_of(entries)
        plies = range(len(entries))[first:last]
        return [visible_entry(entries, ply, position, moves) for ply in plies]

    def moved(self, entry: Entry) -> list[int]:
        """The figure that walked, and the one it set back."""
        return moved_figures(entry)

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("DimenticatoView", view)
        players = view["players"]
        empty = Layout(players, [], [], view["drawn"])
        variant = variant_of(view["options"])
        position = DimenticatoPosition(players, view["start"], variant, empty)
        self.restore_common(position, view)
        track = position.track
        for field in track.first_fields:
            position.standing[field] = NOBODY
        for seat in range(players):
            for figure, (row, column) in enumerate(view["figures"][seat]):
                position.put(FIGURES * seat + figure, track.field_at[place_of(row, column)])
            for figure in view["left"][seat]:
                position.left += 2 ** (FIGURES * seat + figure - 1)
        lay_cards(position, view, rng)
        return position

    def geometry(self, players: int) -> DimenticatoGeometry:
        return geometry(players)


def lay_cards(position: DimenticatoPosition, view: DimenticatoView, rng: Rng) -> None:
    """Lays cards that could be the real ones in a world, and lets an awaited figure walk."""
    known, said = list(view["numbers"]), view["announced"]
    if said is None:
        lay(position, view, known, rng)
        return
    position.walker = said["figure"] - 1
    under = int(position.field[FIGURES * view["to_move"] + said["figure"] - 1])
    if said["number"] is not None:
        known[under] = said["number"]
    lay(position, view, known, rng)
    if known[under] is None:
        # All that everyone knows of the number is that it leads to takings alone.
        while not (
            position.may_stay()
            and position.count_moves(position.walker, position.announced_number())
        ):
            lay(position, view, known, rng)
        position.forgotten = view["seat"] == view["to_move"]


def lay(
    position: DimenticatoPosition, view: DimenticatoView, known: list[int | None], rng: Rng
) -> None:
    """Lays cards with these numbers, guessing those that are not known."""
    values = guess_values(view["players"], known, view["drawn"], rng)
    position.layout = Layout(view["players"], values, view["colours"], view["drawn"])


def current_announcement(position: DimenticatoPosition) -> Announced | None:
    """A right announcement whose move is still to come."""
    if position.walker == NO_FIGURE:
        return None
    number = int(position.announced_number()) if position.tells_number() else None
    return {"figure": int(position.walker) + 1, "number": number}


def departed_figures(position: DimenticatoPosition, seat: int) -> list[int]:
    """The numbers of a seat's figures that have left their start fields."""
    return [figure + 1 for figure in members_of(position.left >> FIGURES * seat & 15)]


def is_home(position: DimenticatoPosition, seat: int, number: int) -> bool:
    """Whether a figure, once it has left, stands on a start field again."""
    return position.field[FIGURES * seat + number - 1] >= position.track.dice


def field_pair(position: DimenticatoPosition, index: int) -> list[int]:
    """Where a figure stands, as row and column."""
    return row_and_column(int(position.track.places[position.field[index]]))
