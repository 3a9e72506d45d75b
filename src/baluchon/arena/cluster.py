"""The same work on a Ray cluster: when one machine is not enough.

Ray is in the extra `ray` and imported only here. Portions are as in `runner.py`, so results do not depend
on where a game was played.
"""

import logging
import os
from collections.abc import Iterable, Iterator
from typing import Any

from baluchon.arena.runner import Plan, Portion, chunks, play_some
from baluchon.extras import how_to_install
from baluchon.kernel.errors import BaluchonError

HERE = "local"
"""The address that stands for a cluster on this machine alone."""
_WAITING_PER_CORE = 3
_STARTS = 3
"""How often Ray is started on a machine that is too busy for its own patience."""


class NoCluster(BaluchonError):
    """There is no Ray, or no cluster at this address."""

    code = "no-cluster"


def play_on_cluster(plan: Plan, address: str, done: Iterable[int] = ()) -> Iterator[Portion]:
    """Play the games of a plan that are not done yet on the cluster at an address."""
    ray = connected(address)
    try:
        play: Any = ray.remote(play_some)
        most = _WAITING_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for chunk in chunks(plan, done):
            if len(waiting) >= most:
                ready, waiting = ray.wait(waiting, num_returns=1)
                yield from _brought(ray, ready)
            waiting.append(play.remote(plan, chunk))
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield from _brought(ray, ready)
    finally:
        ray.shutdown()


def _brought(ray: Any, ready: list[Any]) -> list[Portion]:
    """What was played; a refusal is told as it is, without where in Ray it came up."""
    try:
        portions: list[Portion] = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BaluchonError):
            raise error.cause from None
        raise
    return portions


def connected(address: str) -> Any:
    """Ray, connected to the cluster at an address; whoever asked shuts it down."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what the next version does; else Ray warns
    try:
        import ray
    except ImportError:
        raise NoCluster(f"Ray is not installed; install it with: {how_to_install('ray')}") from None
    for starts_left in range(_STARTS, 0, -1):
        try:
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.ERROR,
                include_dashboard=False if address == HERE else None,
            )
        except Exception as error:
            # Ray raises a bare Exception where a busy machine does not start it within thirty seconds.
            ray.shutdown()
            if type(error) is Exception and starts_left > 1:
                continue
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            raise NoCluster(f"no Ray cluster answers at {address}: {reason}") from None
        return ray
    raise AssertionError("the last start returns or raises")
