"""What a seat has observed is all a bot needs: it may come late, or think somewhere else."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from support.installed_games import SHORT
from support.lookalikes import wander
from tavolino import GAMES, Match
from tavolino.bots.bot import Bot
from tavolino.bots.named import bot_after, bot_named
from tavolino.bots.observations import Observations, Witness, belief_after
from tavolino.bots.search_bots import SearchBot
from tavolino.games.beliefs import Belief
from tavolino.games.dimenticato.belief import RememberedBelief
from tavolino.games.dimenticato.memory import Memory
from tavolino.rules.chance import Rng


@pytest.mark.parametrize("level", ["1", "3"])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_comes_late_plays_like_one_that_was_there(name: str, level: str) -> None:
    match = Match.new(name, 2, seed=4, **SHORT[name])
    bots = [bot_named(match.game, level) for _ in range(2)]
    while not match.over and len(match.entries) < 40:
        for seat, bot in enumerate(bots):
            bot.watch(match.view(seat))
        ply, seat = len(match.entries), match.to_move
        observations = Observations.of(match, seat)
        late = bot_after(level, observations).choose(observations.view, ply)
        assert late == bots[seat].choose(match.view(seat), ply)
        match.play(late)


@pytest.mark.parametrize("name", GAMES)
def test_observations_survive_a_pickle(name: str) -> None:
    observations = Observations.of(wander(name, max(GAMES[name].players), 2, 20), 1)
    assert pickle.loads(pickle.dumps(observations)) == observations


def test_a_witness_of_every_decision_knows_as_much_as_one_who_comes_late() -> None:
    """Also after decisions were taken back, few or many, and others were made."""
    match, rng = wander("dimenticato", 3, 2, 0), Rng(7)
    witness = Witness(match, 1)
    for step in range(400):
        match.play(match.game.text(int(match.position.sample(rng))))
        if step % 3 == 0:
            witness.memory()
        if step % 40 == 0:
            for _ in range(int(rng.below((3, 70, 200)[step // 40 % 3]))):
                match.undo()
        if step % 10 == 0:
            assert known(witness.memory()) == known(Observations.of(match, 1).memory)


def test_a_memory_does_not_grow_with_the_match() -> None:
    match, rng = Match.new("dimenticato", 4, seed=3, limit=2000), Rng(1)
    witness, largest = Witness(match, 0), 0
    while not match.over:
        match.play(match.game.text(int(match.position.sample(rng))))
        largest = max(largest, len(witness.memory()))
    assert len(match.entries) > 1000
    assert largest < 16_000


@pytest.mark.parametrize("name", [name for name in GAMES if not GAMES[name].forgets])
def test_where_views_tell_the_past_the_present_one_is_enough(name: str) -> None:
    assert Observations.of(wander(name, 2, 1, 12), 0).memory == b""


def test_whoever_comes_late_knows_what_their_seat_announced_in_vain() -> None:
    match = Match.new("dimenticato", players=2, seed=0)
    bots = [bot_named(match.game, "1") for _ in range(2)]
    for seat, bot in enumerate(bots):
        bot.watch(match.view(seat))
    while not all(memory(belief_of(bot)).tried for bot in bots):
        seat = match.to_move
        match.play(bots[seat].choose(match.view(seat), len(match.entries)))
        for seat, bot in enumerate(bots):
            bot.watch(match.view(seat))
    for seat, bot in enumerate(bots):
        observations = Observations.of(match, seat)
        late = bot_after("1", observations)
        late.watch(observations.view)
        assert vars(memory(belief_of(late))) == vars(memory(belief_of(bot)))
        forgets_nothing = belief_after(observations)
        forgets_nothing.observe(observations.view)
        assert memory(forgets_nothing).tried == memory(belief_of(bot)).tried


def belief_of(bot: Bot) -> Belief:
    assert isinstance(bot, SearchBot)
    return bot.belief


def memory(belief: Belief) -> Memory:
    assert isinstance(belief, RememberedBelief)
    assert belief.memory is not None
    return belief.memory


def known(saved: bytes) -> dict[str, Any]:
    """What a memory has saved. Its bytes also depend on which objects are one."""
    memory = pickle.loads(saved)
    return vars(memory) if memory else {}
