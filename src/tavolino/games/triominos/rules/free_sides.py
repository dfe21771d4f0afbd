"""The table of My First Triominos where whole sides of the joker are free.

At a corner of the joker a card then has to agree only with the cards that lie side by side with
it, so two cards may show different numbers there. At every other vertex all cards agree.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from tavolino.games.triominos.rules.board import (
    NO_NUMBER,
    NUMBER,
    across,
    corner,
    is_taken,
    need,
)
from tavolino.rules.packed import vec


def need_beside(
    table: vec[u8], laid: vec[i64], laid_count: i64, joker_cell: i64, cell: i64
) -> i64:
    """The numbers that a card on a free cell must have while the joker is on the table."""
    asked = need(table, cell)
    k: i64 = 0
    while k < 3:
        vertex = corner(cell, k)
        if touches(joker_cell, vertex):
            number: i64 = 0
            side: i64 = 0
            while side < 3:
                beside = across(cell, side)
                # The side opposite corner k does not end there.
                if side != k and beside != joker_cell and is_taken(table, beside):
                    number = agreed(number, number_at(vertex, beside, laid, laid_count))
                side += 1
            shift = 6 - 3 * k
            asked = asked & ~(NUMBER << shift) | number << shift
        k += 1
    return asked


def touches(cell: i64, vertex: i64) -> bool:
    """Whether the vertex is a corner of the cell."""
    return vertex in (corner(cell, 0), corner(cell, 1), corner(cell, 2))


def agreed(number: i64, other: i64) -> i64:
    """The number on which two cards agree at a vertex; 0 stands for any."""
    if number == 0 or number == other:
        return other
    if other == 0:
        return number
    return NO_NUMBER


def number_at(vertex: i64, cell: i64, laid: vec[i64], laid_count: i64) -> i64:
    """The number that the card on a cell shows at one of its corners."""
    k: i64 = 0
    while k < laid_count and laid[k] >> 9 != cell:
        k += 1
    if vertex == corner(cell, 0):
        return laid[k] >> 6 & NUMBER
    if vertex == corner(cell, 1):
        return laid[k] >> 3 & NUMBER
    return laid[k] & NUMBER


def write_agreed(table: vec[u8], cell: i64, corners: i64) -> None:
    """Writes the numbers of a card to the corners of its cell, or that cards differ there."""
    k: i64 = 0
    while k < 3:
        vertex = corner(cell, k)
        there = i64(table[vertex])
        number = agreed(there & NUMBER, corners >> (6 - 3 * k) & NUMBER)
        table[vertex] = u8(there & ~NUMBER | number)
        k += 1
