"""What may be asked for in a match, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from support.hosted_matches import MATCH, add, do, replayed, row_of, seated
from tavolino.games import GAMES
from tavolino.hosting.match.commands import (
    Act,
    Answer,
    AskUndo,
    OfferDraw,
    Rematch,
    Resign,
    handle_time,
)
from tavolino.hosting.match.events import (
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
    encode_what,
)
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import page_after, state_of
from tavolino.hosting.match.refusals import SENTENCES, Refused
from tavolino.hosting.match.rematches import rematch_id
from tavolino.hosting.match.stored import Clock
from tavolino.hosting.match.unplayable import NewerVersion, RulesChanged


def ask(hosted: HostedMatch, kind: type[Any], seat: int, at: int = 0, **more: object) -> Any:
    """What a command of this kind becomes."""
    number = hosted.number + 1
    return do(hosted, kind(id=f"test-{number:04}", number=number, seat=seat, **more), at)


def act(hosted: HostedMatch, at: int = 0) -> Any:
    """The seat to move plays its first legal action."""
    return ask(hosted, Act, hosted.to_move, at, action=hosted.match.legal()[0])


def refused(
    hosted: HostedMatch, kind: type[Any], seat: int, at: int = 0, **more: object
) -> str:
    """Why a command of this kind is refused."""
    before = hosted.number
    with pytest.raises(Refused) as refusal:
        ask(hosted, kind, seat, at, **more)
    assert hosted.number == before
    assert str(refusal.value)
    return refusal.value.reason


# -- seats and turns ---------------------------------------------------------------------------


def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    hosted = HostedMatch(row_of(players=3))
    assert (hosted.phase, hosted.to_move) == ("waiting", -1)
    for seat in (2, 0, 1):
        assert refused(hosted, Act, seat, action="@A1") == "waiting"
        add(hosted, Joined(seat, "Someone"))
    assert hosted.phase == "on"
    assert hosted.to_move == hosted.match.to_move


def test_only_the_seat_to_move_acts_and_only_by_the_rules() -> None:
    hosted = seated(row_of())
    mover = hosted.to_move
    assert refused(hosted, Act, 1 - mover, action="@A1") == "not_your_turn"
    assert refused(hosted, Act, mover, action="nonsense") == "not_an_action"
    assert refused(hosted, Act, 3, action="@A1") == "no_such_seat"
    assert ask(hosted, Act, mover, action="@A1") == Acted(mover, "@A1")
    with pytest.raises(Refused) as refusal:
        ask(hosted, Act, 1 - mover, action="@A1")
    assert refusal.value.reason == "illegal"
    assert refusal.value.rule in hosted.match.game.reasons


def test_every_refusal_has_its_sentence() -> None:
    assert all(sentence.endswith(".") for sentence in SENTENCES.values())
    assert all(str(Refused(reason)) == sentence for reason, sentence in SENTENCES.items())


def test_the_end_of_the_game_is_the_end_of_the_match() -> None:
    hosted = seated(row_of(options={"limit": 3}))
    for _ in range(3):
        act(hosted)
    assert hosted.result is not None
    assert (hosted.phase, hosted.result.ending) == ("over", "limit")
    assert hosted.result.winners == [0, 1]
    assert refused(hosted, Resign, 0) == "over"


# -- giving up ---------------------------------------------------------------------------------


def test_the_other_of_two_wins_when_one_gives_up() -> None:
    hosted = seated(row_of())
    assert ask(hosted, Resign, 0) == Resigned(0)
    assert hosted.result is not None
    assert (hosted.result.ending, hosted.result.winners) == ("resigned", [1])


def test_a_bot_plays_on_for_one_of_three_who_gives_up() -> None:
    hosted = seated(row_of(players=3))
    mover = hosted.to_move
    ask(hosted, Resign, mover)
    assert hosted.phase == "on"
    assert hosted.bot_due() is not None
    assert refused(hosted, OfferDraw, mover) == "gone"
    ask(hosted, Resign, (mover + 1) % 3)
    assert hosted.result is not None
    assert hosted.result.winners == [(mover + 2) % 3]


def test_whoever_gave_up_is_offered_no_actions() -> None:
    hosted = seated(row_of(players=3))
    mover = hosted.to_move
    assert state_of(hosted, mover, 0).legal
    ask(hosted, Resign, mover)
    assert hosted.to_move == mover
    assert state_of(hosted, mover, 0).legal is None


def test_bots_do_not_play_on_among_themselves() -> None:
    hosted = seated(row_of(players=4), bots=(1, 2))
    ask(hosted, Resign, 0)
    assert hosted.phase == "on"
    ask(hosted, Resign, 3)
    assert hosted.result is not None
    assert hosted.result.winners == [1, 2]


# -- draws -------------------------------------------------------------------------------------


def test_a_win_is_shared_once_everyone_agrees() -> None:
    hosted = seated(row_of(players=3))
    assert ask(hosted, OfferDraw, 1) == DrawOffered(1)
    assert refused(hosted, OfferDraw, 2) == "offered_already"
    assert refused(hosted, Answer, 1, to="draw", yes=True) == "nothing_to_answer"
    assert ask(hosted, Answer, 0, to="draw", yes=True) == DrawAccepted(0)
    assert hosted.phase == "on"
    assert ask(hosted, Answer, 2, to="draw", yes=True) == DrawAccepted(2)
    assert hosted.result is not None
    assert (hosted.result.ending, hosted.result.winners) == ("agreed", [0, 1, 2])


def test_the_seat_that_offered_to_share_the_win_is_told_first() -> None:
    hosted = seated(row_of(players=4))
    ask(hosted, OfferDraw, 2)
    ask(hosted, Answer, 0, to="draw", yes=True)
    for seat in (WATCHER, 1, 3):
        assert state_of(hosted, seat, now=0).draw == [2, 0]


def test_an_offer_ends_with_a_no_or_with_the_next_action() -> None:
    hosted = seated(row_of())
    ask(hosted, OfferDraw, 0)
    assert ask(hosted, Answer, 1, to="draw", yes=False) == DrawDeclined(1)
    assert refused(hosted, Answer, 1, to="draw", yes=True) == "nothing_to_answer"
    ask(hosted, OfferDraw, 0)
    act(hosted)
    assert refused(hosted, Answer, 1, to="draw", yes=True) == "nothing_to_answer"


def test_bots_agree_to_no_draw() -> None:
    assert refused(seated(row_of(), bots=(1,)), OfferDraw, 0) == "bots_play_on"


# -- taking back -------------------------------------------------------------------------------


def test_a_decision_is_taken_back_if_the_others_at_the_table_do_not_mind() -> None:
    hosted = seated(row_of(players=3))
    mover = hosted.to_move
    assert refused(hosted, AskUndo, mover) == "nothing_to_undo"
    before = hosted.match.position.key()
    act(hosted)
    assert ask(hosted, AskUndo, mover) == UndoAsked(mover, 0)
    assert refused(hosted, AskUndo, mover) == "asked_already"
    assert refused(hosted, Answer, mover, to="undo", yes=True) == "nothing_to_answer"
    first, last = (mover + 1) % 3, (mover + 2) % 3
    assert ask(hosted, Answer, first, to="undo", yes=True) == UndoAllowed(first)
    assert ask(hosted, Answer, last, to="undo", yes=True) == TakenBack(mover, 0)
    assert hosted.match.position.key() == before
    assert hosted.to_move == mover


def test_someone_who_minds_ends_the_wish() -> None:
    hosted = seated(row_of())
    mover = hosted.to_move
    act(hosted)
    ask(hosted, AskUndo, mover)
    assert ask(hosted, Answer, 1 - mover, to="undo", yes=False) == UndoDeclined(1 - mover)
    assert hosted.undo is None
    assert len(hosted.match.entries) == 1


def test_a_decision_against_bots_is_taken_back_at_once_with_their_answers() -> None:
    hosted = seated(row_of(seed=1), bots=(1,))
    while hosted.to_move != 0:
        act(hosted)
    start = len(hosted.match.entries)
    act(hosted)
    while hosted.to_move != 0:
        act(hosted)
    assert ask(hosted, AskUndo, 0) == TakenBack(0, start)
    assert len(hosted.match.entries) == start


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
def test_nothing_is_taken_back_once_something_was_shown(game: str) -> None:
    hosted = seated(row_of(game), bots=(1,))
    rules = hosted.match.game
    for _ in range(200):
        mover = hosted.to_move
        act(hosted)
        if rules.reveals(hosted.match.entries[-1], rules.complete({}), 0) and mover == 0:
            assert refused(hosted, AskUndo, 0) == "shown"
            return
    pytest.fail("nothing was shown in 200 decisions")


def lay(hosted: HostedMatch) -> None:
    """The seat to move lays a card."""
    action = next(text for text in hosted.match.legal() if "=" in text)
    ask(hosted, Act, hosted.to_move, action=action)


def test_what_another_seat_laid_from_a_hidden_rack_cannot_be_taken_back() -> None:
    for open_racks in (False, True):
        row = row_of("triominos", seed=2, options={"open_racks": open_racks})
        mover = seated(row).to_move
        hosted = seated(row, bots=(1 - mover,))
        lay(hosted)
        assert ask(hosted, AskUndo, mover) == TakenBack(mover, 0)
        lay(hosted)
        lay(hosted)
        if open_racks:
            assert ask(hosted, AskUndo, mover) == TakenBack(mover, 0)
        else:
            assert refused(hosted, AskUndo, mover) == "shown"


def test_nothing_is_told_of_what_was_taken_back() -> None:
    hosted = seated(row_of(), bots=(1,))
    while hosted.to_move != 0:
        act(hosted)
    number = hosted.number + 1
    act(hosted)
    ask(hosted, AskUndo, 0)
    messages = {tell.number: tell for tell in page_after(hosted, 0, 1, now=0)}
    assert messages[number].what.entry is None  # type: ignore[union-attr]


# -- rematch -----------------------------------------------------------------------------------


def test_there_is_one_rematch_and_only_after_the_end() -> None:
    hosted = seated(row_of())
    assert refused(hosted, Rematch, 0) == "not_over"
    ask(hosted, Resign, 0)
    assert ask(hosted, Rematch, 0) == Rematched(0, rematch_id(hosted.row.id), "next")
    assert refused(hosted, Rematch, 1) == "rematched"


def test_the_loser_of_two_may_begin_the_rematch() -> None:
    hosted = seated(row_of())
    ask(hosted, Resign, 0)
    made = ask(hosted, Rematch, 1, begins="loser")
    assert made == Rematched(1, rematch_id(hosted.row.id), "loser")


def test_a_shared_win_and_a_win_over_several_have_no_loser() -> None:
    shared = seated(row_of(options={"limit": 1}))
    act(shared)
    three = seated(row_of(players=3))
    for seat in (0, 1):
        ask(three, Resign, seat)
    for hosted in (shared, three):
        assert hosted.phase == "over"
        assert refused(hosted, Rematch, 0, begins="loser") == "no_loser"
        assert ask(hosted, Rematch, 0, begins="same")


def test_a_rematch_of_before_anyone_could_choose_began_by_lot() -> None:
    for tag in ("type", "event"):
        kept = f'{{"{tag}":"rematched","seat":1,"match":"another"}}'
        assert decode_what(kept) == Rematched(1, "another", "lot")
    chosen = Rematched(1, "another", "same")
    assert decode_what(encode_what(chosen)) == chosen


# -- time --------------------------------------------------------------------------------------


def test_without_a_clock_nothing_runs_out() -> None:
    hosted = seated(row_of())
    assert hosted.summary().deadline is None
    act(hosted, at=10**12)


def test_time_for_each_decision_begins_anew() -> None:
    hosted = seated(row_of(clock=Clock(per="move", seconds=10)))
    assert hosted.summary().deadline == 10_000
    act(hosted, at=9_000)
    assert hosted.summary().deadline == 19_000
    assert refused(hosted, Act, hosted.to_move, 19_000, action="@A1") == "time"


def test_time_for_the_match_is_used_up_and_gained() -> None:
    hosted = seated(row_of(clock=Clock(per="game", seconds=60, increment=2)))
    first = hosted.to_move
    act(hosted, at=20_000)
    assert hosted.timing.left[first] == 42_000
    act(hosted, at=25_000)
    assert hosted.timing.left[1 - first] == 57_000
    assert hosted.summary().deadline == 25_000 + 42_000
    clock = state_of(hosted, first, now=30_000).clock
    assert clock is not None
    assert (clock.full, clock.running, clock.now) == (60_000, first, 30_000)


def test_an_offer_stops_no_ones_time() -> None:
    hosted = seated(row_of(clock=Clock(per="game", seconds=60)))
    ask(hosted, OfferDraw, 1, at=30_000)
    assert hosted.summary().deadline == 60_000


def test_bots_are_not_timed() -> None:
    hosted = seated(row_of(clock=Clock(per="move", seconds=10)), bots=(0, 1))
    assert hosted.summary().deadline is None


def test_whoever_runs_out_of_time_has_given_up() -> None:
    hosted = seated(row_of(clock=Clock(per="move", seconds=10)))
    mover = hosted.to_move
    with pytest.raises(Refused):
        handle_time(hosted, 9_999)
    assert handle_time(hosted, 10_000) == TimedOut(mover)
    add(hosted, TimedOut(mover), 10_000)
    assert hosted.result is not None
    assert (hosted.result.ending, hosted.result.winners) == ("time", [1 - mover])


def in_a_rematch(clock: Clock) -> tuple[HostedMatch, int]:
    """A rematch for which the seat to move did not ask, and that seat."""
    mover = seated(row_of(clock=clock)).to_move
    hosted = HostedMatch(row_of(clock=clock))
    for seat in range(2):
        add(hosted, Joined(seat, "Someone", agreed=seat != mover))
    assert hosted.to_move == mover
    return hosted, mover


def test_the_clock_of_a_rematch_waits_for_the_first_decision_of_who_did_not_ask() -> None:
    hosted, mover = in_a_rematch(Clock(per="game", seconds=60))
    assert (hosted.timing.running, hosted.summary().deadline) == (-1, None)
    ask(hosted, OfferDraw, 1 - mover, at=50_000)
    act(hosted, at=100_000)
    assert hosted.timing.left == [60_000, 60_000]
    assert hosted.summary().deadline == 160_000
    act(hosted, at=110_000)
    assert hosted.timing.left[1 - mover] == 50_000
    assert (hosted.timing.running, hosted.summary().deadline) == (mover, 170_000)


def test_the_clock_of_who_asked_for_a_rematch_runs_at_once() -> None:
    hosted, mover = in_a_rematch(Clock(per="move", seconds=10))
    act(hosted, at=100_000)
    assert hosted.timing.running == 1 - mover
    assert handle_time(hosted, 110_000) == TimedOut(1 - mover)


# -- the log -----------------------------------------------------------------------------------


def test_the_same_events_make_the_same_match() -> None:
    hosted = seated(row_of("dimenticato", players=3))
    for _ in range(40):
        act(hosted)
    again = replayed(hosted.row, hosted.events, hosted.summary())
    assert again.summary() == hosted.summary()
    assert again.row.id == MATCH
    for seat in (-1, 0, 1, 2):
        assert page_after(again, 0, seat, 5) == page_after(hosted, 0, seat, 5)


def test_whoever_joined_before_agreements_were_stored_had_agreed() -> None:
    kept = b'{"event":"joined","seat":0,"name":"Ann","bot":null}'
    assert decode_what(kept) == Joined(0, "Ann", agreed=True)


@pytest.mark.parametrize("kept", ['{"type":"unknown"}', '{"":1e999}', "[]"])
def test_what_this_version_cannot_read_is_left_to_others(kept: str) -> None:
    with pytest.raises(NewerVersion):
        decode_what(kept)


def test_rules_that_refuse_what_was_played_are_found_out() -> None:
    hosted = seated(row_of())
    played = Event(3, "test-0003", 0, Acted(1 - hosted.to_move, "@Z99"))
    with pytest.raises(RulesChanged, match="does not replay"):
        replayed(hosted.row, [*hosted.events, played], hosted.summary())


def test_rules_that_refuse_a_setup_are_found_out() -> None:
    hosted = seated(row_of("triominos"))
    row = msgspec.structs.replace(hosted.row, setup={})
    with pytest.raises(RulesChanged, match="does not begin"):
        HostedMatch.begin(row)


# -- the hash of the position: a match that replays to another one is found out by it ----------


def begun(game: str) -> HostedMatch:
    """A match with one decision made."""
    hosted = seated(row_of(game))
    act(hosted)
    return hosted


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_does_not_depend_on_views(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = begun(game)
    before = hosted.position_hash()
    monkeypatch.setattr(hosted.match, "view", lambda _: {"a new key": "of every view"})
    assert hosted.position_hash() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["decisions", "to_move", "winners", "ending"])
def test_the_hash_tells_positions_apart_even_if_their_keys_do_not(game: str, name: str) -> None:
    hosted = begun(game)
    before = hosted.position_hash()
    position = hosted.match.position
    setattr(position, name, getattr(position, name) + 1)
    assert hosted.position_hash() != before


def test_a_match_that_was_stored_without_a_hash_is_read() -> None:
    hosted = begun("anneaux")
    summary = msgspec.structs.replace(hosted.summary(), position_hash=None)
    again = replayed(hosted.row, hosted.events, summary)
    assert again.summary() == hosted.summary()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_replays_to_another_position_is_not_read(game: str) -> None:
    hosted = begun(game)
    summary = seated(hosted.row).summary()
    with pytest.raises(RulesChanged, match="replays differently"):
        replayed(hosted.row, hosted.events, summary)
