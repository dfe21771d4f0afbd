"""Sequences whose elements take no memory until someone asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class OnDemand(Sequence[T]):
    """A sequence whose elements are made when they are asked for."""

    def __init__(self, size: int, make: Callable[[int], T]) -> None:
        self.size = size
        self.make = make

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        found = range(self.size)[index]
        return self.make(found) if isinstance(found, int) else [self.make(k) for k in found]
