"""Pictures of Dimenticato show every piece, and in the terminal it can be read."""

from __future__ import annotations

import re

from support.pictures import (
    every_number,
    filled,
    marked,
    pictures_of,
    values,
    views_of,
    written,
)
from tavolino.drawing.style import HOLLOW, SHAPES
from tavolino.games.dimenticato.rules.game import DimenticatoGame
from tavolino.games.dimenticato.rules.types import DimenticatoGeometry, DimenticatoView
from tavolino.table import drawing


@every_number
def test_dimenticato_shows_every_figure_and_every_number_that_is_not_covered(
    players: int,
) -> None:
    for view, picture in pictures_of(DimenticatoView, players):
        assert {
            values(figure, "at", "seat", "figure") for figure in marked(picture, "figure")
        } == {
            (f"{row},{column}", str(seat), str(number))
            for seat, places in enumerate(view["figures"])
            for number, (row, column) in enumerate(places, 1)
        }
        dice = marked(picture, "dice")
        numbers = [None if number is None else str(number) for number in view["numbers"]]
        assert [die.get("data-number") for die in dice] == numbers
        assert [die.get("data-colour") for die in dice] == [str(k) for k in view["colours"]]


@every_number
def test_dimenticato_shows_no_number_under_a_figure(players: int) -> None:
    for view, picture in pictures_of(DimenticatoView, players):
        covered = {f"{row},{column}" for places in view["figures"] for row, column in places}
        for die, number in zip(marked(picture, "dice"), view["numbers"], strict=True):
            if die.get("data-dice") not in covered:
                assert (filled(die, "ink"), written(die)) == (number, [])
            else:
                # One mark for the colour; the number only once the game is over.
                assert filled(die, "ink") == 1
                assert written(die) == ([] if number is None else [str(number)])
                assert (number is not None) == bool(view["winners"])


@every_number
def test_dimenticato_in_the_terminal_can_be_read_field_by_field(players: int) -> None:
    geometry = DimenticatoGame().geometry(players)
    dice = [name for card in geometry["cards"] for name in card["fields"]]
    for view in views_of(DimenticatoView, players):
        expected = {
            name: f" {' ' if number is None else number}{HOLLOW[colour]} "
            for name, colour, number in zip(dice, view["colours"], view["numbers"], strict=True)
        }
        for seat, names in enumerate(geometry["starts"]):
            expected |= dict.fromkeys(names, f" #{HOLLOW[seat]} ")
        for seat, places in enumerate(view["figures"]):
            for figure, (row, column) in enumerate(places, 1):
                _, number, shape, _ = list(expected[f"{row},{column}"])
                shown = number if number.isdigit() else " "
                expected[f"{row},{column}"] = f"{SHAPES[seat]}{figure}{shape}{shown}"
        assert fields_read(drawing.terminal(view).plain, geometry) == expected


def fields_read(words: str, geometry: DimenticatoGeometry) -> dict[str, str]:
    """The four characters of each field, found by the numbers of rows and columns."""
    _, columns, *lines = words.splitlines()
    across = {match[0]: match.start() for match in re.finditer(r"-?[0-9]+", columns)}
    down = {line[:2].strip(): line for line in lines if line[:2].strip(" >")}
    read = {}
    for name in geometry["fields"]:
        row, column = name.split(",")
        middle = across[column] + len(column) // 2
        read[name] = down[row].ljust(100)[middle - 2 : middle + 2]
    return read
