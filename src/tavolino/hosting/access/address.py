"""The addresses by which guests are counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

PREFIX = 64
"""The prefix length of the smallest IPv6 network that someone has."""

WIDER_PREFIX = 56
"""The prefix length of the network that many providers give to a household."""


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


@lru_cache(maxsize=4096)
def wider_network_of(network: str) -> str:
    """The wider network that a network of IPv6 belongs to; empty for other addresses."""
    if ":" not in network:
        return ""
    return str(ip_network(network).supernet(new_prefix=WIDER_PREFIX))
