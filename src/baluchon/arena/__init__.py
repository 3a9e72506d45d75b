"""Many games between bots: who plays where, in how many processes, and what comes out of it.

`campaign.py` runs many games, which is where to begin. `lineup.py` seats the bots, `runner.py` plays, `cluster.py`
plays on many machines, `elsewhere.py` sees to it that those play the same games, `results.py` keeps games in a file,
`statistics.py` and `ratings.py` count, `report.py` draws, `chances.py`, `analysis.py` and `review.py` look back at
one game, `curve.py` draws that, `bench.py` measures speed.
"""
