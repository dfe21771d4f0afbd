"""The JSON values of Dimenticato."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tavolino.rules.types import Box, Entry, Point, Setup, View


class DimenticatoOptions(TypedDict):
    """What may be chosen before the game."""

    shown: bool
    """whether a number that is looked at is shown to all for a moment"""
    limit: int
    """the decisions after which the win is shared"""


class DimenticatoSetup(Setup):
    """Everything random in one game."""

    values: list[int]
    """the number of each dice field, card by card"""
    colours: list[int]
    """the seat whose colour each dice field has"""


class DimenticatoEntry(Entry):
    """One decision, as it is shown afterwards."""

    moves: NotRequired[bool]
    """for an announcement: whether its figure may move now"""
    shown: NotRequired[list[list[str | int]]]
    """with the option `shown`: the fields whose numbers everyone sees for a moment, each as a
    pair with its number; only in the newest entry while the game is on"""


class Announced(TypedDict):
    """A correct announcement whose move comes next."""

    figure: int
    """the number of the figure"""
    number: int | None
    """the number it stands on; without the option `shown`, `null` while its seat may stay"""


class DimenticatoView(View):
    """What a seat sees: the same for everyone."""

    options: DimenticatoOptions
    """all options with their values"""
    numbers: list[int | None]
    """for each dice field its number; `null` where a figure stands, while the game is on"""
    colours: list[int]
    """for each dice field the seat whose colour it has"""
    drawn: bool
    """whether all cards have numbers that can be drawn; everyone saw that at the start"""
    figures: list[list[list[int]]]
    """for each seat the places of its four figures as row and column"""
    left: list[list[int]]
    """for each seat the figures, 1 to 4, that have left their start fields"""
    home: list[list[int]]
    """for each seat the figures that have come home again"""
    announced: Announced | None
    """a correct announcement whose move comes next, as `figure` and `number`, which is `null`
    while the seat may stay; else `null`"""


class TrackCard(TypedDict):
    """One card of the frame."""

    fields: list[str]
    """its dice fields, row by row"""
    large: bool
    """whether it is a seat's large card"""
    seat: int | None
    """whose large card it is; `null` if it is small"""
    corner: bool
    """whether the track bends on it"""


class DimenticatoGeometry(TypedDict):
    """Where everything on the board is."""

    box: Box
    """the frame with the start fields"""
    fields: dict[str, Point]
    """each field's middle, dice fields in the order of the setup first; a field is one unit
    wide"""
    cards: list[TrackCard]
    """each card's `fields`, whether it is `large` and whose `seat`, and whether it is a
    `corner`"""
    starts: list[list[str]]
    """for each seat its start fields, in the order of its figures"""
