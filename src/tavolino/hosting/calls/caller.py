"""The caller: a browser known by its cookie, or a program known by its token, never an account.

Both are 128-bit secrets of which only hashes are stored. A browser's secret opens all seats
that it was given. A token opens one seat.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from tavolino.hosting.access.budgets import Kind, Payer
from tavolino.hosting.access.signing import new_secret, secret_hash
from tavolino.hosting.calls.errors import (
    blocked_error,
    has_moved,
    no_match,
    too_fast,
    was_removed,
)
from tavolino.hosting.match.events import WATCHER
from tavolino.hosting.match.ids import MATCH
from tavolino.hosting.services import Services
from tavolino.hosting.store.values import is_moved, mark_moved, mark_removed


class Caller:
    """Someone who calls the services of one process.

    A new caller has no secret until they are given one. `is_new` then asks for a cookie with
    it. It also asks for a new cookie if the old one was signed with an old key. `is_forgotten`
    asks to delete the cookie.
    """

    def __init__(
        self,
        services: Services,
        base: str,
        secret: str | None = None,
        token: str | None = None,
        address: str = "",
    ) -> None:
        """`base` is the URL that links begin with, `address` the IP address of the caller."""
        self.services = services
        self.base = base
        self.address = address
        self.secret = secret
        self.token = token
        self.is_new = False
        self.is_forgotten = False

    def hashes(self) -> list[bytes]:
        """The hashes of all secrets of the caller that could open a seat."""
        return [secret_hash(secret) for secret in (self.secret, self.token) if secret]

    def check_welcome(self) -> None:
        """Raises Denied if the host has blocked this caller."""
        blocklist = self.services.blocklist
        if blocklist.entries and blocklist.has_guest(self.hashes()):
            raise blocked_error()

    @property
    def payer(self) -> Payer:
        """The payer for what this caller asks for."""
        hashes = self.hashes()
        return self.services.budgets.payer(hashes[0] if hashes else b"", self.address)

    def spend(self, kind: Kind, amount: float = 1.0) -> None:
        """Spends some of the caller's budget. Raises Denied if there is not enough left."""
        wait = self.services.budgets.spend(kind, self.payer, amount)
        if wait:
            raise too_fast(wait)

    async def identify(
        self, *request: str, is_done_by: Callable[[str], Awaitable[bool]]
    ) -> str:
        """The caller's secret. A new caller gets one that is derived from the request's id.

        So a request that is repeated because its answer was lost finds the same person, even if
        the host has a new signing key by now: `is_done_by` tells whether the person with a
        secret has already done what is requested.
        """
        if self.secret is None or await self.is_being_forgotten(self.secret):
            self.spend("newcomer")
            self.secret, *others = self.services.signer.secrets_for("person", *request)
            for other in others:
                if await is_done_by(other):
                    self.secret = other
            self.is_new = True
        return self.secret

    async def identify_anew(self) -> str:
        """The caller's secret. A new caller gets a random one."""
        if self.secret is None or await self.is_being_forgotten(self.secret):
            self.spend("newcomer")
            self.secret = new_secret(self.services.machine)
            self.is_new = True
        return self.secret

    async def is_being_forgotten(self, secret: str) -> bool:
        """Whether a secret is being forgotten. Its owner counts as a new caller then."""
        return await self.services.store.is_forgetting(secret_hash(secret))

    async def is_known(self, key: bytes) -> bool:
        """Whether a secret was given to anyone: signed for a browser, or to open a seat."""
        own = self.secret is not None and key == secret_hash(self.secret)
        return own or bool(await self.services.store.matches_of(key, 1))

    async def seats(self, match: str, wanted: int | None = None) -> set[int]:
        """The caller's seats in a match, possibly including WATCHER.

        Raises Denied if there are none, and if the wanted one is no longer the caller's.
        """
        found = await self.found(match)
        own = {seat for seat in found if seat >= WATCHER}
        if wanted not in own and wanted is not None:
            if mark_moved(wanted) in found:
                raise has_moved()
            if mark_removed(wanted) in found:
                raise was_removed()
        if not own:
            raise was_removed()
        if max(own) > WATCHER:
            self.services.meter.seat(self.payer.guest)
        return own

    async def lost_seats(self, match: str) -> set[int]:
        """The marks of seats that were moved or taken away from the caller, if any."""
        return {mark for mark in await self.found(match) if mark < WATCHER}

    async def found(self, match: str) -> set[int]:
        """What the caller holds in a match, with marks. Raises Denied if that is nothing."""
        hashes = self.hashes()
        # We query the store with valid ids only: it may not accept other text.
        if not hashes or not re.fullmatch(MATCH, match):
            raise no_match()
        found = await self.services.store.held_seats(match, hashes)
        if not found:
            raise no_match()
        return found

    async def check_not_removed(self, match: str) -> None:
        """Raises Denied if the caller was removed from a match, even with an old link."""
        seats = await self.services.store.held_seats(match, self.hashes())
        if any(seat < WATCHER and not is_moved(seat) for seat in seats):
            raise was_removed()

    async def has_made(self, match: str) -> bool:
        """Whether the caller made a match."""
        return await self.services.store.made_by(match) in self.hashes()
