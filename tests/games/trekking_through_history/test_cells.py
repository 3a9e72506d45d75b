"""Cells of an itinerary: the tricks with their bits, against the slow form."""

import pytest

from baluchon.games.trekking_through_history.components import (
    CELLS,
    EXPERIENCES,
    ITINERARIES,
    ROWS,
    SPACES,
    in_columns,
    in_row,
    topmost,
)
from baluchon.kernel.bits import mask_of, members
from baluchon.kernel.chance import FastChance


def sets() -> list[list[int]]:
    """The spaces of all itineraries, whole and with gaps; none, all, and sets at random."""
    chance = FastChance(1)
    found = [[], list(range(CELLS)), *[members(SPACES[itinerary]) for itinerary in range(ITINERARIES)]]
    found += [[cell for cell in cells if chance.below(2)] for cells in list(found) for _ in range(10)]
    return found


def place(cell: int) -> tuple[int, int]:
    """The row and the column of a cell."""
    return divmod(cell, EXPERIENCES)


@pytest.mark.parametrize("column", range(EXPERIENCES))
def test_the_topmost_cell_of_a_column(column: int) -> None:
    for cells in sets():
        in_column = [cell for cell in cells if place(cell)[1] == column]
        assert members(topmost(mask_of(cells), column)) == in_column[:1]


@pytest.mark.parametrize("row", range(ROWS))
def test_the_columns_in_which_a_row_has_cells(row: int) -> None:
    for cells in sets():
        assert members(in_row(mask_of(cells), row)) == [place(cell)[1] for cell in cells if place(cell)[0] == row]


def test_the_columns_that_have_cells() -> None:
    for cells in sets():
        assert members(in_columns(mask_of(cells))) == sorted({place(cell)[1] for cell in cells})
