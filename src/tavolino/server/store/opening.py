"""Opening a store that may not be there yet."""

from __future__ import annotations

import asyncio

import structlog

from tavolino.server.store.store import Store, Unavailable

log = structlog.get_logger()

AGAIN = 0.5
"""Seconds between two attempts."""


async def open_store(store: Store) -> None:
    """Opens a store, again and again until it is there."""
    while True:
        try:
            await store.open()
        except Unavailable as error:
            log.warning("waiting for the store", error=str(error))
            await asyncio.sleep(AGAIN)
        else:
            return
