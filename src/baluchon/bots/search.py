"""Tree search for games with hidden cards and any number of seats: information-set Monte Carlo tree search.

Every iteration imagines a world, walks down the tree by moves that are possible in that world, adds one move to it,
lets the game's own policy play on for a while and notes what each seat may hope for then. A node stands for the
moves made so far and not for a world, so what was hidden or drawn is averaged over.

- The seat's own moves race: each round is one fresh world with one stream of luck, in which every move still in
  the race is tried, so that moves differ by their own merit. A move that is surely worse than the best drops out;
  where luck is too great to tell, the favourite wins that was named beforehand.
- Further down a move is judged by how often it was tried among the times it could be (Cowling, Powley and
  Whitehouse 2012).
- Each seat picks what is best for itself: a node counts the utility of the seat that moved.
- Seats that decide at the same time pick without knowing of each other: all of them pick at the node where the
  decision arose, and the tree goes on under the searching seat's own move. In the race the others follow the policy
  or, in one round of two, do what whoever judges likes best of what they could do in that world.
- Of many moves only some are tried at first, those that the policy likes; the more often a node is visited the
  more join in.

This module compiles. A node is one small object with plain numbers in it; one or two are made in each iteration.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from baluchon.bots.judge import Judge
from baluchon.kernel.bits import BIT, lowest
from baluchon.kernel.chance import SPAN, Chance, FastChance
from baluchon.kernel.game import Rules
from baluchon.kernel.playout import play_turn
from baluchon.kernel.position import Position

_MOVES: Final[i64] = 65536  # more than any move table holds
_WHIM: Final = 2**64  # above all luck of a round
_STEPS: Final[i64] = 1024
_STEP: Final = 2.0 / 1023.0
_LONGEST_TURN: Final[i64] = 40
"""Decisions after which a turn that does not end is judged as it stands."""
_CLOSE: Final = 2.0
"""Standard errors within which the favourite is taken: the best of many is often only the luckiest."""
_FIRST_CHECK: Final[i64] = 8
"""Rounds after which moves may drop out for the first time, and then again after half as many more."""


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


class Runner:
    """One of the seat's own moves in the race, with what each round brought it."""

    def __init__(self, node: Node) -> None:
        self.node: Node = node
        self.values: list[float] = []


