"""Nine Men's Morris for Tavolino, as a package of its own."""

from __future__ import annotations

from tavolino.games.descriptor import Descriptor

from tavolino_mills.game import MillsGame


class Mills(Descriptor):
    """Bots use random playouts; pictures and arrays come from the plain view."""

    rules = MillsGame()
    minutes = (10, 30)
    age = 6


MILLS = Mills()
"""The entry point in pyproject.toml names this."""
