"""Processes that work for this one, and end with it: by themselves, by Ctrl-C, or when nobody wants the rest."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread

_CLOSING_SECONDS = 3.0
"""A worker that was ended while it wrote may leave its pool waiting for the rest: so long, and no longer."""


@contextmanager
def pool_of(workers: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; whoever leaves before all is done does not wait for it."""
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_end_with_parent)
    try:
        yield pool
    except BaseException:
        for child in multiprocessing.active_children():
            child.terminate()
        # Waited for: a pool that is closing while the program ends would write to a pipe that is gone.
        closing = Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        closing.start()
        closing.join(_CLOSING_SECONDS)
        raise
    pool.shutdown()


def _end_with_parent() -> None:
    """Ctrl-C ends a worker silently, and no worker outlives the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
