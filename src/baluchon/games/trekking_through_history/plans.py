"""A card and the crystals that are spent on it: two moves, one choice."""

from collections.abc import Sequence

from baluchon.games.trekking_through_history import components as c
from baluchon.games.trekking_through_history import previews, state
from baluchon.games.trekking_through_history.state import HistoryState
from baluchon.kernel.previews import Preview


def propose(s: HistoryState, seat: int, move: int, wish: Sequence[int]) -> list[int]:
    """TH-T2: as many crystals as are wished for and can be spent on the card; none if nothing is wished."""
    if s.phase != state.CHOOSE_CARD:
        return [move]
    most = int(s.travellers[seat].most_crystals(move - c.TAKE))
    wished = [int(each - c.SPEND) for each in wish if c.SPEND <= each < c.PLACE]
    return [move, int(c.SPEND) + min(wished[0] if wished else 0, most)] if most else [move]


def brings(s: HistoryState, seat: int, moves: Sequence[int]) -> Preview:
    """The card with so many crystals."""
    card, crystals = moves
    return previews.taken(s, seat, int(card - c.TAKE), int(crystals - c.SPEND))