class Search:
    """A search from a position. It can be continued: `think` adds iterations."""

    def __init__(
        self,
        position: Position,
        chance: Chance,
        favourite: i64,
        horizon: i64,
        exploration: float,
        widening: float,
        surely: float,
        judge: Judge,
        foresees: bool,
    ) -> None:
        self.position: Position = position
        self.rules: Rules[Any] = position.game.rules
        self.seat: i64 = position.seat
        self.favourite: i64 = favourite
        """The move that is made unless another one is clearly better."""
        self.horizon: i64 = horizon
        """Decisions that the policy makes before the game's estimate counts."""
        self.exploration: float = exploration
        self.widening: float = widening
        self.surely: float = surely
        """How many standard errors behind the best a move has to be to drop out."""
        self.judge: Judge = judge
        """Says what a state is worth at the horizon."""
        self.foresees: bool = foresees
        """Whether the others' sealed choices are those that the judge likes best, in one round of two."""
        self.iterations: i64 = 0
        seats = position.seats
        self._source: Chance = chance
        """Where each round's luck comes from."""
        self._chance: Chance = chance
        """The luck of the round: the world, and what is drawn in it."""
        self._whim: Chance = chance
        """The luck of those who choose. It is apart, so that what is drawn does not depend on how much they choose."""
        self._racing: list[Runner] = []
        self._dropped: list[Runner] = []
        self._rounds: i64 = 0
        self._next_check: i64 = _FIRST_CHECK
        self._sums: list[float] = [0.0] * seats
        self._squares: list[float] = [0.0] * seats
        self._spread: list[float] = [0.5] * seats
        """How much each seat's utility varies, which is the scale of what is worth exploring."""
        self._out: list[float] = [0.0] * seats
        self._path: list[Node] = []
        self._foreseen: list[i64] = [-1] * seats
        """By seat, the sealed choice that was found in this round's world; -1: none yet."""
        for move in position.legal:
            self._racing.append(Runner(Node(self.seat * _MOVES + int(move), None)))

    def think(self, iterations: i64, seconds: float) -> None:
        """Iterate until there have been so many iterations, or for so long (0: no limit of that kind)."""
        begin = perf_counter()
        done: i64 = 0
        out_of_time = False
        values: list[float] = []
        while not out_of_time and (iterations == 0 or self.iterations < iterations):
            values.clear()
            luck: int = self._source.below(SPAN) * SPAN + self._source.below(SPAN)
            for seat in range(len(self._foreseen)):
                self._foreseen[seat] = -1
            for runner in self._racing:
                self._chance = FastChance(luck)
                self._whim = FastChance(luck + _WHIM)
                self._iterate(runner.node)
                values.append(self._out[self.seat])
                done += 1
                if seconds > 0.0:
                    elapsed = perf_counter() - begin
                    # Another one may well take twice as long as those so far.
                    out_of_time = elapsed + 2.0 * elapsed / float(done) > seconds
                if out_of_time or self.iterations == iterations:
                    break
            # What a round broken off has brought cannot be compared; but the first one is all there is.
            if len(values) == len(self._racing) or self._rounds == 0:
                self._end_round(values)

    def weighed(self) -> list[tuple[int, int, float]]:
        """The seat's moves that were tried, with visits and mean utility, the best first."""
        found: list[tuple[int, int, float]] = []
        for runners in (self._racing, self._dropped):
            for runner in runners:
                if len(runner.values) > 0:
                    move = runner.node.key % _MOVES
                    found.append((move, len(runner.values), sum(runner.values) / float(len(runner.values))))
        found.sort(key=_by_visits)
        for place in range(1, len(found)):
            if found[place][0] == self.favourite and self._is_close(found[0][0]):
                found.insert(0, found.pop(place))
        return found

    def compared(self) -> list[tuple[int, float]]:
        """The seat's moves with what each may hope for: as much less than the best as in the rounds of both."""
        best = self._best()
        hope = sum(best.values) / float(len(best.values))
        found: list[tuple[int, float]] = []
        for runners in (self._racing, self._dropped):
            for runner in runners:
                rounds: i64 = len(runner.values)
                if rounds > 0:
                    lag = 0.0
                    for i in range(rounds):
                        lag += best.values[i] - runner.values[i]
                    found.append((int(runner.node.key % _MOVES), hope - lag / float(rounds)))
        return found

    def expected(self) -> list[float]:
        """What each seat may hope for, on average over all that was tried."""
        return [total / float(self.iterations) for total in self._sums]

    # --- the race

    def _is_close(self, first: i64) -> bool:
        """Whether the race cannot tell the favourite from the move that is first."""
        best: Runner | None = None
        favourite: Runner | None = None
        for runner in self._racing:
            move = runner.node.key % _MOVES
            if move == first:
                best = runner
            if move == self.favourite:
                favourite = runner
        if best is None or favourite is None or len(best.values) != len(favourite.values) or len(best.values) < 2:
            return False
        return not _is_behind(best.values, favourite.values, _CLOSE)

    def _end_round(self, values: list[float]) -> None:
        for i in range(len(values)):
            self._racing[i].values.append(values[i])
        self._rounds += 1
        if self._rounds >= self._next_check and len(self._racing) > 1:
            self._next_check += self._next_check // 2
            self._drop()

    def _drop(self) -> None:
        """Take those out of the race that are surely worse than the best: by what they brought in the same rounds."""
        best = self._best()
        kept: list[Runner] = []
        for runner in self._racing:
            if runner is not best and _is_behind(best.values, runner.values, self.surely):
                self._dropped.append(runner)
            else:
                kept.append(runner)
        self._racing = kept

    def _best(self) -> Runner:
        """Who brought most of all that are still in the race."""
        best = self._racing[0]
        best_sum = sum(best.values)
        for runner in self._racing:
            total = sum(runner.values)
            if total > best_sum:
                best = runner
                best_sum = total
        return best

    # --- the tree

    def _iterate(self, own: Node) -> None:
        """One world: make this own move in it and see what becomes of it."""
        s = self.position.imagine(self._chance)
        self._path.clear()
        last = self._descend(s, own)
        self._play_on(s, last)
        out = self._out
        self.judge.shares_for(s, self.seat, out)
        self.iterations += 1
        times = float(self.iterations)
        for seat in range(len(out)):
            value = out[seat]
            total = self._sums[seat] + value
            squares = self._squares[seat] + value * value
            self._sums[seat] = total
            self._squares[seat] = squares
            variance = (squares - total * total / times) / times
            self._spread[seat] = sqrt(variance) if variance > 1e-6 else 1e-3
        for node in self._path:
            node.visits += 1
            node.total += out[node.key // _MOVES]

    def _descend(self, s: Any, own: Node) -> i64:
        """Walk down the tree, in the state too, and add a move to it; who was to act before the last move."""
        rules = self.rules
        mask = rules.to_act(s)
        self._begin(s, own)
        node = own
        while node.visits > 0:
            mask = rules.to_act(s)
            if mask == 0:
                return 0
            if mask & (mask - 1) == 0:
                seat = lowest(mask)
                node = self._pick(node, s, seat, False)
                self._path.append(node)
                rules.play(s, seat, node.key % _MOVES, self._chance)
            else:
                node = self._pick_all(node, s, mask)
        return mask

    def _begin(self, s: Any, own: Node) -> None:
        """Make the own move; the others who decide at the same time choose whatever it is.

        They must not learn from what the race tries: it would teach them which sealed move is coming.
        """
        chance, whim = self._chance, self._whim
        mask = self.rules.to_act(s) & ~BIT[self.seat]
        while mask != 0:
            seat = lowest(mask)
            mask &= mask - 1
            moves = self.rules.legal(s, seat)
            move: i64 = moves[0]
            if len(moves) > 1:
                if self.foresees and self._rounds % 2 == 0:
                    move = self._foresee(s, seat, moves)
                else:
                    move = self.rules.suggest(s, seat, moves, whim)
            self.rules.play(s, seat, move, chance)
        self.rules.play(s, self.seat, own.key % _MOVES, chance)
        self._path.append(own)

    def _foresee(self, s: Any, seat: i64, moves: list[int]) -> i64:
        """What a seat chooses that tries each of its moves in the world of this round, once for all own moves."""
        found = self._foreseen[seat]
        if found >= 0:
            return found
        best_worth = -1000.0
        for i in range(len(moves)):
            after = self.rules.copy(s)
            play_turn(self.rules, after, seat, moves[i], FastChance(int(self._rounds)))
            worth = self.judge.worth(after, seat, self._out)
            if worth > best_worth:
                best_worth = worth
                found = moves[i]
        self._foreseen[seat] = found
        return found

    def _pick_all(self, node: Node, s: Any, mask: i64) -> Node:
        """All of these seats pick at this node, then all make their moves; the node under which the tree goes on."""
        first: i64 = len(self._path)
        leader: i64 = self.seat if mask & BIT[self.seat] else lowest(mask)
        leading: Node | None = None
        left = mask
        while left != 0:
            seat = lowest(left)
            left &= left - 1
            child = self._pick(node, s, seat, True)
            self._path.append(child)
            if seat == leader:
                leading = child
        for i in range(first, len(self._path)):
            key = self._path[i].key
            self.rules.play(s, key // _MOVES, key % _MOVES, self._chance)
        assert leading is not None
        return leading

    def _pick(self, node: Node, s: Any, seat: i64, sealed: bool) -> Node:
        """The move that a seat tries at a node: one more that is new here, or the most promising so far.

        Sealed picks vary by chance: two seats that explore by the same formula would fall into step, and each
        would find the other where it expects it.
        """
        moves = self.rules.legal(s, seat)
        explore = self.exploration * self._spread[seat]
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
            bonus = explore * sqrt(log(float(child.available)) / tries)
            if sealed:
                bonus *= float(self._whim.below(_STEPS)) * _STEP
            worth = child.total / tries + bonus
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
            move = self.rules.suggest(s, seat, untried, self._whim)
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
        chance, whim = self._chance, self._whim
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
                rules.play(s, seat, rules.suggest(s, seat, moves, whim), chance)
            decisions += 1


def _is_behind(best: list[float], other: list[float], errors: float) -> bool:
    """Whether the second is worse by more than so many standard errors, from what both brought in the same rounds."""
    total = 0.0
    squares = 0.0
    for i in range(len(best)):
        difference = best[i] - other[i]
        total += difference
        squares += difference * difference
    rounds = float(len(best))
    mean = total / rounds
    variance = (squares - total * mean) / (rounds - 1.0)
    return mean > 0.0 and mean * mean * rounds > errors * errors * variance


def _by_visits(weighed: tuple[int, int, float]) -> tuple[int, float, int]:
    move, visits, value = weighed
    return -visits, -value, move
