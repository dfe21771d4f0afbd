"""Whom the host has blocked: addresses and guests, as every process keeps them in mind."""

from __future__ import annotations

from collections.abc import Iterable

from tavolino.server.store.store import Store


def address_entry(address: str) -> str:
    """How an address is written down."""
    return f"address {address}"


def guest_entry(secret_hash: bytes) -> str:
    """How a guest is written down."""
    return f"guest {secret_hash.hex()}"


class Blocklist:
    """Everyone who is blocked, as the store had it some seconds ago."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.entries: set[str] = set()

    async def refresh(self) -> None:
        """Reads it anew."""
        self.entries = await self.store.blocked()

    def has_address(self, address: str) -> bool:
        """Whether no one at an address may come."""
        return bool(self.entries) and address_entry(address) in self.entries

    def has_guest(self, secret_hashes: Iterable[bytes]) -> bool:
        """Whether a guest may not come."""
        return any(guest_entry(one) in self.entries for one in secret_hashes)
