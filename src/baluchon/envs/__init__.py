"""The games as environments for reinforcement learning: observations, masks, batches and adapters (extra `rl`)."""

try:
    from baluchon.envs.batches import Batch, batch
    from baluchon.envs.encoding import Encoding, Field
except ModuleNotFoundError as missing:
    from baluchon.extras import how_to_install

    raise ModuleNotFoundError(f"{missing}; the environments need an extra: {how_to_install('rl')}") from missing

__all__ = ["Batch", "Encoding", "Field", "batch"]
