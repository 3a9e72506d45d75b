"""What must hold for the data of Le jeu du tour du monde."""

import re
from collections import Counter, deque
from fractions import Fraction

from tests.data_sets.data_set import DataSet, Row

PACKAGE = "baluchon.games.tour_du_monde"
LANGUAGES = ("en", "fr", "de")
COUNTRIES = [
    *("id", "kind", "iso2", "gold", "points", "lat", "lon"),
    *(f"entry_{language}" for language in LANGUAGES),
    *(f"country_{language}" for language in LANGUAGES),
    "continent",
]
SECONDARIES = ["id", "country", "points", "lat", "lon", *(f"name_{language}" for language in LANGUAGES)]
CONTINENTS = {"europe", "africa", "asia", "north-america", "south-america", "oceania"}
GOLD = {"france": "Paris", "russia": "Moscow", "united-states": "New York", "india": "Delhi", "china": "Beijing"}
ISLANDS = {"tahiti": "PF", "hawaii": "US", "easter-island": "CL"}
JOKERS, PLUS_ONES, CARDS = 2, 4, 106
MOST_STEPS = 6
KEBAB = re.compile(r"[a-z]+(-[a-z]+)*\Z")
ISO_3166_1 = set(
    re.findall(
        r"[A-Z]{2}",
        """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
    CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
    GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO
    JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
    MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
    RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV
    TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """,
    )
)
Neighbours = dict[str, set[str]]


def check(data: DataSet) -> None:
    """All that must hold."""
    nodes = data.rows("countries.csv", COUNTRIES)
    links = data.rows("connections.csv", ["a", "b"])
    secondaries = data.rows("secondaries.csv", SECONDARIES)
    _check_counts(data, nodes, secondaries)
    _check_names(data, nodes, secondaries)
    _check_countries(data, nodes)
    _check_secondaries(data, nodes, secondaries)
    neighbours = _check_links(data, nodes, links)
    steps = {start: steps_from(start, neighbours) for start in GOLD if start in neighbours}
    _check_steps(data, neighbours, nodes, steps)
    _check_known(data, neighbours, nodes, secondaries)
    if not data.faults:
        _check_points(data, neighbours, nodes, secondaries, steps)


def _of_kind(nodes: list[Row], kind: str) -> list[Row]:
    return [node for node in nodes if node["kind"] == kind]


def _check_counts(data: DataSet, nodes: list[Row], secondaries: list[Row]) -> None:
    data.same("countries", len(_of_kind(nodes, "country")), 65)
    data.same("islands", len(_of_kind(nodes, "island")), 3)
    data.need(all(node["kind"] in ("country", "island") for node in nodes), "a kind is neither country nor island")
    data.same("secondary destinations", len(secondaries), 32)
    data.same("cards", len(nodes) + len(secondaries) + JOKERS + PLUS_ONES, CARDS)


def _check_names(data: DataSet, nodes: list[Row], secondaries: list[Row]) -> None:
    countries = _of_kind(nodes, "country")
    data.unique("id", [row["id"] for row in nodes + secondaries])
    data.unique("ISO code of a country", [row["iso2"] for row in countries])
    data.unique("position", [(row["lat"], row["lon"]) for row in nodes + secondaries])
    for language in LANGUAGES:
        data.unique(f"country_{language}", [row[f"country_{language}"] for row in countries])
        entries = [row[f"entry_{language}"] for row in nodes]
        data.unique(f"name of a card ({language})", entries + [row[f"name_{language}"] for row in secondaries])
    for row in nodes + secondaries:
        data.need(KEBAB.match(row["id"]), f"id {row['id']} is not kebab-case")


def _check_place(data: DataSet, row: Row) -> None:
    try:
        lat, lon = float(row["lat"]), float(row["lon"])
    except ValueError:
        data.need(False, f"{row['id']}: coordinates are no numbers")
    else:
        data.need(-90 <= lat <= 90 and -180 <= lon <= 180, f"{row['id']}: coordinates out of range")
        data.need((lat, lon) != (0, 0), f"{row['id']}: coordinates not set")
    points = row["points"]
    data.need(re.match(r"[1-9]?[05]\Z", points) and points != "0", f"{row['id']}: {points} is no multiple of 5")


