"""Pictures of Anneaux show every piece, and in the terminal it can be read."""

from __future__ import annotations

from itertools import product

from support.pictures import every_number, marked, pictures_of, values, views_of, written
from tavolino.drawing.style import HOLLOW, SHAPES
from tavolino.games.anneaux.rules.types import AnneauxView
from tavolino.table import drawing


@every_number
def test_anneaux_shows_every_pawn_the_spent_ones_and_the_locked_ring(players: int) -> None:
    for view, picture in pictures_of(AnneauxView, players):
        assert {values(pawn, "at", "seat", "spent") for pawn in marked(picture, "at")} == {
            (name, str(seat), "true" if name in view["spent"] else None)
            for seat, names in enumerate(view["pawns"])
            for name in names
        }
        locked = [ring.get("data-ring") for ring in marked(picture, "locked")]
        assert locked == ([view["last_ring"]] if view["last_ring"] else [])
        for seat, hand in enumerate(view["hand"]):
            if seat in view["in_play"]:
                assert f"{hand} in hand" in written(picture)


@every_number
def test_anneaux_in_the_terminal_names_all_cells_and_pawns(players: int) -> None:
    for view in views_of(AnneauxView, players):
        words = drawing.terminal(view).plain
        for ring, number in product("ABC", "12345678"):
            assert ring + number in words
        for seat, names in enumerate(view["pawns"]):
            for name in names:
                assert name + (HOLLOW if name in view["spent"] else SHAPES)[seat] in words
