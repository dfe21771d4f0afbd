"""Runs each test of what stores promise on every kind of store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from support.fresh_stores import KINDS, Run, fresh_store
from tavolino.hosting.store.store import Store


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Runs a test on an open, empty store."""

    async def on_a_store(test: Callable[[Store], Awaitable[None]]) -> None:
        async with fresh_store(request.param, tmp_path) as store:
            await test(store)

    return lambda test: asyncio.run(on_a_store(test))
