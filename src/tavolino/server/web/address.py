"""The client's address of a request, as far as it can be trusted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope

PREFIX = 64
"""The prefix length of an IPv6 network that belongs to one household."""


def client_address(scope: Scope, trusted_hops: int) -> str:
    """The address that a request counts for, behind `trusted_hops` proxies of the host.

    Each proxy appends the address of its peer to X-Forwarded-For, as a new line or at the end
    of one. Addresses further to the left come from the client and cannot be trusted.
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
    """An IPv4 address, or the network of an IPv6 address; empty if it is neither."""
    try:
        address = ip_address(text)
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), PREFIX), strict=False))
