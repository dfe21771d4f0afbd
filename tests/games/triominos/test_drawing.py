"""Pictures of My First Triominos show every piece, and in the terminal it can be read."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

from support.pictures import SVG, every_number, marked, pictures_of, values, written
from tavolino.drawing.style import SHAPES
from tavolino.games.triominos.rules.types import TriominosView
from tavolino.table import drawing
from tavolino.table.match import Match


@every_number
def test_triominos_shows_every_card_with_its_numbers_and_dots(players: int) -> None:
    for view, picture in pictures_of(TriominosView, players):
        on_table = [values(card, "cell", "card") for card in marked(picture, "cell")]
        assert sorted(on_table) == sorted(tuple(laid.split("=")) for laid in view["table"])
        for card in marked(picture, "card"):
            numbers = card.get("data-card", "")
            if numbers != "***":
                assert "".join(written(card)) == numbers
                dots = list(card.iter(f"{SVG}circle"))
                assert len(dots) == sum(int(number) for number in numbers)


@every_number
def test_triominos_shows_the_racks_that_are_known_and_no_others(players: int) -> None:
    for view, picture in pictures_of(TriominosView, players):
        racks = Counter(values(card, "rack", "card") for card in marked(picture, "rack"))
        known = Counter(
            (str(seat), card) for seat, rack in enumerate(view["racks"]) for card in rack or []
        )
        assert racks == known
        assert len(marked(picture, "card")) == len(view["table"]) + known.total()
        assert f"Pot {view['pot']}" in written(picture)


@every_number
def test_triominos_in_the_terminal_names_the_free_cells_and_shows_the_numbers(
    players: int,
) -> None:
    for view, picture in pictures_of(TriominosView, players):
        words = drawing.terminal(view).plain
        board = words[words.index("\n") : words.index(SHAPES[0])].removesuffix("> ")
        names = sorted((cell.get("data-free", "") for cell in marked(picture, "free")), key=len)
        for name in reversed(names):
            assert name in board
            board = board.replace(name, "", 1)
        laid = "".join(card.split("=")[1] for card in view["table"])
        assert Counter(filter(str.isalnum, board)) == Counter(laid.replace("***", "joker"))


def test_triominos_free_cells_are_those_beside_a_card() -> None:
    start = Match.new("triominos", players=2, seed=1)
    picture = ElementTree.fromstring(drawing.svg(start.view(None)))
    assert {cell.get("data-free") for cell in marked(picture, "free")} == {
        "v0,0",
        "v-1,0",
        "v0,-1",
    }
