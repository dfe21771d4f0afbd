"""Where a request comes from."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import Scope


def client_address(scope: Scope, trusted_hops: int) -> str:
    """The address of a client, as far as it can be believed."""
    if trusted_hops:
        forwarded = Headers(scope=scope).get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()
    client = scope.get("client")
    return client[0] if client else ""
