"""A coroutine begun at once, without a task, which it gets only if it has to wait.

Sending a message to a client almost never waits, and a task for each message was a noticeable part of the server's
work. So the coroutine is driven by hand: `send(None)` runs it up to the first thing it waits for. Usually it comes to
its end instead (`StopIteration`) and that was all. Otherwise it has handed out the future it waits for, and a task
takes over: it first waits for that same future, as if it had run the coroutine from the beginning, then for the rest.

From Python 3.12 on, `asyncio.Task(..., eager_start=True)` does this; the server also runs on 3.11.
"""

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def begin(coroutine: Coroutine[Any, None, None], loop: asyncio.AbstractEventLoop) -> asyncio.Task[None] | None:
    """Run a coroutine up to its first wait; the task that carries on with it, or None if it is done.

    Until that wait no task is running, so the coroutine must not ask for the current one (`asyncio.timeout` does).
    """
    try:
        waiting_for = coroutine.send(None)
    except StopIteration:
        return None
    return loop.create_task(_carry_on(coroutine, waiting_for))


@types.coroutine
def _carry_on(begun: Coroutine[Any, None, None], waiting_for: Any) -> Generator[Any, None, None]:
    """The rest of a coroutine that has been begun and waits for something."""
    yield waiting_for
    yield from begun
