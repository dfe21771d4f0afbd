"""A match lists the legal actions of a position once, whoever asks for them how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest
from mypy_extensions import i64

from support.hosted_matches import add, do, row_of, seated
from support.pebbles import Pebbles, PebblesGame
from tavolino import Match
from tavolino.games import descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.hosting.match.commands import Act
from tavolino.hosting.match.events import WATCHER, Acted, TakenBack
from tavolino.hosting.match.hosted import HostedMatch
from tavolino.hosting.match.messages import page_after
from tavolino.hosting.match.refusals import Refused
from tavolino.rules.errors import IllegalAction
from tavolino.rules.game import start_seat
from tavolino.rules.packed import vec
from tavolino.rules.position import Position
from tavolino.rules.types import Options

HEAP = 1000


class CountingPebbles(Pebbles):
    """Notes when its legal actions are listed; all positions of a match share the notes."""

    def __init__(self, players: int, start: int) -> None:
        super().__init__(players, start, HEAP, HEAP)
        self.listed: list[int] = []

    def fresh(self) -> Position:
        position = CountingPebbles(int(self.players), 0)
        position.listed = self.listed
        return position

    def legal_into(self, actions: vec[i64]) -> i64:
        self.listed.append(int(self.decisions))
        return super().legal_into(actions)


class CountingGame(PebblesGame):
    """Pebbles that note listings, and count how often texts are made of them."""

    def __init__(self) -> None:
        super().__init__()
        self.texts_made = 0

    def begin(self, players: int, options: Options, setup: Mapping[str, object]) -> Position:
        return CountingPebbles(players, start_seat(setup, players))

    def sorted_texts(self, codes: Iterable[int]) -> list[str]:
        self.texts_made += 1
        return super().sorted_texts(codes)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> CountingGame:
    """That game, installed."""

    class Counting(Descriptor):
        rules = CountingGame()

    monkeypatch.setitem(descriptors(), "pebbles", Counting())
    return Counting.rules


def listed(match: Match) -> list[int]:
    """For each time that legal actions were listed, how many decisions had been made."""
    assert isinstance(match.position, CountingPebbles)
    return match.position.listed


def act(hosted: HostedMatch, seat: int, action: str) -> None:
    """Asks to play an action, as people and bots do."""
    do(hosted, Act(id="a-command", number=hosted.number + 1, seat=seat, action=action))


@pytest.mark.usefixtures("game")
def test_telling_refusing_and_playing_need_one_list_for_each_position() -> None:
    hosted = seated(row_of("pebbles"))
    for _ in range(5):
        for seat in (0, 1, WATCHER):
            page_after(hosted, hosted.number - 1, seat, 0)
        with pytest.raises(Refused):
            act(hosted, hosted.to_move, "take 7")
        act(hosted, hosted.to_move, "take 2")
    assert listed(hosted.match) == [0, 1, 2, 3, 4]


def test_after_a_decision_is_taken_back_the_list_is_a_new_one() -> None:
    match = Match.new("anneaux", 2, seed=1)
    before = match.legal()
    match.play("@A1")
    assert "@A1" not in match.legal()
    match.undo()
    assert match.legal() == before


def test_a_stored_match_is_read_without_making_texts(game: CountingGame) -> None:
    hosted = seated(row_of("pebbles"))
    for _ in range(500):
        add(hosted, Acted(hosted.to_move, "take 1"))
    again = HostedMatch(hosted.row)
    again.follow(hosted.events)
    assert listed(again.match) == list(range(500))
    assert game.texts_made == 0


def test_the_rules_still_refuse_what_a_log_says() -> None:
    hosted = seated(row_of("anneaux"))
    assert "@A1" in hosted.match.legal()
    add(hosted, Acted(hosted.to_move, "@A1"))
    with pytest.raises(IllegalAction):
        add(hosted, Acted(hosted.to_move, "@A1"))


@pytest.mark.usefixtures("game")
def test_what_is_taken_back_is_listed_again_only_when_it_is_needed() -> None:
    hosted = seated(row_of("pebbles"))
    for _ in range(3):
        add(hosted, Acted(hosted.to_move, "take 1"))
    before = listed(hosted.match)
    add(hosted, TakenBack(0, 1))
    # Positions that are made again have notes of their own.
    assert (before, listed(hosted.match)) == ([0, 1, 2], [])
    assert len(hosted.match.legal_codes()) == 3
    assert (before, listed(hosted.match)) == ([0, 1, 2], [1])
