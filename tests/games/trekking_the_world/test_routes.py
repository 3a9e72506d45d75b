"""Exact movement, held against a search that simply tries every way."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baluchon.games.trekking_the_world.components import LINKS, MAX_SEATS, MOST_LINKS, PLACE_IDS, PLACES, WORLD
from baluchon.games.trekking_the_world.routes import SHORT, Routes
from baluchon.kernel.bits import BIT, mask_of, members
from baluchon.kernel.chance import FastChance

Link = tuple[int, int]


def every_way(links: list[Link], start: int, barred: set[int], most: int) -> Iterator[list[int]]:
    """All ways from a start: the places they come by, one by one. No link twice, no barred place."""
    near: dict[int, list[int]] = {}
    for a, b in links:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)

    def go_on(way: list[int], used: frozenset[frozenset[int]]) -> Iterator[list[int]]:
        if len(way) > 1:
            yield way[1:]
        if len(way) <= most:
            for to in near.get(way[-1], []):
                link = frozenset((way[-1], to))
                if link not in used and to not in barred:
                    yield from go_on([*way, to], used | {link})

    yield from go_on([start], frozenset())


def ends_by_length(links: list[Link], start: int, barred: set[int], most: int) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {length: set() for length in range(1, most + 1)}
    for way in every_way(links, start, barred, most):
        found[len(way)].add(way[-1])
    return {length: ends - {start} for length, ends in found.items()}


def check(routes: Routes, links: list[Link], start: int, barred: set[int], most: int) -> None:
    """All that can be asked about ways from a start, against the search."""
    expected = ends_by_length(links, start, barred, most)
    mask = mask_of(sorted(barred))
    for length, ends in expected.items():
        assert set(members(routes.ends(start, mask, BIT[length]))) == ends
        for end in range(routes.places):
            if end != start and end not in barred:
                assert routes.lengths(start, end, mask, BIT[length]) == (BIT[length] if end in ends else 0)
    pairs = [(a, b) for a in expected for b in expected if a < b]
    for a, b in pairs[:: max(1, len(pairs) // 6)]:
        assert set(members(routes.ends(start, mask, BIT[a] | BIT[b]))) == expected[a] | expected[b]
    short = set[int]().union(*(ends for length, ends in expected.items() if length <= 3))
    assert set(members(routes.within(start, mask, min(3, most)))) == short


@st.composite
def maps(draw: st.DrawFn) -> tuple[int, list[Link]]:
    places = draw(st.integers(2, 9))
    all_links = [(a, b) for b in range(places) for a in range(b)]
    links = draw(st.lists(st.sampled_from(all_links), unique=True, max_size=13))
    return places, links


@given(maps(), st.data())
@settings(max_examples=150)
def test_small_maps(drawn: tuple[int, list[Link]], data: st.DataObject) -> None:  # TW-M2, TW-M3
    """Any map at all: with bridges, dead ends, pieces that hang together with nothing, long ways round."""
    places, links = drawn
    start = data.draw(st.integers(0, places - 1))
    barred = data.draw(st.sets(st.integers(0, places - 1), max_size=4)) - {start}
    check(Routes(places, links, 11), links, start, barred, 11)


@pytest.mark.parametrize("seed", range(12))
def test_the_real_map(seed: int) -> None:  # TW-M2, TW-M3, TW-M4
    chance = FastChance(seed)
    start, *others = [chance.below(PLACES) for _ in range(1 + seed % 5)]
    check(WORLD, LINKS, start, {place for place in others if place != start}, SHORT + 2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_the_real_map_with_long_ways(seed: int) -> None:  # TW-M2, TW-M3
    """Trekkers close around the start keep the number of ways small enough to try all of them."""
    chance = FastChance(1000 + seed)
    start = chance.below(PLACES)
    close = members(WORLD.within(start, 0, 2))
    barred = {close[chance.below(len(close))] for _ in range(4)}
    check(WORLD, LINKS, start, barred, SHORT + 4)


def test_a_link_is_used_once_per_move() -> None:  # TW-M2
    """Two places and one link: one can go there, but not there and back and there again."""
    pair = Routes(2, [(0, 1)], 15)
    assert members(pair.lengths(0, 1, 0, BIT[16] - 1)) == [1]
    triangle = Routes(3, [(0, 1), (1, 2), (0, 2)], 15)
    assert members(triangle.lengths(0, 1, 0, BIT[16] - 1)) == [1, 2]


def test_places_may_be_passed_again_and_the_way_need_not_be_the_shortest() -> None:  # TW-M2
    """A tail with a triangle at the start: round the triangle first, then along the tail."""
    links = [(0, 1), (1, 2), (0, 2), (0, 3)]
    assert members(Routes(4, links, 15).lengths(0, 3, 0, BIT[16] - 1)) == [1, 4]
    assert Routes(4, links, 15).way(0, 3, 0, 4) in ([1, 2, 0, 3], [2, 1, 0, 3])


def test_a_way_is_lawful() -> None:  # TW-M7
    """The way that is shown has the asked length, follows links, uses none twice and avoids the barred places."""
    chance = FastChance(5)
    links = {frozenset(link) for link in LINKS}
    shown = 0
    for _ in range(300):
        start, end, *others = [chance.below(PLACES) for _ in range(4)]
        barred = mask_of([place for place in others if place != start])
        length = 1 + chance.below(MOST_LINKS)
        way = WORLD.way(start, end, barred, length)
        assert bool(way) == (WORLD.lengths(start, end, barred, BIT[length]) != 0)
        if not way:
            continue
        steps = [frozenset(step) for step in zip([start, *way[:-1]], way, strict=True)]
        assert len(way) == length
        assert way[-1] == end
        assert set(steps) <= links
        assert len(set(steps)) == len(steps)
        assert not any(BIT[place] & barred for place in way)
        shown += 1
    assert shown > 200


def test_the_start_is_never_an_end() -> None:  # TW-M2
    """Not even by a round trip."""
    dallas = PLACE_IDS.index("airport-dallas")
    assert not WORLD.ends(dallas, 0, BIT[3]) & BIT[dallas]
    assert WORLD.lengths(dallas, dallas, 0, BIT[16] - 1) == 0
    assert WORLD.way(dallas, dallas, 0, 3) == []


def shortest_way(start: int, end: int, barred: int) -> list[int]:
    """The places of a shortest way round the barred ones, without the start; empty if there is none."""
    came_from = {start: start}
    edge = [start]
    while edge and end not in came_from:
        reached = [(to, at) for at in edge for to in members(WORLD.near(at) & ~barred) if to not in came_from]
        came_from = dict(reached) | came_from
        edge = list(dict(reached))
    way: list[int] = []
    at = end
    while end in came_from and at != start:
        way.insert(0, at)
        at = came_from[at]
    return way


def longest_detour(start: int, end: int, barred: int, others: int, known: dict[int, int]) -> int:
    """How long the shortest way can become when so many others may stand anywhere.

    A shortest way stays open unless somebody stands on it: to make it longer, one of them must. So only the places of
    one shortest way need to be tried, then those of the next best, and nothing is left out.
    """
    if barred not in known:
        way = shortest_way(start, end, barred)
        known[barred] = len(way)
        if others:
            detours = [longest_detour(start, end, barred | BIT[at], others - 1, known) for at in way[:-1]]
            known[barred] = max(len(way), *detours, 0)
    return known[barred]


def test_sixteen_links_are_enough_from_ilulissat() -> None:  # TW-M8
    start = PLACE_IDS.index("ilulissat-icefjord")
    longest = [longest_detour(start, end, 0, MAX_SEATS - 1, {}) for end in range(PLACES) if end != start]
    assert max(longest) == MOST_LINKS == 16


@pytest.mark.soak
@pytest.mark.parametrize("start", range(PLACES))
def test_sixteen_links_are_enough_from_everywhere_with_four_others_anywhere(start: int) -> None:  # TW-M8
    for end in range(start):
        assert longest_detour(start, end, 0, MAX_SEATS - 1, {}) <= MOST_LINKS


def test_distances() -> None:
    dallas, dubai = PLACE_IDS.index("airport-dallas"), PLACE_IDS.index("airport-dubai")
    assert WORLD.distance(dallas, dallas) == 0
    assert WORLD.distance(dallas, PLACE_IDS.index("old-havana")) == 1
    assert WORLD.distance(dallas, dubai) == WORLD.distance(dubai, dallas)
    assert max(WORLD.distance(a, b) for a in range(PLACES) for b in range(PLACES)) == 8  # TW-M8


def test_a_map_has_its_limit() -> None:
    with pytest.raises(ValueError, match="at most 62 places"):
        Routes(63, [], 15)
