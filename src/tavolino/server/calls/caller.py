"""Whoever calls: a browser by its cookie, a program by its token. No one has an account.

Both are secrets of 128 bits of which only hashes are kept. A browser's secret opens all seats
it was given; a token opens one.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from tavolino.server.budgets import Kind, Payer
from tavolino.server.calls.errors import blocked, no_match, too_fast, was_removed
from tavolino.server.match.events import WATCHER
from tavolino.server.match.ids import MATCH
from tavolino.server.services import Services
from tavolino.server.tokens import new_secret, secret_hash


class Caller:
    """Someone who asks the services of one process for something.

    Someone new has no secret until one is given. `is_new` then asks to remember it for them,
    as it does for someone whose cookie was signed by a key that will be gone, and
    `is_forgotten` to forget it.
    """

    def __init__(
        self,
        services: Services,
        base: str,
        secret: str | None = None,
        token: str | None = None,
        address: str = "",
    ) -> None:
        """`base` is the address that links begin with, `address` the one they call from."""
        self.services = services
        self.base = base
        self.address = address
        self.secret = secret
        self.token = token
        self.is_new = False
        self.is_forgotten = False

    def hashes(self) -> list[bytes]:
        """The hashes of all that could open a seat."""
        return [secret_hash(secret) for secret in (self.secret, self.token) if secret]

    def check_welcome(self) -> None:
        """Denied to those whom the host has blocked."""
        blocklist = self.services.blocklist
        if blocklist.entries and blocklist.has_guest(self.hashes()):
            raise blocked()

    @property
    def payer(self) -> Payer:
        """Who pays for what this caller asks for."""
        hashes = self.hashes()
        return self.services.budgets.payer(hashes[0] if hashes else b"", self.address)

    def spend(self, kind: Kind, amount: float = 1.0) -> None:
        """Pays for something; Denied if that is more than the caller has."""
        wait = self.services.budgets.spend(kind, self.payer, amount)
        if wait:
            raise too_fast(wait)

    async def known(self, *request: str, is_done_by: Callable[[str], Awaitable[bool]]) -> str:
        """The caller's secret. Someone new gets one that follows from the request's id.

        So a request that is sent again because its answer was lost finds the same person,
        whichever of the host's keys signed then: `is_done_by` tells whether someone with this
        secret has done what is asked for.
        """
        if self.secret is None or await self.is_being_forgotten(self.secret):
            self.secret, *others = self.services.seal.secrets_for("person", *request)
            for other in others:
                if await is_done_by(other):
                    self.secret = other
            self.is_new = True
        return self.secret

    async def newly_known(self) -> str:
        """The caller's secret; someone new gets one at random."""
        if self.secret is None or await self.is_being_forgotten(self.secret):
            self.secret = new_secret()
            self.is_new = True
        return self.secret

    async def is_being_forgotten(self, secret: str) -> bool:
        """Whoever comes back while they are being forgotten is someone new."""
        return await self.services.store.is_forgetting(secret_hash(secret))

    async def seats(self, match: str) -> set[int]:
        """The seats of a match that the caller holds, WATCHER among them; Denied if none."""
        hashes = self.hashes()
        # Nothing but an id is looked for in the store, which may not take it.
        if not hashes or not re.fullmatch(MATCH, match):
            raise no_match()
        found = await self.services.store.held(match, hashes)
        if not found:
            raise no_match()
        if min(found) < WATCHER and max(found) <= WATCHER:
            raise was_removed()
        return {seat for seat in found if seat >= WATCHER}

    async def check_not_removed(self, match: str) -> None:
        """Denied if the caller was removed from a match: no old link brings them back."""
        seats = await self.services.store.held(match, self.hashes())
        if min(seats, default=0) < WATCHER:
            raise was_removed()

    async def made(self, match: str) -> bool:
        """Whether the caller made a match."""
        return await self.services.store.made_by(match) in self.hashes()
