"""Mills for people and programs: options, setup, texts, views, reasons, effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tavolino.rules.bits import BIT
from tavolino.rules.chance import Rng
from tavolino.rules.errors import NotAnAction
from tavolino.rules.game import Game, Option, decision_limit, start_seat
from tavolino.rules.position import Position
from tavolino.rules.reasons import Reason
from tavolino.rules.types import (
    Effect,
    Options,
    Piece,
    PlainGeometry,
    Setup,
    Types,
    View,
    effect,
)

from tavolino_mills.board import (
    MILLS,
    NAMES,
    geometry,
    in_mills,
    names_of,
    neighbours,
    point_named,
)
from tavolino_mills.position import MOVE, NINE, NO_MOVE, PLACE, TAKE, TOO_FEW, Mills
from tavolino_mills.types import MillsOptions, MillsView

REASONS: Final = {
    "over": Reason("the game is over"),
    "take-first": Reason("you closed a mill: first take a man of the other seat"),
    "nothing-to-take": Reason("only a mill lets you take a man"),
    "not-theirs": Reason("there is no man of the other seat on that point"),
    "in-a-mill": Reason("that man is in a mill, and others are not"),
    "place-first": Reason("you move when all your men are placed"),
    "hand-empty": Reason("all your men are placed"),
    "point-taken": Reason("that point is taken"),
    "not-your-man": Reason("there is no man of yours on that point"),
    "too-far": Reason("a man moves along a line to the next point"),
}


class MillsGame(Game):
    """The rules of Mills, in texts and plain JSON values."""

    def __init__(self) -> None:
        super().__init__(
            "mills",
            "Nine Men's Morris",
            (Option("flying", True, (True, False)), decision_limit(300)),
            ("limit", "too-few", "no-move"),
            REASONS,
            types=Types(MillsView, PlainGeometry, MillsOptions),
            players=(2,),
        )

    def deal(self, players: int, options: Options, rng: Rng) -> Setup:
        return {"start": int(rng.below(players))}

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        chosen = cast("MillsOptions", options)
        return Mills(start_seat(setup, players), chosen["limit"], int(chosen["flying"]))

    def setup(self, position: Position) -> Setup:
        return {"start": int(position.start)}

    def text(self, code: int) -> str:
        goal = NAMES[code & 31]
        if code < MOVE:
            return f"place {goal}"
        if code < TAKE:
            return f"move {NAMES[code >> 5 & 31]} {goal}"
        return f"take {goal}"

    def code(self, text: str) -> int:
        try:
            match text.split(" "):
                case ["place", goal]:
                    return PLACE + point_named(goal)
                case ["move", start, goal] if start != goal:
                    return MOVE + (point_named(start) << 5) + point_named(goal)
                case ["take", goal]:
                    return TAKE + point_named(goal)
        except ValueError:
            pass
        raise NotAnAction(f"{text!r} is no action of Mills")

    def refusal(self, position: Position, code: int) -> str:
        assert isinstance(position, Mills)
        me = position.to_move
        if code >= TAKE:
            if not position.men.taking:
                return "nothing-to-take"
            return "in-a-mill" if position.men.board[1 - me] & BIT[code & 31] else "not-theirs"
        if position.men.taking:
            return "take-first"
        placing = code < MOVE
        if placing != (position.men.hand[me] > 0):
            return "hand-empty" if placing else "place-first"
        if not placing and not position.men.board[me] & BIT[code >> 5 & 31]:
            return "not-your-man"
        return "too-far" if position.men.free() & BIT[code & 31] else "point-taken"

    def view(self, position: Position, seat: int | None) -> MillsView:
        assert isinstance(position, Mills)
        pieces: dict[str, Piece] = {
            name: {"seat": owner}
            for owner in (0, 1)
            for name in names_of(position.men.board[owner])
        }
        hand = [int(position.men.hand[owner]) for owner in (0, 1)]
        there = [len(names_of(position.men.board[owner])) for owner in (0, 1)]
        return {
            **self.common_view(position, seat),
            "options": {"flying": bool(position.men.flying), "limit": int(position.limit)},
            "pieces": pieces,
            "counts": {
                "hand": hand,
                "lost": [NINE - hand[owner] - there[owner] for owner in (0, 1)],
            },
            "taking": bool(position.men.taking),
        }

    def determinize(self, view: View, rng: Rng) -> Position:
        view = cast("MillsView", view)
        position = self.start(2, view["options"], {"start": view["start"]})
        assert isinstance(position, Mills)
        self.restore_common(position, view)
        position.men.to_move = position.to_move
        for name, piece in view["pieces"].items():
            owner = 1 if piece["seat"] else 0
            position.men.board[owner] = position.men.board[owner] | BIT[point_named(name)]
        for owner in (0, 1):
            position.men.hand[owner] = view["counts"]["hand"][owner]
        position.men.taking = int(view["taking"])
        return position

    def effects(self, before: Position, code: int, after: Position) -> list[Effect]:
        assert isinstance(before, Mills)
        assert isinstance(after, Mills)
        me = int(before.to_move)
        goal = code & 31
        if code >= TAKE:
            return [effect("taken", 1 - me, [NAMES[goal]])]
        if code < MOVE:
            done = effect("placed", me, [NAMES[goal]])
        else:
            how = "fly" if before.men.flies(me) else "step"
            done = effect("moved", me, [NAMES[code >> 5 & 31], NAMES[goal]], why=how)
        mine = after.men.board[me]
        closed = [
            [NAMES[point] for point in mill]
            for mill in MILLS
            if goal in mill and all(mine & BIT[point] for point in mill)
        ]
        return [done, *(effect("line", me, names, 3) for names in closed)]

    def winning_places(self, position: Position, seat: int) -> list[str]:
        """The winner's mills, or the men beside those that cannot move."""
        assert isinstance(position, Mills)
        mine, theirs = position.men.board[seat], position.men.board[1 - seat]
        if position.ending == TOO_FEW:
            return names_of(in_mills(mine))
        return names_of(mine & neighbours(theirs)) if position.ending == NO_MOVE else []

    def geometry(self, players: int) -> PlainGeometry:
        return geometry()
