"""Loops that play a game to its end without checks: for simulation, search and benchmarks."""

from typing import Any, Final

from mypy_extensions import i64

from baluchon.kernel.bits import BIT, count, lowest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules

_LONGEST_TURN: Final[i64] = 40
"""Decisions after which a turn that does not end is left as it is."""
_LONGEST_ROUND: Final[i64] = 200
"""Decisions after which nobody waits any longer for a seat's next turn."""


def random_playout(rules: Rules[Any], s: Any, chance: Chance, made: list[tuple[int, int]] | None = None) -> i64:
    """Play random legal moves until the game is over; how many decisions that took.

    Whoever wants to know them gives a list, to which the seat and the move of each are added.
    """
    decisions: i64 = 0
    while True:
        mask = rules.to_act(s)
        if mask == 0:
            return decisions
        seat = lowest(mask)
        move = rules.random_move(s, seat, chance)
        if made is not None:
            made.append((seat, move))
        rules.play(s, seat, move, chance)
        decisions += 1


def guided_playout(rules: Rules[Any], s: Any, chance: Chance, most: i64) -> i64:
    """Play what the game's own policy suggests, at most so many decisions; how many were made."""
    decisions: i64 = 0
    while decisions < most:
        mask = rules.to_act(s)
        if mask == 0:
            break
        seat = lowest(mask)
        moves = rules.legal(s, seat)
        if len(moves) == 1:
            rules.play(s, seat, moves[0], chance)
        else:
            rules.play(s, seat, rules.suggest(s, seat, moves, chance), chance)
        decisions += 1
    return decisions


def play_turn(rules: Rules[Any], s: Any, seat: i64, move: i64, chance: Chance) -> None:
    """Make a move; the others who are choosing too and the rest of the seat's turn go by the game's own policy."""
    others = rules.to_act(s) & ~BIT[seat]
    rules.play(s, seat, move, chance)
    guided_playout(rules, s, chance, count(others))
    decisions: i64 = 0
    while rules.to_act(s) == BIT[seat] and decisions < _LONGEST_TURN:
        decisions += guided_playout(rules, s, chance, 1)


def play_round(rules: Rules[Any], s: Any, seat: i64, move: i64, chance: Chance, whim: Chance) -> i64:
    """Make a move and let the game's own policy play on until the seat's next turn has ended, too.

    What is drawn comes from `chance` and what is chosen from `whim`: so draws do not depend on how much was chosen.
    The policy's decisions are counted.
    """
    others = rules.to_act(s) & ~BIT[seat]
    rules.play(s, seat, move, chance)
    decisions = _end_turn(rules, s, seat, count(others), chance, whim)
    waited: i64 = 0
    while rules.to_act(s) & BIT[seat] == 0 and rules.to_act(s) != 0 and waited < _LONGEST_ROUND:
        _decide(rules, s, chance, whim)
        waited += 1
    return decisions + waited + _end_turn(rules, s, seat, count(rules.to_act(s)), chance, whim)


def _end_turn(rules: Rules[Any], s: Any, seat: i64, sure: i64, chance: Chance, whim: Chance) -> i64:
    """So many decisions of whoever has one, and what is left of the seat's turn then; how many there were."""
    decisions: i64 = 0
    while rules.to_act(s) != 0 and decisions < _LONGEST_TURN:
        if decisions >= sure and rules.to_act(s) != BIT[seat]:
            break
        _decide(rules, s, chance, whim)
        decisions += 1
    return decisions


def _decide(rules: Rules[Any], s: Any, chance: Chance, whim: Chance) -> None:
    """What the policy does next."""
    seat = lowest(rules.to_act(s))
    moves = rules.legal(s, seat)
    if len(moves) == 1:
        rules.play(s, seat, moves[0], chance)
    else:
        rules.play(s, seat, rules.suggest(s, seat, moves, whim), chance)


def utility(rules: Rules[Any], s: Any, out: list[float]) -> None:
    """Each seat's utility: of an ended game 1/k for each of k winners, else the game's own estimate."""
    if rules.to_act(s) != 0:
        rules.estimate(s, out)
        return
    winners = rules.winners(s)
    share = 1.0 / float(count(winners))
    for seat in range(len(out)):
        out[seat] = share if winners & BIT[seat] else 0.0
