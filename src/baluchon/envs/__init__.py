"""The games as environments for reinforcement learning: observations, masks, batches and adapters (extra `rl`)."""
