"""Packed vectors of small numbers, from `librt` where it is installed.

Compiled code reaches the items of a `vec` without a function call; interpreted code gets
the same class from `librt`. Where `librt` is missing (a browser, another interpreter) a
plain list does the same job, only slower. This file is never compiled: it has to choose
when it is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import extend, vec
    except ImportError:

        class vec:
            """Stands in for the packed vector: `vec[i64](items)` is a list."""

            def __class_getitem__(cls, item: object) -> type:
                return list

        def extend(items: list, more: list) -> list:
            """Stands in for the `extend` of packed vectors: both one after the other."""
            return items + more
