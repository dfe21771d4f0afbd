"""Kinds of pieces look different in pictures and in characters; the client has a test, too."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.showdown import PLAIN
from tavolino.drawing.canvas import CanvasSize
from tavolino.games import descriptors
from tavolino.games.descriptor import Descriptor
from tavolino.games.pieces import draw_piece, look_of, write_piece
from tavolino.games.plain import part_of_view
from tavolino.rules.chance import Rng
from tavolino.rules.game import Game
from tavolino.rules.looks import looks
from tavolino.table.conformance import conform
from tavolino.table.match import Match

GAMES = [*descriptors().values(), PLAIN]

WORDS = st.sampled_from(["die", "card", "king", "kings", "Kin", "4", "q", ""])
KINDS = st.lists(WORDS, min_size=1, max_size=3).map("-".join)


@pytest.mark.parametrize(
    ("kind", "shape", "label"),
    [
        ("die-4", "die", "4"),
        ("die-red-12", "die", "12"),
        ("card-7h", "card", "7h"),
        ("card-queen", "card", "Qu"),
        ("knight", "disc", "Kn"),
        ("ox", "disc", "Ox"),
        ("diet", "disc", "Di"),
        ("die", "die", ""),
        ("card", "card", ""),
    ],
)
def test_the_first_word_gives_the_shape_and_the_last_the_label(
    kind: str, shape: str, label: str
) -> None:
    assert looks([kind]) == {kind: {"shape": shape, "label": label}}


def test_a_label_is_longer_where_two_would_be_the_same() -> None:
    found = looks(["king", "kite", "rook", "red-1", "blue-1", "die-1"])
    labels = [look["label"] for look in found.values()]
    assert labels == ["Kin", "Kit", "Ro", "red-1", "blue-1", "1"]


@given(st.sets(KINDS))
def test_no_two_kinds_of_a_game_look_the_same(kinds: set[str]) -> None:
    assert len({tuple(look.values()) for look in looks(kinds).values()}) == len(kinds)


def kinds_seen(game: Game) -> set[str]:
    """The kinds in what seats and spectators see of random games."""
    kinds = set()
    for seed in range(20):
        rng = Rng(seed)
        players = game.players[seed % len(game.players)]
        setup = game.deal(players, game.complete({}), rng)
        match = Match(game, players, {}, setup)
        for _ in range(20):
            for seat in (None, *range(players)):
                pieces = part_of_view(match.view(seat), "pieces").values()
                kinds |= {piece["kind"] for piece in pieces if "kind" in piece}
            if match.over:
                break
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
    return kinds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_different_kinds_of_pieces_are_drawn_differently(game: Descriptor) -> None:
    rules = game.rules
    geometry: Any = rules.geometry(rules.players[0])
    kinds = kinds_seen(rules)
    assert kinds <= set(geometry.get("looks", {}))
    for seat in (0, None):
        pieces: list[Any] = [{"seat": seat, "kind": kind} for kind in kinds]
        assert len({write_piece(each, look_of(each, geometry)) for each in pieces}) == len(
            kinds
        )
        pictures = {draw_piece(seat, look_of(each, geometry), 0, 0, 20) for each in pieces}
        assert len(pictures) == len(kinds)


def test_the_board_of_a_game_shows_the_kinds_of_its_pieces() -> None:
    things = ["die-4", "die-2", "card-Jd", "die-1", "die-6", "card-10s"]
    match = Match(PLAIN.rules, 2, {}, {"start": 0, "things": things})
    view, geometry = match.view(0), match.game.geometry(2)
    board = PLAIN.drawing().board(view, geometry, CanvasSize(80, 24)).plain
    assert re.findall(r"\S+", board) == [
        "■[",
        "]",
        "■[",
        "]",
        "■|",
        "|",
        "●[4]",
        "●[2]",
        "●|Jd|",
    ]
    picture = re.sub(r"<(title|desc)>.*?</\1>", "", PLAIN.svg(view))
    assert ">Jd<" in picture
    assert ">10s<" not in picture


def test_a_kind_without_a_look_is_written_in_full() -> None:
    piece: Any = {"seat": 0, "kind": "paladin", "count": 2}
    assert write_piece(piece, look_of(piece, {})) == "●paladin\u00d72"
    assert ">paladin<" in draw_piece(0, look_of(piece, {}), 0, 0, 20)


def test_the_game_with_secrets_of_these_tests_conforms() -> None:
    assert conform(PLAIN.rules, 2, {}, games=10) > 10
