"""Dimenticato for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from tavolino.games.dimenticato.rules.board import (
    geometry,
    place_name,
    place_of,
    row_and_column,
)
from tavolino.games.dimenticato.rules.effects import effects
from tavolino.games.dimenticato.rules.position import (
    FIGURES,
    GO,
    HOME,
    NO_FIGURE,
    NOBODY,
    PASS,
    DimenticatoPosition,
    Layout,
)
from tavolino.games.dimenticato.rules.redaction import visible_entries
from tavolino.games.dimenticato.rules.texts import (
    action_code,
    action_text,
    back_of,
    figure_of,
    goal_of,
)
from tavolino.games.dimenticato.rules.types import (
    Announced,
    DimenticatoEntry,
    DimenticatoGeometry,
    DimenticatoOptions,
    DimenticatoSetup,
    DimenticatoView,
)
from tavolino.games.dimenticato.rules.ways import LEAVE, SHIFT, Lists
from tavolino.games.dimenticato.rules.worlds import check_cards, deal_cards, guess_values
from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game, decision_limit, start_seat
from tavolino.rules.position import OVER, Position
from tavolino.rules.types import Effect, Entry, Options, Types, View

REASONS: Final = {
    "over": "the game is over",
    "must-go": "you announced the right number: now go with that figure",
    "must-leave": "first your figures have to leave their start fields",
    "must-act": "you may only pass when nothing else is possible",
    "not-on-track": "a number is announced for a figure on the track",
    "announce-first": "first announce the number the figure stands on",
    "cannot-leave": "none of your figures can leave its start field now",
    "not-a-field": "this board has no such field",
    "own-card": "a figure that leaves goes further than your own large card",
    "no-way": "no way of the right length leads there",
    "home-only": "a figure that is home may only go to another start field of yours",
    "own-figure": "a figure of yours stands there",
    "safe": "the figure there is safe on its own colour",
    "no-way-back": "the figure there cannot be set back to any field",
    "say-where": "say to which field the figure there is set back",
    "not-back-there": "the figure there cannot be set back to that field",
    "nobody-there": "nobody stands there to be set back",
}


class DimenticatoGame(Game):
    """The rules of Dimenticato, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "dimenticato",
            "Dimenticato",
            (decision_limit(1000),),
            ("limit", "home"),
            REASONS,
            hides=True,
            forgets=True,
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
        layout = Layout(players, dealt["values"], dealt["colours"])
        limit = cast("DimenticatoOptions", options)["limit"]
        return DimenticatoPosition(players, start, limit, layout)

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

    # -- refusals -------------------------------------------------------------------------

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, DimenticatoPosition)
        figure = figure_of(code)
        if position.walker != NO_FIGURE:
            if GO <= code < PASS and figure == position.walker:
                return move_refusal(position, code, int(position.announced_number()))
            return "must-go"
        waits = code < PASS and position.waiting_figures() >> figure & 1
        if position.count_leaving():
            if code >= GO and waits:
                return move_refusal(position, code, LEAVE)
            return "must-leave"
        if code == PASS:
            return "must-act"
        if code < GO:
            return "not-on-track"
        if waits:
            return "cannot-leave"
        if position.walking_figures() >> figure & 1:
            return "announce-first"
        return move_refusal(position, code, SHIFT)

    # -- what a seat may know -------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> DimenticatoView:
        assert isinstance(position, DimenticatoPosition)
        over = position.to_move == OVER
        seats = range(int(position.players))
        dice = range(int(position.track.dice))
        numbers = position.layout.numbers
        return {
            **self.common_view(position, seat),
            "options": {"limit": int(position.limit)},
            "numbers": [
                int(numbers[field]) if over or position.standing[field] == NOBODY else None
                for field in dice
            ],
            "colours": [int(position.layout.colours[field]) for field in dice],
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
        values: list[int | None] = list(self.setup(position)["values"])
        return {**self.view(position, seat), "numbers": values}

    def has_secrets(self, options: Options) -> bool:
        return True

    def reveals(self, entry: Entry, options: Options, seat: int) -> bool:
        """Only announcements do: apart from them, all seats know the same."""
        return "moves" in entry

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
        assert isinstance(after, DimenticatoPosition)
        entry = cast("DimenticatoEntry", super().entry(before, code, after))
        if code < GO:
            entry["moves"] = after.walker != NO_FIGURE
        return entry

    def redact(
        self, entries: Sequence[Entry], position: Position, seat: int | None, first: int = 0
    ) -> list[Entry]:
        assert isinstance(position, DimenticatoPosition)
        later = entries[first:]
        return list(later) if position.to_move == OVER else visible_entries(later, position)

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("DimenticatoView", view)
        players = view["players"]
        known = list(view["numbers"])
        said = view["announced"]
        empty = Layout(players, [], [])
        position = DimenticatoPosition(players, view["start"], view["options"]["limit"], empty)
        self.restore_common(position, view)
        track = position.track
        for field in track.first_fields:
            position.standing[field] = NOBODY
        for seat in range(players):
            for figure, (row, column) in enumerate(view["figures"][seat]):
                position.put(FIGURES * seat + figure, track.field_at[place_of(row, column)])
            for figure in view["left"][seat]:
                position.left += 2 ** (FIGURES * seat + figure - 1)
        if said is not None:
            position.walker = said["figure"] - 1
            under = position.field[FIGURES * view["to_move"] + said["figure"] - 1]
            known[int(under)] = said["number"]
        values = guess_values(players, known, rng)
        position.layout = Layout(players, values, view["colours"])
        return position

    def geometry(self, players: int) -> DimenticatoGeometry:
        return geometry(players)


def current_announcement(position: DimenticatoPosition) -> Announced | None:
    """A right announcement whose move is still to come."""
    if position.walker == NO_FIGURE:
        return None
    return {"figure": int(position.walker) + 1, "number": int(position.announced_number())}


def departed_figures(position: DimenticatoPosition, seat: int) -> list[int]:
    """The numbers of a seat's figures that have left their start fields."""
    return [figure + 1 for figure in members_of(position.left >> FIGURES * seat & 15)]


def is_home(position: DimenticatoPosition, seat: int, number: int) -> bool:
    """Whether a figure, once it has left, stands on a start field again."""
    return position.field[FIGURES * seat + number - 1] >= position.track.dice


def field_pair(position: DimenticatoPosition, index: int) -> list[int]:
    """Where a figure stands, as row and column."""
    return row_and_column(int(position.track.places[position.field[index]]))


def move_refusal(position: DimenticatoPosition, code: int, kind: int) -> str:
    """Why a figure that may move so many steps, leave or shift may not make this move.

    Looks at no number, except that `kind` is what the mover has just announced.
    """
    track = position.track
    me = position.to_move
    origin = position.field[FIGURES * me + figure_of(code)]
    goal = track.field_at[goal_of(code)]
    if goal < 0:
        return "not-a-field"
    other = position.standing[goal] - 1
    if other >= 0 and other // FIGURES == me:
        return "own-figure"
    if not leads_to(track.goals, int(track.goal_list(me, origin, kind)), int(goal)):
        if kind == LEAVE and track.board.on_large(int(me), int(goal)):
            return "own-card"
        return "home-only" if kind == SHIFT else "no-way"
    if other < 0:
        return "nobody-there"
    if position.layout.colours[goal] == other // FIGURES:
        return "safe"
    if position.landings(origin, goal) == 0:
        return "no-way-back"
    return "not-back-there" if back_of(code) else "say-where"


def leads_to(goals: Lists, which: int, goal: int) -> bool:
    """Whether a goal is in list `which`."""
    return goal in [goals.items[k] for k in range(goals.first[which], goals.first[which + 1])]
