"""Taking back shows no secrets: after it no one knows what they did not know before.

Random matches of people and bots are played by commands, and decisions are asked back at any
time. When one is taken back, all that the seat that asked was told since must be the same in a
match that it could not tell apart from its own before.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from random import Random

import pytest

from support.compiled import COMPILED
from support.hosted_matches import do, row_of, seated
from support.installed_games import EVERY_TABLE
from tavolino import GAMES, Match
from tavolino.bots.observations import Observations
from tavolino.hosting.match.commands import Act, Answer, AskUndo
from tavolino.hosting.match.events import Acted, AnyEventData, TakenBack, UndoAsked
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.refusals import Refused
from tavolino.rules.chance import Rng
from tavolino.rules.errors import IllegalAction
from tavolino.table.conformance import every_options
from tavolino.table.lookalike import lookalike_of

MATCHES = 60 if COMPILED else 12
"""Of each game with secrets, for each of its options and numbers of seats."""

STEPS = 150
"""Decisions and requests in each of them."""

HIDING = [
    (name, players, options)
    for name, players in EVERY_TABLE
    if GAMES[name].hides
    for options in every_options(GAMES[name])
]


@pytest.mark.parametrize(
    ("name", "players", "options"), HIDING, ids=lambda value: str(value).replace(" ", "")
)
def test_taking_back_shows_nothing(name: str, players: int, options: dict[str, object]) -> None:
    answers: Counter[str] = Counter()
    for seed in range(MATCHES):
        chance = Random(seed)
        often = chance.choice((0.1, 0.3, 0.5))
        bots = tuple(chance.sample(range(players), chance.randrange(players)))
        hosted = seated(row_of(name, players, seed=seed, options=options), bots)
        for _ in range(STEPS):
            if hosted.phase != "on":
                break
            if chance.random() < often:
                answers[ask_back(hosted, chance)] += 1
            else:
                act(hosted, chance)
    assert answers["taken back"] > MATCHES
    assert answers["shown"] > MATCHES
    assert answers.keys() <= {"taken back", "shown", "nothing_to_undo"}


def act(hosted: HostedMatch, chance: Random) -> None:
    """The seat to move decides."""
    seat, number = hosted.to_move, hosted.number + 1
    action = chance.choice(hosted.match.legal())
    done = do(hosted, Act(id=f"act-{number:06}", number=number, seat=seat, action=action))
    assert isinstance(done, Acted)


def ask_back(hosted: HostedMatch, chance: Random) -> str:
    """Someone asks for their last decision back, and everyone agrees; what comes of it."""
    seat = chance.choice(hosted.people())
    number = hosted.number + 1
    played = copy(hosted.match)
    try:
        done = do(hosted, AskUndo(id=f"ask-{number:06}", number=number, seat=seat))
    except Refused as refusal:
        return refusal.reason
    if isinstance(done, UndoAsked):
        done = everyone_agrees(hosted, seat)
    assert isinstance(done, TakenBack)
    check_lookalike(hosted, seat, played, chance)
    check_bots(hosted)
    return "taken back"


def everyone_agrees(hosted: HostedMatch, asking: int) -> AnyEventData:
    """All other people do not mind; what comes of the last one's answer."""
    for seat in hosted.people():
        if seat != asking:
            number = hosted.number + 1
            yes = Answer(id=f"yes-{number:06}", number=number, seat=seat, to="undo", yes=True)
            do(hosted, yes)
    return hosted.events[-1].what


def check_lookalike(hosted: HostedMatch, seat: int, played: Match, chance: Random) -> None:
    """What was taken back would have looked the same in a match that looks the same now."""
    lookalike = lookalike_of(hosted.match, seat, Rng(chance.getrandbits(60)))
    for ply in range(len(hosted.match.entries), len(played.entries)):
        action = played.entries[ply]["action"]
        try:
            lookalike.play(action)
        except IllegalAction:
            pytest.fail(f"seat {seat} has learned from {action} what it did not know before")
        assert knowledge(lookalike, ply + 1, seat) == knowledge(played, ply + 1, seat)


def knowledge(match: Match, ply: int, seat: int) -> object:
    """What a seat saw after so many decisions, and what it was told of the last one."""
    then = match.positions[ply]
    return match.view(seat, ply), match.game.redact(match.entries[:ply], then, seat, ply - 1)


def check_bots(hosted: HostedMatch) -> None:
    """A bot observes nothing of what was taken back."""
    never = Match.of(hosted.match.record())
    for seat in range(hosted.row.players):
        assert Observations.of(hosted.match, seat) == Observations.of(never, seat)
