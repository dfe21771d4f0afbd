"""Matches cannot grow for ever, and long ones keep no one else waiting."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hosted_matches import add, do, row_of, seated
from pebbles import Pebbles, PebblesGame
from tavolino.games import GAMES, descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.rules.errors import BadOptions
from tavolino.rules.game import LONGEST_LIMIT
from tavolino.rules.position import Position
from tavolino.rules.types import Options
from tavolino.server.match.commands import (
    MOST_REQUESTS,
    Act,
    Answer,
    AskUndo,
    OfferDraw,
    Rematch,
    Resign,
    handle,
)
from tavolino.server.match.events import Acted, TakenBack
from tavolino.server.match.hosted import MOST_EVENTS, HostedMatch
from tavolino.server.match.refusals import Refused

# -- how long a match can get ------------------------------------------------------------------


def test_no_game_has_a_limit_that_no_table_reaches() -> None:
    with pytest.raises(BadOptions, match="from 1 to 2000"):
        GAMES["anneaux"].complete({"limit": LONGEST_LIMIT + 1})
    highest = [
        option.default
        for game in GAMES.values()
        for option in game.options
        if option.name == "limit"
    ]
    assert max(highest) * 2 == LONGEST_LIMIT


def act(hosted: HostedMatch) -> None:
    """The seat to move plays its first legal action."""
    number = hosted.number + 1
    action = hosted.match.legal()[0]
    do(hosted, Act(id=f"act-{number:06}", number=number, seat=hosted.to_move, action=action))


def test_a_decision_is_asked_back_only_so_often() -> None:
    alone = seated(row_of(), bots=(1 - seated(row_of()).to_move,))
    together = seated(row_of())
    for hosted in (alone, together):
        mover = hosted.to_move
        for _ in range(MOST_REQUESTS):
            act(hosted)
            ask = AskUndo(id="ask-undo", number=hosted.number + 1, seat=mover)
            if not isinstance(do(hosted, ask), TakenBack):
                number = hosted.number + 1
                yes = Answer(id="consents", number=number, seat=1 - mover, to="undo", yes=True)
                do(hosted, yes)
        act(hosted)
        with pytest.raises(Refused, match="often enough"):
            handle(hosted, ask, 0)


def test_sharing_the_win_is_offered_only_so_often() -> None:
    hosted = seated(row_of())
    for _ in range(MOST_REQUESTS):
        do(hosted, OfferDraw(id="offer-it", number=hosted.number + 1, seat=0))
        no = Answer(id="rather-not", number=hosted.number + 1, seat=1, to="draw", yes=False)
        do(hosted, no)
    with pytest.raises(Refused, match="often enough"):
        handle(hosted, OfferDraw(id="offer-it", number=hosted.number + 1, seat=0), 0)


class EndlessPebbles(Pebbles):
    """A heap of which nothing is ever taken away."""

    def fresh(self) -> Position:
        return EndlessPebbles(int(self.players), 0, 1, 0)

    def apply(self, code: int) -> None:
        self.decisions += 1
        self.pass_on()


class EndlessGame(PebblesGame):
    """Pebbles without an end, such as a package may bring."""

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        return EndlessPebbles(players, 0, 1, 12)


def test_a_game_without_an_end_ends_after_so_many_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Endless(Descriptor):
        rules = EndlessGame()

    monkeypatch.setitem(descriptors(), "pebbles", Endless())
    hosted = seated(row_of("pebbles", players=3))
    do(hosted, Resign(id="gives-up", number=4, seat=1))
    while hosted.number < MOST_EVENTS - 1:
        add(hosted, Acted(hosted.to_move, "take 1"))
    assert hosted.summary().phase == "on"
    act(hosted)
    assert hosted.result is not None
    assert (hosted.result.ending, hosted.result.winners) == ("limit", [0, 2])
    assert (hosted.phase, hosted.bot_due()) == ("over", None)
    do(hosted, Rematch(id="once-more", number=MOST_EVENTS + 1, seat=0))
    for command in (OfferDraw, Resign, Rematch):
        with pytest.raises(Refused):
            handle(hosted, command(id="no-more-now", number=MOST_EVENTS + 2, seat=0), 0)
