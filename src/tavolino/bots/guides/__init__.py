"""What a good player knows of each game beyond its rules."""

from collections.abc import Callable
from typing import Final

from tavolino.bots.guides.anneaux import AnneauxGuide
from tavolino.bots.guides.dimenticato import DimenticatoGuide
from tavolino.bots.guides.memento import MementoGuide
from tavolino.bots.guides.triominos import TriominosGuide
from tavolino.search.guide import Weigher

GUIDES: Final[dict[str, Callable[[int], Weigher]]] = {
    "memento": MementoGuide,
    "anneaux": AnneauxGuide,
    "triominos": TriominosGuide,
    "dimenticato": DimenticatoGuide,
}
"""For each game, its guide for so many seats."""
