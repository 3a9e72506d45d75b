"""The games as environments for reinforcement learning: observations, masks, batches and adapters (extra `rl`)."""

from baluchon.envs.batches import Batch, batch
from baluchon.envs.encoding import Encoding, Field

__all__ = ["Batch", "Encoding", "Field", "batch"]
