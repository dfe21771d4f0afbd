"""A memory of covered numbers: what it holds, how it fades, and that it knows no more."""

from __future__ import annotations

import json
from math import exp, log

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.dimenticato.lookalikes import game_so_far, lookalike
from games.dimenticato.table import GAME, after, all_out, deal, field_at, table
from support.lookalikes import some
from tavolino.games.dimenticato.memory import Memory, recall_chance
from tavolino.games.dimenticato.rules.position import DimenticatoPosition
from tavolino.games.dimenticato.rules.types import DimenticatoView
from tavolino.rules.chance import Rng

players_ = st.integers(2, 4)
seeds = st.integers(0, 10**6)


def step(position: DimenticatoPosition, rng: Rng) -> int:
    """A random action; announcements are right half of the time."""
    code = int(position.sample(rng))
    if code < 32 and rng.below(2):
        under = position.field[int(position.to_move) * 4 + (code >> 3)]
        code = code & 24 | int(position.layout.numbers[under])
    return code


def views_of(players: int, seed: int, plies: int, seat: int) -> list[DimenticatoView]:
    """All that a seat sees of a random game up to a ply."""
    position, rng = deal(players, seed), Rng(seed)
    views = [GAME.view(position, seat)]
    while len(views) <= plies and position.to_move >= 0:
        position.apply(step(position, rng))
        views.append(GAME.view(position, seat))
    return views


def numbers(position: DimenticatoPosition) -> list[int]:
    """The numbers of all fields in a position."""
    return [int(number) for number in position.layout.numbers]


def watching(position: DimenticatoPosition, memory: Memory, *texts: str) -> Memory:
    """The memory after it has seen these actions."""
    memory.watch(GAME.view(position, memory.seat))
    for text in texts:
        after(position, text)
        memory.watch(GAME.view(position, memory.seat))
    return memory


# -- what it holds ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_never_forgets_knows_the_position(players: int) -> None:
    for seed in range(4):
        position, rng = deal(players, seed), Rng(seed)
        memory = Memory(seed % players, None)
        while position.to_move >= 0 and position.decisions < 250:
            view = GAME.view(position, memory.seat)
            memory.watch(view)
            assert memory.recall_position(view, seed).key() == position.key()
            position.apply(step(position, rng))


@some
@given(players=players_, seed=seeds, plies=st.integers(0, 120), threshold=st.floats(-4, 0))
def test_the_same_views_and_seed_give_the_same_beliefs(
    players: int, seed: int, plies: int, threshold: float
) -> None:
    views = views_of(players, seed, plies, seed % players)
    one, other = Memory(seed % players, threshold), Memory(seed % players, threshold)
    for view in views:
        one.watch(view)
        other.watch(json.loads(json.dumps(view)))
        other.watch(view)  # seen twice is seen once
    belief = one.recall_position(views[-1], seed)
    assert belief.key() == other.recall_position(views[-1], seed).key()
    assert belief.key() == one.recall_position(views[-1], seed).key()


@some
@given(players=players_, seed=seeds, plies=st.integers(8, 120), perfect=st.booleans())
def test_what_was_covered_before_the_first_look_stays_unknown(
    players: int, seed: int, plies: int, perfect: bool
) -> None:
    position, _ = game_so_far(players, seed, plies)
    assume(position.to_move >= 0)
    other = lookalike(position, Rng(seed))
    seat, threshold = seed % players, None if perfect else -2.0
    memories = Memory(seat, threshold), Memory(seat, threshold)
    rng = Rng(seed + 1)
    # The two worlds go the same way until what was covered comes to light.
    for _ in range(10):
        if position.to_move < 0 or GAME.view(position, seat) != GAME.view(other, seat):
            break
        beliefs = [
            memory.recall_position(GAME.view(position, seat), seed) for memory in memories
        ]
        assert beliefs[0].key() == beliefs[1].key()
        # Who does not know what it announced knows only that it may stay.
        assert set(beliefs[0].legal()) <= set(position.legal())
        code = int(position.sample(rng))
        position.apply(code)
        other.apply(code)


