"""The referee's score sheets, and how a game ended."""

from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import scoring, state
from baluchon.games.trekking_the_world.state import Trekker, WorldState, tokens_taken
from baluchon.kernel.bits import members
from baluchon.kernel.sheets import Line, Outcome, Sheet, outcome_of
from baluchon.kernel.words import Message, seat_ref


def sheets(s: WorldState) -> list[Sheet]:
    """The referee's score sheets."""
    return [sheet_of(s, own) for own in s.trekkers]


def sheet_of(s: WorldState, own: Trekker) -> Sheet:
    """What one seat has, line by line."""
    cards = tuple(s.figures.card_vp[card] for card in members(own.visited))
    tiles = tuple(s.figures.majority_vp[s.seats][colour] for colour in members(own.tiles))
    return Sheet(
        own.seat,
        (
            Line("destinations", scoring.destination_points(s, own), "TW-A2", cards),
            Line("vp-tokens", scoring.vp_token_points(own), "TW-A3"),
            Line("suitcase", scoring.set_points(s, own.suitcase), "TW-E2"),
            Line("majorities", scoring.majority_points(s, own), "TW-K2", tiles),
            Line("region-tokens", scoring.token_points(s, own), "TW-K4"),
        ),
    )


def outcome(s: WorldState) -> Outcome:
    """TW-E1 to TW-E4: why it ended, and who is where."""
    keys = [scoring.rank_key(s, seat) for seat in range(s.seats)]
    return outcome_of(keys, _ending(s), Message("tie-cubes", {"count": max(keys)[1]}))


def _ending(s: WorldState) -> Message:
    if s.ending == state.BY_VISITS:
        return Message("ending-visits", {"seat": seat_ref(s.turn), "count": c.END_VISITS})
    if s.ending == state.BY_TOKENS:
        return Message("ending-tokens", {"seat": seat_ref(s.turn), "count": tokens_taken(s)})
    return Message("ending-drought", {"count": c.DRY_TURNS * s.seats})
