"""A game whose data holds something that is not allowed."""

from baluchon.kernel.data import read_csv

GAME = read_csv(__name__, "cards.csv")
