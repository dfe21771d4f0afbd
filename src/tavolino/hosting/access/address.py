"""The addresses by which guests are counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

PREFIX = 64
"""The prefix length of an IPv6 network that belongs to one household."""


@lru_cache(maxsize=4096)
def network_of(text: str) -> str:
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
