"""Dimenticato for people and programs: options, setup, texts, views, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavolino.rules.bits import members_of
from tavolino.rules.chance import Rng
from tavolino.rules.dimenticato.board import geometry, place_of, row_and_column
from tavolino.rules.dimenticato.position import (
    FIGURES,
    GO,
    NO_FIGURE,
    NOBODY,
    PASS,
    Dimenticato,
    Layout,
)
from tavolino.rules.dimenticato.texts import (
    action_code,
    action_text,
    back_of,
    figure_of,
    goal_of,
    told,
)
from tavolino.rules.dimenticato.ways import LEAVE, SHIFT, Lists
from tavolino.rules.dimenticato.worlds import check_cards, deal_cards, guess_values
from tavolino.rules.game import Entry, Game, Options, Setup, View, decision_limit, start_seat
from tavolino.rules.position import OVER, Position

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
            forgets=True,
        )

    def deal(self, players: int, options: Mapping[str, object], rng: Rng) -> Setup:
        start = int(rng.below(players))
        values, colours = deal_cards(players, rng)
        return {"start": start, "values": values, "colours": colours}

    def begin(self, players: int, options: Options, setup: Setup) -> Position:
        start = start_seat(setup, players, "values", "colours")
        check_cards(players, setup["values"], setup["colours"])
        limit = options["limit"]
        assert isinstance(limit, int)
        return Dimenticato(
            players, start, limit, Layout(players, setup["values"], setup["colours"])
        )

    def setup(self, position: Position) -> Setup:
        assert isinstance(position, Dimenticato)
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

    # -- why not --------------------------------------------------------------------------

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, Dimenticato)
        figure = figure_of(code)
        if position.walker != NO_FIGURE:
            if GO <= code < PASS and figure == position.walker:
                return move_refusal(position, code, int(position.announced()))
            return "must-go"
        waits = code < PASS and position.waiting() >> figure & 1
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
        if position.walking() >> figure & 1:
            return "announce-first"
        return move_refusal(position, code, SHIFT)

    # -- what a seat may know -------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> View:
        assert isinstance(position, Dimenticato)
        view = self.common_view(position, seat, {"limit": int(position.limit)})
        over = position.to_move == OVER
        seats = range(int(position.players))
        dice = range(int(position.track.dice))
        numbers = position.layout.numbers
        view["numbers"] = [
            int(numbers[field]) if over or position.standing[field] == NOBODY else None
            for field in dice
        ]
        view["colours"] = [int(position.layout.colours[field]) for field in dice]
        view["figures"] = [
            [field_pair(position, FIGURES * k + figure) for figure in range(FIGURES)]
            for k in seats
        ]
        view["left"] = [
            [figure + 1 for figure in members_of(position.left >> FIGURES * k & 15)]
            for k in seats
        ]
        view["announced"] = None
        if position.walker != NO_FIGURE and not over:
            view["announced"] = {
                "figure": int(position.walker) + 1,
                "number": int(position.announced()),
            }
        return view

    def looked_back(self, position: Position, seat: int | None) -> View:
        """Nothing is covered any more."""
        return self.view(position, seat) | {"numbers": self.setup(position)["values"]}

    def has_secrets(self, options: Options) -> bool:
        return True

    def entry(self, position: Position, code: int) -> Entry:
        """A decision about to be made; of an announcement also whether its figure moves."""
        entry: Entry = {"seat": int(position.to_move), "action": self.text(code)}
        if code < GO:
            after = position.copy()
            assert isinstance(after, Dimenticato)
            after.apply(code)
            entry["moves"] = after.walker != NO_FIGURE
        return entry

    def redact(
        self, entries: Sequence[Entry], position: Position, seat: int | None
    ) -> list[Entry]:
        assert isinstance(position, Dimenticato)
        if position.to_move == OVER:
            return [dict(entry) for entry in entries]
        return told(entries, position.track, position.walker != NO_FIGURE)

    def determinize(self, view: View, rng: Rng) -> Position:
        players = view["players"]
        known = list(view["numbers"])
        announced = view["announced"]
        empty = Layout(players, [], [])
        position = Dimenticato(players, view["start"], view["options"]["limit"], empty)
        self.restore_common(position, view)
        track = position.track
        for field in track.first_fields:
            position.standing[field] = NOBODY
        for seat in range(players):
            for figure, (row, column) in enumerate(view["figures"][seat]):
                position.put(FIGURES * seat + figure, track.field_at[place_of(row, column)])
            for figure in view["left"][seat]:
                position.left += 2 ** (FIGURES * seat + figure - 1)
        if announced is not None:
            position.walker = announced["figure"] - 1
            under = position.field[FIGURES * view["to_move"] + announced["figure"] - 1]
            known[int(under)] = announced["number"]
        values = guess_values(players, known, rng)
        position.layout = Layout(players, values, view["colours"])
        return position

    def geometry(self, players: int) -> dict[str, Any]:
        return geometry(players)


def field_pair(position: Dimenticato, index: int) -> list[int]:
    """Where a figure stands, as row and column."""
    return row_and_column(int(position.track.places[position.field[index]]))


def move_refusal(position: Dimenticato, code: int, kind: int) -> str:
    """Why a figure that may move so many steps, or leave, or shift, may not move like this.

    Nothing here looks at a number, except that the mover has just announced `kind` itself.
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
    """Whether a goal is on one of the lists."""
    return goal in [goals.items[k] for k in range(goals.first[which], goals.first[which + 1])]
