"""Ways on the map: where a move of exactly N links can end (TW-M1 to TW-M3, TW-M7, TW-M8).

A way uses no link twice; places may be passed again; the places of other trekkers are barred. Whether there is
a way of exactly N links to an end is answered exactly:

- Ways of up to `SHORT` links are gone once for each start and kept as the sets of places they touch. Of two
  ways to the same end only the one that touches less counts; an end can be reached if one of its sets is free.
- A longer way to an end is searched link by link. Two things keep the search short: which places have a way of
  exactly N links to it at all, with nobody in the way; and, as soon as something has failed, how far it is
  by the links not yet used.

Nothing here knows cards, players or turns.
"""

from typing import Final

from mypy_extensions import i64

from baluchon.kernel.bits import BIT, MOST, below, has, is_several, lowest, rest

SHORT: Final[i64] = 6
_UP_TO: Final[i64] = SHORT + 1  # rows for exactly N links, then rows for N or fewer
_ROWS: Final[i64] = 2 * SHORT + 1
_BRANCHY: Final[i64] = 5  # with at least this many links to go, measuring by unused links saves more than it costs


class Routes:
    """One map of places and links (no two between the same places), and the ways on it."""

    places: i64
    most_links: i64
    _everywhere: i64
    _near: list[int]  # by place: the places one link away
    _distance: list[int]  # by start and end
    _exactly: list[int]  # by links and end: from where that many links lead there without turning straight back
    _unused: list[int]  # as `_near`, without the links of the way that is being searched
    _disc: list[int]  # by start and links: the places at most that many links away with nobody in the way
    _listed: list[int]  # by start: whether its short ways are listed
    _reach: list[int]  # by start and row: the ends of short ways
    _touched: list[int]  # by start and row: all places on them
    _vital: list[int]  # likewise: those without which another place cannot be reached
    _without: list[list[int]]  # by start and row, by place: the ends that remain when it alone is barred
    _concerned: list[list[int]]  # likewise: the ends that have a way by it
    _first: list[list[int]]  # by start and row: where the sets of each end begin
    _sets: list[list[int]]

    def __init__(self, places: i64, links: list[tuple[int, int]], most_links: i64) -> None:
        if places > MOST:
            raise ValueError(f"a map has at most {MOST} places, not {places}")
        self.places = places
        self.most_links = most_links
        self._everywhere = below(places)
        self._near = [0] * places
        for a, b in links:
            self._near[a] |= BIT[b]
            self._near[b] |= BIT[a]
        self._unused = self._near[:]
        self._disc = [0] * (places * (most_links + 1))
        self._listed = [0] * places
        self._reach = [0] * (places * _ROWS)
        self._touched = [0] * (places * _ROWS)
        self._vital = [0] * (places * _ROWS)
        self._without = [[] for _ in range(places * _ROWS)]
        self._concerned = [[] for _ in range(places * _ROWS)]
        self._first = [[] for _ in range(places * _ROWS)]
        self._sets = [[] for _ in range(places * _ROWS)]
        self._measure()
        self._walk_back(links)

    def distance(self, start: i64, end: i64) -> i64:
        """The least number of links between two places with nobody in the way; -1 if there is no way."""
        return self._distance[start * self.places + end]

    def near(self, place: i64) -> i64:
        """The places one link away."""
        return self._near[place]

    def within(self, start: i64, blocked: i64, most: i64) -> i64:
        """All ends of ways of at most `most` links (TW-J1); never the start."""
        return self._nearest_ends(start, blocked, below(most + 1), most)

    def ends(self, start: i64, blocked: i64, lengths: i64) -> i64:
        """All ends of ways whose number of links is one of these (bit N: N links); never the start."""
        if self._listed[start] == 0:
            self._list_short_ways(start)
        most = self._longest(lengths)
        left: i64 = self._disc[start * (self.most_links + 1) + most] & ~blocked & ~BIT[start]
        found: i64 = 0
        # All lengths from 1 on are one question; the others are asked one by one.
        length: i64 = 0
        while length < SHORT and has(lengths, length + 1):
            length += 1
        if length > 0:
            found = self._short_ends(start, _UP_TO + length - 1, blocked, left)
            left &= ~found
        length += 1
        while length <= SHORT and length <= most:
            if has(lengths, length):
                found |= self._short_ends(start, length, blocked, left)
                left &= ~found
            length += 1
        if left == 0 or most <= SHORT:
            return found
        found |= self._nearest_ends(start, blocked, lengths, most)
        left &= ~found & self.within(start, blocked, most)
        while left != 0:
            end = lowest(left)
            length = SHORT + 1
            while length <= most:
                if has(lengths, length) and self._search(start, end, length, blocked, None):
                    found |= BIT[end]
                    break
                length += 1
            left = rest(left)
        return found

    def lengths(self, start: i64, end: i64, blocked: i64, among: i64) -> i64:
        """Which of these numbers of links (bit N: N links) a way to the end can have."""
        if self._listed[start] == 0:
            self._list_short_ways(start)
        found: i64 = 0
        goal: i64 = BIT[end] & ~blocked & ~BIT[start]
        if goal == 0:
            return found
        length: i64 = 1
        while length <= SHORT:
            if has(among, length) and self._short_ends(start, length, blocked, goal) != 0:
                found |= BIT[length]
            length += 1
        while length <= self.most_links and among >> length != 0:
            if has(among, length) and self._search(start, end, length, blocked, None):
                found |= BIT[length]
            length += 1
        return found

    def way(self, start: i64, end: i64, blocked: i64, length: i64) -> list[int]:
        """The places of one way of exactly `length` links, without the start; empty if there is none."""
        found: list[int] = []
        if start != end and not has(blocked, end) and self._search(start, end, length, blocked, found):
            found.reverse()
        return found

    def _next_to(self, places: i64) -> i64:
        """All places one link away from any of these."""
        near: i64 = 0
        while places != 0:
            near |= self._near[lowest(places)]
            places = rest(places)
        return near

    def _short_ends(self, start: i64, lengths: i64, blocked: i64, wanted: i64) -> i64:
        """Which of the wanted places, none of them barred, end a short way: those with a listed set that is free."""
        row = start * _ROWS + lengths
        wanted &= self._reach[row]
        if wanted == 0:
            return wanted
        left = self._touched[row] & blocked
        if not is_several(left) and self._vital[row] & left == 0:
            return wanted
        # Who is in the way alone is listed. Only ends that two or more have to do with need a look at their sets.
        without = self._without[row]
        place = lowest(left)
        wanted &= without[place]
        left = rest(left)
        if wanted == 0 or left == 0:
            return wanted
        concerned = self._concerned[row]
        once: i64 = concerned[place]
        twice: i64 = 0
        while left != 0:
            place = lowest(left)
            wanted &= without[place]
            ends: i64 = concerned[place]
            twice |= once & ends
            once |= ends
            left = rest(left)
        doubtful = wanted & twice
        while doubtful != 0:
            end = lowest(doubtful)
            if not self._has_free_set(row, end, blocked):
                wanted &= ~BIT[end]
            doubtful = rest(doubtful)
        return wanted

    def _has_free_set(self, row: i64, end: i64, blocked: i64) -> bool:
        first = self._first[row]
        sets = self._sets[row]
        i: i64 = first[end]
        last: i64 = first[end + 1]
        while i < last:
            if sets[i] & blocked == 0:
                return True
            i += 1
        return False

    def _longest(self, lengths: i64) -> i64:
        """The greatest of these lengths that a way may have."""
        longest = self.most_links
        while longest > 0 and not has(lengths, longest):
            longest -= 1
        return longest

    def _nearest_ends(self, start: i64, blocked: i64, lengths: i64, most: i64) -> i64:
        """The ends to which the shortest way has one of these lengths, at most so long."""
        free = self._everywhere & ~blocked
        within: i64 = BIT[start]
        ring = within
        found: i64 = 0
        links: i64 = 0
        while links < most and ring != 0:
            links += 1
            ring = self._next_to(ring) & free & ~within
            within |= ring
            if has(lengths, links):
                found |= ring
        return found

    def _search(self, at: i64, end: i64, left: i64, blocked: i64, way: list[int] | None) -> bool:
        """Whether a way of exactly `left` more links leads from here to the end; notes it backwards."""
        onward = left - 1
        unused = self._unused
        steps = unused[at] & self._exactly[onward * self.places + end] & ~blocked
        if onward == 1 and at != end:
            steps &= unused[end]  # the last two links, by any place between
            if steps != 0 and way is not None:
                way.append(end)
                way.append(lowest(steps))
            return steps != 0
        here: i64 = BIT[at]
        measured = False  # most searches succeed at once; only one that has failed is worth measuring
        while steps != 0:
            to = lowest(steps)
            there = steps & -steps
            found = onward == 0
            if not found:
                unused[at] = unused[at] - there
                unused[to] = unused[to] - here
                found = self._search(to, end, onward, blocked, way)
                unused[at] = unused[at] + there
                unused[to] = unused[to] + here
            if found:
                if way is not None:
                    way.append(to)
                return True
            steps = rest(steps)
            if not measured and left >= _BRANCHY:
                if not self._is_close(end, at, left, blocked):
                    return False
                measured = True
        return False

    def _is_close(self, end: i64, at: i64, most: i64, blocked: i64) -> bool:
        """Whether at most `most` of the links not yet used lead from the end back here."""
        free = self._everywhere & ~blocked
        found: i64 = BIT[end]
        edge = found
        while most > 0 and edge != 0:
            reached: i64 = 0
            while edge != 0:
                reached |= self._unused[lowest(edge)]
                edge = rest(edge)
            if has(reached, at):
                return True
            edge = reached & free & ~found
            found |= edge
            most -= 1
        return False

    def _measure(self) -> None:
        """Fill the distances, start by start."""
        self._distance = [-1] * (self.places * self.places)
        for start in range(self.places):
            seen: i64 = 0
            ring: i64 = BIT[start]
            links: i64 = 0
            while ring != 0:
                seen |= ring
                left = ring
                while left != 0:
                    self._distance[start * self.places + lowest(left)] = links
                    left = rest(left)
                ring = self._next_to(ring) & ~seen
                links += 1
            for most in range(self.most_links + 1):
                self._disc[start * (self.most_links + 1) + most] = self.within(start, 0, most) | BIT[start]

    def _walk_back(self, links: list[tuple[int, int]]) -> None:
        """Fill `_exactly` over the arcs (a link in one direction): a way goes on by any arc but the one it came."""
        places = self.places
        arcs = links + [(b, a) for a, b in links]
        ends = [0] * len(arcs)  # by arc: where a way that begins with it ends, when it has as many links as now
        for i in range(len(arcs)):
            ends[i] = BIT[arcs[i][1]]
        self._exactly = [0] * (self.most_links * places)
        for end in range(places):
            self._exactly[end] = BIT[end]
        for length in range(1, self.most_links):
            leaving: list[list[int]] = [[] for _ in range(places)]
            for i in range(len(arcs)):
                place = arcs[i][0]
                leaving[place].append(i)
                left: i64 = ends[i]
                while left != 0:
                    self._exactly[length * places + lowest(left)] |= BIT[place]
                    left = rest(left)
            longer = [0] * len(arcs)
            for i in range(len(arcs)):
                place, to = arcs[i]
                for onward in leaving[to]:
                    if arcs[onward][1] != place:
                        longer[i] |= ends[onward]
            ends = longer

    def _list_short_ways(self, start: i64) -> None:
        """Go every short way from a start and keep, for each length and end, the smallest sets of places."""
        sets: list[list[int]] = [[] for _ in range(_UP_TO * self.places)]
        self._go_on(start, 0, 0, sets)
        up_to: list[list[int]] = [[] for _ in range(self.places)]
        for length in range(1, _UP_TO):
            exactly = sets[length * self.places : (length + 1) * self.places]
            self._list_row(start * _ROWS + length, start, exactly)
            for end in range(self.places):
                for touched in exactly[end]:
                    _keep_smallest(up_to[end], touched)
            self._list_row(start * _ROWS + _UP_TO + length - 1, start, up_to)
        self._listed[start] = 1

    def _list_row(self, row: i64, start: i64, sets: list[list[int]]) -> None:
        first = [0]
        flat: list[int] = []
        common = [0] * self.places  # by end: the places on every way to it …
        some = [0] * self.places  # … and on any
        reach: i64 = 0
        touched: i64 = 0
        for end in range(self.places):
            if end != start and len(sets[end]) > 0:
                every = self._everywhere
                some_of: i64 = 0
                for places in sets[end]:
                    every &= places
                    some_of |= places
                    flat.append(places)
                common[end] = every
                some[end] = some_of
                reach |= BIT[end]
                touched |= some_of
            first.append(len(flat))
        self._reach[row] = reach
        self._touched[row] = touched
        self._first[row] = first
        self._sets[row] = flat
        vital: i64 = 0
        without = [reach] * self.places
        concerned = [0] * self.places
        for end in range(self.places):
            left: i64 = some[end]
            every = common[end]
            while left != 0:
                place = lowest(left)
                ends: i64 = concerned[place]
                concerned[place] = ends | BIT[end]
                if has(every, place):
                    if place != end:
                        vital |= BIT[place]
                    ends = without[place]
                    without[place] = ends & ~BIT[end]
                left = rest(left)
        self._vital[row] = vital
        self._without[row] = without
        self._concerned[row] = concerned

    def _go_on(self, at: i64, length: i64, touched: i64, sets: list[list[int]]) -> None:
        if length > 0:
            _keep_smallest(sets[length * self.places + at], touched)
        if length == SHORT:
            return
        here: i64 = BIT[at]
        steps: i64 = self._unused[at]
        while steps != 0:
            to = lowest(steps)
            there = steps & -steps
            self._unused[at] = self._unused[at] - there
            self._unused[to] = self._unused[to] - here
            self._go_on(to, length + 1, touched | there, sets)
            self._unused[at] = self._unused[at] + there
            self._unused[to] = self._unused[to] + here
            steps = rest(steps)


def _keep_smallest(sets: list[int], touched: i64) -> None:
    """Add a set unless a smaller one is there; drop those it is smaller than."""
    i: i64 = 0
    while i < len(sets):
        other: i64 = sets[i]
        if other & touched == other:
            return
        if other & touched == touched:
            sets[i] = sets[len(sets) - 1]
            sets.pop()
        else:
            i += 1
    sets.append(touched)
