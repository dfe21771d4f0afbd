"""Budgets: how much one guest, and all guests at one address, may ask of a site.

Every process counts in memory. Once a second it tells the others what was spent (see
`spending.py`), so while the bus is away N processes grant at most N times a budget.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple

from tavolino.server.limits import Limits
from tavolino.server.metrics import LIMITED

Kind = Literal[
    "request", "match", "command", "frame", "connect", "reading", "hint", "evaluation", "try",
    "thinking",
]  # fmt: skip
"""What is paid for by amounts, which come back with time."""

Place = Literal["live", "evaluating"]
"""What is held for a while: a live connection, an evaluation under way."""


class Allowance(NamedTuple):
    """So much at once, and then so much a second."""

    burst: float
    rate: float


class Budget(NamedTuple):
    """What one guest may spend, and what all guests at one address may."""

    guest: Allowance
    address: Allowance


UNLIMITED: Final = Allowance(1e9, 1e9)

BUDGETS: Final[Mapping[Kind, Budget]] = {
    # Of any kind; who a guest is may not be known yet. A page and its data are about 30.
    "request": Budget(UNLIMITED, Allowance(200, 50)),
    # An evening is a dozen. A class of 30 begins one each at the same moment.
    "match": Budget(Allowance(20, 1 / 30), Allowance(60, 1 / 5)),
    # Commands, and with them stored events: more than anyone plays, fewer than a loop sends.
    "command": Budget(Allowance(100, 10), Allowance(600, 60)),
    # Frames over sockets, commands and phrases alike. Lichess allows 100 in 20 seconds.
    "frame": Budget(Allowance(150, 15), Allowance(900, 90)),
    # New live connections: each reads the store. A phone in a tunnel comes back often.
    "connect": Budget(Allowance(30, 1), Allowance(240, 8)),
    # Events and positions told of the past, of which long matches have hundreds.
    "reading": Budget(Allowance(4000, 200), Allowance(20_000, 1000)),
    # As fast as anyone reads them.
    "hint": Budget(Allowance(3, 0.5), Allowance(30, 3)),
    # Some seconds of a processor each. One is asked for after each match.
    "evaluation": Budget(Allowance(5, 1 / 30), Allowance(30, 1 / 5)),
    # Boards of lessons, by the actions played on them: about a millisecond each. A page of
    # rules shows a dozen, and a class opens it together.
    "try": Budget(Allowance(100, 5), Allowance(400, 20)),
    # Seconds of a processor, spent by bots. A move of the strongest takes some seconds.
    "thinking": Budget(Allowance(120, 0.5), Allowance(600, 2)),
}

PLACES: Final[Mapping[Place, tuple[int, int]]] = {
    # Some tabs and devices of one guest; two for each of a class of sixty.
    "live": (12, 120),
    "evaluating": (2, 8),
}
"""How many a guest may hold, and all guests at one address."""

FOR_A_PLACE: Final = 5.0
"""Seconds after which to ask again for a place: no one knows when one becomes free."""

FEW: Final = 4
"""Places that other processes are not told of: nearly everyone holds one or two."""

USUAL: Final = 50
"""The rate at which budgets are as they stand here."""


class Payer(NamedTuple):
    """Who pays: a guest, and the address they come from; empty if not known."""

    guest: str = ""
    address: str = ""


Account = tuple[str, str, str]
"""A kind, `guest` or `address`, and which of them."""


class Budgets:
    """What everyone has left, as far as this process knows."""

    def __init__(
        self, rate: int, key: bytes = b"", clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`rate` is requests a second from one address; the other budgets grow with it."""
        self.rate = rate
        self.key = key
        self.limits: dict[tuple[str, str], Limits] = {
            (kind, scope): limits_of(allowance, rate / USUAL, clock)
            for kind, budget in BUDGETS.items()
            for scope, allowance in budget._asdict().items()
            if rate and allowance is not UNLIMITED
        }
        self.spent: dict[Account, float] = {}
        """What was spent here and not told yet."""
        self.held: Counter[str] = Counter()
        """Who holds how many places here, by the place and the payer."""
        self.held_elsewhere: dict[str, Mapping[str, int]] = {}
        """The same for each of the other processes."""

    def payer(self, secret_hash: bytes, address: str) -> Payer:
        """Who pays, in letters that tell no one else who or where they are."""
        return Payer(
            self.pseudonym("guest", secret_hash) if secret_hash else "",
            self.pseudonym("address", address.encode()) if address else "",
        )

    def pseudonym(self, scope: str, of: bytes) -> str:
        """Letters that follow from something, for those who have the key."""
        told = hashlib.blake2b(of, digest_size=9, key=self.key, person=scope.encode())
        return told.hexdigest()

    # -- amounts -----------------------------------------------------------------------------

    def spend(self, kind: Kind, payer: Payer, amount: float = 1.0) -> float:
        """Pays for something; if that is too much, seconds to wait, and nothing is paid."""
        wait = self.wait(kind, payer, amount)
        if wait:
            LIMITED.labels(kind).inc()
        else:
            self.charge(kind, payer, amount)
        return wait

    def charge(self, kind: Kind, payer: Payer, amount: float) -> None:
        """Pays for what was had already, even if that leaves a debt."""
        for account, limits in self.accounts(kind, payer):
            limits.charge(account[2], amount)
            self.spent[account] = self.spent.get(account, 0.0) + amount

    def wait(self, kind: Kind, payer: Payer, amount: float = 1.0) -> float:
        """Seconds until something can be paid for."""
        accounts = self.accounts(kind, payer)
        return max((limits.wait(to[2], amount) for to, limits in accounts), default=0.0)

    def accounts(self, kind: Kind, payer: Payer) -> list[tuple[Account, Limits]]:
        """The accounts that pay for something."""
        return [
            ((kind, scope, who), self.limits[kind, scope])
            for scope, who in zip(Payer._fields, payer, strict=True)
            if who and (kind, scope) in self.limits
        ]

    # -- places ------------------------------------------------------------------------------

    def is_full(self, place: Place, payer: Payer) -> bool:
        """Whether a payer holds as many places as they may."""
        return self.rate > 0 and any(
            self.holding(place + who) >= most * self.rate / USUAL
            for who, most in zip(payer, PLACES[place], strict=True)
            if who
        )

    def holding(self, held: str) -> int:
        """How many places someone holds, here and elsewhere."""
        elsewhere = sum(places.get(held, 0) for places in self.held_elsewhere.values())
        return self.held[held] + elsewhere

    @contextmanager
    def hold(self, place: Place, payer: Payer) -> Iterator[None]:
        """Holds a place while the block lasts."""
        places = [place + who for who in payer if who]
        self.held.update(places)
        try:
            yield
        finally:
            for held in places:
                self.held[held] -= 1
                if not self.held[held]:
                    del self.held[held]

    # -- what processes tell each other --------------------------------------------------------

    def take_spent(self) -> dict[Account, float]:
        """What was spent here since this was last asked."""
        spent, self.spent = self.spent, {}
        return spent

    def many_held(self) -> dict[str, int]:
        """What is held here by those who hold more than a few places."""
        return {held: count for held, count in self.held.items() if count > FEW}

    def add(self, account: Account, amount: float) -> None:
        """Takes in what was spent elsewhere."""
        kind, scope, who = account
        limits = self.limits.get((kind, scope))
        if limits is not None:
            limits.charge(who, amount)


def limits_of(allowance: Allowance, scale: float, clock: Callable[[], float]) -> Limits:
    """Buckets for an allowance, scaled."""
    return Limits(allowance.rate * scale, max(1.0, allowance.burst * scale), clock=clock)
