"""Bots: every position is answered, in time, and by nothing but what the seat may know."""

from __future__ import annotations

import gc
import os
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.compiled import COMPILED
from support.installed_games import SHORT, about_three, every_table
from support.lookalikes import hiding_tables, other_lookalike, thorough, wander
from support.positions import nearly_won
from support.positions import wander as position_after
from tavolino import GAMES, Match
from tavolino.bots.analysis import analyse, analyse_in_steps
from tavolino.bots.attention import noticed_actions, wins
from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.named import bot_named
from tavolino.games import descriptor_of, descriptors
from tavolino.rules.chance import Rng

POSITIONS = 2000 if COMPILED else 24
PAIRS = 20 if COMPILED else 4
IN_TIME = 2 if COMPILED else 60  # interpreted code, watched by coverage, is slow
SEARCHES = 10_000 if COMPILED else 80


def answer(match: Match, bot: Bot, seed: int) -> str:
    """What a bot plays that has watched the whole match from the seat to move."""
    seat = match.to_move
    for ply in range(len(match.positions)):
        bot.watch(match.view(seat, ply))
    return bot.choose(match.view(seat), seed)


def sit_down(match: Match, bot: Bot, seed: int) -> str:
    """What a bot plays that has seen nothing of the match before."""
    return bot.choose(match.view(match.to_move), seed)


# -- no position makes a bot fail -----------------------------------------------------------


@every_table()
def test_random_positions_are_answered_legally_and_in_time(name: str, players: int) -> None:
    game, rng, asked = GAMES[name], Rng(players), 0
    texts = ["1", "2", "3", "4", "best:1", "best:3", "plain:1", "plain:20", "random", "best:40"]
    while asked < POSITIONS:
        options = {
            option.name: option.values[int(rng.below(len(option.values)))]
            for option in game.options
            if option.values
        }
        position = game.start(players, options, game.new_setup(players, options, rng))
        while position.to_move >= 0 and asked < POSITIONS:
            if rng.below(4) == 0:
                view = game.view(position, int(position.to_move))
                bot = bot_named(game, texts[int(rng.below(len(texts)))])
                begun = time.thread_time()
                action = bot.choose(view, asked)
                assert time.thread_time() - begun < IN_TIME
                assert action in game.legal_texts(position)
                asked += 1
            position.apply(position.sample(rng))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_weak_levels_play_whole_games(name: str, level: int) -> None:
    match = Match.new(name, 2, seed=level, **SHORT[name])
    bots = [bot_named(match.game, str(level)) for _ in range(2)]
    while not match.over:
        for seat, bot in enumerate(bots):
            bot.watch(match.view(seat))
        ply, seat = len(match.entries), match.to_move
        match.play(bots[seat].choose(match.view(seat), ply))


