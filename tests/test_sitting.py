"""What may be asked for in a match, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sittings import MATCH, add, do, row_of, seated
from tavolino.server.match.commands import (
    Act,
    Answer,
    AskUndo,
    OfferDraw,
    Rematch,
    Resign,
    judge_time,
)
from tavolino.server.match.events import (
    WATCHER,
    Acted,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Event,
    Joined,
    Rematched,
    Resigned,
    TakenBack,
    TimedOut,
    UndoAllowed,
    UndoAsked,
    UndoDeclined,
    decode_what,
)
from tavolino.server.match.kept import Clock, Stored
from tavolino.server.match.refusals import SENTENCES, Refused
from tavolino.server.match.sitting import RulesChanged, Sitting
from tavolino.server.match.telling import events_after, state_of


def ask(sitting: Sitting, kind: type[Any], seat: int, at: int = 0, **more: object) -> Any:
    """What a command of this kind becomes."""
    number = sitting.number + 1
    return do(sitting, kind(id=f"test-{number:04}", number=number, seat=seat, **more), at)


def act(sitting: Sitting, at: int = 0) -> Any:
    """The seat to move plays its first legal action."""
    return ask(sitting, Act, sitting.to_move, at, action=sitting.match.legal()[0])


def refused(sitting: Sitting, kind: type[Any], seat: int, at: int = 0, **more: object) -> str:
    """Why a command of this kind is refused."""
    before = sitting.number
    with pytest.raises(Refused) as refusal:
        ask(sitting, kind, seat, at, **more)
    assert sitting.number == before
    assert str(refusal.value)
    return refusal.value.reason


# -- seats and turns ---------------------------------------------------------------------------


def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    sitting = Sitting(row_of(players=3))
    assert (sitting.phase, sitting.to_move) == ("waiting", -1)
    for seat in (2, 0, 1):
        assert refused(sitting, Act, seat, action="@A1") == "waiting"
        add(sitting, Joined(seat, "Someone"))
    assert sitting.phase == "on"
    assert sitting.to_move == sitting.match.to_move


def test_only_the_seat_to_move_acts_and_only_by_the_rules() -> None:
    sitting = seated(row_of())
    mover = sitting.to_move
    assert refused(sitting, Act, 1 - mover, action="@A1") == "not_your_turn"
    assert refused(sitting, Act, mover, action="nonsense") == "not_an_action"
    assert refused(sitting, Act, 3, action="@A1") == "no_such_seat"
    assert ask(sitting, Act, mover, action="@A1") == Acted(mover, "@A1")
    with pytest.raises(Refused) as refusal:
        ask(sitting, Act, 1 - mover, action="@A1")
    assert refusal.value.reason == "illegal"
    assert refusal.value.rule in sitting.match.game.reasons


def test_every_refusal_has_its_sentence() -> None:
    assert all(sentence.endswith(".") for sentence in SENTENCES.values())
    assert all(str(Refused(reason)) == sentence for reason, sentence in SENTENCES.items())


def test_the_end_of_the_game_is_the_end_of_the_match() -> None:
    sitting = seated(row_of(options={"limit": 3}))
    for _ in range(3):
        act(sitting)
    assert sitting.result is not None
    assert (sitting.phase, sitting.result.ending) == ("over", "limit")
    assert sitting.result.winners == [0, 1]
    assert refused(sitting, Resign, 0) == "over"


# -- giving up ---------------------------------------------------------------------------------


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    sitting = seated(row_of())
    assert ask(sitting, Resign, 0) == Resigned(0)
    assert sitting.result is not None
    assert (sitting.result.ending, sitting.result.winners) == ("resigned", [1])


def test_of_three_a_bot_plays_on_for_whoever_gives_up() -> None:
    sitting = seated(row_of(players=3))
    mover = sitting.to_move
    ask(sitting, Resign, mover)
    assert sitting.phase == "on"
    assert sitting.bot_due() is not None
    assert refused(sitting, OfferDraw, mover) == "gone"
    ask(sitting, Resign, (mover + 1) % 3)
    assert sitting.result is not None
    assert sitting.result.winners == [(mover + 2) % 3]


def test_whoever_gave_up_is_offered_no_actions() -> None:
    sitting = seated(row_of(players=3))
    mover = sitting.to_move
    assert state_of(sitting, mover, 0).legal
    ask(sitting, Resign, mover)
    assert sitting.to_move == mover
    assert state_of(sitting, mover, 0).legal is None


def test_bots_do_not_play_on_among_themselves() -> None:
    sitting = seated(row_of(players=4), bots=(1, 2))
    ask(sitting, Resign, 0)
    assert sitting.phase == "on"
    ask(sitting, Resign, 3)
    assert sitting.result is not None
    assert sitting.result.winners == [1, 2]


# -- draws -------------------------------------------------------------------------------------


def test_a_win_is_shared_once_everyone_agrees() -> None:
    sitting = seated(row_of(players=3))
    assert ask(sitting, OfferDraw, 1) == DrawOffered(1)
    assert refused(sitting, OfferDraw, 2) == "offered_already"
    assert refused(sitting, Answer, 1, to="draw", yes=True) == "nothing_to_answer"
    assert ask(sitting, Answer, 0, to="draw", yes=True) == DrawAccepted(0)
    assert sitting.phase == "on"
    assert ask(sitting, Answer, 2, to="draw", yes=True) == DrawAccepted(2)
    assert sitting.result is not None
    assert (sitting.result.ending, sitting.result.winners) == ("agreed", [0, 1, 2])


def test_of_those_who_would_share_the_win_the_one_who_offered_is_told_first() -> None:
    sitting = seated(row_of(players=4))
    ask(sitting, OfferDraw, 2)
    ask(sitting, Answer, 0, to="draw", yes=True)
    for seat in (WATCHER, 1, 3):
        assert state_of(sitting, seat, now=0).draw == [2, 0]


def test_an_offer_ends_with_a_no_or_with_the_next_action() -> None:
    sitting = seated(row_of())
    ask(sitting, OfferDraw, 0)
    assert ask(sitting, Answer, 1, to="draw", yes=False) == DrawDeclined(1)
    assert refused(sitting, Answer, 1, to="draw", yes=True) == "nothing_to_answer"
    ask(sitting, OfferDraw, 0)
    act(sitting)
    assert refused(sitting, Answer, 1, to="draw", yes=True) == "nothing_to_answer"


def test_bots_agree_to_no_draw() -> None:
    assert refused(seated(row_of(), bots=(1,)), OfferDraw, 0) == "bots_play_on"


# -- taking back -------------------------------------------------------------------------------


def test_with_others_at_the_table_a_decision_is_taken_back_if_they_do_not_mind() -> None:
    sitting = seated(row_of(players=3))
    mover = sitting.to_move
    assert refused(sitting, AskUndo, mover) == "nothing_to_undo"
    act(sitting)
    before = sitting.at(sitting.number - 1).match.position.key()
    assert ask(sitting, AskUndo, mover) == UndoAsked(mover, 0)
    assert refused(sitting, AskUndo, mover) == "asked_already"
    assert refused(sitting, Answer, mover, to="undo", yes=True) == "nothing_to_answer"
    first, last = (mover + 1) % 3, (mover + 2) % 3
    assert ask(sitting, Answer, first, to="undo", yes=True) == UndoAllowed(first)
    assert ask(sitting, Answer, last, to="undo", yes=True) == TakenBack(mover, 0)
    assert sitting.match.position.key() == before
    assert sitting.to_move == mover


def test_someone_who_minds_ends_the_wish() -> None:
    sitting = seated(row_of())
    mover = sitting.to_move
    act(sitting)
    ask(sitting, AskUndo, mover)
    assert ask(sitting, Answer, 1 - mover, to="undo", yes=False) == UndoDeclined(1 - mover)
    assert sitting.undo is None
    assert len(sitting.match.entries) == 1


def test_against_bots_a_decision_is_taken_back_at_once_with_their_answers() -> None:
    sitting = seated(row_of(seed=1), bots=(1,))
    while sitting.to_move != 0:
        act(sitting)
    start = len(sitting.match.entries)
    act(sitting)
    while sitting.to_move != 0:
        act(sitting)
    assert ask(sitting, AskUndo, 0) == TakenBack(0, start)
    assert len(sitting.match.entries) == start


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
def test_nothing_is_taken_back_once_something_was_shown(game: str) -> None:
    sitting = seated(row_of(game), bots=(1,))
    for _ in range(200):
        mover = sitting.to_move
        act(sitting)
        if sitting.match.game.reveals(sitting.match.entries[-1]) and mover == 0:
            assert refused(sitting, AskUndo, 0) == "shown"
            return
    pytest.fail("nothing was shown in 200 decisions")


def test_of_what_was_taken_back_nothing_is_told() -> None:
    sitting = seated(row_of(), bots=(1,))
    while sitting.to_move != 0:
        act(sitting)
    number = sitting.number + 1
    act(sitting)
    ask(sitting, AskUndo, 0)
    told = {tell.number: tell for tell in events_after(sitting, 0, 1, now=0)}
    assert told[number].what.entry is None  # type: ignore[union-attr]


# -- rematch -----------------------------------------------------------------------------------


def test_there_is_one_rematch_and_only_after_the_end() -> None:
    sitting = seated(row_of())
    assert refused(sitting, Rematch, 0) == "not_over"
    ask(sitting, Resign, 0)
    assert ask(sitting, Rematch, 0) == Rematched(0, "r" * 22)
    assert refused(sitting, Rematch, 1) == "rematched"


# -- time --------------------------------------------------------------------------------------


def test_without_a_clock_nothing_runs_out() -> None:
    sitting = seated(row_of())
    assert sitting.standing().deadline is None
    act(sitting, at=10**12)


def test_time_for_each_decision_begins_anew() -> None:
    sitting = seated(row_of(clock=Clock(per="move", seconds=10)))
    assert sitting.standing().deadline == 10_000
    act(sitting, at=9_000)
    assert sitting.standing().deadline == 19_000
    assert refused(sitting, Act, sitting.to_move, 19_000, action="@A1") == "time"


def test_time_for_the_match_is_used_up_and_gained() -> None:
    sitting = seated(row_of(clock=Clock(per="game", seconds=60, increment=2)))
    first = sitting.to_move
    act(sitting, at=20_000)
    assert sitting.timing.left[first] == 42_000
    act(sitting, at=25_000)
    assert sitting.timing.left[1 - first] == 57_000
    assert sitting.standing().deadline == 25_000 + 42_000


def test_an_offer_stops_no_ones_time() -> None:
    sitting = seated(row_of(clock=Clock(per="game", seconds=60)))
    ask(sitting, OfferDraw, 1, at=30_000)
    assert sitting.standing().deadline == 60_000


def test_bots_are_not_timed() -> None:
    sitting = seated(row_of(clock=Clock(per="move", seconds=10)), bots=(0, 1))
    assert sitting.standing().deadline is None


def test_whoever_runs_out_of_time_has_given_up() -> None:
    sitting = seated(row_of(clock=Clock(per="move", seconds=10)))
    mover = sitting.to_move
    with pytest.raises(Refused):
        judge_time(sitting, 9_999)
    assert judge_time(sitting, 10_000) == TimedOut(mover)
    add(sitting, TimedOut(mover), 10_000)
    assert sitting.result is not None
    assert (sitting.result.ending, sitting.result.winners) == ("time", [1 - mover])


def in_a_rematch(clock: Clock) -> tuple[Sitting, int]:
    """A rematch for which the seat to move did not ask, and that seat."""
    mover = seated(row_of(clock=clock)).to_move
    sitting = Sitting(row_of(clock=clock))
    for seat in range(2):
        add(sitting, Joined(seat, "Someone", agreed=seat != mover))
    assert sitting.to_move == mover
    return sitting, mover


def test_in_a_rematch_the_time_of_who_did_not_ask_begins_with_their_first_decision() -> None:
    sitting, mover = in_a_rematch(Clock(per="game", seconds=60))
    assert (sitting.timing.running, sitting.standing().deadline) == (-1, None)
    ask(sitting, OfferDraw, 1 - mover, at=50_000)
    act(sitting, at=100_000)
    assert sitting.timing.left == [60_000, 60_000]
    assert sitting.standing().deadline == 160_000
    act(sitting, at=110_000)
    assert sitting.timing.left[1 - mover] == 50_000
    assert (sitting.timing.running, sitting.standing().deadline) == (mover, 170_000)


def test_in_a_rematch_the_time_of_who_asked_runs_at_once() -> None:
    sitting, mover = in_a_rematch(Clock(per="move", seconds=10))
    act(sitting, at=100_000)
    assert sitting.timing.running == 1 - mover
    assert judge_time(sitting, 110_000) == TimedOut(1 - mover)


# -- the log -----------------------------------------------------------------------------------


def test_the_same_events_make_the_same_sitting() -> None:
    sitting = seated(row_of("dimenticato", players=3))
    for _ in range(40):
        act(sitting)
    stored = Stored(row=sitting.row, standing=sitting.standing(), events=sitting.events)
    again = Sitting.of(stored)
    assert again.standing() == sitting.standing()
    assert again.row.id == MATCH
    for seat in (-1, 0, 1, 2):
        assert events_after(again, 0, seat, 5) == events_after(sitting, 0, seat, 5)


def test_rules_that_replay_differently_are_found_out() -> None:
    sitting = seated(row_of())
    act(sitting)
    other = seated(row_of()).standing()
    with pytest.raises(RulesChanged, match="replays differently"):
        Sitting.of(Stored(row=sitting.row, standing=other, events=sitting.events))


def test_whoever_joined_before_that_was_written_down_had_agreed() -> None:
    kept = b'{"event":"joined","seat":0,"name":"Ann","bot":null}'
    assert decode_what(kept) == Joined(0, "Ann", agreed=True)


def test_rules_that_refuse_what_was_played_are_found_out() -> None:
    sitting = seated(row_of())
    played = Event(3, "test-0003", 0, Acted(1 - sitting.to_move, "@Z99"))
    stored = Stored(
        row=sitting.row, standing=sitting.standing(), events=[*sitting.events, played]
    )
    with pytest.raises(RulesChanged, match="does not replay"):
        Sitting.of(stored)


def test_rules_that_refuse_a_setup_are_found_out() -> None:
    sitting = seated(row_of("triominos"))
    row = msgspec.structs.replace(sitting.row, setup={})
    with pytest.raises(RulesChanged, match="does not replay"):
        Sitting.of(Stored(row=row, standing=sitting.standing(), events=[]))