def _check_countries(data: DataSet, nodes: list[Row]) -> None:
    for row in nodes:
        _check_place(data, row)
        data.need(row["iso2"] in ISO_3166_1, f"{row['id']}: {row['iso2']} is not in ISO 3166-1")
        data.need(row["gold"] in ("0", "1"), f"{row['id']}: gold is {row['gold']}")
        data.need(row["continent"] in CONTINENTS, f"{row['id']}: continent {row['continent']}")
    continents = {row["continent"] for row in _of_kind(nodes, "country")}
    data.need(continents >= CONTINENTS, f"no country in {CONTINENTS - continents}")
    data.same("gold stars", {row["id"]: row["entry_en"] for row in nodes if row["gold"] == "1"}, GOLD)
    data.same("islands by code", {row["id"]: row["iso2"] for row in _of_kind(nodes, "island")}, ISLANDS)


def _check_secondaries(data: DataSet, nodes: list[Row], secondaries: list[Row]) -> None:
    countries = {row["id"] for row in _of_kind(nodes, "country")}
    for row in secondaries:
        _check_place(data, row)
        data.need(row["country"] in countries, f"{row['id']}: {row['country']} is none of the countries")
        data.need(row["points"] in ("10", "15"), f"{row['id']}: points {row['points']}")
    most = max(Counter(row["country"] for row in secondaries).values())
    data.need(most <= 3, f"a country has {most} secondary destinations")


def _check_links(data: DataSet, nodes: list[Row], links: list[Row]) -> Neighbours:
    kinds = {node["id"]: node["kind"] for node in nodes}
    neighbours: Neighbours = {node["id"]: set() for node in nodes}
    pairs = [(row["a"], row["b"]) for row in links]
    for a, b in pairs:
        known = a in neighbours and b in neighbours
        data.need(known, f"connection {a},{b}: an unknown id")
        data.need(a != b, f"connection {a},{b}: to itself")
        data.need(a <= b, f"connection {a},{b}: not in alphabetical order")
        if known:
            neighbours[a].add(b)
            neighbours[b].add(a)
    data.unique("connection", [tuple(sorted(pair)) for pair in pairs])
    data.need(pairs == sorted(pairs), "connections.csv is not sorted")
    for here, others in neighbours.items():
        least, most = (2, 4) if kinds[here] == "island" else (1, 9)
        data.need(least <= len(others) <= most, f"{here}: {len(others)} connections")
    return neighbours


def steps_from(start: str, neighbours: Neighbours) -> dict[str, int]:
    """By place: how many connections away it is."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in sorted(neighbours[here]):
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def _check_steps(data: DataSet, neighbours: Neighbours, nodes: list[Row], steps: dict[str, dict[str, int]]) -> None:
    for start, reached in steps.items():
        data.need(len(reached) == len(neighbours), f"not everything is reached from {start}")
        farthest = max(reached.values())
        data.need(farthest <= MOST_STEPS, f"something is {farthest} steps from {start}")


def _check_known(data: DataSet, neighbours: Neighbours, nodes: list[Row], secondaries: list[Row]) -> None:
    """What the rulebook says of single cards."""
    by_id = {node["id"]: node for node in nodes}
    data.need("united-kingdom" in neighbours["france"], "France does not connect to the United Kingdom")
    data.need("portugal" in neighbours["spain"], "Spain does not connect to Portugal")
    data.need(float(by_id["portugal"]["lon"]) < float(by_id["spain"]["lon"]), "Portugal is not west of Spain")
    chamonix = [row["country"] for row in secondaries if row["id"] == "chamonix"]
    data.same("the country of Chamonix", chamonix, ["france"])


def _check_points(
    data: DataSet, neighbours: Neighbours, nodes: list[Row], secondaries: list[Row], steps: dict[str, dict[str, int]]
) -> None:
    """Points follow from how far a place is from the starts and how few connections it has."""
    for row in nodes:
        far = Fraction(sum(reached[row["id"]] for reached in steps.values()), len(steps))
        effort = far + Fraction(2, len(neighbours[row["id"]]))
        if row["kind"] == "island":
            points = 20 if effort <= 3 else 25
        else:
            points = 5 if effort <= 3 else 10 if effort < 4 else 15 if effort < 5 else 20
        data.same(f"points of {row['id']}", row["points"], str(points))
    cheap = {node["id"] for node in nodes if node["points"] == "5"}
    for row in secondaries:
        data.same(f"points of {row['id']}", row["points"], "10" if row["country"] in cheap else "15")
