"""What the evaluator to My First Triominos sees, and how well it plays with it."""

from __future__ import annotations

import pytest

from games.triominos.table import GAME, ONES, after, deal, keep_only, random_game
from tavolino.games.triominos.evaluator import TriominosEvaluator, extra_chips
from tavolino.games.triominos.rules.position import SWAP, TriominosPosition
from tavolino.rules.chance import Rng
from tavolino.search.evaluator import no_shares
from tavolino.search.ismcts import InformationSetTree

EVALUATOR = TriominosEvaluator(2)


def judged(position: TriominosPosition) -> list[float]:
    shares = no_shares()
    EVALUATOR.evaluate(position, Rng(1), shares)
    return [shares[seat] for seat in range(int(position.players))]


def cards_held(position: TriominosPosition) -> int:
    return int(position.racks[position.to_move]).bit_count()


def salience(position: TriominosPosition, action: str) -> float:
    return EVALUATOR.salience(position, GAME.check(position, action))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_of_every_position_make_one_win(players: int) -> None:
    for seed in range(5):
        position, rng = random_game(seed, players)
        while position.to_move >= 0:
            shares = judged(position)
            assert sum(shares) == pytest.approx(1)
            assert min(shares) > 0
            position.apply(position.sample(rng))


def test_looking_at_a_position_does_not_change_it() -> None:
    position, _ = random_game(7)
    before = position.key()
    judged(position)
    for code in position.legal():
        EVALUATOR.salience(position, code)
    assert position.key() == before


def test_a_chip_is_worth_more_when_the_pot_is_nearly_empty() -> None:
    position = deal("112", "113")
    position.chips[0] = position.chips[0] + 1
    early = judged(position)[0]
    position.top = len(position.deck) - 1
    assert judged(position)[0] > early > 0.5


def test_cards_that_fit_are_worth_more_than_cards_that_do_not() -> None:
    position = deal(ONES, "222 223")
    assert judged(position)[0] > judged(position)[1]


def test_extra_chips_are_what_a_lay_earns_beyond_the_first() -> None:
    seen = set()
    for seed in range(40):
        position, rng = random_game(seed, 2)
        while position.to_move >= 0:
            code, seat = int(position.sample(rng)), int(position.to_move)
            before = int(position.chips[seat])
            if code < SWAP:
                extra = int(extra_chips(position, code >> 9))
                seen.add(extra)
                before += 1 + extra + int(cards_held(position) == 1)
                position.apply(code)
                assert int(position.chips[seat]) == before
            else:
                position.apply(code)
    assert seen == {0, 1, 2}


def test_a_lay_that_earns_more_catches_the_eye_more() -> None:
    position, rng = random_game(3, 2)
    by_chips: dict[int, set[float]] = {}
    while position.to_move >= 0:
        for code in position.legal():
            if code < SWAP and cards_held(position) > 1:
                extra = int(extra_chips(position, code >> 9))
                by_chips.setdefault(extra, set()).add(EVALUATOR.salience(position, code))
        position.apply(position.sample(rng))
    assert all(len(found) == 1 for found in by_chips.values())
    assert max(by_chips[0]) < min(by_chips[1]) <= 1


def test_a_last_card_catches_the_eye() -> None:
    position = deal("112 113", "222")
    plain = salience(position, "v0,0=121")
    keep_only(position, 0, "112")
    assert salience(position, "v0,0=121") > plain


def test_buying_comes_to_mind_before_any_place_for_a_card() -> None:
    position = deal("112", "222")
    assert salience(position, "buy") > salience(position, "v0,0=121")


def test_a_swap_for_the_joker_is_easily_overlooked() -> None:
    position = after(deal("*** 112", "113 115"), "v0,0=***")
    swaps = [code for code in position.legal() if GAME.text(code).startswith("swap")]
    lays = [code for code in position.legal() if code < SWAP]
    assert swaps
    assert lays
    assert max(EVALUATOR.salience(position, code) for code in swaps) < min(
        EVALUATOR.salience(position, code) for code in lays
    )


def test_a_short_search_with_the_guide_beats_random_play() -> None:
    won = 0.0
    for deal_number in range(3):
        for seat in (0, 1):
            position, rng = random_game(deal_number, 2)
            while position.to_move >= 0:
                code = int(position.sample(rng))
                if position.to_move == seat:
                    worlds = GAME.worlds(GAME.view(position, seat))
                    tree = InformationSetTree(worlds, EVALUATOR, deal_number, 200)
                    tree.grow(20)
                    code = tree.best()
                position.apply(code)
            won += position.shares()[seat]
    assert won >= 5
