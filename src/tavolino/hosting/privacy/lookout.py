"""Looks in the store for matches in which someone was forgotten.

A process caches matches, and reads only newer events of them. So it must hear when a name is
deleted from an older event. The notice of that may be lost on the bus, so every server also
reads the latest entries of the ledger of deletions. Workers need not, because they tell no one
a name.
"""

from __future__ import annotations

from collections.abc import Callable

from tavolino.hosting.engine import Engine
from tavolino.hosting.privacy.ledger import place_of

OVERLAP = 60_000
"""Milliseconds that are read again each time. Clocks of processes differ, and an entry may be
stored some time after it was dated: no call takes nearly as long."""


class Lookout:
    """Drops matches that a server has in memory although names were deleted from them."""

    def __init__(self, engine: Engine, drop: Callable[[str], None]) -> None:
        self.engine = engine
        self.drop = drop
        self.known: dict[str, int] = {}
        """The entries that were found last time, each with when it was last recorded."""
        self.looked = 0
        """When the ledger was last read, in table time."""
        self.is_looking = False

    def begin(self) -> None:
        """Leaves out what was forgotten before. Nothing may be cached yet."""
        self.looked = self.engine.time.now()

    async def look(self) -> None:
        """Drops matches for which there are new entries, unless someone is just doing that."""
        if self.is_looking:
            return
        self.is_looking = True
        try:
            now = self.engine.time.now()
            found = await self.engine.store.deletions_since(self.looked - OVERLAP)
            new = [entry for entry, at in found.items() if self.known.get(entry) != at]
            for match in dict.fromkeys(place_of(entry) for entry in new):
                if match:
                    # Whoever is just reading it may have read the name: we wait for them.
                    async with self.engine.lock(match):
                        self.drop(match)
            self.known, self.looked = found, now
        finally:
            self.is_looking = False
