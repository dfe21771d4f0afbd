"""What a seat has observed is all a bot needs: it may come late, or think somewhere else."""

from __future__ import annotations

import json
import pickle
from dataclasses import asdict

import pytest

from support.installed_games import SHORT
from support.lookalikes import wander
from tavolino import GAMES, Match
from tavolino.bots.bot import Bot
from tavolino.bots.named import bot_named
from tavolino.bots.observations import Observation, Observations, belief_after, bot_after
from tavolino.bots.search_bots import SearchBot
from tavolino.games.beliefs import Belief
from tavolino.games.dimenticato.belief import RememberedBelief
from tavolino.games.dimenticato.memory import Memory


def read(line: str) -> Observations:
    """Observations from their JSON."""
    value = json.loads(line)
    return Observations(**value | {"past": [Observation(*each) for each in value["past"]]})


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
def test_observations_survive_json_and_a_pickle(name: str) -> None:
    match = wander(name, max(GAMES[name].players), 2, 20)
    observations = Observations.of(match, 1)
    assert read(json.dumps(asdict(observations))) == observations
    assert pickle.loads(pickle.dumps(observations)) == observations


def test_a_seat_observes_its_own_views_and_its_own_actions() -> None:
    match = wander("dimenticato", 3, 2, 20)
    observations = Observations.of(match, 1)
    assert [each.view for each in observations.past] == [match.view(1, k) for k in range(20)]
    assert [each.action for each in observations.past] == [
        entry["action"] if entry["seat"] == 1 else None for entry in match.entries
    ]
    assert observations.view == match.view(1)


@pytest.mark.parametrize("name", [name for name in GAMES if not GAMES[name].forgets])
def test_where_views_tell_the_past_the_present_one_is_enough(name: str) -> None:
    assert Observations.of(wander(name, 2, 1, 12), 0).past == []


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
