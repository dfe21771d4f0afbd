"""The table of a page: it answers requests and serves live connections as a server does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeVar

import structlog

from tavolino.hosting.access.signing import new_secret
from tavolino.hosting.bus.local import LocalBus
from tavolino.hosting.bus.notices import BOT_SUBJECT
from tavolino.hosting.calls import codes, games, matches, transfers
from tavolino.hosting.calls.caller import Caller
from tavolino.hosting.calls.errors import DENIALS, by_status, crash_error, denial_of
from tavolino.hosting.calls.operations import OPERATIONS, Operation
from tavolino.hosting.calls.requests import (
    CallAnswer,
    answer_for,
    answer_to,
    body_reader,
    read_parameters,
)
from tavolino.hosting.calls.values import GameInfo
from tavolino.hosting.machine import Machine
from tavolino.hosting.runner import Runner
from tavolino.hosting.services import Services
from tavolino.page import files
from tavolino.page.keys import keep, load_keys
from tavolino.page.live import Closed, Live, Send
from tavolino.page.packed_games import in_pack
from tavolino.page.routing import Routes, place_of, values_in
from tavolino.page.store import Flush, FlushedStore

log = structlog.get_logger()

T = TypeVar("T")

ELSEWHERE = (
    matches.invite,
    matches.look,
    matches.join,
    matches.watch,
    transfers.transfer,
    transfers.use_transfer,
    transfers.return_seat,
    codes.make_code,
    codes.use_code,
)
"""Calls for links and codes for other devices, which cannot reach a page."""

FILES = (
    Operation("files", "GET", "/matches/{match}/file", files.export_match),
    Operation("files", "POST", "/matches/file", files.import_match, HTTPStatus.CREATED),
)
"""Calls that a page has besides those of a server."""

SAME = [*(each for each in OPERATIONS if each.call not in (*ELSEWHERE, games.games)), *FILES]
"""Calls that need nothing of the page itself."""

LIVE = "/matches/{match}/live"


class PageTable:
    """All matches of a page, in one SQLite file."""

    def __init__(
        self,
        path: str | Path,
        runner: Runner,
        flush: Flush,
        base: str = "",
        pack: str = "",
        machine: Machine | None = None,
    ) -> None:
        """Bots and hints think in the runner, which can stop. `base` is the origin.

        `flush` makes durable what is in the folder of the database. `pack` is the address of
        the folder with the pack, if the table runs in one.
        """
        machine = machine or Machine()
        self.base = base
        self.pack = pack
        self.routes = Routes([Operation("games", "GET", "/games", self.games), *SAME])
        self.keys_file = Path(f"{path}.keys")
        self.keys = load_keys(self.keys_file, machine)
        self.store = FlushedStore(path, machine, flush)
        self.services = Services(
            self.store, LocalBus(), machine, (self.keys.seal,), lambda _: runner, here, bots=1
        )
        self.lives: dict[Live, None] = {}

    async def open(self) -> None:
        """Opens the file, or makes it. Bots whose turn it is begin to think.

        Raises Unavailable or Unusable if the file cannot be used.
        """
        services = self.services
        await self.store.open()
        await services.start()
        assert services.worker is not None, "the settings ask for one"
        services.engine.listeners.append(services.worker.drop_thought)
        # On a server, another process may be thinking about these turns.
        for due in await self.store.due_bots(services.engine.time.now(), 0):
            services.engine.notices.publish(BOT_SUBJECT, services.engine.bot_due(due))

    async def close(self) -> None:
        """Closes all connections and the file."""
        lives = [*self.lives]
        for live in lives:
            live.end()
        await asyncio.gather(*(live.task for live in lives))
        await self.services.stop()

    # -- requests ----------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: str | None = None) -> tuple[int, str]:
        """Answers a request with a status and JSON, which is empty if there is nothing to say.

        The path may have a query. Never raises.
        """
        try:
            answer = await self.answer(method, path, body)
        except tuple(DENIALS) as error:
            answer = answer_for(denial_of(error))
        except Exception:
            log.exception("a request failed", method=method, path=path)
            answer = answer_for(crash_error())
        return answer.status, answer.body.decode()

    async def answer(self, method: str, path: str, body: str | None) -> CallAnswer:
        """The answer to a request. Raises one of DENIALS if it is refused."""
        place = place_of(path)
        operation, in_path = self.routes.find(method, place.path)
        values = read_parameters(operation, in_path, place.query)
        read_body = body_reader(operation)
        if read_body is not None:
            values |= read_body(body or "")
        caller = self.caller()
        answer = await answer_to(operation, caller, values)
        await self.remember(caller)
        return answer

    def games(self, caller: Caller) -> list[GameInfo]:
        """The games as on a server, or as a pack has them."""
        listed = games.games(caller)
        return [in_pack(each, self.pack) for each in listed] if self.pack else listed

    def caller(self) -> Caller:
        """The page, the only guest."""
        return Caller(self.services, self.base, self.keys.guest)

    async def remember(self, caller: Caller) -> None:
        """Keeps the key of a guest who got a new one, or makes one if they are forgotten."""
        if not caller.is_forgotten and not caller.is_new:
            return
        new = None if caller.is_forgotten else caller.secret
        self.keys.guest = new or new_secret(self.services.machine)
        keep(self.keys_file, self.keys)
        await self.store.flush()

    # -- live --------------------------------------------------------------------------------

    def connect(self, path: str, send: Send, closed: Closed) -> Live:
        """Follows a match, as over the WebSocket of a server with the same path.

        Each message is sent with `send`. `closed` is called once with a code and a reason if
        we close the connection, and never if the page does.
        """
        place = place_of(path)
        found = values_in(place.path, LIVE)
        if found is None:
            raise by_status(HTTPStatus.NOT_FOUND)
        live = Live(self.caller(), found["match"], place.query, send, closed)
        self.lives[live] = None
        live.task.add_done_callback(lambda _: self.lives.pop(live))
        return live


async def here(function: Callable[..., T], /, *arguments: Any) -> T:
    """Runs a function at once: there is no other thread."""
    return function(*arguments)
