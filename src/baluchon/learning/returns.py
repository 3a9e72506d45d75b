"""What a look should have told, worked out backwards from what the same seat hoped for later: TD(λ)."""

import numpy as np
from numpy.typing import NDArray


def targets(
    hopes: NDArray[np.float32], lengths: NDArray[np.int64], rewards: NDArray[np.float32], smoothing: float
) -> NDArray[np.float32]:
    """By look and goal, what the looks after it say, the nearer ones more, and what there was in the end.

    Looks of one seat stand one after the other. With a smoothing of 1 only the end counts.
    """
    found = np.empty_like(hopes)
    ends = np.cumsum(lengths)
    carried = rewards.copy()
    for steps in range(1, int(lengths.max(initial=0)) + 1):
        going = lengths >= steps
        at = ends[going] - steps
        found[at] = carried[going]
        carried[going] = (1 - smoothing) * hopes[at] + smoothing * carried[going]
    return found
