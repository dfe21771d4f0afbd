"""What the geometries of the games hold, for the document; the games themselves make them."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Part(BaseModel):
    """What every part has in common: nothing that is not named."""

    model_config = ConfigDict(extra="forbid")


class Point(Part):
    """A place: x to the right, y downwards."""

    x: float
    y: float


class Box(Part):
    """What the board fits into, from its upper left corner."""

    x: float
    y: float
    width: float
    height: float


class Triangle(Part):
    """One of Memento's triangles: its points along the rim, and how far it may turn."""

    centre: Point
    corners: list[Point]
    rim: list[str]
    turn: int = Field(description="degrees")


class MementoGeometry(Part):
    """Memento's board."""

    box: Box
    points: dict[str, Point]
    lines: list[list[str]]
    triangles: dict[str, Triangle]
    constellations: list[list[str]]


class Ring(Part):
    """One of Anneaux' rings."""

    inner: float
    outer: float
    turn: int = Field(description="degrees")


class AnneauxGeometry(Part):
    """Anneaux' board."""

    box: Box
    centre: Point
    cell_radius: float
    cells: dict[str, Point]
    rings: dict[str, Ring]


class Vertices(Part):
    """Where the vertex i,j lies: i times the one and j times the other."""

    i: Point
    j: Point


class Number(Part):
    """How a number on a card looks."""

    colour: str
    dots: int


class TriominosGeometry(Part):
    """The grid on which the cards of My First Triominos are laid."""

    vertex: Vertices
    cells: dict[str, list[list[int]]]
    first: str
    far: int
    numbers: dict[str, Number]


class TrackCard(Part):
    """A card of Dimenticato's track; a large one belongs to a seat."""

    fields: list[str]
    large: bool
    seat: int | None
    corner: bool


class DimenticatoGeometry(Part):
    """Dimenticato's board."""

    box: Box
    fields: dict[str, Point]
    cards: list[TrackCard]
    starts: list[list[str]]


Geometry = MementoGeometry | AnneauxGeometry | TriominosGeometry | DimenticatoGeometry
