"""The call that tells what a site offers besides its matches."""

from __future__ import annotations

from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.values import Response
from tavolino.hosting.packs import Pack


class Site(Response, frozen=True, kw_only=True):
    """What a site offers."""

    offline: Pack | None
    """What people can download to play without a server; null if there is nothing."""


def site(caller: Caller) -> Site:
    """What this site offers."""
    return Site(offline=caller.services.pack)
