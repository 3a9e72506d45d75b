"""Hidden things are dealt fairly: whatever could be exchanged without the seat noticing is equally likely.

No game declares anything for this. A seat's imagined worlds are sampled; two components may be exchanged if the
world in which they have changed places looks the same to the seat and is imagined on in the same way. Components
that go to the same places form a class, and within a class all places must be equally likely for each of them.
A deviation counts only if the components that deviate really can be exchanged: some laws differ by right.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from baluchon.kernel.chance import FastChance
from baluchon.testing.setting import Setting, walk

_ALARM = 1e-9
"""Below this probability a deviation is no accident; with fixed seeds and some hundred tests, one in a million."""
_WORLDS = 400
_MOST_WORLDS = 1500
_ENOUGH = 10
"""How often a component must be expected in a place for the statistics to be trusted."""

Cell = tuple[str, str]
"""A component and a place."""
Path = tuple[Any, ...]
"""The keys and indexes that lead to something in a dump."""


def chi_square_tail(statistic: float, freedom: int) -> float:
    """How likely so large a chi-square statistic is (the upper incomplete gamma function)."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * scale)
    # Lentz's continued fraction
    b = x + 1 - a
    c, d = 1e300, 1 / b
    h = d
    for i in range(1, 1000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return scale * h


def hidden_things_are_dealt_fairly(setting: Setting, moments: int = 4) -> None:
    """Over many imagined worlds, at some moments of a game, everything hidden is as likely here as there."""
    length = sum(1 for _ in walk(setting, 1))
    wanted = {(2 * n + 1) * length // (2 * moments) for n in range(moments)}
    if not setting.options:
        wanted.add(0)
    for moment in walk(setting, 1):
        if moment.number in wanted and not moment.is_last:
            deal_is_fair(setting, moment.state, moment.number % setting.seats)


def deal_is_fair(setting: Setting, state: Any, seat: int) -> None:
    """Over many worlds that a seat imagines in a state, everything hidden is as likely here as there."""
    _Deal(setting, state, seat).check()


class _Deal:
    """What one seat imagines in one state."""

    def __init__(self, setting: Setting, state: Any, seat: int) -> None:
        self.setting = setting
        self.game = setting.game
        self.state = state
        self.seat = seat
        self.chance = FastChance(0)
        self.worlds: list[Any] = []
        self.found: list[dict[str, Counter[str]]] = []
        self._homes: dict[str, Path] = {}

    def check(self) -> None:
        """Fail if something is dealt unfairly."""
        self._imagine(_WORLDS)
        places = self._varying_places()
        if len(places) < 2:
            return
        known = self._known(places)
        classes = self._classes(places, known)
        for names, where in classes:
            self._check_class(names, where, known)

    def _imagine(self, worlds: int) -> None:
        for n in range(len(self.worlds), worlds):
            world = self.game.rules.imagine(self.state, self.seat, FastChance(n))
            self.worlds.append(world)
            self.found.append({place: Counter(held) for place, held in self.game.inventory(world).items()})

    def _varying_places(self) -> list[str]:
        first = self.found[0]
        return [place for place in first if any(found[place] != first[place] for found in self.found)]

    def _known(self, places: list[str]) -> Counter[Cell]:
        """How many of each component are certain to be in a place: those that no exchange brings out of it."""
        known: Counter[Cell] = Counter()
        for place in places:
            for name in self.found[0][place]:
                least = min(found[place][name] for found in self.found)
                if least > 0:
                    known[name, place] = self._walked_down(name, place, places)
        return known

    def _walked_down(self, name: str, place: str, places: list[str]) -> int:
        world, found = self.worlds[0], self.found[0]
        while found[place][name] > 0:
            changed = self._exchanged_any(world, found, name, place, places)
            if changed is None:
                break
            world = changed
            found = {where: Counter(held) for where, held in self.game.inventory(world).items()}
        return found[place][name]

    def _exchanged_any(
        self, world: Any, found: dict[str, Counter[str]], name: str, place: str, places: list[str]
    ) -> Any | None:
        """The world in which the component has left the place for another, if the seat could not tell."""
        for other in places:
            partners = [partner for partner in found[other] if partner != name]
            self.chance.shuffle(order := list(range(len(partners))))
            for n in order[:3]:
                changed = self.exchanged(world, (name, place), (partners[n], other)) if other != place else None
                if changed is not None:
                    return changed
        return None

    def _classes(self, places: list[str], known: Counter[Cell]) -> list[tuple[list[str], list[str]]]:
        """Components by the places they are dealt to, or could be as far as the seat knows."""
        support: dict[str, list[str]] = {}
        for name in sorted({name for place in places for found in self.found for name in found[place]}):
            where = [place for place in places if any(found[place][name] > known[name, place] for found in self.found)]
            if where:
                where += [place for place in places if place not in where and self._could_go(name, place, known)]
                support[name] = sorted(where)
        classes: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
        for name, where in support.items():
            if len(where) > 1:
                classes[tuple(where)].append(name)
        return [(names, list(where)) for where, names in classes.items() if len(names) > 1]

    def _could_go(self, name: str, place: str, known: Counter[Cell]) -> bool:
        """Whether the seat could not tell if the component were in a place where it never is."""
        for n in range(3):
            world, found = self.worlds[n], self.found[n]
            home = next((where for where in found if found[where][name] > known[name, where]), place)
            partners = [partner for partner in found[place] if found[place][partner] > known[partner, place]]
            if home != place and partners:
                partner = partners[self.chance.below(len(partners))]
                if self.exchanged(world, (name, home), (partner, place)) is not None:
                    return True
        return False

    def _check_class(self, names: list[str], places: list[str], known: Counter[Cell]) -> None:
        sizes = {name: sum(self.found[0][place][name] - known[name, place] for place in places) for name in names}
        rarest = min(size for size in sizes.values() if size)
        self._imagine(self._worlds_needed(names, places, known, rarest / sum(sizes.values())))
        counts = {
            (name, place): sum(found[place][name] - known[name, place] for found in self.found)
            for name in names
            for place in places
        }
        whole = sum(sizes.values())
        columns = {place: sum(counts[name, place] for name in names) for place in places}
        expected = {
            (name, place): sizes[name] / whole * columns[place] for name in names for place in places if columns[place]
        }
        statistic = sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items() if mean)
        statistic *= (whole - 1) / whole  # each world is dealt without putting back
        freedom = (len(names) - 1) * (len(places) - 1)
        if chi_square_tail(statistic, freedom) < _ALARM:
            self._blame(counts, expected)
        self._check_halves(names, places, sizes, known)

    def _worlds_needed(self, names: list[str], places: list[str], known: Counter[Cell], share: float) -> int:
        columns = [
            sum(found[place][name] - known[name, place] for found in self.found for name in names) for place in places
        ]
        least = min((column for column in columns if column), default=0) * share
        return min(_MOST_WORLDS, max(_WORLDS, math.ceil(_ENOUGH / least * len(self.found)) if least else _WORLDS))

    def _blame(self, counts: dict[Cell, int], expected: dict[Cell, float]) -> None:
        """Name what deviates most, if it could be exchanged for something that deviates the other way."""
        off = sorted(expected, key=lambda cell: (counts[cell] - expected[cell]) / math.sqrt(expected[cell]))
        for few in off[:4]:
            for many in reversed(off[-4:]):
                if few[0] != many[0] and self._are_exchangeable(few, many):
                    self.setting.fail(
                        f"imagine for seat {self.seat} is not fair: in {len(self.found)} worlds "
                        f" {few[0]} is {counts[few]} times in {few[1]!r} ({expected[few]:.0f} expected), "
                        f"{many[0]} {counts[many]} times in {many[1]!r} ({expected[many]:.0f} expected)"
                    )

    def _are_exchangeable(self, few: Cell, many: Cell) -> bool:
        """Whether some worlds have `few` elsewhere than in its place, `many` there, and may have it the other way."""
        tried = 0
        for world, found in zip(self.worlds, self.found, strict=True):
            homes = [place for place in found if found[place][few[0]] and place != few[1]]
            if homes and found[few[1]][many[0]]:
                if self.exchanged(world, (few[0], homes[0]), (many[0], few[1])) is not None:
                    return True
                tried += 1
                if tried == 5:
                    break
        return False

    def _check_halves(self, names: list[str], places: list[str], sizes: dict[str, int], known: Counter[Cell]) -> None:
        """What is dealt together is independent: of any half of a class, a place holds as many as chance gives it."""
        if any(size != 1 for size in sizes.values()) or not self._is_freely_exchangeable(names, known):
            return
        for _ in range(3):
            self.chance.shuffle(order := list(range(len(names))))
            half = {names[n] for n in order[: len(names) // 2]}
            for place in places:
                held = [[name for name in names if found[place][name] > known[name, place]] for found in self.found]
                if len({len(cards) for cards in held}) == 1 and len(held[0]) > 1:
                    seen = Counter(sum(name in half for name in cards) for cards in held)
                    if _hypergeometric_tail(seen, len(names), len(half), len(held[0])) < _ALARM:
                        self.setting.fail(
                            f"imagine for seat {self.seat} is not fair: what goes to {place!r} together "
                            "is not dealt independently"
                        )

    def _is_freely_exchangeable(self, names: list[str], known: Counter[Cell]) -> bool:
        for n in range(8):
            world, found = self.worlds[n], self.found[n]
            one, other = (names[self.chance.below(len(names))] for _ in range(2))
            homes = [next(place for place in found if found[place][name] > known[name, place]) for name in (one, other)]
            if homes[0] != homes[1] and self.exchanged(world, (one, homes[0]), (other, homes[1])) is None:
                return False
        return True

    def exchanged(self, world: Any, one: Cell, other: Cell) -> Any | None:
        """The world in which two components have changed places; None if the seat could tell."""
        dumped = self.game.dump(world)
        wanted = {place: Counter(held) for place, held in self.game.inventory(world).items()}
        for (name, place), (partner, _) in ((one, other), (other, one)):
            wanted[place] = wanted[place] - Counter([name]) + Counter([partner])
        for changed, homes in self._exchanges(dumped, one, other):
            try:
                loaded = self.game.load(changed)
                found = {place: Counter(held) for place, held in self.game.inventory(loaded).items()}
            except (KeyError, IndexError, ValueError, TypeError, AssertionError):
                continue
            if found == wanted:
                self._homes.update(homes)
                return loaded if self._looks_the_same(world, loaded) else None
        return None

    def _looks_the_same(self, world: Any, changed: Any) -> bool:
        rules = self.game.rules
        if self.game.view(world, self.seat) != self.game.view(changed, self.seat):
            return False
        if rules.legal(world, self.seat) != rules.legal(changed, self.seat):
            return False
        imagined = [self.game.dump(rules.imagine(each, self.seat, FastChance(1))) for each in (world, changed)]
        return bool(imagined[0] == imagined[1])

    def _exchanges(
        self, dumped: dict[str, Any], one: Cell, other: Cell
    ) -> Iterator[tuple[dict[str, Any], dict[str, Path]]]:
        """Ways to write the exchange into a dump, at two places of it or everywhere, and where that would be."""
        left = self._occurrences(dumped, one)
        right = self._occurrences(dumped, other)
        for path in left:
            for partner in right:
                changed = _replaced(_replaced(dumped, path, one[0], other[0]), partner, other[0], one[0])
                yield changed, {one[1]: path[:-1], other[1]: partner[:-1]}
        yield _renamed(dumped, {one[0]: other[0], other[0]: one[0]}), {}

    def _occurrences(self, dumped: dict[str, Any], cell: Cell) -> list[Path]:
        """Where the component stands in a dump, first of all where the place is known to be written."""
        paths = list(_paths(dumped, cell[0]))
        return sorted(paths, key=lambda path: path[:-1] != self._homes.get(cell[1]))


def _hypergeometric_tail(seen: Counter[int], whole: int, marked: int, drawn: int) -> float:
    """How likely such counts of marked items among those drawn are, if all are equally likely to be drawn."""
    worlds = sum(seen.values())
    statistic, cells, rest_seen, rest_mean = 0.0, 0, 0, 0.0
    for n in range(drawn + 1):
        mean = worlds * math.comb(marked, n) * math.comb(whole - marked, drawn - n) / math.comb(whole, drawn)
        if mean < _ENOUGH:
            rest_seen += seen[n]
            rest_mean += mean
        else:
            statistic += (seen[n] - mean) ** 2 / mean
            cells += 1
    if rest_mean >= 1:
        statistic += (rest_seen - rest_mean) ** 2 / rest_mean
        cells += 1
    return chi_square_tail(statistic, cells - 1) if cells > 1 else 1.0


def _paths(node: Any, name: str, path: Path = ()) -> Iterator[Path]:
    """Every path to the name in a dump: as an item, as a value, or as a key that counts it."""
    items: Sequence[tuple[Any, Any]] = ()
    if isinstance(node, dict):
        items = list(node.items())
        if isinstance(node.get(name), int) and not isinstance(node.get(name), bool):
            yield (*path, name)
    elif isinstance(node, list):
        items = list(enumerate(node))
    for key, value in items:
        if value == name:
            yield (*path, key)
        elif isinstance(value, dict | list):
            yield from _paths(value, name, (*path, key))


def _replaced(node: Any, path: Path, old: str, new: str) -> Any:
    """The dump with another name at the end of a path; nothing of the old one is changed."""
    key = path[0]
    if isinstance(node, list):
        return [_inside(value, path, old, new) if n == key else value for n, value in enumerate(node)]
    if len(path) == 1 and key == old and isinstance(node.get(old), int):
        counted = node | {old: node[old] - 1, new: node.get(new, 0) + 1}
        return {name: number for name, number in counted.items() if number or name != old}
    return {name: _inside(value, path, old, new) if name == key else value for name, value in node.items()}


def _inside(value: Any, path: Path, old: str, new: str) -> Any:
    return new if len(path) == 1 else _replaced(value, path[1:], old, new)


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """The dump with names exchanged everywhere."""
    if isinstance(node, dict):
        return {names.get(key, key): _renamed(value, names) for key, value in node.items()}
    if isinstance(node, list):
        return [_renamed(value, names) for value in node]
    return names.get(node, node) if isinstance(node, str) else node
