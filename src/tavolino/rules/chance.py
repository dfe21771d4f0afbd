"""Random numbers that are the same interpreted, compiled and on every machine.

Callers always pass in a generator: this module keeps no state.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Rng:
    """A small fast counting generator of four 32-bit words (sfc32).

    Every intermediate value stays below 63 bits, so fixed-width and Python integers agree.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        full: i64 = 0x3FFFFFFF
        full = full << 2 | 3  # 32 ones; rules/bits.py says why in two steps
        mixed: i64 = (self.a + self.b + self.counter) & full
        self.counter = (self.counter + 1) & full
        self.a = self.b ^ self.b >> 9
        self.b = (self.c + (self.c << 3)) & full
        self.c = ((self.c << 21 | self.c >> 11) + mixed) & full
        return mixed

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        return self.word() * n >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in random order, as a new list."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = int(self.below(last + 1))
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def mix(key: i64, value: i64) -> i64:
    """Mixes one more value into a hash. Key, value and result have at most 62 bits.

    Three rounds stir each half into the other, so no two values of one key give the same
    hash.
    """
    low = lower_half(key ^ value)
    high = (key ^ value) >> 31
    high ^= stir((low + 0x1E3779B9) * 0x2C1B3C6D)
    low ^= stir((high + 0x05EB51D7) * 0x297A2D39)
    high ^= stir((low + 0x1B873593) * 0x25D9F3B7)
    return high << 31 | low


def stir(product: i64) -> i64:
    """Folds the upper half of a product onto the lower half, so that every bit counts."""
    return lower_half(product ^ product >> 31)


def lower_half(number: i64) -> i64:
    """The lower 31 bits of a number."""
    ones: i64 = 0x3FFFFFFF
    ones = ones << 1 | 1  # rules/bits.py says why in two steps
    return number & ones
