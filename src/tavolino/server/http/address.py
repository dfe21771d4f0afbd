"""The client's address of a request, as far as it can be trusted."""

from __future__ import annotations

from starlette.types import Scope

from tavolino.hosting.access.address import network_of


def client_address(scope: Scope, trusted_hops: int) -> str:
    """The address that a request counts for, behind `trusted_hops` proxies of the host.

    Each proxy appends the address of its peer to X-Forwarded-For, as a new line or at the end
    of one. Addresses further to the left come from the client and cannot be trusted.
    """
    client = scope.get("client")
    peer = network_of(client[0]) if client else ""
    if not trusted_hops:
        return peer
    lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    named = b",".join(lines).decode("latin-1").split(",")
    return network_of(named[-min(trusted_hops, len(named))].strip()) or peer
