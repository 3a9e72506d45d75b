"""Many games between bots: who plays where, in how many processes, and what comes out of it.

`lineup.py` seats the bots, `runner.py` plays, `statistics.py` counts, `bench.py` measures speed.
"""
