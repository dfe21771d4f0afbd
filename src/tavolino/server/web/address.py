"""Where a request comes from, as far as that can be believed."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope

PREFIX = 64
"""Bits of an IPv6 address that tell one household from the next; it has all the others."""


def client_address(scope: Scope, trusted_hops: int) -> str:
    """The address that a request is counted for, behind so many proxies of the host's own.

    Each proxy adds the address it was called from to X-Forwarded-For, in a line of its own or
    at the end of one. What stands further to the left than theirs is what the client says.
    """
    client = scope.get("client")
    peer = counted(client[0]) if client else ""
    if not trusted_hops:
        return peer
    lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    named = b",".join(lines).decode("latin-1").split(",")
    return counted(named[-min(trusted_hops, len(named))].strip()) or peer


@lru_cache(maxsize=4096)
def counted(text: str) -> str:
    """An address, or the network of a household; nothing if it is none."""
    try:
        address = ip_address(text)
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), PREFIX), strict=False))
