"""Sets of up to 62 small numbers, each set one integer.

mypyc compiles the literal in `1 << k` to a 32-bit shift, which is silently wrong from 31 on. So
every single bit comes from the table `BIT`. Literals stay below 2**30, because on machines of
32 bits, such as a browser's WebAssembly, larger ones would be boxed at every use. A larger
number is made from a small one, in a variable that is assigned twice: mypyc would write a
variable that is assigned once as a literal again. The C compiler makes a constant of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tavolino.rules.packed import vec

BIT: Final = vec[i64]([2**k for k in range(62)])


def count(members: i64) -> i64:
    """How many members the set has."""
    ones: i64 = 0x01010101
    ones = ones << 32 | ones  # the lowest bit of each byte
    pairs = members - (members >> 1 & ones * 0x55)
    fours = (pairs & ones * 0x33) + (pairs >> 2 & ones * 0x33)
    bytes_ = (fours + (fours >> 4)) & ones * 0x0F
    halves = bytes_ + (bytes_ >> 32)
    return (halves & 0x1F1F1F1F) * 0x01010101 >> 24 & 127


def count_few(members: i64) -> i64:
    """The same for a set of numbers below 24, with less work."""
    pairs = members - (members >> 1 & 0x555555)
    fours = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F
    return bytes_ * 0x010101 >> 16 & 31


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((members & -members) - 1)


def nth(members: i64, k: i64) -> i64:
    """The member that has k smaller ones in the set."""
    while k > 0:
        members &= members - 1
        k -= 1
    return lowest(members)


def nth_of_few(members: i64, k: i64) -> i64:
    """The same in a set of numbers below 24."""
    while k > 0:
        members &= members - 1
        k -= 1
    return count_few((members & -members) - 1)


def put_members(actions: vec[i64], at: i64, base: i64, members: i64) -> i64:
    """Writes base + member for every member from place `at` on, and returns the new end."""
    while members:
        actions[at] = base + lowest(members)
        members &= members - 1
        at += 1
    return at


def members_of(members: i64) -> list[int]:
    """The members in ascending order, for code where speed does not matter."""
    found = []
    while members:
        found.append(int(lowest(members)))
        members &= members - 1
    return found
