"""The small parts that all games share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tavolino
from support.installed_games import OWN, about_three
from tavolino.games import GAMES
from tavolino.rules.bits import BIT, count, count_few, lowest, members_of, nth, nth_of_few
from tavolino.rules.chance import Rng, mix
from tavolino.rules.errors import BadSetup, OtherRules, RulesError, UnknownGame
from tavolino.rules.game import Game
from tavolino.rules.position import Position, new_buffer
from tavolino.search.playout import perft, play_out, random_games
from tavolino.tournament.plan import TournamentPlan


@pytest.mark.parametrize("members", [set(), {0}, {61}, {0, 31, 32, 61}, set(range(62))])
def test_sets_of_small_numbers(members: set[int]) -> None:
    packed = sum(2**member for member in members)
    assert count(packed) == len(members)
    assert members_of(packed) == sorted(members)
    for k, member in enumerate(sorted(members)):
        assert nth(packed, k) == member
    if members:
        assert lowest(packed) == min(members)


def test_small_sets_are_counted_the_same_with_less_work() -> None:
    rng = Rng(1)
    for packed in [0, 2**24 - 1, *(int(rng.below(2**24)) for _ in range(2000))]:
        assert count_few(packed) == count(packed)
        for k in range(int(count(packed))):
            assert nth_of_few(packed, k) == nth(packed, k)


def test_every_single_bit_is_right_beyond_32() -> None:
    assert [BIT[k] for k in range(62)] == [2**k for k in range(62)]


def test_random_numbers_are_the_same_everywhere() -> None:
    rng = Rng(2026)
    assert [int(rng.word()) for _ in range(4)] == [
        1800430755,
        2389501372,
        3183406620,
        3291180804,
    ]


def test_random_numbers_are_spread_evenly() -> None:
    rng = Rng(1)
    drawn = [0] * 10
    for _ in range(10_000):
        drawn[int(rng.below(10))] += 1
    assert sum((times - 1000) ** 2 for times in drawn) / 1000 < 28  # chi-square, 1 in 1,000
    assert sorted(rng.shuffled(list(range(50)))) == list(range(50))


def test_seeds_of_up_to_96_bits_differ() -> None:
    first_words = {int(Rng(2**k).word()) for k in range(96)}
    assert len(first_words) == 96


def test_a_game_reads_only_its_own_rules_version_unless_it_says_otherwise() -> None:
    game = Game("some", "Some", (), ("limit",), {}, rules_version=3)
    assert game.upgraded({"anything": 1}, 3) == {"anything": 1}
    for version in (1, 2, 4):
        with pytest.raises(OtherRules, match=f"version 3 and cannot read version {version}"):
            game.upgraded({}, version)


def test_a_game_may_read_earlier_rules_versions() -> None:
    game = Game("some", "Some", (), ("limit",), {}, rules_version=3, oldest_version=2)
    assert game.upgraded({"anything": 1}, 2) == {"anything": 1}
    for version in (1, 4):
        with pytest.raises(OtherRules):
            game.upgraded({}, version)


@pytest.mark.parametrize("name", OWN)
def test_our_games_have_rules_version_2_and_read_version_1(name: str) -> None:
    assert (GAMES[name].rules_version, GAMES[name].oldest_version) == (2, 1)


def test_hashes_of_near_values_do_not_collide() -> None:
    keys = {int(mix(mix(0, first), second)) for first in range(300) for second in range(300)}
    assert len(keys) == 300 * 300
    assert all(0 <= key < 2**62 for key in keys)
    # The lower bits alone must do for a table.
    assert len({key % 65536 for key in keys}) > 45_000


@pytest.mark.parametrize("name", GAMES)
def test_positions_reached_differ_in_their_keys(name: str) -> None:
    game, rng = GAMES[name], Rng(3)
    keys: dict[int, str] = {}
    for _ in range(5):
        position = game.start(2, {}, game.new_setup(2, {}, rng))
        while position.to_move >= 0:
            seen = f"{game.view(position, None)}{game.setup(position)}"
            assert keys.setdefault(int(position.key()), seen) == seen
            position.apply(position.sample(rng))


def test_a_bare_position_leaves_everything_to_its_game() -> None:
    position = Position(2, 1, 10)
    assert (position.to_move, position.shares()) == (1, [0.0, 0.0])
    for call in (position.fresh, position.key, position.copy, position.legal):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        position.apply(0)
    with pytest.raises(NotImplementedError):
        position.sample(Rng(0))
    with pytest.raises(NotImplementedError):
        position.copy_from(position)
    with pytest.raises(NotImplementedError):
        position.legal_into(new_buffer())


@pytest.mark.parametrize("players", [(), (1,), (2, 3, 5), (0, 2)])
def test_a_game_is_for_two_to_four_seats(players: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a game is for 2, 3 or 4"):
        Game("solo", "Solo", (), ("limit",), {}, players=players)


@pytest.mark.parametrize("winners", [0, 0b100, 0b111, -1])
def test_a_game_ends_with_winners_among_its_seats(winners: int) -> None:
    position = Position(2, 0, 10)
    with pytest.raises(ValueError, match="at least one winner"):
        position.finish(winners, 0)
    assert (position.to_move, position.winners) == (0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_makes_a_match_may_name_the_seat_that_begins(name: str) -> None:
    game, players = GAMES[name], about_three(name)
    drawn = game.new_setup(players, {}, Rng(5))
    for seat in range(players):
        named = game.new_setup(players, {}, Rng(5), seat)
        assert named == {**drawn, "start": seat}  # all else is drawn as ever
        assert game.start(players, {}, named).to_move == seat
        assert tavolino.Match.new(name, players, 5, start=seat).setup == named


@pytest.mark.parametrize("start", [-1, 2, True, "0"])
def test_only_a_seat_of_the_match_can_begin(start: object) -> None:
    with pytest.raises(BadSetup, match="start is a seat from 0 to 1"):
        GAMES["anneaux"].new_setup(2, {}, Rng(5), start)


@pytest.mark.parametrize("name", GAMES)
def test_playouts_end_and_leave_the_root_alone(name: str) -> None:
    game = GAMES[name]
    players = about_three(name)
    root = game.start(players, {}, game.new_setup(players, {}, Rng(5)))
    before = root.key()
    assert random_games(root, 3, Rng(5)) > 30
    assert root.key() == before
    play_out(root, Rng(6))
    assert sum(root.shares()) == 1.0
    assert perft(root, 1) == 0
    assert perft(root, 0) == 1


def test_games_say_how_to_get_them() -> None:
    import tavolino  # noqa: PLC0415 - the name in the text is the module's

    for game in GAMES.values():
        assert eval(repr(game), {"tavolino": tavolino}) is game


@pytest.mark.parametrize(
    "ask",
    [
        lambda: tavolino.game("chess"),
        lambda: tavolino.Match.new("chess", players=2, seed=1),
        lambda: tavolino.Record("chess", 2, {}, {"start": 0}).start(),
        lambda: TournamentPlan("chess", ("1", "2")).rules,
    ],
)
def test_a_game_that_does_not_exist_is_refused_in_a_sentence(ask: Callable[[], object]) -> None:
    sentence = f"there is no game 'chess'; there are {', '.join(GAMES)}"
    with pytest.raises(UnknownGame, match=rf"^{sentence}$") as refused:
        ask()
    assert isinstance(refused.value, RulesError)
    assert isinstance(refused.value, LookupError)
