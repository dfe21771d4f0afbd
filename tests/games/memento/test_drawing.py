"""Pictures of Memento show every piece, and in the terminal it can be read."""

from __future__ import annotations

from support.pictures import (
    every_number,
    filled,
    marked,
    pictures_of,
    values,
    views_of,
    written,
)
from tavolino.drawing.style import SHAPES
from tavolino.games.memento.rules.game import MementoGame
from tavolino.games.memento.rules.types import MementoView
from tavolino.table import drawing


@every_number
def test_memento_shows_every_figure_with_its_height(players: int) -> None:
    for view, picture in pictures_of(MementoView, players):
        figures = marked(picture, "at", "height")
        assert {values(figure, "at", "seat", "height") for figure in figures} == {
            (name, str(figure["seat"]), str(figure["height"]))
            for name, figure in view["figures"].items()
        }
        for figure in figures:
            assert filled(figure, "stone") == int(figure.get("data-height", 0))
        (supply,) = marked(picture, "supply")
        assert filled(supply, "stone") == view["supply"]
        assert written(supply) == [f"Supply {view['supply']}"]


@every_number
def test_memento_in_the_terminal_names_all_points_and_figures(players: int) -> None:
    for view in views_of(MementoView, players):
        words = drawing.terminal(view).plain
        for name in MementoGame().geometry(players)["points"]:
            assert name in words
        for name, figure in view["figures"].items():
            assert f"{name}{SHAPES[figure['seat']]}{figure['height']}" in words
