from mypy_extensions import i64
from baluchon.games.lets_take_a_hike.state import HikeState
from baluchon.kernel.chance import Chance

def suggest(s: HikeState, seat: i64, moves: list[int], chance: Chance) -> i64:
    return moves[chance.below(len(moves))]

def estimate(s: HikeState, out: list[float]) -> None:
    for seat in range(s.seats):
        out[seat] = 1.0 / s.seats
