"""Tree search for games with hidden cards and any number of seats: information-set Monte Carlo tree search.

Every iteration imagines a fresh world, walks down the tree by moves that are possible in that world, adds one
move to it, lets the game's own policy play on for a while and notes what each seat may hope for then. A node
stands for the moves made so far and not for a world, so what was hidden or drawn is averaged over.

- A move is judged by how often it was tried among the times it could be (Cowling, Powley and Whitehouse 2012).
- Each seat picks what is best for itself: a node counts the utility of the seat that moved.
- Seats that decide at the same time pick without knowing of each other: all of them pick at the node where the
  decision arose, and the tree goes on under the searching seat's own move.
- Of many moves only some are tried at first, those that the policy likes; the more often a node is visited the
  more join in.

This module compiles. A node is one small object with plain numbers in it; one is made in each iteration.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules
from baluchon.kernel.playout import utility
from baluchon.kernel.position import Position

_MOVES: Final[i64] = 65536  # more than any move table holds
_LONGEST_TURN: Final[i64] = 40
"""Decisions after which a turn that does not end is judged as it stands."""


class Node:
    """A move of a seat at some place of the tree, and what followed it."""

    def __init__(self, key: i64, after: "Node | None") -> None:
        self.key: i64 = key
        """The seat and its move as one number, by which the moves at one place are ordered."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the move was possible when its seat had to choose here."""
        self.total: float = 0.0
        """The utility of the seat that moved, added up."""
        self.after: Node | None = after
        """The next move at the same place."""
        self.first: Node | None = None
        """The first of the moves that followed."""


