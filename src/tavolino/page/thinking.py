"""Thinking elsewhere: functions and results travel as text to another worker of the same page.

That worker does one thing at a time and hears nothing meanwhile. So we send it only one thing
at a time. If no one wants the answer any more, the worker is replaced by a new one.

table worker                             thinking worker
MessageRunner.run(think, turn, seed) --> answered(text)
                                result <--
"""

from __future__ import annotations

import asyncio
import base64
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from tavolino.bots.budget import measured
from tavolino.hosting.runner import NotRun, Ran

T = TypeVar("T")

Post = Callable[[str], Awaitable[str]]
"""Sends a text to the other worker and returns its answer. It raises any exception if the
worker is lost."""

Halt = Callable[[], None]
"""Ends the other worker, whatever it is doing, and starts a new one."""


class MessageRunner:
    """Runs functions in another worker, one at a time."""

    def __init__(self, post: Post, halt: Halt) -> None:
        self.post = post
        self.halt = halt
        self.turn = asyncio.Lock()

    async def run(self, function: Callable[..., T], *arguments: Any) -> Ran[T]:
        """Runs a function and measures it. Raises NotRun if the worker is lost."""
        text = pack((function, arguments))
        async with self.turn:
            try:
                answer = await self.post(text)
            except asyncio.CancelledError:
                self.halt()
                raise
            except Exception as error:
                raise NotRun(function.__name__) from error
        is_done, result = unpack(answer)
        if not is_done:
            raise result
        return Ran(*result)

    def stop(self) -> None:
        """Does nothing: the page ends its workers itself."""


def answer(text: str) -> str:
    """The answer of the thinking worker to a text of a MessageRunner."""
    function, arguments = unpack(text)
    try:
        return pack((True, measured(function, *arguments)))
    except Exception as error:  # noqa: BLE001 - raised again where it was asked for
        return pack((False, error))


def pack(value: object) -> str:
    """A value as text. Functions are named, not copied."""
    return base64.b64encode(pickle.dumps(value)).decode()


def unpack(text: str) -> Any:
    """The value in a text, which comes from a worker of the same page and no one else."""
    return pickle.loads(base64.b64decode(text))  # noqa: S301
