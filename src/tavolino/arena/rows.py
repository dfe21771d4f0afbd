"""What is stored for every game: three tables; docs/reference/plans.md explains the columns."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import pyarrow as pa

Row: TypeAlias = dict[str, Any]


class Rows(NamedTuple):
    """The rows of some games, for each table."""

    games: list[Row]
    records: list[Row]
    judged: list[Row]


WHICH: Final = [("setting", pa.int32()), ("number", pa.int32())]

GAMES: Final = pa.schema(
    [
        *WHICH,
        ("start", pa.int8()),
        ("shares", pa.list_(pa.float64())),
        ("ending", pa.string()),
        ("decisions", pa.int32()),
        ("chance", pa.int32()),
        ("first", pa.string()),
        ("movers", pa.list_(pa.int8())),
        ("kinds", pa.list_(pa.string())),
        ("legal", pa.list_(pa.int32())),
        ("out", pa.list_(pa.int32())),
        ("digest", pa.int64()),
    ]
)
"""One row for each game."""

RECORDS: Final = pa.schema([*WHICH, ("record", pa.string())])
"""One row for each game: its record, to replay it."""

JUDGED: Final = pa.schema(
    [
        *WHICH,
        ("ply", pa.int32()),
        ("place", pa.int8()),
        ("kind", pa.string()),
        ("shares", pa.list_(pa.float64())),
        ("best", pa.float64()),
        ("second", pa.float64()),
        ("without", pa.float64()),
    ]
)
"""One row for each decision of a judged game."""