class Search:
    """A search from a position. It can be continued: `think` adds iterations."""

    def __init__(self, position: Position, chance: Chance, horizon: i64, exploration: float, widening: float) -> None:
        self.position: Position = position
        self.rules: Rules[Any] = position.game.rules
        self.seat: i64 = position.seat
        self.chance: Chance = chance
        self.horizon: i64 = horizon
        """Decisions that the policy makes before the game's estimate counts."""
        self.exploration: float = exploration
        self.widening: float = widening
        self.iterations: i64 = 0
        self.root: Node = Node(-1, None)
        seats = position.seats
        self.sums: list[float] = [0.0] * seats
        self.squares: list[float] = [0.0] * seats
        self.spread: list[float] = [0.5] * seats
        """How much each seat's utility varies, which is the scale of what is worth exploring."""
        self._out: list[float] = [0.0] * seats
        self._path: list[Node] = []

    def think(self, iterations: i64, seconds: float) -> None:
        """Iterate so many times, or for so long (0: no limit of that kind)."""
        begin = perf_counter()
        now = begin
        longest = 0.0
        while iterations == 0 or self.iterations < iterations:
            self._iterate()
            if seconds > 0.0:
                last = now
                now = perf_counter()
                if now - last > longest:
                    longest = now - last
                if now - begin + longest > seconds:
                    break

    def weighed(self) -> list[tuple[int, int, float]]:
        """The seat's moves that were tried, with visits and mean utility, the best first."""
        found: list[tuple[int, int, float]] = []
        node = self.root.first
        while node is not None:
            if node.key // _MOVES == self.seat and node.visits > 0:
                found.append((node.key % _MOVES, node.visits, node.total / float(node.visits)))
            node = node.after
        found.sort(key=_by_visits)
        return found

    def expected(self) -> list[float]:
        """What each seat may hope for, on average over all that was tried."""
        return [total / float(self.iterations) for total in self.sums]

    def _iterate(self) -> None:
        s = self.position.imagine(self.chance)
        self._path.clear()
        last = self._descend(s)
        self._play_on(s, last)
        out = self._out
        utility(self.rules, s, out)
        self.iterations += 1
        times = float(self.iterations)
        for seat in range(len(out)):
            value = out[seat]
            total = self.sums[seat] + value
            squares = self.squares[seat] + value * value
            self.sums[seat] = total
            self.squares[seat] = squares
            variance = (squares - total * total / times) / times
            self.spread[seat] = sqrt(variance) if variance > 1e-6 else 1e-3
        for node in self._path:
            node.visits += 1
            node.total += out[node.key // _MOVES]

    def _descend(self, s: Any) -> i64:
        """Walk down the tree, in the state too, and add a move to it; who was to act before the last move."""
        rules = self.rules
        node = self.root
        while True:
            mask = rules.to_act(s)
            if mask == 0:
                return 0
            if mask & (mask - 1) == 0:
                seat = lowest(mask)
                child = self._pick(node, s, seat)
                self._path.append(child)
                rules.play(s, seat, child.key % _MOVES, self.chance)
            else:
                child = self._pick_all(node, s, mask)
            if child.visits == 0:
                return mask
            node = child

    def _pick_all(self, node: Node, s: Any, mask: i64) -> Node:
        """All of these seats pick at this node, then all make their moves; the node under which the tree goes on."""
        first: i64 = len(self._path)
        leader: i64 = self.seat if mask & BIT[self.seat] else lowest(mask)
        leading: Node | None = None
        left = mask
        while left != 0:
            seat = lowest(left)
            left &= left - 1
            child = self._pick(node, s, seat)
            self._path.append(child)
            if seat == leader:
                leading = child
        for i in range(first, len(self._path)):
            key = self._path[i].key
            self.rules.play(s, key // _MOVES, key % _MOVES, self.chance)
        assert leading is not None
        return leading

    def _pick(self, node: Node, s: Any, seat: i64) -> Node:
        """The move that a seat tries at a node: one more that is new here, or the most promising so far."""
        moves = self.rules.legal(s, seat)
        explore = self.exploration * self.spread[seat]
        best: Node | None = None
        best_worth = -1000.0
        tried: i64 = 0
        visits: i64 = 0
        child = node.first
        for i in range(len(moves)):
            key: i64 = seat * _MOVES + moves[i]
            while child is not None and child.key < key:
                child = child.after
            if child is None:
                break
            if child.key != key:
                continue
            tried += 1
            visits += child.visits
            child.available += 1
            tries = float(child.visits)
            worth = child.total / tries + explore * sqrt(log(float(child.available)) / tries)
            if worth > best_worth:
                best_worth = worth
                best = child
        if best is None or (tried < len(moves) and float(tried) < self.widening * sqrt(float(visits))):
            return self._add(node, s, seat, moves)
        return best

    def _add(self, node: Node, s: Any, seat: i64, moves: list[int]) -> Node:
        """A new node for the move that the policy prefers among those not tried yet."""
        untried: list[int] = []
        child = node.first
        for i in range(len(moves)):
            key: i64 = seat * _MOVES + moves[i]
            while child is not None and child.key < key:
                child = child.after
            if child is None or child.key != key:
                untried.append(moves[i])
        move: i64 = untried[0]
        if len(untried) > 1:
            move = self.rules.suggest(s, seat, untried, self.chance)
        key = seat * _MOVES + move
        before: Node | None = None
        child = node.first
        while child is not None and child.key < key:
            before = child
            child = child.after
        added = Node(key, child)
        added.available = 1
        if before is None:
            node.first = added
        else:
            before.after = added
        return added

    def _play_on(self, s: Any, last: i64) -> None:
        """Let the policy play to the horizon, and from there to the end of the turn or the common decision."""
        rules = self.rules
        chance = self.chance
        decisions: i64 = 0
        while True:
            mask = rules.to_act(s)
            if mask == 0:
                return
            if decisions >= self.horizon and (mask & ~last != 0 or decisions >= self.horizon + _LONGEST_TURN):
                return
            last = mask
            seat = lowest(mask)
            moves = rules.legal(s, seat)
            if len(moves) == 1:
                rules.play(s, seat, moves[0], chance)
            else:
                rules.play(s, seat, rules.suggest(s, seat, moves, chance), chance)
            decisions += 1


def _by_visits(weighed: tuple[int, int, float]) -> tuple[int, float, int]:
    move, visits, value = weighed
    return -visits, -value, move
