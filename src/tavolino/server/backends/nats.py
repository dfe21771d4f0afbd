"""A bus over NATS, for several server processes.

Every match has a subject of its own. nats-py gives each subscription a task and a queue, which
is too much for a process that follows thousands of matches. So we let nats-py open and monitor
one connection, write the protocol lines to it ourselves, and take each message as it is read.
That depends on these internals of nats-py: `_process_msg`, `_process_op_err`, `_transport`
with its `_io_writer`, `_pongs` and `_reading_task`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from time import perf_counter
from urllib.parse import urlsplit

import structlog
from nats.aio.client import PING_PROTO, Client
from nats.aio.transport import TcpTransport
from nats.protocol.command import pub_cmd, sub_cmd, unsub_cmd

from tavolino.hosting.bus.bus import Hear, Unlisten
from tavolino.hosting.bus.local import Listening, check_subject, is_subject, tell

log = structlog.get_logger()

RETRY_INTERVAL = 0.5
"""Seconds between two attempts to connect."""

ANSWER_TIMEOUT = 1.0
"""Seconds to wait for NATS to answer before going on without it."""

PING_INTERVAL = 1
"""Seconds between pings. After two unanswered pings the connection counts as lost, so a frozen
NATS is noticed at about the time when servers would stop being ready (see BUS_TIMEOUT)."""

MAX_WAITING = 4 * 1024 * 1024
"""The most bytes that may be queued for sending. Messages beyond that are dropped."""


class _Connection(Client):
    """One connection to NATS. It never reconnects by itself once it has been lost."""

    def __init__(self, hear: Callable[[int, bytes], None]) -> None:
        super().__init__()
        self._hear = hear
        self.trouble: Exception | None = None
        """Why the connection ended, as far as nats-py knows."""

    async def begin(self, url: str, failed: Callable[[], None]) -> None:
        """Connects, however long that takes. Calls `failed` after each failed attempt."""

        async def note(error: Exception) -> None:
            log.debug("NATS does not answer", error=repr(error))
            failed()

        await self.connect(
            url,
            error_cb=note,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY_INTERVAL,  # type: ignore[arg-type]  # it only sleeps that long
            ping_interval=PING_INTERVAL,
            max_outstanding_pings=2,
        )

    async def _process_msg(
        self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes
    ) -> None:
        self._hear(sid, data)

    async def _process_op_err(self, e: Exception) -> None:
        # nats-py would reconnect by itself, but not after every error. One way to reconnect
        # is easier to trust than two.
        self.trouble = e
        self.cut()

    def cut(self) -> None:
        """Closes the socket at once, even with unsent data. That ends the reading task, too."""
        transport = self._transport
        if isinstance(transport, TcpTransport) and transport._io_writer is not None:
            transport._io_writer.transport.abort()

    async def end(self) -> None:
        """Closes the connection without waiting for anything."""
        self.cut()
        with contextlib.suppress(OSError):
            await self.close()
        for pong in self._pongs:
            if not pong.done():
                pong.set_result(False)  # no answer will come any more

    async def until_over(self) -> None:
        """Waits until the connection has ended, for whatever reason."""
        assert self._reading_task is not None
        await asyncio.wait({self._reading_task})

    async def write(self, lines: list[bytes], pong: asyncio.Future[bool] | None) -> None:
        """Writes whole lines. `pong` is done once NATS has processed them or is lost."""
        assert self._transport is not None
        if pong is not None:
            self._pongs.append(pong)
            lines.append(PING_PROTO)
        self._transport.writelines(lines)
        await self._transport.drain()  # type: ignore[no-untyped-call]


class _Subscription:
    """A subscription at NATS under a number, and its listeners in this process."""

    __slots__ = ("group", "listening", "number", "subject")

    def __init__(self, number: int, subject: str, group: str) -> None:
        self.number = number
        self.subject = subject
        self.group = group
        self.listening: tuple[Listening, ...] = ()


class NatsBus:
    """The bus of a server that is several processes."""

    def __init__(self, url: str) -> None:
        if urlsplit(url).hostname is None:
            raise ValueError("the address of NATS must look like nats://host:4222")
        self._url = url
        self._prefix = ""
        self._numbers = 0
        self._subscriptions: dict[int, _Subscription] = {}
        self._by_subject: dict[str, _Subscription] = {}
        self._calls_on_return: list[Callable[[], None]] = []
        self._missed = False  # whether messages may have been lost
        self._there = False  # whether we are connected with all subscriptions active
        self._keeper: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        # The current connection, if any; the lines to write next, and their size in bytes.
        self._connection: _Connection | None = None
        self._lines: list[bytes] = []
        self._waiting = 0
        self._pong: asyncio.Future[bool] | None = None
        self._woken = asyncio.Event()

    async def open(self, site: str) -> None:
        check_subject(site)
        self._prefix = f"tavolino.{site}"
        self._keeper = asyncio.create_task(self._keep_connected())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), ANSWER_TIMEOUT)
        self._missed = self._connection is None
        if self._missed:
            log.warning("NATS is not there yet")

    async def close(self) -> None:
        if self._keeper is not None:
            await self._answer()
            self._keeper.cancel()
            await asyncio.wait({self._keeper}, timeout=ANSWER_TIMEOUT)

    def is_connected(self) -> bool:
        return self._there

    def on_return(self, call: Callable[[], None]) -> None:
        self._calls_on_return.append(call)

    def publish(self, subject: str, message: bytes) -> None:
        connection = self._connection
        if connection is None:
            return
        if not is_subject(subject) or len(message) > connection.max_payload:
            log.error("not published", subject=subject, size=len(message))
            return
        line = pub_cmd(f"{self._prefix}.{subject}", "", message)
        if self._waiting + len(line) <= MAX_WAITING:
            self._say(line)

    async def listen(self, subject: str, hear: Hear) -> Unlisten:
        check_subject(subject)
        subscription = self._by_subject.get(subject)
        if subscription is None:
            subscription = self._by_subject[subject] = self._subscribe(subject, "")
        return await self._hear_by(subscription, hear)

    async def share(self, subject: str, group: str, hear: Hear) -> Unlisten:
        check_subject(subject)
        check_subject(group)
        return await self._hear_by(self._subscribe(subject, group), hear)

    def _subscribe(self, subject: str, group: str) -> _Subscription:
        self._numbers += 1
        subscription = _Subscription(self._numbers, subject, group)
        self._subscriptions[self._numbers] = subscription
        if self._connection is not None:
            self._say(self._line(subscription))
        return subscription

    def _line(self, subscription: _Subscription) -> bytes:
        wire = f"{self._prefix}.{subscription.subject}"
        return sub_cmd(wire, subscription.group, subscription.number)

    async def _hear_by(self, subscription: _Subscription, hear: Hear) -> Unlisten:
        listening = Listening(hear)
        subscription.listening = (*subscription.listening, listening)
        try:
            await self._answer()  # after this, NATS knows the subscription
        except asyncio.CancelledError:
            await self._unlisten(subscription, listening)
            raise
        return partial(self._unlisten, subscription, listening)

    async def _unlisten(self, subscription: _Subscription, listening: Listening) -> None:
        listening.hear = None
        left = tuple(one for one in subscription.listening if one is not listening)
        subscription.listening = left
        if not left and self._subscriptions.pop(subscription.number, None) is not None:
            if not subscription.group:
                del self._by_subject[subscription.subject]
            if self._connection is not None:
                self._say(unsub_cmd(subscription.number, 0))

    def _hear(self, number: int, message: bytes) -> None:
        subscription = self._subscriptions.get(number)
        if subscription is not None:
            tell(subscription.listening, message)

    def _say(self, line: bytes) -> None:
        self._lines.append(line)
        self._waiting += len(line)
        self._woken.set()

    async def round_trip(self) -> float | None:
        if not self._there:
            return None
        begun = perf_counter()
        await self._answer()
        return perf_counter() - begun

    async def _answer(self) -> None:
        """Waits until NATS has processed all lines so far, or until it takes too long."""
        if self._connection is not None:
            # Unlike `wait_for`, this does not cancel the future, which others await, too.
            await asyncio.wait({self._ask()}, timeout=ANSWER_TIMEOUT)

    def _ask(self) -> asyncio.Future[bool]:
        """A future that is done once NATS has processed all lines so far, or is lost."""
        if self._pong is None:
            self._pong = asyncio.get_running_loop().create_future()
        self._woken.set()
        return self._pong

    async def _keep_connected(self) -> None:
        while True:
            connection = _Connection(self._hear)
            try:
                await connection.begin(self._url, self._tried.set)
                await self._use(connection)
            except Exception:
                # Try again after any error: a server must not stay disconnected for good.
                log.exception("the connection to NATS failed")
            finally:
                await connection.end()
            await asyncio.sleep(RETRY_INTERVAL)

    async def _use(self, connection: _Connection) -> None:
        """Renews all subscriptions and sends queued lines until the connection ends."""
        self._lines = [self._line(one) for one in self._subscriptions.values()]
        self._connection = connection
        sending = asyncio.create_task(self._send(connection))
        returning = asyncio.create_task(self._return())
        try:
            await connection.until_over()
            log.warning("NATS is lost", error=repr(connection.trouble))
        finally:
            self._connection = None
            self._there = False
            self._missed = True
            self._lines, self._waiting = [], 0
            sending.cancel()
            returning.cancel()

    async def _send(self, connection: _Connection) -> None:
        try:
            while True:
                await self._woken.wait()
                self._woken.clear()
                await connection.write(*self._take())
        except OSError as error:
            log.debug("not sent to NATS", error=repr(error))
        finally:
            connection.cut()

    def _take(self) -> tuple[list[bytes], asyncio.Future[bool] | None]:
        """Takes all queued lines, and the future of those who wait for the answer."""
        taken = self._lines, self._pong
        self._lines, self._pong, self._waiting = [], None, 0
        return taken

    async def _return(self) -> None:
        """Reports that the bus is back as soon as all subscriptions are active again."""
        await asyncio.wait({self._ask()})
        log.info("NATS is there")
        self._there = True
        self._tried.set()
        if self._missed:
            self._missed = False
            for call in self._calls_on_return:
                try:
                    call()
                except Exception:
                    log.exception("a callback for the return of the bus failed")
