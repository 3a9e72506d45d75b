"""The games as environments for reinforcement learning: observations, masks, batches and adapters (extra `rl`)."""

try:
    from baluchon.envs.batches import Batch, batch
    from baluchon.envs.encoding import Encoding, Field
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}; the environments need an extra: pip install 'baluchon[rl]'") from missing

__all__ = ["Batch", "Encoding", "Field", "batch"]