@some
@given(players=players_, seed=seeds, plies=st.integers(0, 150), first=st.integers(0, 60))
def test_what_is_seen_is_believed_and_the_game_goes_on(
    players: int, seed: int, plies: int, first: int
) -> None:
    memory = Memory(seed % players, -0.5)
    views = views_of(players, seed, plies, memory.seat)
    for view in views[first:]:
        memory.watch(view)
    belief = memory.recall_position(views[-1], seed)
    assert GAME.view(belief, memory.seat) == views[-1]
    assert bool(belief.legal()) == (views[-1]["to_move"] >= 0)
    for card in range(len(views[-1]["numbers"]) // 4):
        believed = numbers(belief)[4 * card : 4 * card + 4]
        seen = [number for number in views[-1]["numbers"][4 * card : 4 * card + 4] if number]
        assert [believed.count(number) for number in seen] == [1] * len(seen)


def test_a_field_covered_again_at_once_was_heard() -> None:
    # 0.1 goes three fields, and the figure there is set back to where 0.1 came from.
    position = table(4, "0.1@0,4", *all_out(4, 0, 1), "3.1@0,7", on_0_4=3)
    memory = watching(position, Memory(2, None), "1=3", "1>0,7!0,4")
    assert field_at(position, "0,7") not in memory.traces, "no one has seen it"
    trace = memory.traces[field_at(position, "0,4")]
    assert trace.number == 3
    assert len(trace.times) == 2


# -- how it fades -------------------------------------------------------------------------


@pytest.mark.parametrize(("threshold", "chance"), [(-1.2, 0.60), (-3.2, 0.995), (None, 1.0)])
def test_a_number_is_remembered_after_one_look_and_one_turn(
    threshold: float | None, chance: float
) -> None:
    position = deal(2, 1)
    me = int(position.to_move)
    memory = watching(position, Memory(me, threshold), GAME.legal_texts(position)[0])
    covered = int(position.field[me * 4])
    watching(position, memory, GAME.legal_texts(position)[0])
    assert memory.chance(covered) == pytest.approx(chance, abs=0.005)
    if threshold is not None:
        formula = 1 / (1 + exp((threshold - log(8**-0.5)) / 0.4))
        assert memory.chance(covered) == pytest.approx(formula)
    right = 0
    for seed in range(1000):
        believed = numbers(memory.recall_position(GAME.view(position, me), seed))
        right += believed[covered] == numbers(position)[covered]
    assert right / 1000 == pytest.approx(chance, abs=0.04)


def test_what_was_never_noticed_does_not_come_to_mind() -> None:
    assert recall_chance(-3.2, -float("inf")) == pytest.approx(0)


def test_a_number_fades_with_every_turn_and_more_slowly_under_own_figures() -> None:
    position, rng = deal(3, 5), Rng(5)
    me = int(position.to_move)
    memory = Memory(me, -2.0)
    for _ in range(2):
        memory.watch(GAME.view(position, me))
        position.apply(step(position, rng))
    memory.watch(GAME.view(position, me))
    own, foreign = (trace for trace in memory.traces.values() if trace.times)
    if own.attentions[0] < foreign.attentions[0]:
        own, foreign = foreign, own
    assert own.activation(100, 2) > foreign.activation(100, 2)
    assert own.activation(20, 2) > own.activation(28, 2)


def test_other_numbers_since_make_one_fade_faster_up_to_a_point() -> None:
    memory = watching(deal(2, 3), Memory(0, -2.0))
    memory.notice(0, 0)
    at_once = [memory.traces[0].activation(50, items) for items in (1, 3, 4, 13, 14)]
    assert at_once[0] == at_once[1] > at_once[2] > at_once[3] == at_once[4]


def test_what_was_said_again_is_remembered_better() -> None:
    memory = watching(deal(2, 3), Memory(0, -2.0))
    memory.notice(0, 0)
    memory.now = 30.0
    before = memory.chance(0)
    memory.notice(0, 0)
    memory.now = 38.0
    assert memory.chance(0) > before


def test_turns_that_were_not_watched_count_too() -> None:
    position, rng = deal(3, 2), Rng(2)
    memory, sleepy = Memory(0, -2.0), Memory(0, -2.0)
    start = int(position.to_move)
    sleepy.watch(GAME.view(position, 0))
    for _ in range(3):
        memory.watch(GAME.view(position, 0))
        position.apply(step(position, rng))
    assert position.to_move == start
    for each in (memory, sleepy):
        each.watch(GAME.view(position, 0))
        assert each.now == 22


# -- what comes to mind instead -----------------------------------------------------------


def test_a_mistake_is_a_number_heard_lately_or_a_neighbour() -> None:
    memory = watching(deal(2, 3), Memory(0, -2.0))
    memory.traces[0].number = 3
    memory.lately = [6, 6, 6, 1]
    open_: list[int | None] = [None] * 32
    drawn = [memory.mistake(0, open_, Rng(seed)) for seed in range(400)]
    assert set(drawn) == {1, 2, 4, 6}
    assert 100 < sum(number in {1, 6} for number in drawn) < 300
    # On the same card 2 and 4 lie open now: the next nearest are 1 and 5.
    open_[1:3] = [2, 4]
    assert {memory.mistake(0, open_, Rng(seed)) for seed in range(200)} == {1, 5, 6}


def test_beliefs_last_for_a_turn_and_are_drawn_anew_for_the_next() -> None:
    changed = 0
    for seed in range(30):
        position, rng = deal(2, seed), Rng(seed)
        memory = Memory(0, -1.0)
        while position.to_move >= 0 and position.decisions < 80:
            memory.watch(GAME.view(position, 0))
            position.apply(step(position, rng))
            if position.walker < 4 and position.to_move == 0:
                break
        if position.walker == 4:
            continue
        view = GAME.view(position, 0)
        said = field_at(position, "{},{}".format(*view["figures"][0][int(position.walker)]))
        assert memory.last is not None
        first = numbers(memory.recall_position(memory.last, seed))
        changed += first != numbers(memory.recall_position(memory.last, seed + 1))
        second = numbers(memory.recall_position(view, seed))
        # The number said rules out mistakes on its own card, and nothing else.
        assert {at // 4 for at in range(32) if first[at] != second[at]} <= {said // 4}
    assert changed > 3
