"""An event loop whose time is virtual and whose order of callbacks comes from a seed.

Nothing waits. When no callback is ready, the time of the next timer is now. When several are
ready, the seed chooses which one runs: code that depends on any other order than the one that
it asks for fails here sooner or later.

Every table and every process has a source of chance of its own, and whatever is done for it
draws from that one. So if a table is left out of a world, the others go on much as before.

Each callback belongs to a simulated process, or to the world outside. The callbacks of a killed
process never run, wherever it was waiting, and those of a paused one run later. Whatever else
an event loop offers, such as sockets and threads, is missing: using it is an error.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")

MAX_STEPS = 20_000_000
"""Callbacks after which a run counts as endless."""


class Endless(Exception):
    """Something goes on for ever without anything being left to wait for."""


class Owner:
    """What callbacks belong to: a simulated process. The world outside has none."""

    def __init__(self, name: str, rate: float = 1.0) -> None:
        """`rate` is how fast its clock runs, compared to the time of the world."""
        self.name = name
        self.rate = rate
        self.alive = True
        self.paused_until = 0.0


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)
"""Whom the running callback belongs to. Tasks and callbacks pass it on to those they make."""

CHANCE: ContextVar[Random] = ContextVar("chance")
"""The source of chance of whatever runs. It is passed on likewise, and also over the bus."""


class Handle:
    """A callback, and whom it belongs to."""

    __slots__ = ("args", "callback", "context", "is_cancelled", "order", "owner", "time")

    def __init__(
        self,
        time: float,
        order: tuple[float, int],
        callback: Callable[..., Any],
        args: tuple[Any, ...],
        context: Context,
    ) -> None:
        """Of those that are ready, the one with the smallest `order` runs."""
        self.time = time
        self.order = order
        self.callback = callback
        self.args = args
        self.context = context
        self.owner = context.get(OWNER)
        self.is_cancelled = False

    def cancel(self) -> None:
        """Keeps the callback from running."""
        self.is_cancelled = True

    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self.is_cancelled

    def when(self) -> float:
        """The time of the world at which it is due."""
        return self.time


class VirtualLoop(asyncio.AbstractEventLoop):
    """An event loop in virtual time. The seed chooses among the callbacks that are ready."""

    def __init__(self, rng: Random, *, shuffled: bool = True) -> None:
        """Unless it is `shuffled`, callbacks run in the order in which they became ready."""
        self.now = 0.0
        """The time of the world in seconds."""
        self.steps = 0
        self.failures: list[str] = []
        """What was raised where nobody catches it."""
        self.has_ended = False
        self._rng = rng
        self._shuffled = shuffled
        self._ready: list[tuple[tuple[float, int], Handle]] = []
        self._timers: list[tuple[float, tuple[float, int], Handle]] = []
        self._count = 0
        self._buried: list[Handle] = []
        self.tasks: list[asyncio.Task[Any]] = []

    # -- what asyncio asks for -----------------------------------------------------------------

    def time(self) -> float:
        """The monotonic clock of whoever asks."""
        owner = OWNER.get()
        return self.now if owner is None else self.now * owner.rate

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Handle:
        return self._add(self.now, callback, args, context)

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., Any],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., Any],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        owner = OWNER.get()
        return self._add(when if owner is None else when / owner.rate, callback, args, context)

    def at(
        self, when: float, context: Context, callback: Callable[..., Any], *args: Any
    ) -> Handle:
        """Calls something in a context when it is this time in the world."""
        return self._add(when, callback, args, context)

    def _add(
        self,
        at: float,
        callback: Callable[..., Any],
        args: tuple[Any, ...],
        context: Context | None,
    ) -> Handle:
        context = copy_context() if context is None else context
        self._count += 1
        chosen = context.get(CHANCE, self._rng).random() if self._shuffled else 0.0
        handle = Handle(at, (chosen, self._count), callback, args, context)
        if at <= self.now:
            heapq.heappush(self._ready, (handle.order, handle))
        else:
            heapq.heappush(self._timers, (at, handle.order, handle))
        return handle

    def chance(self) -> Random:
        """The source of chance of whoever asks."""
        return CHANCE.get(self._rng)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self,
        coro: Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
        **more: Any,
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name or "", context=context, **more)
        self.tasks.append(task)
        if len(self.tasks) > 2000:
            self.tasks = [each for each in self.tasks if not each.done()]
        return task

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.failures.append(f"{context['message']}: {error!r}")

    # -- running -------------------------------------------------------------------------------

    def run(self, main: Coroutine[Any, Any, None], judge: Callable[[], None]) -> None:
        """Runs until a coroutine of the world is done, then a judge, before all else ends."""
        events._set_running_loop(self)
        try:
            task = self.create_task(main)
            while not task.done():
                self.step()
            task.result()
            judge()
        finally:
            self.end()
            events._set_running_loop(None)

    def step(self) -> None:
        """Runs one callback, once there is one."""
        ready = self._ready
        while not ready:
            self._advance()
        _, handle = heapq.heappop(ready)
        owner = handle.owner
        if handle.is_cancelled:
            return
        if owner is not None:
            if not owner.alive:
                self._buried.append(handle)
                return
            if owner.paused_until > self.now:
                heapq.heappush(self._timers, (owner.paused_until, handle.order, handle))
                return
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise Endless
        self._run(handle)

    def _run(self, handle: Handle) -> None:
        try:
            handle.context.run(handle.callback, *handle.args)
        except Exception as error:  # noqa: BLE001 - as every event loop does
            self.failures.append(f"{handle.callback!r} raised {error!r}")

    def _advance(self) -> None:
        """Goes to the time of the next timer."""
        if not self._timers:
            raise Endless("nothing is left that could happen")
        at, order, handle = heapq.heappop(self._timers)
        if handle.is_cancelled:
            return
        self.now = max(self.now, at)
        heapq.heappush(self._ready, (order, handle))
        while self._timers and self._timers[0][0] <= self.now:
            heapq.heappush(self._ready, heapq.heappop(self._timers)[1:])

    def end(self) -> None:
        """Ends all tasks, also those of killed processes, whatever they try to do then."""
        self.has_ended = True
        self._shuffled = False
        for handle in self._buried:
            if handle.owner is not None:
                handle.owner.alive = True
        for task in self.tasks:
            task.cancel()
        for handle in self._buried:
            heapq.heappush(self._ready, (handle.order, handle))
        self._buried.clear()
        self._timers.clear()
        for _ in range(200_000):
            if not self._ready:
                break
            _, handle = heapq.heappop(self._ready)
            if not handle.is_cancelled:
                self._run(handle)
        self._timers.clear()
        self.tasks.clear()


def run_as(owner: Owner | None, chance: Random | None = None) -> Context:
    """A context in which everything belongs to someone, and draws from a source of chance.

    Without one, it draws from the source of whoever asks for the context.
    """
    context = copy_context()
    context.run(OWNER.set, owner)
    if chance is not None:
        context.run(CHANCE.set, chance)
    return context
