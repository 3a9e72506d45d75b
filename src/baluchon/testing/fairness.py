"""Hidden things are dealt fairly: whatever could be exchanged without the seat noticing is equally likely.

No game declares anything for this. A seat's imagined worlds are sampled; two components may be exchanged if the
world in which they have changed places looks the same to the seat and is imagined on in the same way. Components
that go to the same places form a class, and within a class all places must be equally likely for each of them.
A deviation counts only if the components that deviate really can be exchanged: some laws differ by right.

Of several equal components in one place either all can leave it or those that never do are taken for known; a game
in which some of a large pile are known to lie there gives them a place of their own in its inventory.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NoReturn

from baluchon.kernel.chance import FastChance
from baluchon.testing.setting import Setting, walk

_ALARM = 1e-9
"""Below this probability a deviation is no accident; with fixed seeds and some hundred tests, one in a million."""
_DOUBT = 1e-5
"""The same for a second look at what has raised the alarm."""
_WORLDS = 400
_MOST_WORLDS = 1500
_TRIES = 3
_SAMPLES = 60
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


def hidden_things_are_dealt_fairly(setting: Setting, moments: int = 3) -> None:
    """Over many imagined worlds, at some moments of a game, everything hidden is as likely here as there."""
    length = sum(1 for _ in walk(setting, 1))
    if setting.options:
        moments = (moments + 1) // 2
    wanted = {0} | {(2 * n + 1) * length // (2 * moments) for n in range(moments)}
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
        self.places: list[str] = []
        """Those in which not always the same is found."""
        self.found: list[dict[str, Counter[str]]] = []
        self._homes: dict[str, Path] = {}

    def check(self) -> None:
        """Fail if something is dealt unfairly."""
        self._imagine(_WORLDS)
        first = self.found[0]
        self.places = [place for place in first if any(found[place] != first[place] for found in self.found)]
        known = self._known()
        for names, where in self._classes(known):
            self._check_class(names, where, known)

    def _imagine(self, worlds: int) -> None:
        for n in range(len(self.worlds), worlds):
            world = self.game.rules.imagine(self.state, self.seat, FastChance(n))
            self.worlds.append(world)
            self.found.append({place: Counter(held) for place, held in self.game.inventory(world).items()})

    def _known(self) -> Counter[Cell]:
        """How many of each component are certain to be in a place: as many as always are, if none can leave it."""
        known: Counter[Cell] = Counter()
        ever = {(name, place) for found in self.found for place in self.places for name in found[place]}
        for place in sorted(self.places, key=lambda place: self.found[0][place].total()):
            for name in self.found[0][place]:
                n = min(range(len(self.found)), key=lambda n: self.found[n][place][name])
                partners = [
                    (each, other)
                    for other in self.places
                    for each in self.found[n][other]
                    if self.found[n][other][each] > known[each, other] and other != place and each != name
                    if (name, other) in ever and (each, place) in ever
                ]
                if self.found[n][place][name] > 0 and partners and not self._can_leave(n, (name, place), partners):
                    known[name, place] = self.found[n][place][name]
        return known

    def _can_leave(self, n: int, cell: Cell, partners: list[Cell]) -> bool:
        """Whether the seat could not tell if the component had changed places with one of these."""
        self.chance.shuffle(order := list(range(len(partners))))
        tries = (self.exchanged(self.worlds[n], cell, partners[i]) for i in order[: 3 * _TRIES])
        return any(world is not None for world in tries)

    def _classes(self, known: Counter[Cell]) -> list[tuple[list[str], list[str]]]:
        """Components by the places they are dealt to, or could be as far as the seat knows."""
        classes: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
        for name in sorted({name for place in self.places for found in self.found for name in found[place]}):
            held = {
                place for place in self.places if any(found[place][name] > known[name, place] for found in self.found)
            }
            where = [place for place in self.places if place in held or (held and self._could_go(name, place, known))]
            if len(where) > 1:
                classes[tuple(where)].append(name)
        return [(names, list(where)) for where, names in classes.items() if len(names) > 1]

    def _could_go(self, name: str, place: str, known: Counter[Cell]) -> bool:
        """Whether the seat could not tell if the component were in a place where it never is."""
        for n in range(_TRIES):
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
        whole = sum(sizes.values())
        are_single = whole == len(names)
        if not are_single and not self._is_a_pool(names, places, known):
            return
        self._imagine(self._worlds_needed(names, places, known, min(sizes.values()) / whole))
        counts = {cell: self._count(cell, known) for cell in product(names, places)}
        columns = {place: sum(counts[name, place] for name in names) for place in places}
        expected = {(name, place): sizes[name] / whole * columns[place] for name, place in counts if columns[place]}
        statistic = sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items())
        statistic *= (whole - 1) / whole  # each world is dealt without putting back
        if chi_square_tail(statistic, (len(names) - 1) * (len(places) - 1)) < _ALARM:
            self._blame(counts, expected, are_single)
        if are_single and self._is_a_pool(names, places, known):
            self._check_halves(names, places, known)

    def _count(self, cell: Cell, known: Counter[Cell]) -> int:
        name, place = cell
        return sum(found[place][name] - known[cell] for found in self.found)

    def _worlds_needed(self, names: list[str], places: list[str], known: Counter[Cell], share: float) -> int:
        columns = [sum(self._count((name, place), known) for name in names) for place in places]
        least = min((column for column in columns if column), default=0) * share
        return min(_MOST_WORLDS, max(_WORLDS, math.ceil(_ENOUGH / least * len(self.found)) if least else _WORLDS))

    def _blame(self, counts: dict[Cell, int], expected: dict[Cell, float], are_single: bool) -> None:
        """Name what deviates most, if nothing that the seat knows explains it."""
        off = sorted(expected, key=lambda cell: (counts[cell] - expected[cell]) / math.sqrt(expected[cell]))
        worlds = len(self.found)
        pairs = [(few, many) for few, many in product(off[:_TRIES], off[: -1 - _TRIES : -1]) if few[0] != many[0]]
        for sample in (worlds, _MOST_WORLDS):
            self._imagine(sample)
            for few, many in pairs:
                if not are_single or not self._are_balanced(few[0], many[0]):
                    self._fail(
                        f"in {worlds} worlds {few[0]} is {counts[few]} times in {few[1]!r} "
                        f"({expected[few]:.0f} expected), {many[0]} {counts[many]} times in {many[1]!r} "
                        f"({expected[many]:.0f} expected)"
                    )

    def _are_balanced(self, one: str, other: str) -> bool:
        """Whether two components are as often in two places as the other way round, where they can be exchanged."""
        balance: Counter[tuple[str, str]] = Counter()
        for world, found in zip(self.worlds, self.found, strict=True):
            here, there = (next(place for place in found if found[place][name]) for name in (one, other))
            if here != there and self.exchanged(world, (one, here), (other, there)) is not None:
                balance[here, there] += 1
        for (here, there), count in balance.items():
            both = count + balance[there, here]
            if chi_square_tail((2 * count - both) ** 2 / both, 1) < _DOUBT:
                return False
        return True

    def _check_halves(self, names: list[str], places: list[str], known: Counter[Cell]) -> None:
        """What is dealt together is independent: of any half of a class, a place holds as many as chance gives it."""
        for _ in range(_TRIES):
            self.chance.shuffle(order := list(range(len(names))))
            half = {names[n] for n in order[: len(names) // 2]}
            for place in places:
                held = [[name for name in names if found[place][name] > known[name, place]] for found in self.found]
                if len(held[0]) > 1:
                    seen = Counter(sum(name in half for name in cards) for cards in held)
                    if _hypergeometric_tail(seen, len(names), len(half), len(held[0])) < _ALARM:
                        self._fail(f"what goes to {place!r} together is not dealt independently")

    def _is_a_pool(self, names: list[str], places: list[str], known: Counter[Cell]) -> bool:
        """Whether a class fills the same room in every world, and any two of it can be exchanged.

        Of equal components one may be confined to some places and the others not; not so in a pool.
        """
        for place in places:
            if len({sum(found[place][name] for name in names) for found in self.found}) > 1:
                return False
        for world, found in zip(self.worlds[:_SAMPLES], self.found, strict=False):
            cells = [cell for cell in product(names, places) if found[cell[1]][cell[0]] > known[cell]]
            one, other = (cells[self.chance.below(len(cells))] for _ in range(2))
            if one[0] != other[0] and one[1] != other[1] and self.exchanged(world, one, other) is None:
                return False
        return True

    def _fail(self, text: str) -> NoReturn:
        self.setting.fail(f"imagine for seat {self.seat} is not fair: {text}")

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
