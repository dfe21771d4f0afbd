"""The JSON values of Mills."""

from __future__ import annotations

from typing import TypedDict

from tavolino.rules.types import PlainView


class MillsOptions(TypedDict):
    """What may be chosen before the game."""

    flying: bool
    """whether a seat with three men may move them to any free point"""
    limit: int
    """the decisions after which the win is shared"""


class MillsView(PlainView):
    """What a seat sees; nothing is hidden."""

    options: MillsOptions
    """all options with their values"""
    taking: bool
    """whether the seat to move has closed a mill and takes a man now"""