def resident_megabytes() -> float:
    """How much memory this process has now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("name", GAMES)
def test_searches_leave_nothing_behind(name: str) -> None:
    match = wander(name, 2, 5, 12)
    view = match.view(match.to_move)
    search_on = bot_named(match.game, "best:30")

    def search(times: int) -> float:
        for seed in range(times // len(GAMES)):
            search_on.choose(view, seed)
        gc.collect()
        return resident_megabytes()

    before = search(SEARCHES // 5)  # lets every pool reach its size
    assert search(SEARCHES) - before < 2


# -- thinking -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_thinking_ends_when_told_to(name: str) -> None:
    match = wander(name, 2, 3, 9)
    asked: list[float] = []

    def stop() -> bool:
        asked.append(time.thread_time())
        return len(asked) == 12

    bot = bot_named(match.game, "best:100000000")
    action = bot.choose(match.view(match.to_move), 1, stop)
    ended = time.thread_time()
    assert action in match.legal()
    assert len(asked) == 12
    if COMPILED:
        # The thread's own time: what it needs, whatever else the machine does.
        waits = [after - before for before, after in pairwise(asked)]
        assert max([*waits, ended - asked[-1]]) < 0.02


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_makes_the_same_decision(name: str) -> None:
    match = wander(name, about_three(name), 8, 10)
    for text in ("1", "3", "5", "plain:30"):
        first, again = (answer(match, bot_named(match.game, text), 4) for _ in range(2))
        assert first == again


def test_a_budget_of_seconds_is_kept() -> None:
    match = wander("anneaux", 2, 1, 9)
    begun = time.thread_time()
    bot_named(match.game, "best:200ms").choose(match.view(match.to_move), 1)
    assert 0.19 < time.thread_time() - begun < IN_TIME


@pytest.mark.parametrize("text", ["0", "9", "best", "best:0", "plain:-1", "best:5s", "", "¹"])
def test_a_text_that_names_no_bot_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        bot_named(GAMES["memento"], text)


# -- nothing but the view -------------------------------------------------------------------


@thorough
@given(
    table=hiding_tables,
    seed=st.integers(0, 10**6),
    plies=st.integers(0, 120),
    text=st.sampled_from(["1", "3", "best:8", "plain:3"]),
)
def test_two_matches_alike_to_a_seat_are_played_alike(
    table: tuple[str, int], seed: int, plies: int, text: str
) -> None:
    match = wander(*table, seed, plies)
    lookalike = other_lookalike(match, match.to_move, seed)
    # Where the past may be forgotten the bot takes its seat now and has seen nothing of it.
    decide = sit_down if match.game.forgets else answer
    action = decide(match, bot_named(match.game, text), seed)
    assert decide(lookalike, bot_named(lookalike.game, text), seed) == action


# -- levels ---------------------------------------------------------------------------------


def test_every_game_has_eight_levels_that_think_more_and_overlook_less() -> None:
    for game in descriptors().values():
        levels = game.levels
        assert len(levels) == 8
        iterations = [level.iterations for level in levels]
        assert iterations == sorted(iterations)
        spans = [level.span for level in levels[:3]]
        assert all(spans)
        assert [level.span for level in levels[3:]] == [None] * 5


def test_who_sees_little_sees_what_catches_the_eye() -> None:
    position = position_after("anneaux", 2, 3, 14)
    evaluator = descriptor_of("anneaux").evaluator(2)
    looks = [noticed_actions(position, evaluator, 4, False, Rng(seed)) for seed in range(300)]
    assert 3 < sum(map(len, looks)) / 300 < 5
    assert {code for seen in looks for code in seen} == set(position.legal())

    def often(code: int) -> int:
        return sum(code in seen for seen in looks)

    salience = {code: evaluator.salience(position, code) for code in position.legal()}
    best, worst = (
        max(salience, key=salience.__getitem__),
        min(salience, key=salience.__getitem__),
    )
    assert often(best) > 1.5 * often(worst)


def test_levels_from_three_on_overlook_no_win() -> None:
    position = nearly_won()
    view = GAMES["memento"].view(position, 0)
    game = GAMES["memento"]
    overlooked = 0
    for seed in range(40):
        assert bot_named(game, "3").choose(view, seed) == "Mx-Mo"
        overlooked += bot_named(game, "1").choose(view, seed) != "Mx-Mo"
    assert wins(position, game.code("Mx-Mo"))
    assert overlooked > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_higher_level_wins(name: str) -> None:
    won = 0.0
    for pair in range(PAIRS):
        for mine in range(2):
            match = Match.new(name, 2, pair, **descriptor_of(name).long)
            bots = [bot_named(match.game, "4" if seat == mine else "1") for seat in range(2)]
            while not match.over:
                for seat, bot in enumerate(bots):
                    bot.watch(match.view(seat))
                ply, seat = len(match.entries), match.to_move
                match.play(bots[seat].choose(match.view(seat), pair * 1000 + ply))
            won += match.position.shares()[mine]
    assert won > PAIRS


# -- analysis -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_tells_the_best_actions_and_who_is_ahead(name: str) -> None:
    match = wander(name, about_three(name), 4, 8)
    view = match.view(match.to_move)
    found = analyse(view, Budget(60))
    assert found.choices[0].action in match.legal()
    assert found.choices[0].line[0] == found.choices[0].action
    assert sum(found.shares) == pytest.approx(1)
    assert len(found.choices) <= 10
    running = list(analyse_in_steps(view, Budget(60)))
    assert running[-1] == found
    assert [step.iterations for step in running] == sorted(step.iterations for step in running)


def test_an_analysis_is_for_the_seat_to_move() -> None:
    match = wander("anneaux", 2, 4, 8)
    for seat in (None, 1 - match.to_move):
        with pytest.raises(ValueError, match="only the seat to move"):
            analyse(match.view(seat), Budget(10))


def test_a_win_in_one_is_told_as_certain() -> None:
    found = analyse(GAMES["memento"].view(nearly_won(), 0), Budget(20))
    assert found.choices[0].action == "Mx-Mo"
    assert found.choices[0].share == 1
    assert found.shares == [1, 0]
