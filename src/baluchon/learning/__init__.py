"""Learns to play a game by playing it against oneself, and writes down what was learned as a net that bots can use.

PyTorch is in the extra `train`; nothing else in Baluchon needs it. `inputs.py` says what a net sees,
`network.py` what it is. `selfplay.py` and `returns.py` gather what happened, `labels.py` what a search says of it;
`actors.py` lets that be done elsewhere. `matches.py` looks how strong the net has become. `trainer.py` does all of it
in turn, as `course.py` says; `export.py` makes weights of it, and `workshop.py` keeps everything in a folder.
"""
