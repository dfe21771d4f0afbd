"""The blocklist: addresses and guests that the host has blocked, cached in every process."""

from __future__ import annotations

from collections.abc import Iterable

from tavolino.hosting.store.store import HostStore


def address_entry(address: str) -> str:
    """The entry for an address."""
    return f"address {address}"


def guest_entry(secret_hash: bytes) -> str:
    """The entry for a guest."""
    return f"guest {secret_hash.hex()}"


class Blocklist:
    """The entries of the blocklist as of the last refresh, a moment ago."""

    def __init__(self, store: HostStore) -> None:
        self.store = store
        self.entries: set[str] = set()

    async def refresh(self) -> None:
        """Reads the blocklist from the store."""
        self.entries = await self.store.blocklist()

    def has_address(self, address: str) -> bool:
        """Whether an address is blocked."""
        return bool(self.entries) and address_entry(address) in self.entries

    def has_guest(self, secret_hashes: Iterable[bytes]) -> bool:
        """Whether a guest is blocked."""
        return any(guest_entry(one) in self.entries for one in secret_hashes)
