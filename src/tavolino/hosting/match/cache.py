"""The hosted matches that a process keeps: those used last, as many as fit into some bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, MutableMapping
from typing import Final

from tavolino.hosting.match.hosted import HostedMatch

MAX_BYTES: Final = 256 * 1024 * 1024
"""For all hosted matches of a process. It is an estimate, and leaves room in 512 MB."""


class MatchCache(MutableMapping[str, HostedMatch]):
    """Hosted matches by id. Those that were not used for longest are dropped first."""

    def __init__(self, most: int = MAX_BYTES) -> None:
        self.most = most
        self.matches: OrderedDict[str, HostedMatch] = OrderedDict()
        self.sizes: dict[str, int] = {}
        """How large each match was when it was last used."""
        self.size = 0
        """How large all of them are together."""

    def use(self, match: str) -> None:
        """Notes that a match is used now, and makes room for what it has grown by."""
        self.matches.move_to_end(match)
        self.measure(match, self.matches[match].size())
        while self.size > self.most and len(self.matches) > 1:
            del self[next(iter(self.matches))]

    def measure(self, match: str, size: int) -> None:
        """Notes how large a match is; 0 if it is dropped."""
        self.size += size - self.sizes.pop(match, 0)
        if size:
            self.sizes[match] = size

    def __getitem__(self, match: str) -> HostedMatch:
        return self.matches[match]

    def __setitem__(self, match: str, hosted: HostedMatch) -> None:
        self.matches[match] = hosted
        self.measure(match, hosted.size())

    def __delitem__(self, match: str) -> None:
        del self.matches[match]
        self.measure(match, 0)

    def __iter__(self) -> Iterator[str]:
        return iter(self.matches)

    def __len__(self) -> int:
        return len(self.matches)
