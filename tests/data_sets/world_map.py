"""What must hold for the map of Trekking the World: how places hang together, and that they can be drawn."""

import math
from collections import defaultdict, deque
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tests.data_sets.data_set import DataSet, Row

Point = tuple[float, float]
Piece = tuple[Point, Point]
Link = tuple[str, str]


class Map:
    """Places with their positions on the flat map, and the links between them."""

    def __init__(self, places: list[Row], links: list[Row], west: float) -> None:
        self.points = {place["id"]: _point(place, west) for place in places}
        self.airports = [place["id"] for place in places if place["kind"] == "airport"]
        self.links = [(link["a"], link["b"]) for link in links]
        self.known = [link for link in self.links if set(link) <= set(self.points)]


def _point(place: Row, west: float) -> Point:
    lon = float(place["lon"])
    return (lon + 360 if lon < west else lon, float(place["lat"]))


def check_map(data: DataSet, world: Map) -> None:
    """All that must hold."""
    for a, b in world.links:
        data.need(a in world.points and b in world.points, f"link {a}-{b}: an unknown place")
        data.need(a != b, f"link {a}-{b}: a loop")
    data.unique("link", [tuple(sorted(link)) for link in world.links])
    data.same("links", len(world.links), 99)
    _check_shape(data, world)
    _check_drawing(data, world)


class Ways(NamedTuple):
    near: dict[str, set[str]]
    distances: dict[str, dict[str, int]]
    """By two places: how many links they are apart."""
    cutting: list[str]
    """Places without which the map falls in two."""


@cache
def ways(ids: tuple[str, ...], links: tuple[Link, ...]) -> Ways:
    """How places hang together; kept, since most data that is spoilt is spoilt elsewhere."""
    near: defaultdict[str, set[str]] = defaultdict(set)
    for a, b in links:
        near[a].add(b)
        near[b].add(a)

    def distances(start: str, without: str = "") -> dict[str, int]:
        found, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            for there in sorted(near[here]):
                if there != without and there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    starts = {id: ids[0] if id != ids[0] else ids[1] for id in ids}
    cutting = [id for id in ids if len(distances(starts[id], without=id)) < len(ids) - 1]
    return Ways(near, {id: distances(id) for id in ids}, cutting)


def _check_shape(data: DataSet, world: Map) -> None:
    ids = list(world.points)
    near, distances, cutting = ways(tuple(ids), tuple(world.known))
    data.need(all(len(found) == len(ids) for found in distances.values()), "the map does not hang together")
    degrees = {id: len(near[id]) for id in ids}
    data.need(all(2 <= degree <= 6 for degree in degrees.values()), "a place has fewer than 2 or more than 6 links")
    mean = sum(degrees.values()) / len(ids)
    data.need(3.3 <= mean <= 3.8, f"{mean:.2f} links a place")
    data.need(all(3 <= degrees[id] <= 5 for id in world.airports), "an airport has fewer than 3 or more than 5 links")
    data.need(not cutting, f"{cutting} cut the map in two")
    first = distances[ids[0]]
    odd = any((first.get(a, 0) - first.get(b, 1)) % 2 == 0 for a, b in world.known)
    data.need(odd, "all ways between two places have odd lengths, or all have even ones")
    farthest = max(max(found.values()) for found in distances.values())
    data.need(8 <= farthest <= 12, f"the farthest places are {farthest} links apart")


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _parts(one: Piece, other: Piece) -> bool:
    """Whether the ends of one line lie on different sides of the other."""
    return _turn(*one, other[0]) * _turn(*one, other[1]) < 0


def _gap(point: Point, piece: Piece) -> float:
    """How close a line passes by a point."""
    (ax, ay), (bx, by) = piece
    dx, dy = bx - ax, by - ay
    along = dx * dx + dy * dy
    part = max(0.0, min(1.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / along)) if along else 0.0
    return math.dist(point, (ax + part * dx, ay + part * dy))


def _pieces(p: Point, q: Point) -> list[Piece]:
    """The straight line of a link, in two copies if it runs over the edge of the map."""
    p, q = sorted((p, q))
    if q[0] - p[0] <= 180:
        return [(p, q)]
    return [(q, (p[0] + 360, p[1])), ((q[0] - 360, q[1]), p)]


class Drawing(NamedTuple):
    crossing: list[tuple[Link, Link]]
    over: int
    """How many links run over the edge of the map."""
    closest: float
    """How far the two nearest places are apart, in degrees."""
    grazing: dict[Link, float]
    """How close a link passes by a place that is not its own."""


@cache
def drawing(points: tuple[tuple[str, Point], ...], links: tuple[Link, ...]) -> Drawing:
    """The map with straight lines; kept, since most data that is spoilt is spoilt elsewhere."""
    at = dict(points)
    drawn = {(a, b): _pieces(at[a], at[b]) for a, b in links}
    return Drawing(
        [
            (one, other)
            for one, other in combinations(drawn, 2)
            if not set(one) & set(other)
            if any(_parts(s, t) and _parts(t, s) for s in drawn[one] for t in drawn[other])
        ],
        sum(len(pieces) == 2 for pieces in drawn.values()),
        min(math.dist(a, b) for a, b in combinations(at.values(), 2)),
        {
            link: min(_gap(point, piece) for id, point in points if id not in link for piece in pieces)
            for link, pieces in drawn.items()
        },
    )


def _check_drawing(data: DataSet, world: Map) -> None:
    crossing, over, closest, grazing = drawing(tuple(world.points.items()), tuple(world.known))
    data.need(not crossing, f"links cross: {crossing}")
    data.need(over >= 2, f"{over} links run over the edge of the map")
    data.need(closest >= 8, f"two places are only {closest:.1f} degrees apart")
    for link, gap in grazing.items():
        data.need(gap >= 4, f"{link} passes a foreign place at {gap:.1f} degrees")
