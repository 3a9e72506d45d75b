"""What can happen; the comments say what the two numbers of a fact mean."""

CHOSE = 0  # lantern; for its owner only
LIT = 1  # lantern
TOOK = 2
BURIED = 3  # lantern; for its owner only
KEPT = 4
DREW = 5  # lantern; for its owner only
ENDED = 6
