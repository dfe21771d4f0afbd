"""Budgets: rate limits for each guest, and for all guests at one address.

Every process counts in memory. Once a second it tells the others what was spent (see
`gossip.py`). So while the bus is away, N processes grant at most N times a budget.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple

from tavolino.hosting.access.address import wider_network_of
from tavolino.hosting.access.limits import Limits
from tavolino.hosting.bus.notices import Account
from tavolino.hosting.metrics import LIMITED

Kind = Literal[
    "request", "newcomer", "match", "command", "frame", "connect", "reading", "hint",
    "evaluation", "try", "thinking", "guess", "time", "all_time", "matches_of_a_day",
    "events_of_a_day", "deletions_of_a_day",
]  # fmt: skip
"""What is paid for from a token bucket, which refills over time."""

Place = Literal["live", "evaluating"]
"""What is held for a while: a live connection, or an evaluation in progress."""


class Allowance(NamedTuple):
    """A token bucket: a burst at once, and then a rate per second."""

    burst: float
    rate: float


DAY: Final = 24 * 3600.0


def a_day(amount: float) -> Allowance:
    """So much in a day."""
    return Allowance(amount, amount / DAY)


class RateBudget(NamedTuple):
    """What one guest may spend, and what all guests at one address may."""

    guest: Allowance
    address: Allowance


TIMES: Final = ("time", "all_time")

UNLIMITED: Final = Allowance(1e9, 1e9)

BUDGETS: Final[Mapping[Kind, RateBudget]] = {
    # Seconds of the event loop, for a guest who plays and for all others at an address. An
    # action takes a few milliseconds, and so does each of the 30 requests that open a page.
    # This is what keeps a flood from others, so an address needs few limits besides: 400 people
    # of one school play at the same time.
    "time": RateBudget(Allowance(1, 0.05), Allowance(5, 0.25)),
    # The same for everyone at an address, so that nobody has a process to themselves.
    "all_time": RateBudget(UNLIMITED, Allowance(10, 0.5)),
    # Requests of any kind. The guest may not be known yet.
    "request": RateBudget(UNLIMITED, Allowance(3000, 300)),
    # Guests who were not here before. A whole school may come at once.
    "newcomer": RateBudget(UNLIMITED, Allowance(800, 2)),
    # An evening takes a dozen. A school starts some hundred at the same moment.
    "match": RateBudget(Allowance(20, 1 / 30), Allowance(600, 1 / 5)),
    # Commands, and so stored events: more than anyone plays, fewer than a loop sends.
    "command": RateBudget(Allowance(100, 10), UNLIMITED),
    # Frames over WebSockets, both commands and phrases. Lichess allows 100 in 20 seconds.
    "frame": RateBudget(Allowance(150, 15), UNLIMITED),
    # New live connections: each reads the store. A phone in a tunnel reconnects often.
    "connect": RateBudget(Allowance(30, 1), Allowance(1200, 40)),
    # Past events and positions, of which long matches have hundreds.
    "reading": RateBudget(Allowance(4000, 200), UNLIMITED),
    # As fast as anyone reads them.
    "hint": RateBudget(Allowance(3, 0.5), Allowance(400, 10)),
    # Each takes a few CPU seconds. Clients ask for one after each match.
    "evaluation": RateBudget(Allowance(5, 1 / 30), Allowance(400, 0.5)),
    # Trial boards, by the actions played on them: about a millisecond each. A page of rules
    # shows a dozen, and a school opens it together.
    "try": RateBudget(Allowance(100, 5), Allowance(2000, 100)),
    # CPU seconds of bots. A move of the strongest bot takes a few seconds.
    "thinking": RateBudget(Allowance(120, 0.5), Allowance(600, 2)),
    # Wrong codes. A class of 30 mistypes two each. See `codes.py` for what guessing costs.
    "guess": RateBudget(Allowance(5, 1 / 8), Allowance(60, 1 / 8)),
    # What stays in the store: some hundred bytes for each event, and no more than 2 kB for a
    # match and its people. A game takes up to some hundred events.
    "matches_of_a_day": RateBudget(a_day(200), a_day(5000)),
    "events_of_a_day": RateBudget(a_day(30_000), a_day(1_000_000)),
    # Requests to be forgotten. Each stays in the ledger.
    "deletions_of_a_day": RateBudget(a_day(20), a_day(1000)),
}

ADDRESSES_OF_A_NETWORK: Final = 4
"""All addresses of a network of IPv6 together may spend as much as so many of them."""

PLACES: Final[Mapping[Place, tuple[int, int]]] = {
    # A few tabs and devices of one guest; two or three for each in a school.
    "live": (12, 1200),
    "evaluating": (2, 8),
}
"""How many places a guest may hold, and all guests at one address."""

for refused in (*BUDGETS, *PLACES):
    LIMITED.add(refused, amount=0)

PLACE_RETRY: Final = 5.0
"""Seconds after which to ask for a place again. No one knows when one becomes free."""

MAX_UNSHARED_PLACES: Final = 4
"""Up to this many places, other processes are not told: most guests hold one or two."""

USUAL: Final = 50
"""The `rate` at which budgets apply unscaled."""


class Payer(NamedTuple):
    """Who pays: pseudonyms of a guest, their address and its network, empty if unknown."""

    guest: str = ""
    address: str = ""
    network: str = ""
    """Only for IPv6, where someone may have many addresses."""


class ScopeLimits(NamedTuple):
    """The token buckets of one kind for all guests, all addresses or all networks."""

    position: int
    """Where a payer has the name that counts."""
    scope: str
    limits: Limits


class Budgets:
    """What each payer has left, as far as this process knows."""

    def __init__(self, rate: int, clock: Callable[[], float], key: bytes = b"") -> None:
        """With a `rate` of `USUAL` budgets are as above, and with 0 there are none.

        They scale with it, except for time: a processor does not get any faster.
        """
        self.rate = rate
        self.key = key
        self.limits: dict[str, list[ScopeLimits]] = {
            kind: [
                ScopeLimits(
                    position, Payer._fields[position], limits_of(allowance, scale, clock)
                )
                for position, allowance in enumerate(allowances(budget))
                if rate and allowance is not UNLIMITED
            ]
            for kind, budget in BUDGETS.items()
            for scale in [1 if kind in TIMES else rate / USUAL]
        }
        self.spent: dict[Account, float] = {}
        """What was spent here since other processes were last told."""
        self.held: Counter[str] = Counter()
        """How many places each payer holds here, by place and payer."""
        self.held_elsewhere: dict[str, Mapping[str, int]] = {}
        """The same for each of the other processes."""

    def payer(self, secret_hash: bytes, address: str) -> Payer:
        """The payer for a guest and an address, as pseudonyms."""
        return Payer(
            self.pseudonym("guest", secret_hash) if secret_hash else "",
            self.pseudonym("address", address.encode()) if address else "",
            self.pseudonym("network", network.encode())
            if (network := wider_network_of(address))
            else "",
        )

    def pseudonym(self, scope: str, of: bytes) -> str:
        """A keyed hash that stands for a guest or an address."""
        digest = hashlib.blake2b(of, digest_size=9, key=self.key, person=scope.encode())
        return digest.hexdigest()

    # -- amounts -----------------------------------------------------------------------------

    def spend(self, kind: Kind, payer: Payer, amount: float = 1.0) -> float:
        """Spends an amount and returns 0, or returns the seconds to wait and spends nothing."""
        wait = self.wait(kind, payer, amount)
        if wait:
            LIMITED.add(kind)
        else:
            self.charge(kind, payer, amount)
        return wait

    def charge(self, kind: Kind, payer: Payer, amount: float) -> None:
        """Charges for what was already used, even if that leaves a debt."""
        spent = self.spent
        for position, scope, limits in self.limits[kind]:
            who = payer[position]
            if who:
                limits.charge(who, amount)
                account = kind, scope, who
                spent[account] = spent.get(account, 0.0) + amount

    def wait(self, kind: Kind, payer: Payer, amount: float = 1.0) -> float:
        """Seconds until a payer can spend an amount."""
        longest = 0.0
        for position, _, limits in self.limits[kind]:
            who = payer[position]
            if who:
                longest = max(longest, limits.wait(who, amount))
        return longest

    # -- places ------------------------------------------------------------------------------

    def is_full(self, place: Place, payer: Payer) -> bool:
        """Whether a payer already holds as many places as they may."""
        return self.rate > 0 and any(
            self.count_held(place + who) >= most * self.rate / USUAL
            for who, most in zip(payer, places_of(place), strict=True)
            if who
        )

    def count_held(self, held: str) -> int:
        """How many places someone holds, here and in other processes."""
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
        """Takes what was spent here since the last call."""
        spent, self.spent = self.spent, {}
        return spent

    def many_held(self) -> dict[str, int]:
        """The places held here by those who hold more than a few."""
        return {held: count for held, count in self.held.items() if count > MAX_UNSHARED_PLACES}

    def add(self, account: Account, amount: float) -> None:
        """Adds what was spent in another process."""
        kind, scope, who = account
        for _, name, limits in self.limits.get(kind, ()):
            if name == scope:
                limits.charge(who, amount)


def limits_of(allowance: Allowance, scale: float, clock: Callable[[], float]) -> Limits:
    """The token buckets for a scaled allowance."""
    return Limits(allowance.rate * scale, max(1.0, allowance.burst * scale), clock)


def allowances(budget: RateBudget) -> tuple[Allowance, Allowance, Allowance]:
    """What a guest, an address and a network may spend."""
    guest, address = budget
    burst, rate = (amount * ADDRESSES_OF_A_NETWORK for amount in address)
    return guest, address, address if address is UNLIMITED else Allowance(burst, rate)


def places_of(place: Place) -> tuple[int, int, int]:
    """How many places a guest, an address and a network may hold."""
    guest, address = PLACES[place]
    return guest, address, address * ADDRESSES_OF_A_NETWORK
